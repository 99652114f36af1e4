import CoreAnimation
import Foundation
import Testing
import UIKit

/// After the documentation of `CATransaction`.
@Suite("Transactions")
@MainActor
struct CATransactionTests {
  @Test("Nobody says otherwise: a quarter of a second, no curve, actions on")
  func standard() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.completionBlock() == nil)
  }

  @Test("An inner transaction has what the outer one says until it says something itself")
  func nested() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setDisableActions(false)
    #expect(CATransaction.animationDuration() == 0.5 && !CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("What is said by key is what is said by name, and programs keep values of their own")
  func keys() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setValue(3.0, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue("mine", forKey: "own")
    #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "own") as? String == "mine")
    CATransaction.commit()
  }

  @Test("A block without animations is called when the transaction ends")
  func noAnimations() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 0)
    CATransaction.commit()
    #expect(calls == 1)
  }

  @Test("A block that another one replaces before there are animations is called at once")
  func replaced() {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("first") }
    CATransaction.setCompletionBlock { calls.append("second") }
    #expect(calls == ["first"])
    CATransaction.commit()
    #expect(calls == ["first", "second"])
  }

  @Test("A replaced block waits for the animations that were added under it alone")
  func replacedWithAnimations() {
    let (first, second) = (CALayer(), CALayer())
    let stage = LayerStage(first, second)
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("short") }
    first.add(fade(0.2), forKey: nil)
    CATransaction.setCompletionBlock { calls.append("long") }
    second.add(fade(0.6), forKey: nil)
    CATransaction.commit()
    stage.show(at: 0)
    stage.show(at: 0.1)
    #expect(calls.isEmpty)
    stage.show(at: 0.3)
    #expect(calls == ["short"])
    stage.show(at: 0.7)
    #expect(calls == ["short", "long"])
  }

  @Test("An animation that is removed counts as ended")
  func removed() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    layer.add(fade(5), forKey: "fade")
    CATransaction.commit()
    stage.show(at: 0)
    stage.show(at: 0.1)
    #expect(!isDone)
    layer.removeAnimation(forKey: "fade")
    #expect(isDone)
  }

  @Test("The curve of a transaction is that of the animations which it causes")
  func curve() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.commit()
    let found = stage.values(at: [0, 0.25, 0.5, 0.75]) {
      layer.presentation().map { Double($0.opacity) }
    }
    #expect(isNear(found, [1, 0.75, 0.5, 0.25]))
  }

  @Test("A block that is set within a view's animation is called beside the view's own")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = LayerStage(view.layer)
    var calls: Set<String> = []
    UIView.animate(withDuration: 0.5) {
      CATransaction.setCompletionBlock { calls.insert("block") }
      view.alpha = 0
    } completion: { _ in
      calls.insert("view")
    }
    stage.show(at: 0)
    stage.show(at: 0.4)
    #expect(calls.isEmpty)
    stage.show(at: 0.6)
    #expect(calls == ["block", "view"])
  }

  private func fade(_ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
    return animation
  }
}
