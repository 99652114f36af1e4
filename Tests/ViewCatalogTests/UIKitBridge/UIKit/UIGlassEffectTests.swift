import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Glass of UIKit")
@MainActor
struct UIGlassEffectTests {
  /// Black at the left, white at the right, with `view` in front.
  private func stage(_ views: UIView...) -> Stage {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    root.backgroundColor = .white
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 640))
    left.backgroundColor = .black
    root.addSubview(left)
    for view in views { root.addSubview(view) }
    return ListStage(root).stage
  }

  private func red(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) throws -> Int {
    Int(try #require(stage.picture.color(at: CGPoint(x: x, y: y))).red)
  }

  private func glass(_ frame: CGRect, style: UIGlassEffect.Style = .regular) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: UIGlassEffect(style: style))
    view.frame = frame
    return view
  }

  @Test("Glass is a capsule, unless its view or its layer has other corners")
  func shape() throws {
    let frames = (0..<3).map { CGRect(x: 20, y: 20 + 100 * $0, width: 100, height: 80) }
    let (plain, round, square) = (glass(frames[0]), glass(frames[1]), glass(frames[2]))
    round.layer.cornerRadius = 10
    square.cornerConfiguration = .corners(radius: 0)
    let stage = stage(plain, round, square)
    // Eight points along both axes from the corner: beside the capsule, inside of the two others.
    #expect(try red(stage, 28, 28) < 20)
    #expect(try red(stage, 28, 128) > 60)
    #expect(try red(stage, 28, 228) > 60)
    // One point from it: inside of the square alone.
    #expect(try red(stage, 21, 121) < 20)
    #expect(try red(stage, 22, 222) > 60)
    // All of them lighten the black behind.
    #expect(try red(stage, 70, 60) > 60)
  }

  @Test("Clear glass changes what is behind less than regular glass; a tint colours it")
  func styles() throws {
    let frames = (0..<3).map { CGRect(x: 20, y: 20 + 100 * $0, width: 100, height: 80) }
    let (regular, clear, tinted) = (
      glass(frames[0]), glass(frames[1], style: .clear), UIVisualEffectView(effect: nil)
    )
    let effect = UIGlassEffect()
    effect.tintColor = .red
    tinted.effect = effect
    tinted.frame = frames[2]
    let stage = stage(regular, clear, tinted)
    #expect(try red(stage, 70, 160) < red(stage, 70, 60))
    let color = try #require(stage.picture.color(at: CGPoint(x: 70, y: 260)))
    #expect(Int(color.red) > Int(color.green) + 100)
  }

  @Test("Panes in a container that are nearer than its spacing flow together; others do not")
  func container() throws {
    func between(_ spacing: CGFloat) throws -> Int {
      let effect = UIGlassContainerEffect()
      effect.spacing = spacing
      let container = UIVisualEffectView(effect: effect)
      container.frame = CGRect(x: 0, y: 0, width: 160, height: 100)
      for x in [20, 80] {
        container.contentView.addSubview(
          glass(CGRect(x: CGFloat(x), y: 20, width: 50, height: 50)))
      }
      return try red(stage(container), 75, 45)
    }
    // Ten points lie between the two circles.
    #expect(try between(0) < 40)
    #expect(try between(40) > 60)
  }

  @Test("A button of glass has it behind its words, until it has another configuration")
  func button() throws {
    let button = UIButton(configuration: .glass())
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 50)
    let stage = stage(button)
    #expect(try red(stage, 40, 45) > 60)
    #expect(try red(stage, 24, 24) < 20)
    stage.perform { button.configuration = .plain() }
    #expect(try red(stage, 40, 45) < 20)
    stage.perform { button.configuration = .prominentGlass() }
    let color = try #require(stage.picture.color(at: CGPoint(x: 40, y: 45)))
    #expect(Int(color.blue) > Int(color.red) + 60)
    stage.perform { button.configuration = nil }
    #expect(try red(stage, 40, 45) < 20)
  }
}
