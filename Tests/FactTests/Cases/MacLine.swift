import SwiftUI

@testable import ViewRuntime

extension View {
  /// This text in the line that a Mac gives to its system font of so many points.
  func onMac(_ size: CGFloat = 13) -> some View { MacLine(size: size) { self } }
}

/// A line as high, and as far from other views in a column, as recorded on macOS 26.2: the font reaches 1980/2048 of
/// its size up and 432/2048 down, lines are of whole points.
private struct MacLine: Layout {
  let size: CGFloat

  private static let heights: [CGFloat: CGFloat] = [10: 13, 12: 15, 13: 16, 20: 24, 24: 28, 32: 38]

  private var ascent: CGFloat { size * 1980 / 2048 }
  private var height: CGFloat { Self.heights[size] ?? (size * 2412 / 2048).rounded() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews[0].sizeThatFits(proposal).width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let baseline = subviews[0].dimensions(in: proposal)[.firstTextBaseline]
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + ascent.rounded() - baseline),
      proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    let tenth = (size * 2412 / 2048 * 0.1 * 2).rounded(.up) / 2
    let above = size * 432 / 2048 + tenth
    var spacing = ViewSpacing()
    spacing.top = ViewSpacing.EdgeSpacing(toView: above, toText: 0)
    spacing.bottom = ViewSpacing.EdgeSpacing(
      toView: ascent - size * 1443 / 2048 + above, toText: 0)
    return spacing
  }
}
