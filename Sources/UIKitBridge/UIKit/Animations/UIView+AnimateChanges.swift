import Foundation
import Motion
import ViewRuntime

extension UIView {
  /// Changes views as an animation of SwiftUI moves them, from where they are seen now.
  ///
  /// - Parameter completion: called when the animation is over, at once where nothing moves.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let curve = AnimationCurveSampler(animation)
    let movement = ViewAnimation()
    movement.duration = curve.duration
    movement.curve = curve.value
    let end: ((Bool) -> Void)? = completion.map { completion in { _ in completion() } }
    perform(movement, changes, end)
  }
}

extension UIViewRepresentableContext {
  /// Changes views of UIKit as the transaction of this update moves those of SwiftUI.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateChanges(changes, completion: completion)
  }
}

extension UIViewControllerRepresentableContext {
  /// Changes views of UIKit as the transaction of this update moves those of SwiftUI.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateChanges(changes, completion: completion)
  }
}

extension Transaction {
  @MainActor
  fileprivate func animateChanges(_ changes: () -> Void, completion: (() -> Void)?) {
    if let animation = effectiveAnimation {
      UIView.animate(animation, changes: changes, completion: completion)
    } else {
      UIView.performWithoutAnimation(changes)
      completion?()
    }
  }
}

/// How far an animation of SwiftUI has come on its way, without a view that it moves.
private final class AnimationCurveSampler {
  private let animation: Animation
  /// What an animation of the program's own keeps from one time to the next.
  private var context = AnimationContext<Double>()
  /// Seconds until it is over. One that goes on forever is over in eleven days.
  let duration: Double

  /// The length of a way, in points, after which springs know when they are at rest.
  private static let way = 100.0
  private static let longest = 1e6

  init(_ animation: Animation) {
    self.animation = animation
    if let scalar = animation.scalar {
      duration = min(scalar.duration(distanceSquared: Self.way * Self.way), Self.longest)
    } else {
      duration = Self.end(of: animation)
    }
  }

  /// The part of the way covered at `time` seconds; 1 when it is over.
  func value(at time: Double) -> Double {
    if let scalar = animation.scalar {
      return scalar.progress(at: time, distanceSquared: Self.way * Self.way)?.fraction ?? 1
    }
    let covered = animation.animate(value: Self.way, time: time, context: &context)
    return covered.map { $0 / Self.way } ?? 1
  }

  /// An animation of the program's own does not say when it is over: it is asked, for a minute of its time.
  private static func end(of animation: Animation) -> Double {
    var context = AnimationContext<Double>()
    for number in 1...7200 {
      let time = Double(number) / 120
      if animation.animate(value: way, time: time, context: &context) == nil { return time }
    }
    return longest
  }
}
