import CoreAnimation
import Foundation
import Motion
import ViewRuntime

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    // Frames come as fast as the host takes them.
    public static let preferredFramesPerSecondDefault = AnimationOptions([])
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    /// How one picture becomes the other, and from where.
    var transition: (type: CATransitionType, subtype: CATransitionSubtype?) {
      switch rawValue >> 20 & 7 {
      case 1: (.flip, .fromLeft)
      case 2: (.flip, .fromRight)
      case 6: (.flip, .fromTop)
      case 7: (.flip, .fromBottom)
      default: (.fade, nil)
      }
    }
    /// Whether it names one.
    var isTransition: Bool { rawValue >> 20 & 7 != 0 }
    var curls: Bool { [3, 4].contains(rawValue >> 20 & 7) }
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var timing: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation()
    animation.timing = options.curve.timing
    run(animation, duration, delay, options, animations, completion)
  }

  /// A spring that comes to rest within `duration` seconds.
  ///
  /// - Parameter velocity: at the beginning, in parts of the way a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation()
    let ratio = min(max(Double(dampingRatio), 0.01), 1)
    let spring = Spring(settlingDuration: max(duration, 1e-3), dampingRatio: ratio)
    animation.spring = (1, spring.stiffness, spring.damping, Double(velocity))
    run(animation, duration, delay, options, animations, completion)
  }

  /// A spring by feel: `duration` is its pace, and it goes on until it rests.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation()
    let spring = Spring(duration: duration, bounce: Double(bounce))
    animation.spring = (1, spring.stiffness, spring.damping, Double(initialSpringVelocity))
    withoutActuallyEscaping(animations) {
      run(animation, spring.settlingDuration, delay, options, $0, completion)
    }
  }

  private class func run(
    _ animation: ViewAnimation, _ duration: Double, _ delay: Double, _ options: AnimationOptions,
    _ body: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    animation.duration = duration
    animation.delay = delay
    animation.repeats = options.contains(.repeat)
    animation.autoreverses = options.contains(.autoreverse)
    perform(animation, body, completion)
  }

  /// Runs `body` with its changes animated, and `completion` once they have ended.
  class func perform(
    _ animation: ViewAnimation, _ body: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    CATransaction.begin()
    CATransaction.setAnimationDuration(animation.duration)
    let end = CATransaction.currentEnd
    ViewAnimation.with(animation) { body() }
    guard let completion else { return CATransaction.commit() }
    if end.hadAnimations {
      end.block = { [unowned end] in completion(end.allFinished) }
    } else if animation.duration + animation.delay > 0 {
      // Nothing moves: it is over when it would have been.
      nonisolated(unsafe) let completion = completion
      DispatchQueue.main.asyncAfter(deadline: .now() + animation.duration + animation.delay) {
        completion(true)
      }
    }
    CATransaction.commit()
    if !end.hadAnimations, animation.duration + animation.delay <= 0 { completion(true) }
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.with(nil) { actionsWithoutAnimation() }
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }
  public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }
  /// Seconds, within an animation's block.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Several changes one after another, each with `addKeyframe`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation()
    animation.duration = duration
    animation.delay = delay
    animation.repeats = options.contains(.repeat)
    animation.autoreverses = options.contains(.autoreverse)
    // Each keyframe goes on evenly.
    animation.timing = nil
    perform(animation, animations, completion)
  }

  /// Times in parts of the whole, 0…1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let around = ViewAnimation.current else { return animations() }
    around.keyframe = (frameStartTime, frameDuration)
    animations()
    around.keyframe = nil
  }

  /// Repeats what `animations` change within the closure of an animation around.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let animation = ViewAnimation.current else { return animations() }
    let old = (animation.repeatCount, animation.autoreverses)
    (animation.repeatCount, animation.autoreverses) = (Float(count), autoreverses)
    animations()
    (animation.repeatCount, animation.autoreverses) = old
  }

  /// Shows what `animations` change by a transition of the whole view.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let transition = CATransition()
    transition.duration = duration
    transition.timingFunction = options.curve.timing
    (transition.type, transition.subtype) = options.transition
    if options.curls {
      Reports.once("Pages that curl are left out: one picture fades into the other")
    }
    CATransaction.begin()
    if let completion {
      let end = CATransaction.currentEnd
      end.block = { [unowned end] in completion(end.allFinished) }
    }
    view.layer.add(transition, forKey: nil)
    animations?()
    CATransaction.commit()
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.parentView else { return }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          superview.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
