import Foundation
import Inert
import SwiftUI

/// What a picture is to show.
public struct ImagePlaygroundConcept: Hashable, Sendable {
  private let words: String
  public static func text(_ text: String) -> Self { Self(words: text) }
  public static func extracted(from text: String, title: String? = nil) -> Self {
    Self(words: text)
  }
  public static func image(_ url: URL) -> Self? { Self(words: url.absoluteString) }
}

/// How a picture is to look.
public struct ImagePlaygroundStyle: Hashable, Identifiable, Sendable {
  public let id: String
  public static let animation = Self(id: "animation")
  public static let illustration = Self(id: "illustration")
  public static let sketch = Self(id: "sketch")
  public static let externalProvider = Self(id: "externalProvider")
  public static let all: [Self] = [.animation, .illustration, .sketch]
}

/// Makes pictures of words: none can be made here, and each try says so.
public final class ImageCreator: Sendable {
  public enum Error: Swift.Error, Hashable, Sendable {
    case notSupported, unavailable, creationCancelled, creationFailed, faceInImageTooSmall
    case unsupportedLanguage, unsupportedInputImage, backgroundCreationForbidden
    case conceptsRequirePersonIdentity
  }
  public struct CreatedImage: Sendable { public let cgImage: CGImage }

  /// - Throws: `Error.notSupported`, always.
  public init() async throws {
    Inert.note("ImagePlayground", "no picture is made of words: there is no model")
    throw Error.notSupported
  }
  public var availableStyles: [ImagePlaygroundStyle] { [] }
  public func images(
    for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int
  ) -> AsyncThrowingStream<CreatedImage, any Swift.Error> {
    AsyncThrowingStream { $0.finish(throwing: Error.notSupported) }
  }
}

extension View {
  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String = "", sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { modifier(NoPlayground(isPresented: isPresented, onClose: onCancellation)) }

  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { modifier(NoPlayground(isPresented: isPresented, onClose: onCancellation)) }

  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept], sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { modifier(NoPlayground(isPresented: isPresented, onClose: onCancellation)) }

  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept], sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { modifier(NoPlayground(isPresented: isPresented, onClose: onCancellation)) }

  nonisolated public func imagePlaygroundGenerationStyle(
    _ style: ImagePlaygroundStyle, in allowed: [ImagePlaygroundStyle] = []
  ) -> some View { self }

  nonisolated public func imagePlaygroundPersonalizationPolicy<Policy>(
    _ policy: Policy
  ) -> some View { self }
}

/// A page that says that no picture can be made.
private struct NoPlayground: ViewModifier {
  @Binding var isPresented: Bool
  // Called on the main thread, where sheets are closed.
  nonisolated(unsafe) let onClose: (() -> Void)?

  nonisolated init(isPresented: Binding<Bool>, onClose: (() -> Void)?) {
    _isPresented = isPresented
    self.onClose = onClose
  }

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented, onDismiss: onClose) {
      ContentUnavailableView(
        "Image Playground", systemImage: "apple.image.playground",
        description: Text("Images cannot be created here."))
    }
  }
}
