import Foundation
import GameplayKit
import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Textures that are computed")
struct SKTextureNoiseTests {
  private func bytes(_ texture: SKTexture) -> [Int] {
    texture.cgImage()?.dataProvider?.data.map { $0.map { Int($0) } } ?? []
  }

  @Test("Grey noise is grey and opaque, and smoother noise differs less from pixel to pixel")
  func smoothness() {
    func step(_ smoothness: CGFloat) -> Double {
      let texture = SKTexture(
        noiseWithSmoothness: smoothness, size: CGSize(width: 64, height: 64), grayscale: true)
      let bytes = bytes(texture)
      #expect(bytes.count == 64 * 64 * 4)
      for pixel in stride(from: 0, to: bytes.count, by: 4) {
        #expect(bytes[pixel] == bytes[pixel + 1] && bytes[pixel + 3] == 255)
      }
      let steps = stride(from: 4, to: bytes.count, by: 4).map { abs(bytes[$0] - bytes[$0 - 4]) }
      return Double(steps.reduce(0, +)) / Double(steps.count)
    }
    // Two values of 0…255 by chance are a third of it apart.
    #expect(abs(step(0) - 85) < 8)
    #expect(step(0.2) < 20 && step(0.9) < step(0.2))
  }

  @Test("Bytes lie in rows from below, unless they are flipped")
  func data() {
    let rows = Data([255, 0, 0, 255, 0, 0, 255, 255])
    let size = CGSize(width: 1, height: 2)
    #expect(bytes(SKTexture(data: rows, size: size)) == [0, 0, 255, 255, 255, 0, 0, 255])
    #expect(
      bytes(SKTexture(data: rows, size: size, flipped: true)) == [255, 0, 0, 255, 0, 0, 255, 255])
  }

  @Test("A part of a texture is counted from its lower left corner")
  func part() {
    let rows = Data([255, 0, 0, 255, 0, 0, 255, 255])
    let whole = SKTexture(data: rows, size: CGSize(width: 1, height: 2))
    let lower = CGRect(x: 0, y: 0, width: 1, height: 0.5)
    let texture = SKTexture(rect: lower, in: whole)
    #expect(texture.size() == CGSize(width: 1, height: 1) && texture.textureRect() == lower)
    #expect(bytes(texture) == [255, 0, 0, 255])
  }

  @Test("A map of noise is grey from its least value to its greatest")
  func noiseMap() {
    let map = GKNoiseMap(
      GKNoise(GKConstantNoiseSource(value: 0)), size: [1, 1], origin: [0, 0],
      sampleCount: [3, 2], seamless: false)
    map.setValue(1, at: [0, 0])
    map.setValue(-1, at: [2, 1])
    let bytes = bytes(SKTexture(noiseMap: map))
    // Rows come from below, and the first is the map's.
    #expect(bytes.count == 24 && bytes[12] == 255 && bytes[8] == 0 && bytes[0] == 127)
  }
}
