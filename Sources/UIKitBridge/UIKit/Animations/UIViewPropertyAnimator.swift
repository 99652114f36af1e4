import CoreAnimation
import Foundation
import Geometry
import Motion

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Animations that are started, held and gone on with.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// How far it has come, 0…1 of its time.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The same, of changes that are made in a closure.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}

/// How an animator's values run.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A cubic Bézier curve.
@preconcurrency @MainActor
public final class UICubicTimingParameters: UITimingCurveProvider {
  let timing: CAMediaTimingFunction

  public init() { timing = CAMediaTimingFunction(name: .easeInEaseOut) }
  public init(animationCurve curve: UIView.AnimationCurve) { timing = curve.timing }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    timing = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
  }
}

/// A spring.
@preconcurrency @MainActor
public final class UISpringTimingParameters: UITimingCurveProvider {
  let ratio: Double?
  let spring: (mass: Double, stiffness: Double, damping: Double)
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.ratio = Double(ratio)
    spring = (1, 0, 0)
    initialVelocity = velocity
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    ratio = nil
    spring = (Double(mass), Double(stiffness), Double(damping))
    initialVelocity = velocity
  }
}

/// Animations of views that can be held, moved by hand and gone on with.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: _KnownByIdentity {
  public let duration: TimeInterval
  public private(set) var state = UIViewAnimatingState.inactive
  public private(set) var isRunning = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  /// Whether it runs back to where it began; set while it is held.
  open var isReversed = false
  private let animation = ViewAnimation()
  private var bodies: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var held = 0.0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    if let spring = parameters as? UISpringTimingParameters {
      var numbers = spring.spring
      if let ratio = spring.ratio {
        let motion = Spring(
          settlingDuration: max(duration, 1e-3), dampingRatio: min(max(ratio, 0.01), 1))
        numbers = (1, motion.stiffness, motion.damping)
      }
      animation.spring = (
        numbers.mass, numbers.stiffness, numbers.damping,
        Double(hypot(spring.initialVelocity.dx, spring.initialVelocity.dy))
      )
      let motion = Spring(
        mass: numbers.mass, stiffness: numbers.stiffness, damping: numbers.damping,
        allowOverDamping: true)
      self.duration = spring.ratio == nil ? motion.settlingDuration : duration
    } else {
      animation.timing = (parameters as? UICubicTimingParameters)?.timing
      self.duration = duration
    }
    animation.duration = self.duration
    animation.steered = []
  }

  /// One of 0.2 seconds that begins and ends slowly.
  public convenience init() { self.init(duration: 0.2, curve: .easeInOut) }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { perform([animation]) } else { bodies.append(animation) }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations { [self] in
      let part = Double(min(max(delayFactor, 0), 1))
      self.animation.keyframe = (part, 1 - part)
      animation()
      self.animation.keyframe = nil
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func perform(_ bodies: [() -> Void]) {
    UIView.perform(animation, { for body in bodies { body() } }) { [self] finished in
      if finished, isRunning { end(at: isReversed ? .start : .end) }
    }
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .active { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    animation.delay = delay
    (state, isRunning) = (.active, true)
    let bodies = bodies
    self.bodies = []
    perform(bodies)
  }

  /// Holds it where it is; one that has not begun is brought to its beginning.
  open func pauseAnimation() {
    if state == .inactive { startAnimation() }
    held = fractionComplete
    isRunning = false
    forEach { $0.hold(at: held, of: $1) }
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    isRunning = true
    let (fraction, isReversed) = (held, isReversed)
    forEach { $0.goOn(from: fraction, isReversed: isReversed, of: $1) }
  }

  /// How far it has come, 0…1 of its time; setting it holds it there.
  open var fractionComplete: CGFloat {
    get {
      guard isRunning else { return CGFloat(held) }
      guard let (layer, key) = animation.steered?.first else { return 0 }
      return CGFloat(layer.fractionOfAnimation(forKey: key) ?? 0)
    }
    set {
      if isRunning || state == .inactive { pauseAnimation() }
      held = min(max(Double(newValue), 0), 1)
      forEach { $0.hold(at: held, of: $1) }
    }
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    forEach { $0.stayAsSeen(of: $1) }
    forEach { $0.removeAnimation(forKey: $1) }
    animation.steered = []
    state = withoutFinishing ? .inactive : .stopped
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    (state, isRunning) = (.inactive, false)
    animation.steered = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  private func forEach(_ body: (CALayer, String) -> Void) {
    for (layer, key) in animation.steered ?? [] { body(layer, key) }
  }
}
