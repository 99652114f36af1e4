import Foundation
import Geometry
import ViewRuntime

/// Puts numbers below a line of colours, each with its middle at its place: all of them, or every second, or third …,
/// so that none touches the next.
struct RampLabels: Layout {
  /// Along the line, in points.
  let places: [CGFloat]
  /// Between two numbers, in points.
  static let spacing: CGFloat = 2
  /// Where numbers are that are not shown.
  private static let nowhere = CGPoint(x: -100_000, y: -100_000)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let stride = stride(sizes.map(\.width))
    for (index, subview) in subviews.enumerated() {
      let isShown = index % stride == 0 && index < places.count
      let origin =
        isShown
        ? CGPoint(x: bounds.minX + places[index] - sizes[index].width / 2, y: bounds.minY)
        : Self.nowhere
      subview.place(at: origin, proposal: .unspecified)
    }
  }

  /// Of how many numbers of these widths one is shown.
  func stride(_ widths: [CGFloat]) -> Int {
    let count = min(widths.count, places.count)
    return (1..<max(2, count)).first { stride in
      let shown = Array(Swift.stride(from: 0, to: count, by: stride))
      return zip(shown, shown.dropFirst()).allSatisfy { left, right in
        places[left] + widths[left] / 2 + Self.spacing <= places[right] - widths[right] / 2
      }
    } ?? max(1, count)
  }
}
