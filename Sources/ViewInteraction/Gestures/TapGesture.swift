import Foundation
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// One tap or several in quick succession.
nonisolated public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Void> {
    MappedRecognizer(base: TapRecognizer(count: count)) { _ in }
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Void>) {
    // Both are what `makeRecognizer` makes: a counter of taps, and what leaves their places out.
    ((recognizer as! MappedRecognizer<CGPoint, Void>).base as! TapRecognizer).count = count
  }
}

/// A tap that says where it was.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// Points in the gesture's coordinate space.
    public var location: CGPoint
  }

  public var count: Int
  let space: CoordinateSpace
  /// The space of `location`.
  public var coordinateSpace: CoordinateSpace { space }

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    space = coordinateSpace
  }

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    let recognizer = TapRecognizer(count: count)
    recognizer.space = space
    return MappedRecognizer(base: recognizer) { Value(location: $0) }
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Value>) {
    // Both are what `makeRecognizer` makes: a counter of taps, and what makes values of their places.
    let base = (recognizer as! MappedRecognizer<CGPoint, Value>).base as! TapRecognizer
    base.count = count
    base.space = space
  }
}

/// Counts taps of one finger. A tap lasts any time but does not leave its place.
final class TapRecognizer: GestureRecognizer<CGPoint> {
  var count: Int
  var space = CoordinateSpace.local
  private var taps = 0
  private var finger: Int?
  private var deadline: Double?

  /// Seconds between the end of a tap and the start of the next one.
  private static let longestPause = 0.35

  init(count: Int) { self.count = count }

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    CGPoint
  > {
    switch event {
    case .began(let touch):
      guard finger == nil else { return fail() }
      finger = touch.finger
      deadline = nil
      return .possible
    case .moved(let touch):
      return touch.distance > Touch.tapTolerance ? fail() : .possible
    case .ended(let touch):
      guard finger == touch.finger else { return .possible }
      finger = nil
      taps += 1
      guard taps >= count else {
        deadline = touch.time + Self.longestPause
        return .possible
      }
      taps = 0
      return .ended(attachment.location(of: touch, in: space))
    case .cancelled: return fail()
    case .tick(let time):
      if let deadline, time >= deadline - 1e-6 { return fail() }
      return .possible
    }
  }

  private func fail() -> GesturePhase<CGPoint> {
    taps = 0
    finger = nil
    deadline = nil
    return .failed
  }

  override func reset(wasActive: Bool, in attachment: GestureAttachment) { _ = fail() }
  override var nextTime: Double? { deadline }
  override var keepsOthersWaiting: Bool { count > 1 && (taps > 0 || finger != nil) }
}

/// Another value for each phase of a gesture.
final class MappedRecognizer<Base, Value>: GestureRecognizer<Value> {
  let base: GestureRecognizer<Base>
  var transform: (Base) -> Value

  init(base: GestureRecognizer<Base>, transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    Value
  > {
    base.handle(event, in: attachment).map(transform)
  }
  override func reset(wasActive: Bool, in attachment: GestureAttachment) {
    base.reset(wasActive: wasActive, in: attachment)
  }
  override var nextTime: Double? { base.nextTime }
  override var keepsOthersWaiting: Bool { base.keepsOthersWaiting }
}
