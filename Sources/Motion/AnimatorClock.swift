import Foundation

/// The time of an animation that runs, from the frame in which it was asked for.
class AnimatorClock {
  /// The frames after a change; see `Animator`.
  enum Phase { case pending, first, second, running }

  private(set) var phase = Phase.pending
  private var beginTime = 0.0
  private var lastTime = -Double.infinity
  /// Seconds since the start of the first animation.
  private(set) var elapsed = 0.0

  /// Moves on to the frame at `time`; false if nothing changes for it.
  final func advanceClock(to time: Double, frameInterval: Double) -> Bool {
    guard time > lastTime else { return false }
    lastTime = time
    switch phase {
    case .pending:
      beginTime = time
      phase = .first
    case .first:
      beginTime = time
      phase = .second
      // The second frame repeats the first: only the time starts anew.
      return false
    case .second:
      let longest = max(frameInterval, 1.0 / 60)
      // Frame times are sums of rounded numbers: a frame that is late by less was on time.
      if time - beginTime > longest * (1 + 1e-6) { beginTime = time - longest }
      phase = .running
      elapsed = time - beginTime
    case .running:
      elapsed = time - beginTime
    }
    return true
  }
}
