import CoreGraphics
import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Nodes of scenes as they are drawn")
struct SKNodesTests {
  /// The bytes of the pixel in the middle of a sprite of 8 points, whose picture is of one colour.
  private func pixel(_ picture: UIColor, _ change: (SKSpriteNode) -> Void) -> [Int] {
    let size = CGSize(width: 8, height: 8)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let texture = renderer.image { context in
      picture.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let sprite = SKSpriteNode(texture: SKTexture(image: texture), size: size)
    change(sprite)
    let drawn = renderer.image { context in
      context.cgContext.translateBy(x: 4, y: 4)
      sprite.draw(in: context.cgContext, alpha: 1)
    }
    let bytes = drawn.cgImage?.dataProvider?.data.map { [UInt8]($0) } ?? []
    return bytes.isEmpty ? [] : (0..<4).map { Int(bytes[(4 * 8 + 4) * 4 + $0]) }
  }

  private func isNear(_ left: [Int], _ right: [Int]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= 1 }
  }

  private let sand = UIColor(red: 0.8, green: 0.6, blue: 0.4, alpha: 1)
  private let dye = UIColor(red: 0.5, green: 1, blue: 0, alpha: 1)

  @Test("A picture is multiplied by its colour, by as much as its factor says")
  func colorBlendFactor() {
    #expect(isNear(pixel(sand) { _ in }, [204, 153, 102, 255]))
    let whole = pixel(sand) { ($0.color, $0.colorBlendFactor) = (dye, 1) }
    #expect(isNear(whole, [102, 153, 0, 255]))
    // Half way from white: 0.75, 1, 0.5.
    let half = pixel(sand) { ($0.color, $0.colorBlendFactor) = (dye, 0.5) }
    #expect(isNear(half, [153, 153, 51, 255]))
  }

  @Test("A colour adds nothing where the picture is clear")
  func clearPicture() {
    #expect(pixel(.clear) { ($0.color, $0.colorBlendFactor) = (dye, 1) } == [0, 0, 0, 0])
    let half = pixel(UIColor(white: 1, alpha: 0.5)) {
      ($0.color, $0.colorBlendFactor) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), 1)
    }
    #expect(isNear(half, [128, 0, 0, 128]))
  }

  @Test("A symbol is a texture as large as it is, and is coloured where it is")
  func symbols() throws {
    let disc = try #require(UIImage(systemName: "circle.fill"))
    let texture = SKTexture(image: disc)
    #expect(texture.size().width > 10 && texture.size().width < 40)
    let size = CGSize(width: 40, height: 40)
    let sprite = SKSpriteNode(texture: texture, size: size)
    (sprite.color, sprite.colorBlendFactor) = (.red, 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.translateBy(x: 20, y: 20)
      sprite.draw(in: context.cgContext, alpha: 1)
    }
    let bytes = drawn.cgImage?.dataProvider?.data.map { [UInt8]($0) } ?? []
    #expect(bytes[(20 * 40 + 20) * 4 + 3] == 255 && bytes[3] == 0)
  }

  @Test("A colour leaves no line at the edge of a picture that is clear there, between two pixels")
  func edges() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 3, y: 3, width: 2, height: 2))
    }
    let sprite = SKSpriteNode(texture: SKTexture(image: dot), size: CGSize(width: 8, height: 8))
    (sprite.color, sprite.colorBlendFactor) = (.red, 1)
    let size = CGSize(width: 16, height: 16)
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.translateBy(x: 8.5, y: 8.5)
      sprite.draw(in: context.cgContext, alpha: 1)
    }
    let bytes = drawn.cgImage?.dataProvider?.data.map { [UInt8]($0) } ?? []
    let seen = (0..<256).filter { bytes[$0 * 4 + 3] > 0 }
    #expect(!seen.isEmpty)
    // The dot is around the middle, a pixel more where it is smoothed.
    #expect(seen.allSatisfy { (5...11).contains($0 % 16) && (5...11).contains($0 / 16) })
  }
}
