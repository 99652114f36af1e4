import DrawingCommands
import Foundation
import FoundationNames

/// From one value to another.
///
/// What is left out is what the layer shows without the animation, as the documentation of
/// `CABasicAnimation` lists it.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  public override init() { super.init() }
  public override init(keyPath path: String?) { super.init(keyPath: path) }
  public required init?(coder: NSCoder) { return nil }

  override package func duplicate() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.take(basic: self)
    return copy
  }

  final func take(basic other: CABasicAnimation) {
    take(property: other)
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  private func ends(current: LayerValue?) -> (from: LayerValue, to: LayerValue)? {
    let (from, to, by) = (LayerValue(fromValue), LayerValue(toValue), LayerValue(byValue))
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return to.subtracting(by).map { ($0, to) }
    case (let from?, nil, nil): return (from, current ?? from)
    case (nil, let to?, nil): return (current ?? to, to)
    case (nil, nil, let by?): return current.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): return nil
    }
  }

  /// How far it has come, of 1.
  func progress(at fraction: Double) -> Double { eased(fraction) }

  override func value(at place: MediaTiming.Place, current: LayerValue?) -> LayerValue? {
    guard let (from, to) = ends(current: isAdditive ? nil : current) else { return nil }
    return from.blended(with: to, progress(at: place.fraction))
  }
}

/// A movement that a spring makes.
///
/// m·x″ = k·(1 − x) − c·x′ with x′(0) = `initialVelocity`, in parts of the way a second.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  public override init() { super.init() }
  public override init(keyPath path: String?) { super.init(keyPath: path) }
  public required init?(coder: NSCoder) { return nil }

  /// A spring by feel; its duration is that until it rests.
  ///
  /// - Parameters:
  ///   - perceptualDuration: the period without damping, in seconds.
  ///   - bounce: 0 does not overshoot, up to 1 swings more and more.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init(keyPath: nil)
    let frequency = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 1e-6))
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (Double(stiffness) / Double(mass)).squareRoot()
  }

  open var bounce: CGFloat {
    let ratio = spring.ratio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  override package func duplicate() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.take(basic: self)
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  private var spring: SpringSolution {
    SpringSolution(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  /// Seconds until it stays within a thousandth of the way.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func progress(at fraction: Double) -> Double {
    spring.value(at: fraction * runDuration(CATransaction.standardDuration))
  }
}
