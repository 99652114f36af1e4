import Foundation

/// A kind of data: of a file, or of what is carried from one program to another.
///
/// The system's kinds, their names, file endings and families are those that Apple documents.
public struct UTType: Hashable, Codable, Sendable, Identifiable {
  public let identifier: String
  private let declared: Declared?

  private struct Declared: Hashable, Codable, Sendable {
    var parents: [String]
    var endings: [String]
    var mimeTypes: [String]
  }

  public var id: String { identifier }

  /// The system's kind of that name; nil for names that it does not know.
  public init?(_ identifier: String) {
    guard SystemTypes.byName[identifier.lowercased()] != nil else { return nil }
    self.init(system: identifier.lowercased())
  }

  init(system identifier: String) {
    self.identifier = identifier
    declared = nil
  }

  /// A kind that this program defines.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(own: identifier, parent ?? .data)
  }

  /// A kind that another program defines.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(own: identifier, parent ?? .data)
  }

  private init(own identifier: String, _ parent: UTType, endings: [String] = []) {
    self.identifier = identifier.lowercased()
    declared = Declared(parents: [parent.identifier], endings: endings, mimeTypes: [])
  }

  /// The kind of files with that ending.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty else { return nil }
    if let entry = SystemTypes.all.first(where: { $0.endings.contains(ending) }) {
      self.init(system: entry.identifier)
    } else {
      self.init(own: "dyn.\(ending)", parent, endings: [ending])
    }
  }

  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    let name = mimeType.lowercased()
    guard let entry = SystemTypes.all.first(where: { $0.mimeTypes.contains(name) }) else {
      return nil
    }
    self.init(system: entry.identifier)
  }

  private var facts: (parents: [String], endings: [String], mimeTypes: [String]) {
    if let declared { return (declared.parents, declared.endings, declared.mimeTypes) }
    guard let entry = SystemTypes.byName[identifier] else { return ([], [], []) }
    return (entry.parents, entry.endings, entry.mimeTypes)
  }

  public var preferredFilenameExtension: String? { facts.endings.first }
  public var preferredMIMEType: String? { facts.mimeTypes.first }
  public var tags: [UTTagClass: [String]] {
    [.filenameExtension: facts.endings, .mimeType: facts.mimeTypes].filter { !$0.value.isEmpty }
  }
  public var isDeclared: Bool { !isDynamic }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var localizedDescription: String? { preferredFilenameExtension?.uppercased() }

  /// All kinds that this one belongs to.
  public var supertypes: Set<UTType> {
    var found: Set<String> = []
    var open = facts.parents
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      open += SystemTypes.byName[name]?.parents ?? []
    }
    return Set(found.map(UTType.init(system:)))
  }

  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool {
    supertypes.contains { $0.identifier == type.identifier }
  }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

public struct UTTagClass: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The address with the ending that files of that kind have, unless it has one.
  public func appendingPathExtension(for type: UTType) -> URL {
    guard let ending = type.preferredFilenameExtension, pathExtension.isEmpty else { return self }
    return appendingPathExtension(ending)
  }

  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(name).appendingPathExtension(for: type)
  }

  public func appending<S: StringProtocol>(component name: S, conformingTo type: UTType) -> URL {
    appendingPathComponent(String(name), conformingTo: type)
  }
}
