import CoreGraphics
import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Maps of tiles")
struct SKTileMapNodeTests {
  private let tile = CGSize(width: 10, height: 10)

  private func texture(_ color: UIColor) -> SKTexture {
    SKTexture(
      image: UIGraphicsImageRenderer(size: tile).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: tile))
      })
  }

  private func group(_ color: UIColor) -> SKTileGroup {
    SKTileGroup(tileDefinition: SKTileDefinition(texture: texture(color), size: tile))
  }

  @Test("A grid's tiles stand in columns from the left and rows from below, around its middle")
  func grid() {
    let grass = group(.green)
    let map = SKTileMapNode(
      tileSet: SKTileSet(tileGroups: [grass]), columns: 4, rows: 2, tileSize: tile,
      fillWith: grass)
    #expect(map.mapSize == CGSize(width: 40, height: 20))
    #expect(map.frame == CGRect(x: -20, y: -10, width: 40, height: 20))
    #expect(map.centerOfTile(atColumn: 0, row: 0) == CGPoint(x: -15, y: -5))
    #expect(map.centerOfTile(atColumn: 3, row: 1) == CGPoint(x: 15, y: 5))
    #expect(map.tileColumnIndex(fromPosition: CGPoint(x: 12, y: 5)) == 3)
    #expect(map.tileRowIndex(fromPosition: CGPoint(x: 12, y: 5)) == 1)
    #expect(map.tileColumnIndex(fromPosition: CGPoint(x: -21, y: 0)) == -1)
    #expect(map.tileGroup(atColumn: 2, row: 1) === grass)
    #expect(map.tileGroup(atColumn: 4, row: 0) == nil)
  }

  @Test("The tile at the middle of a tile is that tile, in maps of all kinds")
  func middles() {
    let kinds: [SKTileSetType] = [.grid, .isometric, .hexagonalFlat, .hexagonalPointy]
    for kind in kinds {
      let map = SKTileMapNode(
        tileSet: SKTileSet(tileGroups: [], tileSetType: kind), columns: 5, rows: 4,
        tileSize: CGSize(width: 20, height: 12))
      for column in 0..<5 {
        for row in 0..<4 {
          let middle = map.centerOfTile(atColumn: column, row: row)
          #expect(map.tileColumnIndex(fromPosition: middle) == column)
          #expect(map.tileRowIndex(fromPosition: middle) == row)
          #expect(map.content.contains(middle))
        }
      }
    }
  }

  @Test("A tile is drawn where it is set, and nothing where none is")
  func drawn() {
    let (red, blue) = (group(.red), group(.blue))
    let map = SKTileMapNode(
      tileSet: SKTileSet(tileGroups: [red, blue]), columns: 2, rows: 2, tileSize: tile)
    map.anchorPoint = .zero
    map.setTileGroup(red, forColumn: 0, row: 0)
    map.setTileGroup(blue, forColumn: 1, row: 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 20, height: 20)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      renderer.cgContext.translateBy(x: 0, y: 20)
      renderer.cgContext.scaleBy(x: 1, y: -1)
      map.draw(in: renderer.cgContext, alpha: 1)
    }
    let bytes = image.cgImage?.dataProvider?.data.map { [UInt8]($0) } ?? []
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bytes[(y * 20 + x) * 4..<(y * 20 + x) * 4 + 4])
    }
    #expect(pixel(5, 15) == [255, 0, 0, 255] && pixel(15, 5) == [0, 0, 255, 255])
    #expect(pixel(5, 5) == [0, 0, 0, 0] && pixel(15, 15) == [0, 0, 0, 0])
  }

  @Test("A tile is that of the rule which its neighbours keep")
  func automapping() {
    func rule(_ mask: SKTileAdjacencyMask, _ name: String) -> SKTileGroupRule {
      let definition = SKTileDefinition(texture: texture(.brown), size: tile)
      definition.name = name
      return SKTileGroupRule(adjacency: mask, tileDefinitions: [definition])
    }
    let path = SKTileGroup(rules: [
      rule(.adjacencyAll, "middle"), rule(.adjacencyUpEdge, "up"),
      rule(.adjacencyUpperLeftEdge, "upper left"),
    ])
    let map = SKTileMapNode(
      tileSet: SKTileSet(tileGroups: [path]), columns: 5, rows: 5, tileSize: tile)
    for column in 1...3 { for row in 1...3 { map.setTileGroup(path, forColumn: column, row: row) } }
    func name(_ column: Int, _ row: Int) -> String? {
      map.tileDefinition(atColumn: column, row: row)?.name
    }
    #expect(name(2, 2) == "middle")
    #expect(name(2, 3) == "up")
    #expect(name(1, 3) == "upper left")
    map.setTileGroup(nil, forColumn: 2, row: 3)
    #expect(name(2, 3) == nil && name(2, 2) != nil)
  }
}
