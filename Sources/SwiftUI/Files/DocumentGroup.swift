import Foundation
import Hosting
import UniformTypeIdentifiers
import ViewCatalog
import ViewRuntime

/// A document that is an object: it is observed, and saved by snapshots.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is open, for the view that edits it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  /// Nil for a document that has not been saved, as none is here.
  public var fileURL: URL?
  public var isEditable: Bool
}

/// A document that is open and an object, for the view that edits it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// Opens, edits and saves documents. Here a new one is edited, or the first file among the program's resources that it can
/// read is shown; nothing is saved, which is said.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  private let window: AnyView?

  package var firstWindow: AnyView? { window }

  private init(_ window: AnyView?) {
    Reports.once(
      "a document group shows one document: there is nobody to choose files, and none are saved")
    self.window = window
  }
}

extension DocumentGroup where Document: FileDocument {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(AnyView(DocumentEditor(document: newDocument(), fileURL: nil, editor: editor)))
  }

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let found = FoundDocument.first(of: Document.readableContentTypes) {
      try Document(configuration: $0)
    }
    self.init(
      found.map {
        AnyView(DocumentEditor(document: $0.document, fileURL: $0.url, editor: viewer))
      })
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(AnyView(ReferenceEditor(document: newDocument(), fileURL: nil, editor: editor)))
  }

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let found = FoundDocument.first(of: Document.readableContentTypes) {
      try Document(configuration: $0)
    }
    self.init(
      found.map {
        AnyView(ReferenceEditor(document: $0.document, fileURL: $0.url, editor: viewer))
      })
  }
}

/// A file among the program's resources that a document was read from.
private struct FoundDocument<Document> {
  let document: Document
  let url: URL

  /// The first that can be read, by type and then by name.
  static func first(
    of types: [UTType], reading read: (FileDocumentReadConfiguration) throws -> Document
  ) -> Self? {
    for type in types {
      let urls = Bundle.main.urls(
        forResourcesWithExtension: type.preferredFilenameExtension, subdirectory: nil)
      for url in (urls ?? []).map({ $0 as URL }).sorted(by: { $0.path < $1.path }) {
        guard let file = try? FileWrapper(url: url),
          let document = try? read(FileDocumentReadConfiguration(contentType: type, file: file))
        else { continue }
        return Self(document: document, url: url)
      }
    }
    Reports.once("no document is shown: none among the program's resources could be read")
    return nil
  }
}

/// The screen of a document: its name in the bar, and what edits it.
private struct DocumentScreen<Content: View>: View {
  let fileURL: URL?
  @ViewBuilder let content: Content

  var body: some View {
    NavigationStack {
      content.navigationTitle(fileURL?.deletingPathExtension().lastPathComponent ?? "Untitled")
        .navigationBarTitleDisplayMode(.inline)
    }
    .environment(
      \.documentConfiguration,
      DocumentConfiguration(fileURL: fileURL, isEditable: fileURL == nil))
  }
}

private struct DocumentEditor<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let fileURL: URL?
  let editor: (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    DocumentScreen(fileURL: fileURL) {
      editor(
        FileDocumentConfiguration(
          document: $document, fileURL: fileURL, isEditable: fileURL == nil))
    }
  }
}

private struct ReferenceEditor<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject var document: Document
  let fileURL: URL?
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: Document, fileURL: URL?,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document)
    self.fileURL = fileURL
    self.editor = editor
  }

  var body: some View {
    DocumentScreen(fileURL: fileURL) {
      editor(
        ReferenceFileDocumentConfiguration(
          document: document, fileURL: fileURL, isEditable: fileURL == nil))
    }
  }
}

extension View {
  /// Nothing is saved here, which is said once.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { withoutFiles() }

  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, documents: [D], contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { withoutFiles() }
}
