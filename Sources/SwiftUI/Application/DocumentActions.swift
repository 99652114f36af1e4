import Foundation
import UniformTypeIdentifiers
import ViewCatalog
import ViewRuntime

// Documents in windows of their own: a program has one window here, with one document.

/// Opens a window with a new document.
nonisolated public struct NewDocumentAction: Sendable {
  private func tell() {
    Reports.once("newDocument opens nothing here: a program has one window")
  }

  @MainActor public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping () -> D
  ) { tell() }
  @MainActor public func callAsFunction<D: ReferenceFileDocument>(
    _ newDocument: @escaping () -> D
  ) { tell() }
  @MainActor public func callAsFunction(contentType: UTType) { tell() }
}

/// Opens a window with the document of a file.
nonisolated public struct OpenDocumentAction: Sendable {
  /// - Throws: always: there is no window to open it in.
  @MainActor public func callAsFunction(at url: URL) async throws {
    Reports.once("openDocument opens nothing here: a program has one window")
    throw CocoaError(.fileReadUnknown)
  }
}

/// Puts another window in place of this one.
nonisolated public struct PushWindowAction: Sendable {
  private func tell() {
    Reports.once("pushWindow opens nothing here: a program has one window")
  }

  @MainActor public func callAsFunction(id: String) { tell() }
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { tell() }
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { tell() }
}

/// The document that is open in the window around.
nonisolated public struct DocumentConfiguration: Sendable {
  /// Nil for a document that has not been saved.
  public let fileURL: URL?
  public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  public var pushWindow: PushWindowAction { PushWindowAction() }

  /// That of the document group around; nil outside of one.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}

extension View {
  /// Shows a document in the title of its screen, which its name alone stands in here.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  nonisolated public func navigationDocument<D: Transferable, Picture, Icon>(
    _ document: D, preview: SharePreview<Picture, Icon>
  ) -> some View { self }

  nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }
}

extension OpenURLAction {
  /// Opens an address, if possible in the program itself, which has no browser here.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }
}

extension OpenURLAction.Result {
  public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Self { .systemAction }
}
