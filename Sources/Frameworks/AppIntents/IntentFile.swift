import Foundation
import UniformTypeIdentifiers

/// A file that an intent is given, or answers.
public struct IntentFile: Hashable, Sendable {
  private enum Contents: Hashable {
    case data(Data)
    case file(URL)
  }

  private let contents: Contents
  /// With its extension.
  public var filename: String
  public var type: UTType?
  /// Whether the file goes once it was handed over; nobody takes files over here.
  public var removedOnCompletion = false

  public init(data: Data, filename: String, type: UTType? = nil) {
    contents = .data(data)
    (self.filename, self.type) = (filename, type)
  }

  /// - Parameter filename: nil for the file's own.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    contents = .file(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
  }

  /// Where it is; nil for one in memory.
  public var fileURL: URL? {
    if case .file(let url) = contents { return url }
    return nil
  }

  /// What is in it; nothing where it cannot be read.
  public var data: Data {
    switch contents {
    case .data(let data): data
    case .file(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }

  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// What is in it, where it is of this type.
  ///
  /// - Throws: `CocoaError.fileReadUnsupportedScheme` where it is of another type; why it cannot be read.
  public func data(contentType: UTType) async throws -> Data {
    if let type, !type.conforms(to: contentType) {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    switch contents {
    case .data(let data): return data
    case .file(let url): return try Data(contentsOf: url)
    }
  }
}

/// Whether a parameter takes what the intent before has answered: there is none before here.
public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}

extension IntentParameter {
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior
  ) { self.init(title: title, description: description, requestValueDialog: requestValueDialog) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior
  ) { self.init(title: title, default: value) }
}

// Of files, those of some types.
extension IntentParameter {
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == IntentFile { self.init(title: title) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == IntentFile? { self.init(title: title, default: nil) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == [IntentFile] { self.init(title: title, default: []) }
}
