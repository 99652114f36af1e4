import CoreGraphics
import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Actions of sprites")
struct SKActionSpritesTests {
  private let textures = (1...4).map { side in
    SKTexture(
      image: UIGraphicsImageRenderer(size: CGSize(width: side * 10, height: side * 10)).image { _ in
      })
  }

  private func sprite(_ action: SKAction, after seconds: Double) -> SKSpriteNode {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 100, height: 50))
    sprite.run(action)
    for _ in 0..<Int((seconds * 60).rounded()) { sprite.runActions(1.0 / 60) }
    return sprite
  }

  @Test("Sizes go to lengths, together or one alone, or by so much")
  func resizing() {
    let both = sprite(.resize(toWidth: 200, height: 100, duration: 1), after: 0.5).size
    #expect(abs(both.width - 150) < 1e-6 && abs(both.height - 75) < 1e-6)
    #expect(
      sprite(.resize(toWidth: 10, duration: 0.5), after: 1).size == CGSize(width: 10, height: 50))
    #expect(
      sprite(.resize(toHeight: 10, duration: 0.5), after: 1).size == CGSize(width: 100, height: 10))
    let by = SKAction.resize(byWidth: 20, height: -10, duration: 0.5)
    #expect(abs(sprite(by, after: 1).size.width - 120) < 1e-6)
    #expect(abs(sprite(.sequence([by, by.reversed()]), after: 2).size.height - 50) < 1e-6)
  }

  @Test("Textures follow one another, each for its time")
  func animation() {
    let film = SKAction.animate(with: textures, timePerFrame: 0.25)
    #expect(film.duration == 1)
    for (index, time) in [0.1, 0.35, 0.6, 0.9].enumerated() {
      #expect(sprite(film, after: time).texture === textures[index])
    }
    #expect(sprite(film, after: 2).texture === textures[3])
    #expect(sprite(film, after: 2).size == CGSize(width: 100, height: 50))
  }

  @Test("Taken back they come from the last to the first")
  func reversed() {
    let film = SKAction.animate(with: textures, timePerFrame: 0.25).reversed()
    for (index, time) in [0.1, 0.35, 0.6, 0.9].enumerated() {
      #expect(sprite(film, after: time).texture === textures[3 - index])
    }
  }

  @Test("A sprite takes the textures' sizes, and its own again, where it is asked to")
  func sizes() {
    let film = SKAction.animate(with: textures, timePerFrame: 0.25, resize: true, restore: true)
    #expect(sprite(film, after: 0.6).size == CGSize(width: 30, height: 30))
    let after = sprite(film, after: 2)
    #expect(after.size == CGSize(width: 100, height: 50) && after.texture == nil)
    let set = sprite(.setTexture(textures[1], resize: true), after: 0.1)
    #expect(set.texture === textures[1] && set.size == CGSize(width: 20, height: 20))
  }

  @Test("A colour is mixed in by and by")
  func colorize() {
    let half = sprite(.colorize(with: .blue, colorBlendFactor: 0.8, duration: 1), after: 0.5)
    #expect(abs(half.colorBlendFactor - 0.4) < 1e-6)
    #expect(
      abs(
        sprite(.colorize(withColorBlendFactor: 1, duration: 1), after: 0.25).colorBlendFactor - 0.25
      ) < 1e-6)
  }

  @Test("Other nodes let such actions pass")
  func others() {
    let node = SKNode()
    node.run(.resize(toWidth: 10, height: 10, duration: 0.1))
    for _ in 0..<10 { node.runActions(1.0 / 60) }
    #expect(!node.hasActions())
  }
}
