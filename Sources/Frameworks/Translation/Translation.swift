import Foundation
import Inert
import SwiftUI

public struct TranslationError: Error, Sendable {
  private let name: String
  public static let unsupportedLanguagePairing = Self(name: "unsupportedLanguagePairing")
  public static let nothingToTranslate = Self(name: "nothingToTranslate")
  public static let internalError = Self(name: "internalError")
  public static let notInstalled = Self(name: "notInstalled")
}

/// Turns texts into another language: none is known, and each request is answered by an error.
public struct TranslationSession: Sendable {
  public struct Configuration: Equatable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public private(set) var version = 0
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    public mutating func invalidate() { version += 1 }
  }
  public struct Request: Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }
  public struct Response: Sendable {
    public let sourceText: String
    public let targetText: String
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let clientIdentifier: String?
  }

  private func refuse() -> TranslationError {
    Inert.warn("texts are not translated: no language is known here")
    return .notInstalled
  }
  public func translate(_ text: String) async throws -> Response { throw refuse() }
  public func translations(from requests: [Request]) async throws -> [Response] { throw refuse() }
  public func prepareTranslation() async throws { throw refuse() }
}

public struct LanguageAvailability: Sendable {
  public enum Status: Sendable { case installed, supported, unsupported }
  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
}

extension View {
  /// Runs `action` whenever there is another configuration.
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping @MainActor @Sendable (TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) { if configuration != nil { await action(TranslationSession()) } }
  }
  nonisolated public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping @MainActor @Sendable (TranslationSession) async -> Void
  ) -> some View {
    translationTask(
      TranslationSession.Configuration(source: source, target: target), action: action)
  }

  /// No page with a translation is shown.
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    onChange(of: isPresented.wrappedValue) { _, isShown in
      if isShown { Inert.warn("texts are not translated: no language is known here") }
    }
  }
}
