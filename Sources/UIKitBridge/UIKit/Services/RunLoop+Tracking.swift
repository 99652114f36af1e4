import Foundation

extension RunLoop.Mode {
  /// While a finger scrolls; here at all times: timers of this mode look where something is that fingers move, and see
  /// that nothing has moved.
  public static var tracking: RunLoop.Mode { .common }
}
