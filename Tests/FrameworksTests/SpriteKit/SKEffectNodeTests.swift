import CoreImage
import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Nodes with filters")
struct SKEffectNodeTests {
  /// The pixels of 40 points around the origin, in which a node draws.
  private func pixels(_ node: SKNode) -> (Int, Int) -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 40, height: 40)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      renderer.cgContext.translateBy(x: 20, y: 20)
      renderer.cgContext.scaleBy(x: 1, y: -1)
      node.draw(in: renderer.cgContext, alpha: 1)
    }
    let bytes = image.cgImage?.dataProvider?.data.map { [UInt8]($0) } ?? []
    return { x, y in (0..<4).map { Int(bytes[((20 - y) * 40 + 20 + x) * 4 + $0]) } }
  }

  private func square() -> SKEffectNode {
    let node = SKEffectNode()
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    sprite.position = CGPoint(x: 10, y: 5)
    node.addChild(sprite)
    return node
  }

  @Test("A filter changes the colours of the children where they are")
  func colors() {
    let node = square()
    node.filter = CIFilter(name: "CIColorInvert")
    let pixel = pixels(node)
    #expect(pixel(10, 5) == [0, 255, 255, 255])
    #expect(pixel(-10, 5)[3] == 0 && pixel(10, -10)[3] == 0)
    node.shouldEnableEffects = false
    #expect(pixels(node)(10, 5) == [255, 0, 0, 255])
  }

  @Test("A blur reaches beyond the children")
  func blur() {
    let node = square()
    node.filter = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 4])
    let pixel = pixels(node)
    // Two points beside the square, whose edge is at 15.
    #expect(pixel(17, 5)[3] > 20 && pixel(17, 5)[3] < 128)
  }

  @Test("A picture that is kept is filtered once")
  func kept() {
    let node = square()
    node.filter = CIFilter(name: "CIColorInvert")
    node.shouldRasterize = true
    #expect(pixels(node)(10, 5) == [0, 255, 255, 255])
    node.children.first?.isHidden = true
    #expect(pixels(node)(10, 5) == [0, 255, 255, 255])
    node.shouldRasterize = false
    #expect(pixels(node)(10, 5)[3] == 0)
  }
}
