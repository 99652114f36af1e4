import DrawingCommands
import Foundation
import Geometry
import Testing

@testable import CoreAnimation

@Suite("Layers of tiles")
@MainActor
struct CATiledLayerTests {
  private final class Noting: CATiledLayer {
    var tiles: [CGRect] = []

    override func draw(in ctx: CGContext) {
      tiles.append(ctx.boundingBoxOfClipPath)
      // Far beyond the tile, which cuts it off: the last one would cover all others.
      ctx.setFillColor(CGColor(red: tiles.count == 1 ? 1 : 0, green: 0, blue: 1, alpha: 1))
      ctx.fill(CGRect(x: -500, y: -500, width: 1000, height: 1000))
    }
  }

  private func tiles(_ size: CGSize, of side: CGFloat, scale: CGFloat = 1) -> [CGRect] {
    let layer = Noting()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.tileSize = CGSize(width: side, height: side)
    layer.contentsScale = scale
    layer.display()
    return layer.tiles
  }

  @Test("Each tile is drawn by itself, and the clip says which one; those at the ends are smaller")
  func clips() {
    #expect(
      tiles(CGSize(width: 100, height: 60), of: 50) == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50),
        CGRect(x: 0, y: 50, width: 50, height: 10), CGRect(x: 50, y: 50, width: 50, height: 10),
      ])
  }

  @Test("Tiles are as large in pixels as is said")
  func scale() {
    #expect(tiles(CGSize(width: 100, height: 100), of: 100, scale: 2).count == 4)
  }

  @Test("What would have too many tiles has larger ones")
  func bounded() {
    let found = tiles(CGSize(width: 20_000, height: 20_000), of: 10)
    #expect(found.count <= 4096 && found.count > 500)
  }

  @Test("A tile's drawing ends at its edges")
  func cut() {
    let layer = Noting()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.tileSize = CGSize(width: 50, height: 50)
    layer.setNeedsDisplay()
    let stage = LayerStage(layer)
    stage.show(at: 0)
    #expect(stage.color(25, 25)[0] == 255)
    #expect(stage.color(75, 25)[0] == 0 && stage.color(75, 25)[2] == 255)
  }
}
