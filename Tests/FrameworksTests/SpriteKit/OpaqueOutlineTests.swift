import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Bodies of pictures")
struct OpaqueOutlineTests {
  private func texture(_ draw: (CGContext) -> Void) -> SKTexture {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50), format: format)
    return SKTexture(
      image: renderer.image { context in
        context.cgContext.setFillColor(UIColor.red.cgColor)
        draw(context.cgContext)
      })
  }

  @Test("A body of a picture is what can be seen of it")
  func opaque() {
    // The upper left quarter of the picture.
    let picture = texture { $0.fill(CGRect(x: 0, y: 0, width: 50, height: 25)) }
    let body = SKPhysicsBody(texture: picture, size: CGSize(width: 300, height: 150))
    #expect(isNear(body.area, 0.5, within: 0.02))
    let center = body.distribution.center
    #expect(isNear(center.x, -75, within: 3) && isNear(center.y, 37.5, within: 3))
  }

  @Test("A disc in a picture is nearly a disc")
  func disc() {
    let picture = texture { $0.fillEllipse(in: CGRect(x: 25, y: 0, width: 50, height: 50)) }
    let body = SKPhysicsBody(texture: picture, size: CGSize(width: 300, height: 150))
    #expect(isNear(body.area, .pi / 4, within: 0.06))
  }

  @Test("What is fainter than the threshold does not count, and a clear picture is a rectangle")
  func threshold() {
    let picture = texture {
      $0.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      $0.setAlpha(0.4)
      $0.fill(CGRect(x: 50, y: 0, width: 50, height: 50))
    }
    let size = CGSize(width: 300, height: 150)
    let whole = SKPhysicsBody(texture: picture, size: size)
    let half = SKPhysicsBody(texture: picture, alphaThreshold: 0.5, size: size)
    #expect(isNear(whole.area, 2, within: 0.02) && isNear(half.area, 1, within: 0.02))
    #expect(isNear(SKPhysicsBody(texture: texture { _ in }, size: size).area, 2, within: 1e-9))
  }
}
