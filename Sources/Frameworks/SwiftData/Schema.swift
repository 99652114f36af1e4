import Foundation

/// The models of a store.
public final class Schema: Hashable, @unchecked Sendable {
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major, minor, patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// How a variable is kept.
  public struct Attribute: Sendable {
    public struct Option: Hashable, Sendable {
      let name: String
      public static var unique: Option { Option(name: "unique") }
      public static var externalStorage: Option { Option(name: "externalStorage") }
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      public static var ephemeral: Option { Option(name: "ephemeral") }
      public static var spotlight: Option { Option(name: "spotlight") }
    }
    public let options: [Option]
    public let originalName: String?
    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.originalName = originalName
    }
  }

  /// How models belong together.
  public struct Relationship: @unchecked Sendable {
    public struct Option: Hashable, Sendable { public static var unique: Option { Option() } }
    public enum DeleteRule: String, Codable, Sendable { case noAction, nullify, cascade, deny }
    public let deleteRule: DeleteRule
    public let inverse: AnyKeyPath?
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
    }
  }

  public let version: Version
  /// The models given, and those that they are related to; by name.
  let types: [String: any PersistentModel.Type]

  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.types = Schema.reached(from: types)
    self.version = version
  }

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = Schema.reached(from: types)
    self.version = version
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  private static func reached(
    from types: [any PersistentModel.Type]
  ) -> [String: any PersistentModel.Type] {
    var found: [String: any PersistentModel.Type] = [:]
    var open = types
    while let type = open.popLast() {
      guard found[type._entityName] == nil else { continue }
      found[type._entityName] = type
      open += type._modelProperties.compactMap { $0.related?._modelType }
    }
    return found
  }

  public static func == (left: Schema, right: Schema) -> Bool {
    left.types.keys == right.types.keys && left.version == right.version
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(types.keys.sorted()) }
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// How a store of an earlier version becomes one of this: variables that are new take their defaults. Code of a
/// custom stage is not run.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

// Values that never change; the code of a custom stage is never run.
public enum MigrationStage: @unchecked Sendable {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
