import Foundation
import Inert

public protocol DataStoreConfiguration {}

/// Where a store lies, and what may be done with it.
public struct ModelConfiguration: DataStoreConfiguration, Hashable, Sendable {
  public struct GroupContainer: Hashable, Sendable {
    public static let automatic = Self()
    public static let none = Self()
    public static func identifier(_ name: String) -> Self { Self() }
  }
  public struct CloudKitDatabase: Hashable, Sendable {
    public static let automatic = Self()
    public static let none = Self()
    public static func `private`(_ name: String) -> Self { Self() }
  }

  public let name: String
  public let schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  /// Chosen by the program; nil where it left that to the system.
  private let givenURL: URL?

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    givenURL = nil
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    givenURL = url
  }

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public var url: URL {
    givenURL ?? file ?? URL(fileURLWithPath: "/dev/null")
  }

  /// The file to open; nil for a store in memory.
  ///
  /// A program that does not say where its store lies begins with an empty one each time, so that two runs draw the
  /// same; `HALCYON_DATA` names a folder that keeps it.
  var file: URL? {
    if isStoredInMemoryOnly { return nil }
    if let givenURL { return givenURL }
    guard let folder = ProcessInfo.processInfo.environment["HALCYON_DATA"], !folder.isEmpty else {
      Inert.note(
        "SwiftData", "the store \(name) begins empty; set HALCYON_DATA to a folder that keeps it")
      return nil
    }
    return URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent("\(name).store")
  }
}
