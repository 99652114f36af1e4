import Foundation
import Typesetting
import ViewRuntime

extension ViewSpacing {
  /// How far text stays from its neighbours in a stack.
  ///
  /// Measured on iOS 26 for body (17 points): 14.81 to a view below, 8.43 to a view above, 2 between
  /// texts. On macOS, with 13 points, the first two are 11.15 and 6.22: they grow with the size.
  static func text(font: FontDescriptor?) -> ViewSpacing {
    let size = font?.size ?? 17
    var spacing = ViewSpacing()
    spacing.bottom = EdgeSpacing(toView: 14.81 / 17 * size, toText: 2)
    spacing.top = EdgeSpacing(toView: 8.43 / 17 * size, toText: 2)
    return spacing
  }
}
