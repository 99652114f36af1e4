import Foundation
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A finger that moves.
nonisolated public struct DragGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// When the finger last moved.
    public var time: Date
    /// Points in the gesture's coordinate space.
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize

    /// From the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger's speed would take it, were it to slow down as a scroll view does.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.prediction,
        y: location.y + velocity.height * Self.prediction)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }

    /// Seconds: a quarter of the velocity, as UIKit's projection with its fast deceleration rate gives.
    private static let prediction = 0.25
  }

  /// Points a finger has to move before the drag begins.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> { DragRecognizer(self) }

  @MainActor package func update(_ recognizer: GestureRecognizer<Value>) {
    // `makeRecognizer` makes no others.
    (recognizer as! DragRecognizer).gesture = self
  }
}

package final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  package var gesture: DragGesture
  private var finger: Int?
  private var isDragging = false
  private var startLocation = CGPoint.zero

  package init(_ gesture: DragGesture) { self.gesture = gesture }

  package override func handle(
    _ event: GestureEvent, in attachment: GestureAttachment
  ) -> GesturePhase<DragGesture.Value> {
    switch event {
    case .began(let touch):
      guard finger == nil else { return isDragging ? current(attachment) : .possible }
      finger = touch.finger
      startLocation = attachment.location(of: touch.startLocation, in: gesture.coordinateSpace)
      return step(touch, attachment)
    case .moved(let touch):
      guard touch.finger == finger else { return isDragging ? current(attachment) : .possible }
      return step(touch, attachment)
    case .ended(let touch):
      guard touch.finger == finger else { return isDragging ? current(attachment) : .possible }
      let wasDragging = isDragging
      let value = value(of: touch, attachment)
      stop()
      return wasDragging ? .ended(value) : .failed
    case .cancelled(let touch):
      guard touch.finger == finger else { return isDragging ? current(attachment) : .possible }
      stop()
      return .failed
    case .tick: return isDragging ? current(attachment) : .possible
    }
  }

  private func step(_ touch: Touch, _ attachment: GestureAttachment) -> GesturePhase<
    DragGesture.Value
  > {
    if touch.distance >= gesture.minimumDistance { isDragging = true }
    return isDragging ? .active(value(of: touch, attachment)) : .possible
  }

  private func current(_ attachment: GestureAttachment) -> GesturePhase<DragGesture.Value> {
    attachment.touches.first { $0.finger == finger }.map { .active(value(of: $0, attachment)) }
      ?? .failed
  }

  private func value(of touch: Touch, _ attachment: GestureAttachment) -> DragGesture.Value {
    DragGesture.Value(
      time: attachment.element?.host.now ?? Date(),
      location: attachment.location(of: touch, in: gesture.coordinateSpace),
      startLocation: startLocation, velocity: touch.velocity)
  }

  private func stop() {
    finger = nil
    isDragging = false
  }

  package override func reset(wasActive: Bool, in attachment: GestureAttachment) { stop() }
}

extension GestureAttachment {
  /// Where a finger is, in points of `space`.
  func location(of touch: Touch, in space: CoordinateSpace) -> CGPoint {
    location(of: touch.location, in: space)
  }

  func location(of windowPoint: CGPoint, in space: CoordinateSpace) -> CGPoint {
    element?.point(windowPoint, in: space) ?? windowPoint
  }
}

extension Element {
  /// A point of the window in points of `space`, seen from this element.
  func point(_ windowPoint: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return windowPoint
    case .local: return localPoint(windowPoint)
    case .named(let name):
      var owner: Element? = self
      while let current = owner {
        if let named = current as? any CoordinateSpaceOwner, named.owns(name) {
          return current.localPoint(windowPoint)
        }
        owner = current.parent
      }
      return windowPoint
    }
  }
}
