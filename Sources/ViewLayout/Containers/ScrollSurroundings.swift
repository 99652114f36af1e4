import Foundation
import ViewRuntime

/// What stands around a scroll view and is moved by a finger on it in place of the content: a sheet.
@MainActor
package protocol ScrollSurroundings: AnyObject {
  /// Whether a finger moves it, and not the content, which is at its top.
  func follows(fingerGoesUp: Bool) -> Bool

  /// Moves it `length` points down from where it rests; answers how far the finger went up beyond what it
  /// can be moved.
  func drag(by length: CGFloat) -> CGFloat

  /// Lets it go with `velocity` points a second downwards.
  func release(velocity: CGFloat)
}

private struct ScrollSurroundingsKey: EnvironmentKey {
  static var defaultValue: (any ScrollSurroundings)? { nil }
}

extension EnvironmentValues {
  /// The innermost around a view.
  package var scrollSurroundings: (any ScrollSurroundings)? {
    get { self[ScrollSurroundingsKey.self] }
    set { self[ScrollSurroundingsKey.self] = newValue }
  }
}
