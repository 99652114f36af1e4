import CoreAnimation
import Foundation
import Geometry

/// Moves a transition by hand: the time of the views in its container stands still, or is what the program says.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: _KnownByIdentity,
  UIViewControllerInteractiveTransitioning, CAAnimationDelegate
{
  /// Of the whole transition, in seconds.
  open private(set) var duration: CGFloat = 0
  /// How far it has come, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  private weak var context: OwnTransition?
  private var animator: (any UIViewImplicitlyAnimating)?
  /// The container's time when it began, in seconds.
  private var beginning: Double = 0
  /// Whether it goes back to where it began.
  private var isGoingBack = false

  public init() {}

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? OwnTransition else { return }
    self.context = context
    (duration, percentComplete) = (CGFloat(context.duration), 0)
    animator = context.animator.interruptibleAnimator(using: context)
    if let animator { return animator.pauseAnimation() }
    let layer = context.containerView.layer
    beginning = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.stand(at: beginning)
    context.animator.animateTransition(using: context)
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context, !isGoingBack else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
    if let animator {
      animator.fractionComplete = self.percentComplete
    } else {
      context.containerView.layer.stand(at: beginning + Double(self.percentComplete * duration))
    }
  }

  /// Holds one that runs.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    if let animator { return animator.pauseAnimation() }
    let layer = context.containerView.layer
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    percentComplete = duration > 0 ? CGFloat(now - beginning) / duration : 1
    layer.stand(at: now)
  }

  /// Lets it go on to its end.
  open func finish() {
    guard let context, !isGoingBack else { return }
    context.finishInteractiveTransition()
    if let animator {
      return animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
    }
    context.containerView.layer.run(at: max(completionSpeed, 0.01))
  }

  /// Lets it go back to where it began.
  open func cancel() {
    guard let context, !isGoingBack else { return }
    context.cancelInteractiveTransition()
    if let animator {
      animator.isReversed = true
      return animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
    }
    let layer = context.containerView.layer
    let way = Double(percentComplete * duration)
    let speed = Double(max(completionSpeed, 0.01))
    isGoingBack = true
    guard way > 0, let outer = layer.superlayer else { return wentBack() }
    layer.run(at: -CGFloat(speed))
    // Changes nothing itself: it says when the container's time is at its beginning.
    let clock = CABasicAnimation(keyPath: "opacity")
    clock.isAdditive = true
    (clock.fromValue, clock.toValue) = (Float(0), Float(0))
    clock.duration = way / speed
    clock.delegate = self
    outer.add(clock, forKey: "goingBack")
  }

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { wentBack() }

  private func wentBack() {
    guard let context, isGoingBack else { return }
    (isGoingBack, percentComplete) = (false, 0)
    let layer = context.containerView.layer
    layer.run(at: 1)
    // What waits for their end hears that they were not run to it.
    layer.forgetAnimations()
  }
}

extension CALayer {
  /// Lets the time of this layer and those in it stand still.
  ///
  /// - Parameter time: in seconds of the layer's own time.
  fileprivate func stand(at time: Double) {
    (speed, beginTime, timeOffset) = (0, 0, time)
  }

  /// Lets the time of this layer go on from where it is.
  fileprivate func run(at speed: CGFloat) {
    let now = convertTime(CACurrentMediaTime(), from: nil)
    let parent = superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    (self.speed, beginTime, timeOffset) = (Float(speed), parent, now)
  }

  fileprivate func forgetAnimations() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.forgetAnimations() }
    mask?.forgetAnimations()
  }
}
