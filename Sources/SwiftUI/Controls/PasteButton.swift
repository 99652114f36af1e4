import Foundation
import UniformTypeIdentifiers
import ViewCatalog
import ViewRuntime

/// A button that hands what was copied to the program.
nonisolated public struct PasteButton: View {
  private let paste: @MainActor () -> Void

  /// Hands over text or a link, where one was copied.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    // Run where buttons act, on the main thread.
    nonisolated(unsafe) let onPaste = onPaste
    paste = {
      let pasteboard = UIPasteboard.general
      let values: [Any?] = [pasteboard.string, pasteboard.string.flatMap { URL(string: $0) }]
      if let value = values.lazy.compactMap({ $0 as? T }).first { onPaste([value]) }
    }
  }

  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    // Run where buttons act, on the main thread.
    nonisolated(unsafe) let payloadAction = payloadAction
    paste = {
      if let text = UIPasteboard.general.string { payloadAction([NSItemProvider(object: text)]) }
    }
  }

  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(supportedContentTypes: supportedContentTypes) { providers in
      if let payload = validator(providers) { payloadAction(payload) }
    }
  }

  /// By the identifiers of the types.
  public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(
      supportedContentTypes: supportedTypes.compactMap { UTType($0) }, payloadAction: payloadAction)
  }

  public init<Payload>(
    supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(
      supportedContentTypes: supportedTypes.compactMap { UTType($0) }, validator: validator,
      payloadAction: payloadAction)
  }

  @MainActor public var body: some View {
    Button {
      paste()
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}
