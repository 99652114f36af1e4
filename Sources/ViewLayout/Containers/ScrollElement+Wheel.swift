import Foundation
@_spi(Runtime) import ViewRuntime

extension ScrollElement: WheelResponder {
  /// Without inertia: a trackpad brings its own.
  package func wheelMoved(by delta: CGSize) -> CGSize {
    guard !settings.isDisabled else { return delta }
    let old = goalOffset
    let wanted = CGPoint(
      x: scrolls(.horizontal) ? old.x - delta.width : old.x,
      y: scrolls(.vertical) ? old.y - delta.height : old.y)
    let new = clamped(wanted)
    if new != old {
      flight = nil
      jump(to: new)
    }
    return CGSize(width: delta.width + new.x - old.x, height: delta.height + new.y - old.y)
  }
}
