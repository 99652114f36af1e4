import CoreAnimation
import DrawingCommands
import Foundation
import Geometry
import Motion

/// How changes of views are animated while the block of a `UIView.animate` runs.
@MainActor
final class ViewAnimation {
  /// Seconds.
  var duration = 0.0
  var delay = 0.0
  var timing: CAMediaTimingFunction? = CAMediaTimingFunction(name: .easeInEaseOut)
  var spring: (mass: Double, stiffness: Double, damping: Double, velocity: Double)?
  /// The part of the way covered at a time in seconds, in place of `timing` and of a spring.
  var curve: ((Double) -> Double)?
  var repeats = false
  var repeatCount: Float = 0
  var autoreverses = false
  /// The part of the run that a keyframe takes, 0…1; nil outside of keyframes.
  var keyframe: (start: Double, length: Double)?
  /// Set while the animations are another's to steer: what was begun is noted.
  var steered: [(layer: CALayer, key: String)]?

  private static var stack: [ViewAnimation?] = []
  static var areEnabled = true
  private static var number = 0

  static var current: ViewAnimation? { areEnabled ? stack.last ?? nil : nil }

  static func with(_ animation: ViewAnimation?, _ body: () -> Void) {
    stack.append(animation)
    defer { stack.removeLast() }
    body()
  }

  /// Properties whose differences are added to what is there: so one movement flows into the next.
  private static let additive: Set<String> = [
    "position", "bounds", "opacity", "transform", "zPosition", "anchorPoint",
  ]

  /// What a view's layer does when a property of it changes; nil for nothing.
  static func action(for layer: CALayer, _ key: String) -> (any CAAction)? {
    guard let current, layer.currentScene != nil, current.duration > 0,
      let old = layer.values.value(atPath: key)
    else { return nil }
    // Views come and go at once, but those that a stack hides: they are seen until it is done.
    if key == "hidden" {
      let isArranged = (layer.delegate as? UIView)?.isArranged == true
      guard isArranged, case .flag(false) = old else { return nil }
    }
    return ViewAction(
      animation: current, old: old, seen: layer.seenValues.value(atPath: key) ?? old)
  }

  func begin(_ key: String, of layer: CALayer, from old: LayerValue, seen: LayerValue) {
    guard let new = layer.values.value(atPath: key) else { return }
    let animation = makeAnimation(key)
    var name = key
    if Self.additive.contains(key), let difference = old.subtracting(new),
      let none = new.subtracting(new), !Self.isSingular(new)
    {
      animation.isAdditive = true
      animation.fromValue = difference.any
      animation.toValue = none.any
      Self.number += 1
      name = "\(key)-\(Self.number)"
    } else {
      animation.fromValue = (keyframe == nil ? seen : old).any
      animation.toValue = key == "hidden" ? old.any : new.any
    }
    layer.add(animation, forKey: name)
    steered?.append((layer, name))
  }

  /// A transform that flattens can not be taken back: it is blended instead.
  private static func isSingular(_ value: LayerValue) -> Bool {
    guard case .transform(let transform) = value else { return false }
    let matrix = CATransform3DGetAffineTransform(transform)
    return CATransform3DIsAffine(transform) && matrix.a * matrix.d - matrix.b * matrix.c == 0
  }

  private func makeAnimation(_ key: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    if let curve {
      animation = CurveAnimation(keyPath: key, curve: curve)
    } else if let spring {
      let motion = CASpringAnimation(keyPath: key)
      (motion.mass, motion.stiffness) = (CGFloat(spring.mass), CGFloat(spring.stiffness))
      (motion.damping, motion.initialVelocity) = (
        CGFloat(spring.damping), CGFloat(spring.velocity)
      )
      motion.allowsOverdamping = true
      animation = motion
    } else {
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = timing
    }
    let part = keyframe ?? (0, 1)
    animation.duration = duration * part.length
    animation.startDelay = delay + duration * part.start
    animation.fillMode = .backwards
    animation.autoreverses = autoreverses
    animation.repeatCount = repeats ? .infinity : repeatCount
    return animation
  }
}

/// Begins an animation of a view's property once the property has its new value.
@MainActor
private final class ViewAction: @preconcurrency CAAction {
  private let animation: ViewAnimation
  private let old: LayerValue
  private let seen: LayerValue

  init(animation: ViewAnimation, old: LayerValue, seen: LayerValue) {
    (self.animation, self.old, self.seen) = (animation, old, seen)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    animation.begin(event, of: layer, from: old, seen: seen)
  }
}
