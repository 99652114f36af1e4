import Foundation
import Geometry
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The distance of the fingers relative to where they started.
    public var magnification: CGFloat
    /// The change of the magnification a second.
    public var velocity: CGFloat
    /// The middle of the fingers at the start, as a part of the view and in its points.
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// How much the magnification has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    MappedRecognizer(base: recognizer(), transform: Self.value)
  }

  @MainActor private func recognizer() -> TwoFingerRecognizer {
    let minimum = minimumScaleDelta
    return TwoFingerRecognizer { abs($0.scale - 1) >= minimum }
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Value>) {}

  private static func value(_ pose: TwoFingerRecognizer.Pose) -> Value {
    Value(
      time: pose.time, magnification: pose.scale, velocity: pose.scaleVelocity,
      startAnchor: pose.startAnchor,
      startLocation: pose.startLocation)
  }
}

/// Two fingers that turn about each other.
nonisolated public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How far the fingers have turned, clockwise.
    public var rotation: Angle
    /// The change of the rotation a second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    let minimum = abs(minimumAngleDelta.radians)
    return MappedRecognizer(
      base: TwoFingerRecognizer { abs($0.angle) >= minimum }, transform: Self.value)
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Value>) {}

  private static func value(_ pose: TwoFingerRecognizer.Pose) -> Value {
    Value(
      time: pose.time, rotation: .radians(pose.angle), velocity: .radians(pose.angleVelocity),
      startAnchor: pose.startAnchor, startLocation: pose.startLocation)
  }
}

/// The older name of `MagnifyGesture`; its value is the magnification alone.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor package func makeRecognizer() -> GestureRecognizer<CGFloat> {
    let minimum = minimumScaleDelta
    return MappedRecognizer(base: TwoFingerRecognizer { abs($0.scale - 1) >= minimum }) { $0.scale }
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<CGFloat>) {}
}

/// The older name of `RotateGesture`; its value is the angle alone.
nonisolated public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Angle> {
    let minimum = abs(minimumAngleDelta.radians)
    return MappedRecognizer(base: TwoFingerRecognizer { abs($0.angle) >= minimum }) {
      .radians($0.angle)
    }
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Angle>) {}
}

/// Follows the line between two fingers.
final class TwoFingerRecognizer: GestureRecognizer<TwoFingerRecognizer.Pose> {
  struct Pose {
    var time = Date()
    var scale: CGFloat = 1
    /// Radians, counted on beyond half a turn.
    var angle = 0.0
    var scaleVelocity: CGFloat = 0
    var angleVelocity = 0.0
    var startAnchor = UnitPoint.center
    var startLocation = CGPoint.zero
  }

  private let hasBegun: (Pose) -> Bool
  private var fingers: [Touch] = []
  private var startDistance: CGFloat = 1
  private var lastAngle = 0.0
  private var pose = Pose()
  private var isActive = false

  init(hasBegun: @escaping (Pose) -> Bool) { self.hasBegun = hasBegun }

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    Pose
  > {
    switch event {
    case .began(let touch):
      if fingers.count < 2 { fingers.append(touch) }
      if fingers.count == 2, !isActive { start(attachment) }
      return phase
    case .moved(let touch):
      guard fingers.count == 2, fingers.contains(where: { $0 === touch }) else { return phase }
      step(attachment)
      if hasBegun(pose) { isActive = true }
      return phase
    case .ended(let touch), .cancelled(let touch):
      guard fingers.contains(where: { $0 === touch }) else { return phase }
      let wasActive = isActive
      let last = pose
      stop()
      if case .cancelled = event { return .failed }
      return wasActive ? .ended(last) : .failed
    case .tick: return phase
    }
  }

  private var phase: GesturePhase<Pose> { isActive ? .active(pose) : .possible }

  private var line: (distance: CGFloat, angle: Double) {
    let dx = fingers[1].location.x - fingers[0].location.x
    let dy = fingers[1].location.y - fingers[0].location.y
    return (max(hypot(dx, dy), 1e-6), atan2(dy, dx))
  }

  private func start(_ attachment: GestureAttachment) {
    pose = Pose()
    startDistance = line.distance
    lastAngle = line.angle
    let middle = CGPoint(
      x: (fingers[0].location.x + fingers[1].location.x) / 2,
      y: (fingers[0].location.y + fingers[1].location.y) / 2)
    pose.startLocation = attachment.location(of: middle, in: .local)
    if let size = attachment.element?.frame.size, size.width > 0, size.height > 0 {
      pose.startAnchor = UnitPoint(
        x: pose.startLocation.x / size.width, y: pose.startLocation.y / size.height)
    }
    pose.time = attachment.element?.host.now ?? Date()
  }

  private func step(_ attachment: GestureAttachment) {
    let now = attachment.element?.host.now ?? Date()
    let seconds = now.timeIntervalSince(pose.time)
    let scale = line.distance / startDistance
    var turn = line.angle - lastAngle
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    if seconds > 0 {
      pose.scaleVelocity = (scale - pose.scale) / seconds
      pose.angleVelocity = turn / seconds
    }
    pose.scale = scale
    pose.angle += turn
    pose.time = now
    lastAngle = line.angle
  }

  private func stop() {
    fingers = []
    isActive = false
  }

  override func reset(wasActive: Bool, in attachment: GestureAttachment) { stop() }
}
