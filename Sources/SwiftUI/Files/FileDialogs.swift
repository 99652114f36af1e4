import Foundation
import UniformTypeIdentifiers
import ViewCatalog
import ViewRuntime

// Files are chosen in a window of the system's, and there is none: nothing is chosen, and nobody is asked.

/// What a program keeps in one file.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// A file, or a folder of files, with its contents.
open class FileWrapper {
  open var regularFileContents: Data?
  open var fileWrappers: [String: FileWrapper]?
  open var preferredFilename: String?
  open var filename: String?
  open var isRegularFile: Bool { regularFileContents != nil }
  open var isDirectory: Bool { fileWrappers != nil }
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  public init(directoryWithFileWrappers wrappers: [String: FileWrapper]) { fileWrappers = wrappers }
  public init(url: URL) throws {
    regularFileContents = try Data(contentsOf: url)
    filename = url.lastPathComponent
  }
}

extension View {
  nonisolated func withoutFiles() -> Self {
    Reports.once("files are neither opened nor saved here: there is no window to choose them in")
    return self
  }

  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { withoutFiles() }

  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { withoutFiles() }

  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { withoutFiles() }

  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { withoutFiles() }

  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { withoutFiles() }

  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { withoutFiles() }

  /// Takes what is dropped on this view, whatever its type: what is carried here knows none.
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: types, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropDestination(
        accepts: { _ in true }, perform: { item, point, _ in action(item.providers, point) },
        targetedChanged: { targeted, _, _ in isTargeted?.wrappedValue = targeted }))
  }

  /// By identifiers, as before there were types of files.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
  nonisolated public func onDrop<D: DropDelegate>(
    of supportedTypes: [String], delegate: D
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  nonisolated public func onDrop<D: DropDelegate>(of types: [UTType], delegate: D) -> some View {
    modifier(
      DropDestination(
        accepts: { delegate.validateDrop(info: DropInfo($0, .zero)) },
        perform: { item, point, _ in delegate.performDrop(info: DropInfo(item, point)) },
        targetedChanged: { targeted, item, point in
          let info = DropInfo(item, point)
          if targeted { delegate.dropEntered(info: info) } else { delegate.dropExited(info: info) }
        },
        moved: { _ = delegate.dropUpdated(info: DropInfo($0, $1)) }))
  }

  nonisolated public func importsItemProviders(
    _ types: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }
  nonisolated public func pasteDestination<T: Transferable>(
    for type: T.Type, action: @escaping ([T]) -> Void
  ) -> some View { self }
}

extension ForEach where Content: View {
  /// Takes what is dropped between the rows, whatever its type.
  ///
  /// - Parameter action: gets the number of the row before which it was dropped, and what was.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    takingDrops(accepts: { _ in true }) { action($1, $0.providers) }
  }

  @_disfavoredOverload
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    takingDrops(accepts: { _ in true }) { action($1, $0.providers) }
  }
}

public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

public struct DropProposal: Sendable {
  public let operation: DropOperation
  /// What is done with what was dragged out of the program.
  public let operationOutsideApplication: DropOperation?
  public init(operation: DropOperation) { self.init(withinApplication: operation) }
  public init(
    withinApplication: DropOperation, outsideApplication: DropOperation? = nil
  ) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

public struct DropInfo {
  private let item: DragItem
  /// In points of the view on which it is dropped.
  public let location: CGPoint

  fileprivate init(_ item: DragItem, _ location: CGPoint) {
    self.item = item
    self.location = location
  }

  public func hasItemsConforming(to types: [UTType]) -> Bool { !item.values.isEmpty }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { item.providers }
}

/// Takes what is dropped on a view.
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
