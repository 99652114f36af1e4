import Foundation
import Typesetting
import ViewRuntime

extension ViewSpacing {
  /// How far text stays from its neighbours in a stack, after the metrics of its font.
  static func text(font: FontDescriptor?, displayScale: Double) -> ViewSpacing {
    let metrics = FontLibrary.shared.font(font ?? FontDescriptor(.body)).metrics
    let between = metrics.spacingBetweenTexts(displayScale: displayScale)
    var spacing = ViewSpacing()
    spacing.bottom = EdgeSpacing(
      toView: metrics.spacingBelow(displayScale: displayScale), toText: between)
    spacing.top = EdgeSpacing(
      toView: metrics.spacingAbove(displayScale: displayScale), toText: between)
    return spacing
  }
}
