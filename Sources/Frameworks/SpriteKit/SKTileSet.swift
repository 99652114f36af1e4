import UIKit

/// The pictures of one tile, and how likely it is among others of its rule.
@preconcurrency @MainActor
open class SKTileDefinition {
  /// Shown one after another, each for `timePerFrame` seconds.
  open var textures: [SKTexture]
  open var normalTextures: [SKTexture] = []
  /// Points.
  open var size: CGSize
  open var timePerFrame: CGFloat = 1 / 30
  open var placementWeight = 1
  open var rotation = SKTileDefinitionRotation.rotation0
  open var flipVertically = false
  open var flipHorizontally = false
  open var name: String?
  open var userData: NSMutableDictionary?

  public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
    (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
  }
  public convenience init(texture: SKTexture, size: CGSize) {
    self.init(textures: [texture], size: size, timePerFrame: 1 / 30)
  }
  public convenience init(texture: SKTexture, normalTexture: SKTexture, size: CGSize) {
    self.init(texture: texture, size: size)
    normalTextures = [normalTexture]
  }
  public convenience init(texture: SKTexture) { self.init(texture: texture, size: texture.size()) }
  public convenience init() { self.init(textures: [], size: .zero, timePerFrame: 1 / 30) }
}

public enum SKTileDefinitionRotation: UInt, Sendable {
  case rotation0, rotation90, rotation180, rotation270
}

/// Which neighbours of a tile are of its group.
public struct SKTileAdjacencyMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let adjacencyUp = Self(rawValue: 1)
  public static let adjacencyUpperRight = Self(rawValue: 2)
  public static let adjacencyRight = Self(rawValue: 4)
  public static let adjacencyLowerRight = Self(rawValue: 8)
  public static let adjacencyDown = Self(rawValue: 16)
  public static let adjacencyLowerLeft = Self(rawValue: 32)
  public static let adjacencyLeft = Self(rawValue: 64)
  public static let adjacencyUpperLeft = Self(rawValue: 128)
  public static let adjacencyAll = Self(rawValue: 255)

  // What an edge or a corner of an area is named for is where the group ends.
  public static let adjacencyUpEdge: Self = [
    .adjacencyRight, .adjacencyLowerRight, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft,
  ]
  public static let adjacencyDownEdge: Self = [
    .adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLeft, .adjacencyUpperLeft,
  ]
  public static let adjacencyRightEdge: Self = [
    .adjacencyUp, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft, .adjacencyUpperLeft,
  ]
  public static let adjacencyLeftEdge: Self = [
    .adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLowerRight, .adjacencyDown,
  ]
  public static let adjacencyUpperRightEdge: Self = [
    .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft,
  ]
  public static let adjacencyLowerRightEdge: Self = [
    .adjacencyUp, .adjacencyLeft, .adjacencyUpperLeft,
  ]
  public static let adjacencyLowerLeftEdge: Self = [
    .adjacencyUp, .adjacencyUpperRight, .adjacencyRight,
  ]
  public static let adjacencyUpperLeftEdge: Self = [
    .adjacencyRight, .adjacencyLowerRight, .adjacencyDown,
  ]
  public static let adjacencyUpperRightCorner = adjacencyAll.subtracting(.adjacencyUpperRight)
  public static let adjacencyLowerRightCorner = adjacencyAll.subtracting(.adjacencyLowerRight)
  public static let adjacencyLowerLeftCorner = adjacencyAll.subtracting(.adjacencyLowerLeft)
  public static let adjacencyUpperLeftCorner = adjacencyAll.subtracting(.adjacencyUpperLeft)
}

/// The tiles that a group has where its neighbours are as `adjacency` says.
@preconcurrency @MainActor
open class SKTileGroupRule {
  open var adjacency: SKTileAdjacencyMask
  open var tileDefinitions: [SKTileDefinition]
  open var name: String?

  public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
    (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
  }
}

/// Tiles of one kind, such as grass with its edges.
@preconcurrency @MainActor
open class SKTileGroup {
  open var rules: [SKTileGroupRule]
  open var name: String?

  public init(rules: [SKTileGroupRule]) { self.rules = rules }
  public convenience init(tileDefinition: SKTileDefinition) {
    self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
  }
  /// One that draws nothing.
  public class func empty() -> SKTileGroup { SKTileGroup(rules: []) }
}

public enum SKTileSetType: UInt, Sendable { case grid, isometric, hexagonalFlat, hexagonalPointy }

/// The groups that a map may be laid out with.
@preconcurrency @MainActor
open class SKTileSet {
  open var tileGroups: [SKTileGroup]
  open var type: SKTileSetType
  open var defaultTileGroup: SKTileGroup?
  /// Points.
  open var defaultTileSize = CGSize.zero
  open var name: String?

  public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
    (self.tileGroups, type) = (tileGroups, tileSetType)
  }
  public convenience init(tileGroups: [SKTileGroup]) {
    self.init(tileGroups: tileGroups, tileSetType: .grid)
  }
  /// Sets of Xcode's editor are not read.
  public convenience init?(named name: String) {
    SpriteReports.noEditorFile(name)
    return nil
  }
}
