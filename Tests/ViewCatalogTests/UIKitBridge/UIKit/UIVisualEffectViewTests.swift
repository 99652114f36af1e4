import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Views with an effect")
struct UIVisualEffectViewTests {
  @Test(
    "A blur grows out of nothing in an animation, is as strong as a hand says, and goes there again"
  )
  func blur() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 640))
    left.backgroundColor = .black
    root.backgroundColor = .white
    let veil = UIVisualEffectView(effect: nil)
    veil.frame = root.bounds
    root.addSubview(left)
    root.addSubview(veil)
    let stage = ListStage(root).stage
    /// How light it is beside the edge of the black half.
    func light() throws -> Double {
      let color = try #require(stage.picture.color(at: CGPoint(x: 150, y: 320)))
      return Double(color.red)
    }
    stage.advance(by: 0.1)
    let none = try light()
    #expect(none == 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      veil.effect = UIBlurEffect(style: .light)
    }
    stage.perform { animator.fractionComplete = 0.3 }
    stage.advance(by: 0.2)
    let weak = try light()
    stage.perform { animator.fractionComplete = 0.9 }
    stage.advance(by: 0.2)
    let strong = try light()
    #expect(none < weak && weak < strong)
    stage.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    stage.advance(by: 1)
    stage.perform { UIView.animate(withDuration: 1) { veil.effect = nil } }
    stage.advance(by: 0.5)
    let going = try light()
    #expect(going > 0 && going < strong)
    stage.advance(by: 0.7)
    #expect(try light() == 0)
  }
}
