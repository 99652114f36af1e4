import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Transitions from one picture of a view to another")
struct UIViewTransitionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  private let card = UIView(frame: CGRect(x: 60, y: 220, width: 200, height: 200))
  private let stage: Stage

  init() {
    root.backgroundColor = .black
    root.addSubview(card)
    card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage = ListStage(root).stage
    stage.advance(by: 0.1)
  }

  /// Red, green or black at a point of the window, or white beside what is turned.
  private func color(_ x: Double, _ y: Double) -> String {
    guard let color = stage.picture.color(at: CGPoint(x: x, y: y)) else { return "none" }
    if color.blue > 150 { return "white" }
    return color.red > 150 ? "red" : color.green > 150 ? "green" : "black"
  }

  private func change(_ subtype: CATransitionSubtype) {
    stage.perform {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (.push, subtype, 1)
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      card.layer.add(transition, forKey: nil)
      card.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    }
    stage.advance(by: 0.5)
  }

  @Test(
    "A push from the top comes up from below, as on a phone, and one from the bottom down from above"
  )
  func sides() {
    change(.fromTop)
    #expect(color(160, 270) == "red" && color(160, 370) == "green")
    stage.advance(by: 0.6)
    #expect(color(160, 270) == "green")
    stage.perform { card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    stage.advance(by: 0.1)
    change(.fromBottom)
    #expect(color(160, 270) == "green" && color(160, 370) == "red")
  }

  @Test(
    "A flip from the left brings the left side to the front, the old picture first, then the new one"
  )
  func flip() {
    let back = UIView(frame: card.frame)
    back.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    var isDone = false
    stage.perform {
      UIView.transition(
        from: card, to: back, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]
      ) { isDone = $0 }
    }
    stage.advance(by: 0.25)
    // Turned by 45 degrees about the middle of the window, as far from the eye as it is: the nearer side is taller.
    func height(_ x: Double) -> Int {
      stride(from: 0.0, to: 640, by: 2).count { color(x, $0) == "red" }
    }
    #expect(height(110) > height(210) && height(210) > 0, "\(height(110)) \(height(210))")
    stage.advance(by: 0.5)
    #expect(color(160, 320) == "green")
    stage.advance(by: 0.4)
    #expect(isDone && card.superview == nil && back.superview === root)
  }
}
