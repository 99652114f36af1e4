import Motion

/// Something that moves from frame to frame.
@MainActor
package protocol AnimationParticipant: AnyObject {
  /// Kept by the list of running animations.
  var isParticipating: Bool { get set }

  /// Moves on to the frame at `time`, in seconds; answers false when it has come to rest.
  func advance(to time: Double) -> Bool

  /// The clock that alone says how it moves on, for as long as that goes on; nil where it has to be
  /// advanced in each frame.
  var loneClock: AnimatorClock? { get }

  /// That clock while it is followed, instead of being advanced; kept by the list of running animations.
  var followedClock: AnimatorClock? { get set }
}

extension AnimationParticipant {
  package var loneClock: AnimatorClock? { nil }

  package var followedClock: AnimatorClock? {
    get { nil }
    set {}
  }
}

/// Whether something was looked at that follows a clock.
///
/// A picture in which such a value is seen is another in each frame, without anybody saying so: it is
/// not kept. So a frame of ten thousand views that move need not visit them twice, once to advance
/// them and once to draw them.
enum FollowedMovement {
  // Main thread only: set and read while a frame is drawn.
  nonisolated(unsafe) static var wasSeen = false
}

/// All that moves in a window just now.
@MainActor
package final class RunningAnimations {
  private var participants: [any AnimationParticipant] = []
  /// Which one is just being advanced, and whether it was added again meanwhile.
  private var advancingIndex: Int?
  private var isAddedAgain = false

  /// That of what began to move last: what else begins in the same frame shares it.
  private var latestClock: AnimatorClock?

  /// What moves by one clock alone, and is not asked for a frame as long as the clock goes on.
  private struct Followers {
    let clock: AnimatorClock
    var members: [any AnimationParticipant] = []
  }

  private var followers: [Followers] = []
  /// Grows with each change of who follows.
  private(set) var followingNumber = 0
  var isFollowing: Bool { !followers.isEmpty }
  /// Whether a follower may be gone since the last frame.
  private var mayHaveLost = false

  /// A clock for what begins to move with `animation` in the current frame of `host`.
  func clock(for animation: Animation, in host: ViewHost) -> AnimatorClock {
    let interval = 1 / host.configuration.framesPerSecond
    if let latestClock,
      latestClock.mayBeShared(by: animation, at: host.time, frameInterval: interval)
    {
      return latestClock
    }
    let clock = AnimatorClock(animation, frameInterval: interval)
    latestClock = clock
    return clock
  }

  package var isEmpty: Bool { participants.isEmpty && followers.isEmpty }
  package var count: Int { followers.reduce(participants.count) { $0 + $1.members.count } }

  package func add(_ participant: any AnimationParticipant) {
    guard !participant.isParticipating else {
      if let advancingIndex, participants[advancingIndex] === participant { isAddedAgain = true }
      return
    }
    participant.isParticipating = true
    participants.append(participant)
  }

  /// Moves everything on to `time`; what has come to rest leaves the list. Answers whether anything
  /// followed a clock, so that there is another picture of it.
  package func advance(to time: Double) -> Bool {
    advanceFollowers(to: time)
    var index = 0
    var kept = 0
    // Participants may be added while others move: the count is asked each time.
    while index < participants.count {
      let participant = participants[index]
      advancingIndex = index
      isAddedAgain = false
      if participant.advance(to: time) || isAddedAgain {
        if !follow(participant) {
          if kept != index { participants[kept] = participant }
          kept += 1
        }
      } else {
        participant.isParticipating = false
      }
      index += 1
    }
    advancingIndex = nil
    if kept < index { participants.removeSubrange(kept..<index) }
    return !followers.isEmpty
  }

  // MARK: Following clocks

  /// Says that something that moves may be gone.
  func participantMayBeGone() { mayHaveLost = true }

  /// Has everything advanced in the next frame: something goes another way from now on.
  func endFollowing() {
    for group in followers { readmit(group) }
    followers.removeAll()
  }

  private func advanceFollowers(to time: Double) {
    if followers.isEmpty { return }
    if mayHaveLost { endFollowing() }
    mayHaveLost = false
    followers.removeAll { group in
      group.clock.advance(to: time)
      if group.clock.goesOn { return false }
      readmit(group)
      return true
    }
  }

  private func readmit(_ group: Followers) {
    followingNumber += 1
    for member in group.members { member.followedClock = nil }
    // While others are advanced, their places stay.
    participants.insert(
      contentsOf: group.members, at: advancingIndex == nil ? 0 : participants.count)
  }

  /// Has `participant` follow its clock from the next frame on, if it can.
  private func follow(_ participant: any AnimationParticipant) -> Bool {
    guard let clock = participant.loneClock, clock.goesOn else { return false }
    participant.followedClock = clock
    followingNumber += 1
    if let index = followers.lastIndex(where: { $0.clock === clock }) {
      followers[index].members.append(participant)
    } else {
      followers.append(Followers(clock: clock, members: [participant]))
    }
    return true
  }
}
