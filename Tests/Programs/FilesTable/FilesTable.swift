import SwiftUI
import UniformTypeIdentifiers

struct FileItem: Identifiable, Hashable, Codable, Transferable {
  var id = UUID()
  var name: String
  var size: Int64
  var modified: Date
  var kind: String
  var children: [FileItem]?
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .fileItem)
    ProxyRepresentation(exporting: \.name)
  }
}
extension UTType {
  static let fileItem = UTType(exportedAs: "org.example.fileitem", conformingTo: .json)
}

struct TextDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, .commaSeparatedText] }
  var text = ""
  init(text: String = "") { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    text = string
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct ContentView: View {
  @State private var files = [
    FileItem(name: "Report.pdf", size: 1_240_000, modified: .now, kind: "PDF"),
    FileItem(
      name: "Photos", size: 0, modified: .now.addingTimeInterval(-90000), kind: "Folder",
      children: [
        FileItem(name: "Beach.heic", size: 3_400_000, modified: .now, kind: "Image"),
        FileItem(name: "Hill.heic", size: 2_800_000, modified: .now, kind: "Image"),
      ]),
    FileItem(
      name: "Budget.csv", size: 8_200, modified: .now.addingTimeInterval(-3600), kind: "Table"),
  ]
  @State private var order = [KeyPathComparator(\FileItem.name, comparator: .localizedStandard)]
  @State private var selection: Set<FileItem.ID> = []
  @SceneStorage("columns") private var columns: TableColumnCustomization<FileItem>
  @State private var inspector = true
  @State private var importing = false
  @State private var exporting = false
  @State private var targeted = false
  @State private var query = ""
  @State private var tokens: [Token] = []
  enum Token: String, CaseIterable, Identifiable { case image, pdf; var id: Self { self } }
  var body: some View {
    NavigationSplitView {
      List(files, children: \.children, selection: $selection) { file in
        Label(file.name, systemImage: file.children == nil ? "doc" : "folder").draggable(file) {
          Label(file.name, systemImage: "doc").padding().background(.regularMaterial)
        }
      }
      .navigationTitle("Files")
      .navigationSplitViewColumnWidth(min: 180, ideal: 220)
    } detail: {
      Table(
        of: FileItem.self, selection: $selection, sortOrder: $order, columnCustomization: $columns
      ) {
        TableColumn("Name", value: \.name) { file in Label(file.name, systemImage: "doc") }
          .customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("Size", value: \.size) {
          Text($0.size, format: .byteCount(style: .file)).monospacedDigit()
        }.width(min: 60, ideal: 80, max: 120).alignment(.trailing).customizationID("size")
        TableColumn("Modified", value: \.modified) { Text($0.modified, style: .date) }
          .customizationID("modified").defaultVisibility(.hidden)
        TableColumn("Kind", value: \.kind).width(90).customizationID("kind")
      } rows: {
        ForEach(files) { file in
          TableRow(file).draggable(file).contextMenu {
            Button("Delete", role: .destructive) { files.removeAll { $0.id == file.id } }
          }
        }
        .dropDestination(for: FileItem.self) { index, items in
          files.insert(contentsOf: items, at: index)
        }
      }
      .onChange(of: order) { _, new in files.sort(using: new) }
      .tableStyle(.inset)
      .inspector(isPresented: $inspector) {
        Form {
          if let id = selection.first, let file = files.first(where: { $0.id == id }) {
            LabeledContent("Name", value: file.name);
            LabeledContent("Size", value: file.size, format: .byteCount(style: .file))
          } else {
            Text("Nothing selected").foregroundStyle(.secondary)
          }
          RoundedRectangle(cornerRadius: 12).strokeBorder(
            targeted ? Color.accentColor : .secondary, style: StrokeStyle(lineWidth: 2, dash: [6])
          ).frame(height: 100)
            .overlay { Text("Drop here") }
            .dropDestination(for: FileItem.self) { items, location in
              files.append(contentsOf: items); return true
            } isTargeted: {
              targeted = $0
            }
            .onDrop(of: [.fileURL, .text], isTargeted: $targeted) { providers in
              providers.first?.loadObject(ofClass: NSString.self) { string, error in } != nil
            }
        }
        .inspectorColumnWidth(min: 200, ideal: 240, max: 320)
      }
      .toolbar {
        Button("Import", systemImage: "square.and.arrow.down") { importing = true }
        Button("Export", systemImage: "square.and.arrow.up") { exporting = true }
        Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $inspector)
      }
      .searchable(
        text: $query, tokens: $tokens, suggestedTokens: .constant(Token.allCases),
        isPresented: .constant(false)
      ) { token in Label(token.rawValue, systemImage: "tag") }
      .searchScopes($query) {
        Text("All").tag(""); Text("Recent").tag("recent")
      }
      .fileImporter(
        isPresented: $importing, allowedContentTypes: [.plainText], allowsMultipleSelection: true
      ) { result in
        switch result {
        case .success(let urls):
          for url in urls {
            guard url.startAccessingSecurityScopedResource() else { continue };
            defer { url.stopAccessingSecurityScopedResource() }
            files.append(
              FileItem(
                name: url.lastPathComponent,
                size: Int64((try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0),
                modified: .now, kind: url.pathExtension))
          }
        case .failure(let error): print(error)
        }
      }
      .fileExporter(
        isPresented: $exporting, document: TextDocument(text: "hello"), contentType: .plainText,
        defaultFilename: "files.txt"
      ) { _ in }
      .onKeyPress(.delete) {
        files.removeAll { selection.contains($0.id) }; return .handled
      }
    }
  }
}
