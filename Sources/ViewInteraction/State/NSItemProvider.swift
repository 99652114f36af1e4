import Foundation

/// What is dragged, dropped or pasted: a value as the program has it, its bytes in one form or several, or both.
///
/// Its forms, and which types they conform to, are asked for through `UniformTypeIdentifiers`' names.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public typealias DataHandler = (Data?, (any Error)?) -> Void

  /// One form: how its bytes are had.
  package struct Representation {
    package let typeIdentifier: String
    package let load: (@escaping DataHandler) -> Progress?
  }

  /// The value itself, where it has never been bytes.
  package private(set) var object: Any?
  /// The file that it is, where it is one.
  package private(set) var file: URL?
  /// The best first.
  package private(set) var representations: [Representation] = []
  /// A name for the file that is made of it.
  open var suggestedName: String?

  public override init() {}

  public init(object: Any) {
    self.object = object
    super.init()
  }

  /// What a file holds, in the form that its name says; an address of another kind is carried as it is, as programs do
  /// with names that they make up.
  ///
  /// - Returns: nil where there is no such file.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    let isThere = !fileURL.isFileURL || FileManager.default.fileExists(atPath: fileURL.path)
    guard isThere else { return nil }
    super.init()
    if fileURL.isFileURL {
      (file, suggestedName) = (fileURL, fileURL.deletingPathExtension().lastPathComponent)
    } else {
      object = fileURL
    }
  }

  /// A value that counts as one of that type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    object = item
    super.init()
    guard let typeIdentifier else { return }
    let data = item as? NSData
    register(typeIdentifier) { handler in
      handler(data.map { Data(referencing: $0) }, data == nil ? Self.missing(typeIdentifier) : nil)
      return nil
    }
  }

  /// Offers one form more, behind those there are.
  package func register(
    _ typeIdentifier: String, load: @escaping (@escaping DataHandler) -> Progress?
  ) { representations.append(Representation(typeIdentifier: typeIdentifier, load: load)) }

  /// Who shall see a form; all programs here are one.
  public enum ItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
  }

  /// Why nothing was loaded.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// There is nothing of that type in it.
  package static func missing(_ type: String) -> any Error {
    NSError(
      domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "There is no \(type) in what was handed over."])
  }
}

public typealias NSItemProviderRepresentationVisibility =
  NSItemProvider.ItemProviderRepresentationVisibility
