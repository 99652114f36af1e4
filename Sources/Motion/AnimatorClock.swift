import Foundation

/// The time of an animation that runs, from the frame in which it was asked for; see `Animator` for
/// its first frames.
///
/// What begins in one frame with one animation shares a clock: how far it has come is then worked
/// out once a frame, and not for each of the values that move.
package final class AnimatorClock {
  enum Phase { case pending, first, second, running }

  private let animation: Animation
  private let frameInterval: Double
  private var beginTime = 0.0
  @exclusivity(unchecked) private(set) var lastTime = -Double.infinity
  @exclusivity(unchecked) private(set) var phase = Phase.pending
  /// Seconds since the start of the animation.
  private(set) var elapsed = 0.0
  /// Grows with each frame in which something is to be seen anew.
  @exclusivity(unchecked) private(set) var frameNumber = 0

  /// The animation, where one number says how far it has come.
  private let scalar: (any ScalarAnimation)?
  /// Whether `progress` always says how far the animation has come.
  let knowsProgress: Bool
  /// How far it has come; nil when it is over, or when that depends on the length of the way.
  @exclusivity(unchecked) private(set) var progress: AnimationProgress?
  /// The part of the way that is still to be covered.
  @exclusivity(unchecked) private(set) var remaining = 1.0

  /// - Parameter frameInterval: seconds between two frames, by which the first step is limited.
  package init(_ animation: Animation, frameInterval: Double) {
    self.animation = animation
    self.frameInterval = frameInterval
    let scalar = animation.scalar
    knowsProgress = scalar.map { !$0.dependsOnDistance } ?? false
    self.scalar = knowsProgress ? scalar?.prepared(distanceSquared: 0) : scalar
  }

  /// Whether it says how far `animation` has come on a way of some length, as long as it `goesOn`.
  func isClock(of animation: Animation) -> Bool { scalar != nil && self.animation == animation }

  /// Whether what begins with `animation` in the frame at `time` may use this clock.
  package func mayBeShared(by animation: Animation, at time: Double, frameInterval: Double) -> Bool
  {
    phase == .first && lastTime == time && self.frameInterval == frameInterval
      && self.animation == animation
  }

  /// The same for other modules: read by them, the field itself would be checked for overlapping
  /// accesses each time.
  package var currentFrame: Int { frameNumber }

  /// Whether nothing has to be done for what moves by it alone but to present another value: it has
  /// not come to its end, nor to where it counts as complete.
  package var goesOn: Bool {
    guard let progress else { return false }
    return !progress.isLogicallyComplete
  }

  /// Moves on to the frame at `time`, in seconds.
  package func advance(to time: Double) {
    guard time > lastTime else { return }
    lastTime = time
    switch phase {
    case .pending:
      beginTime = time
      phase = .first
    case .first:
      beginTime = time
      phase = .second
      // The second frame repeats the first: only the time starts anew.
      return
    case .second:
      let longest = max(frameInterval, 1.0 / 60)
      // Frame times are sums of rounded numbers: a frame that is late by less was on time.
      if time - beginTime > longest * (1 + 1e-6) { beginTime = time - longest }
      phase = .running
      elapsed = time - beginTime
    case .running:
      elapsed = time - beginTime
    }
    frameNumber += 1
    progress = scalar?.sharedProgress(at: elapsed)
    remaining = 1 - (progress?.fraction ?? 1)
  }
}
