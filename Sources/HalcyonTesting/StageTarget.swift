import Foundation
import Geometry
import Testing

/// Something on a stage that fingers can touch: an element, or a view by its type.
@MainActor
public protocol StageTarget {
  var stage: Stage { get }

  /// Points of the window, as it is seen now; null where there is no such thing.
  var frame: CGRect { get }

  /// Where a finger goes down; nil, and a failure of the test at `location`, where there is nothing to touch, where
  /// several things could be meant, and outside of the window.
  ///
  /// - Parameter verb: what is to be done, for the failure's words.
  func touchPoint(to verb: String, _ location: SourceLocation) -> CGPoint?
}

// What a user does: real fingers at the place where it is.

extension StageTarget {
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    if let point = touchPoint(to: "tap", sourceLocation) { stage.tap(at: point) }
  }

  public func doubleTap(sourceLocation: SourceLocation = #_sourceLocation) {
    if let point = touchPoint(to: "tap twice", sourceLocation) { stage.doubleTap(at: point) }
  }

  /// A finger rests on it for `duration` seconds.
  public func press(duration: Double = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    if let point = touchPoint(to: "press", sourceLocation) {
      stage.press(at: point, duration: duration)
    }
  }

  /// A finger takes it along by `offset` points; `holding` seconds of rest at the end throw nothing.
  public func drag(
    by offset: CGSize, duration: Double = 0.3, holding: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = touchPoint(to: "drag", sourceLocation) else { return }
    stage.drag(
      from: start, to: CGPoint(x: start.x + offset.width, y: start.y + offset.height),
      duration: duration, holding: holding)
  }

  /// A finger takes it to the middle of something else.
  public func drag(
    to other: some StageTarget, duration: Double = 0.5,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = touchPoint(to: "drag", sourceLocation),
      let end = other.touchPoint(to: "drag to", sourceLocation)
    else { return }
    stage.drag(from: start, to: end, duration: duration, holding: 0.1)
  }

  /// A quick drag that begins on it and goes across it; 200 points at the least.
  public func swipe(
    _ direction: SwipeDirection, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard touchPoint(to: "swipe", sourceLocation) != nil else { return }
    stage.swipe(direction, in: frame)
  }

  /// Two fingers on it move until they are `scale` times as far apart.
  public func pinch(scale: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    if let point = touchPoint(to: "pinch", sourceLocation) { stage.pinch(at: point, scale: scale) }
  }

  /// Two fingers on it turn by `angle`, clockwise.
  public func rotate(by angle: Angle, sourceLocation: SourceLocation = #_sourceLocation) {
    if let point = touchPoint(to: "rotate", sourceLocation) {
      stage.rotate(at: point, by: angle)
    }
  }
}

extension Stage {
  /// `point`, if it lies in the window.
  func touchPoint(
    _ point: CGPoint, to verb: String, of name: String, _ frame: CGRect, _ location: SourceLocation
  ) -> CGPoint? {
    if isInWindow(point) { return point }
    fail(
      "\(name) is outside of the window, at \(frame): scroll(to:) it first, to \(verb)",
      at: location)
    return nil
  }
}
