import SpriteKit
import UIKit
import simd

extension SKTexture {
  /// A picture of a map of noise, a pixel for each of its samples: black is −1, white 1.
  public convenience init(noiseMap: GKNoiseMap) {
    let (width, height) = (Int(noiseMap.sampleCount.x), Int(noiseMap.sampleCount.y))
    var data = Data(capacity: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let value = (noiseMap.value(at: [Int32(x), Int32(y)]) + 1) / 2
        let byte = UInt8(min(max(value, 0), 1) * 255)
        data.append(contentsOf: [byte, byte, byte, 255])
      }
    }
    self.init(data: data, size: CGSize(width: width, height: height))
  }
}

extension SKTileMapNode {
  /// One map for each group of the set, which together show all tiles: the first where the noise is below the first
  /// threshold, the next up to the second one.
  public class func tileMapNodes(
    tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, from noiseMap: GKNoiseMap,
    tileTypeNoiseMapThresholds thresholds: [NSNumber]
  ) -> [SKTileMapNode] {
    tileSet.tileGroups.enumerated().map { index, group in
      let map = SKTileMapNode(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
      for row in 0..<rows {
        for column in 0..<columns {
          let place: vector_int2 = [
            Int32(column * Int(noiseMap.sampleCount.x) / columns),
            Int32(row * Int(noiseMap.sampleCount.y) / rows),
          ]
          let value = noiseMap.value(at: place)
          let passed = thresholds.filter { value >= $0.floatValue }.count
          if min(passed, tileSet.tileGroups.count - 1) == index {
            map.setTileGroup(group, forColumn: column, row: row)
          }
        }
      }
      return map
    }
  }
}
