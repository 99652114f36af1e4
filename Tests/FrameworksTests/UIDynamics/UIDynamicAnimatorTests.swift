import Foundation
import Testing
import UIKit

@testable import UIDynamics

/// Positions are those of closed forms, within what steps of a sixtieth of a second leave.
@Suite("An animator of views")
@MainActor
struct UIDynamicAnimatorTests {
  private let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 1000))

  private func view(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
    reference.addSubview(view)
    return view
  }

  private func animator(_ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: reference)
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
  }

  private func run(_ animator: UIDynamicAnimator, _ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) where animator.isRunning { animator.step() }
  }

  private final class Witness: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var lines: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resumes") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pauses") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      lines.append("strikes \(identifier.map { "\($0)" } ?? "the edge") at \(Int(p.y.rounded()))")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { lines.append("strike each other") }
  }

  @Test("Gravity of 1 is 1000 points a second, a second")
  func gravity() {
    let falling = view(0, 0)
    let animator = animator(UIGravityBehavior(items: [falling]))
    run(animator, 1)
    // v·t of whole steps: g · t² / 2 · (1 + 1/60).
    #expect(abs(falling.center.y - 50 - 500 * (1 + 1 / 60.0)) < 0.5)
    #expect(falling.center.x == 50)
    #expect(abs(animator.elapsedTime - 1) < 1e-9)
  }

  @Test("Its direction is an angle and a magnitude")
  func direction() {
    let gravity = UIGravityBehavior()
    gravity.setAngle(0, magnitude: 0.5)
    #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
    gravity.gravityDirection = CGVector(dx: 0, dy: -2)
    #expect(gravity.magnitude == 2 && abs(gravity.angle + .pi / 2) < 1e-9)
  }

  @Test("A push of 1 gives 100 x 100 points a hundred points a second: in a second, or at once")
  func pushes() {
    let (slow, sudden, small) = (view(0, 0), view(200, 0), view(300, 0, 50))
    let continuous = UIPushBehavior(items: [slow], mode: .continuous)
    continuous.pushDirection = CGVector(dx: 0, dy: 1)
    let instantaneous = UIPushBehavior(items: [sudden, small], mode: .instantaneous)
    instantaneous.setAngle(.pi / 2, magnitude: 1)
    let look = UIDynamicItemBehavior(items: [slow, sudden, small])
    let animator = animator(continuous, instantaneous, look)
    run(animator, 1)
    #expect(abs(look.linearVelocity(for: slow).y - 100) < 0.1)
    #expect(abs(look.linearVelocity(for: sudden).y - 100) < 0.1)
    // A quarter of the area is a quarter of the mass.
    #expect(abs(look.linearVelocity(for: small).y - 400) < 0.5)
    #expect(!instantaneous.active && continuous.active)
  }

  @Test("A push beside the middle turns: clockwise where it pushes down on the right")
  func turning() {
    let view = view(0, 0)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 30, vertical: 0), for: view)
    let look = UIDynamicItemBehavior(items: [view])
    let animator = animator(push, look)
    run(animator, 0.5)
    // 100 · 30 against m · (w² + h²) / 12 = 1666.7: 1.8 radians a second.
    #expect(abs(look.angularVelocity(for: view) - 1.8) < 0.01)
    #expect(abs(atan2(view.transform.b, view.transform.a) - 0.9) < 0.05)
  }

  @Test("What falls on the edge stays there, and then nothing runs")
  func rest() {
    let falling = view(150, 700)
    let collision = UICollisionBehavior(items: [falling])
    collision.translatesReferenceBoundsIntoBoundary = true
    let witness = Witness()
    collision.collisionDelegate = witness
    let animator = UIDynamicAnimator(referenceView: reference)
    animator.delegate = witness
    animator.addBehavior(UIGravityBehavior(items: [falling]))
    animator.addBehavior(collision)
    run(animator, 5)
    #expect(abs(falling.frame.maxY - 1000) < 1)
    #expect(!animator.isRunning)
    #expect(witness.lines.first == "resumes" && witness.lines.last == "pauses")
    #expect(witness.lines.contains("strikes the edge at 1000"))
    collision.removeItem(falling)
    #expect(animator.isRunning)
    run(animator, 0.5)
    #expect(falling.frame.minY > 1000)
  }

  @Test("Elasticity of a half brings it back to a quarter of the height")
  func elasticity() {
    let ball = view(150, 300)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 800),
      to: CGPoint(x: 400, y: 800))
    let look = UIDynamicItemBehavior(items: [ball])
    look.elasticity = 0.5
    let witness = Witness()
    collision.collisionDelegate = witness
    let animator = animator(UIGravityBehavior(items: [ball]), collision, look)
    // It falls 400 points in 0.894 s, rises 100 in 0.447 s.
    run(animator, 0.894 + 0.447)
    #expect(abs(ball.frame.maxY - 700) < 12)
    #expect(witness.lines == ["strikes floor at 800"])
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) == nil)
  }

  @Test("Items strike those of their own behaviour, and not where it is for boundaries alone")
  func modes() {
    func pair(_ mode: UICollisionBehavior.Mode) -> (UIView, UIView, Witness) {
      let (lower, upper) = (view(100, 500), view(100, 300))
      let look = UIDynamicItemBehavior(items: [lower])
      look.isAnchored = true
      let collision = UICollisionBehavior(items: [lower, upper])
      collision.collisionMode = mode
      let witness = Witness()
      collision.collisionDelegate = witness
      run(animator(UIGravityBehavior(items: [upper]), collision, look), 1)
      return (lower, upper, witness)
    }
    let (lower, upper, witness) = pair(.everything)
    #expect(lower.frame.minY == 500)
    #expect(abs(upper.frame.maxY - 500) < 1)
    #expect(witness.lines.first == "strike each other")
    let passing = pair(.boundaries)
    #expect(passing.1.frame.minY > 600 && passing.2.lines.isEmpty)
  }

  @Test("A rod keeps its length, and a finger leads what hangs on it")
  func rod() {
    let bob = view(250, 150, 40)
    let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 150, y: 170))
    #expect(rod.length == 120)
    let animator = animator(UIGravityBehavior(items: [bob]), rod)
    for _ in 0..<90 {
      animator.step()
      #expect(abs(hypot(bob.center.x - 150, bob.center.y - 170) - 120) < 1)
    }
    rod.anchorPoint = CGPoint(x: 150, y: 400)
    run(animator, 2)
    #expect(abs(hypot(bob.center.x - 150, bob.center.y - 400) - 120) < 1)
  }

  @Test("Two items on a spring swing about its length")
  func spring() {
    let (fixed, free) = (view(100, 100, 40), view(100, 300, 40))
    let look = UIDynamicItemBehavior(items: [fixed])
    look.isAnchored = true
    let spring = UIAttachmentBehavior(item: fixed, attachedTo: free)
    spring.length = 100
    spring.frequency = 1
    spring.damping = 0.3
    let animator = animator(spring, look)
    run(animator, 0.5)
    #expect(free.center.y < 240)
    run(animator, 6)
    #expect(abs(free.center.y - 220) < 2)
  }

  @Test("A pin holds two items at a point")
  func pin() {
    let (fixed, arm) = (view(100, 100, 40), view(120, 160, 40))
    let look = UIDynamicItemBehavior(items: [fixed])
    look.isAnchored = true
    let hinge = CGPoint(x: 140, y: 180)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: fixed, attachedTo: arm, attachmentAnchor: hinge)
    let start = CGPoint(x: hinge.x - arm.center.x, y: hinge.y - arm.center.y)
    let animator = animator(UIGravityBehavior(items: [arm]), pin, look)
    run(animator, 0.4)
    let turned = start.applying(arm.transform)
    let place = CGPoint(x: arm.center.x + turned.x, y: arm.center.y + turned.y)
    #expect(hypot(place.x - hinge.x, place.y - hinge.y) < 1)
  }

  @Test("A snap draws an item to its point and straightens it")
  func snap() {
    let card = view(20, 20)
    card.transform = CGAffineTransform(rotationAngle: 1)
    let animator = animator(UISnapBehavior(item: card, snapTo: CGPoint(x: 300, y: 600)))
    run(animator, 3)
    #expect(abs(card.center.x - 300) < 0.5 && abs(card.center.y - 600) < 0.5)
    #expect(abs(atan2(card.transform.b, card.transform.a)) < 0.01)
    #expect(!animator.isRunning)
  }

  @Test("Speeds are added, resistance takes them, and what may not turn does not")
  func matter() {
    let view = view(0, 0)
    let look = UIDynamicItemBehavior(items: [view])
    look.resistance = 2
    look.allowsRotation = false
    look.addLinearVelocity(CGPoint(x: 300, y: 0), for: view)
    look.addAngularVelocity(3, for: view)
    let animator = animator(look)
    run(animator, 1)
    // Box2D's damping: v / (1 + c · h) in each step.
    let kept: Double = 1 / (1 + 2.0 / 60)
    let expected = 300 * pow(kept, 60)
    #expect(abs(look.linearVelocity(for: view).x - expected) < 1)
    #expect(view.transform == .identity)
  }

  @Test("A behaviour of one's own is made of others, and hears of each step")
  func composed() {
    final class Fall: UIDynamicBehavior {
      var steps = 0
      init(_ items: [any UIDynamicItem]) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: items))
        action = { [unowned self] in steps += 1 }
      }
    }
    let falling = view(0, 0)
    let fall = Fall([falling])
    let animator = animator(fall)
    #expect(fall.childBehaviors[0].dynamicAnimator === animator)
    run(animator, 0.5)
    #expect(fall.steps == 30 && falling.frame.minY > 100)
    animator.removeAllBehaviors()
    let place = falling.center
    run(animator, 0.5)
    #expect(falling.center == place && fall.dynamicAnimator == nil)
  }

  @Test("An item that was moved by hand is followed when it is said")
  func moved() {
    let view = view(0, 0)
    let animator = animator(UIGravityBehavior(items: [view]))
    run(animator, 0.2)
    view.center = CGPoint(x: 200, y: 300)
    animator.updateItem(usingCurrentState: view)
    run(animator, 0.1)
    #expect(view.center.x == 200 && view.center.y > 300)
    #expect(animator.items(in: CGRect(x: 190, y: 290, width: 20, height: 20)).count == 1)
    #expect(animator.items(in: CGRect(x: 0, y: 900, width: 20, height: 20)).isEmpty)
  }

  @Test("A group moves as one")
  func group() {
    let (left, right) = (view(0, 0, 40), view(100, 0, 40))
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.bounds.size == CGSize(width: 140, height: 40))
    run(animator(UIGravityBehavior(items: [group])), 0.5)
    #expect(left.center.y == right.center.y && left.center.y > 100)
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(right.center.x - group.center.x) < 1e-6)
    #expect(abs(right.center.y - group.center.y - 50) < 1e-6)
  }

  @Test("An ellipse rolls where a rectangle lies, and a path's corners are few enough")
  func shapes() {
    let points = (0..<40).map { index in
      let angle = CGFloat(index) / 40 * 2 * .pi
      return CGPoint(x: cos(angle) * 50, y: sin(angle) * 50)
    }
    let hull = (points + [CGPoint.zero]).hull(of: 8)
    #expect(hull.count == 8)
    #expect(hull.allSatisfy { abs(hypot($0.x, $0.y) - 50) < 1e-6 })
    let square = [
      CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1),
    ]
    #expect(Set(square.hull(of: 8)) == Set(square))
  }
}
