import Motion

/// What moves one vector of numbers; at rest there is nothing in it.
@MainActor
struct Mover<Vector: VectorArithmetic> {
  /// That of the animator: in most frames it is enough, and an object less is touched.
  private(set) var sampler: AnimatorSampler<Vector>?
  private var animator: Animator<Vector>?
  /// Set once a transaction has asked for it.
  private var tracker: VelocityTracker<Vector>?
  /// The pass in which it was last given another goal, by its number.
  private var passOfChange = -1

  var isMoving: Bool { animator != nil }

  /// Whether `clock` says all that there is to know of the movement, if there is one.
  func rests(orFollows clock: AnimatorClock) -> Bool {
    !isMoving || sampler?.loneClock === clock
  }

  /// Where the vector is going; nil at rest.
  var target: Vector? { animator?.target }

  /// What is presented in the frame that was advanced to, while it moves.
  var value: Vector { animator!.value }

  /// Gives the vector another goal, with the transaction that reaches `node`.
  mutating func setTarget(
    _ new: Vector, from old: Vector, with transaction: Transaction, for node: Node
  ) {
    guard new != old else { return advanceIfMoving(to: node.host.time) }
    let host = node.host
    if transaction.tracksVelocity, !isMoving { track(old, new, at: host.time) }
    if host.isRunning, let animation = transaction.effectiveAnimation {
      defer { passOfChange = host.passNumber }
      // What is laid out twice in a pass, as below a `GeometryReader`, has still made one way only.
      if passOfChange == host.passNumber,
        animator?.correct(to: new, from: old, animation: animation) == true
      {
        sampler = animator?.loneSampler
        return advanceIfMoving(to: host.time)
      }
      let animator = animator ?? Animator(old)
      animator.retarget(
        to: new, from: old, animation: animation, at: host.time,
        clock: host.animations.clock(for: animation, in: host), listeners: transaction.listeners,
        environment: AnimationEnvironment(scope: node.inherited.environment),
        initialVelocity: tracker?.velocity(at: host.time))
      self.animator = animator
    } else {
      animator?.retarget(to: new, from: old, animation: nil, at: host.time)
    }
    sampler = animator?.loneSampler
    advanceIfMoving(to: host.time)
  }

  private mutating func track(_ old: Vector, _ new: Vector, at time: Double) {
    if tracker == nil {
      tracker = VelocityTracker()
      // Where it was a frame ago: a movement may be as short as one change.
      tracker!.add(old, at: time - 1.0 / 60)
    }
    tracker!.add(new, at: time)
  }

  private mutating func advanceIfMoving(to time: Double) {
    if isMoving { _ = advance(to: time) }
  }

  /// Moves on to the frame at `time`, in seconds, where the sampler does not go on alone; false when it
  /// has come to rest.
  mutating func advance(to time: Double) -> Bool {
    guard let animator else { return false }
    if animator.advance(to: time) { return true }
    self = Mover()
    return false
  }

  /// Ends the movement.
  mutating func stop() {
    animator?.stop()
    self = Mover()
  }
}
