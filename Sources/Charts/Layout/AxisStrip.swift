import Foundation
import Geometry
import ViewRuntime

/// The labels of an axis on one side of the plot, as one view that a style can change: as long as the plot, and as broad
/// as its labels.
struct AxisStrip: View {
  let model: ChartModel
  let side: ResolvedAxis.Side
  let labels: [ResolvedAxis.Label]

  var body: some View {
    AxisStripLayout(side: side, axes: AxesLayout(model: model)) {
      AxisLabels(labels: labels)
    }
  }
}

/// Puts the labels beside the plot, of which it knows where its edge lies.
private struct AxisStripLayout: Layout {
  let side: ResolvedAxis.Side
  let axes: AxesLayout

  private func measured(
    _ subviews: Subviews, in size: CGSize
  ) -> (labels: [AxesLayout.MeasuredLabel], sizes: [CGSize]) {
    let labels = AxesLayout.labels(among: subviews)
    // Beside the plot labels are as wide as they like: the strip is as broad as they are.
    let room = side.isHorizontal ? size : CGSize(width: .infinity, height: size.height)
    return (labels, axes.measure(labels, in: room))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    let (labels, sizes) = measured(subviews, in: offered)
    if side.isHorizontal { axes.model.labelSizes.overhang = axes.overhang(labels, sizes) }
    let breadth = axes.breadth(labels, sizes, on: side)
    return side.isHorizontal
      ? CGSize(width: offered.width, height: breadth)
      : CGSize(width: breadth, height: offered.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    let (labels, sizes) = measured(subviews, in: bounds.size)
    axes.place(labels, sizes, around: plot(beside: bounds), in: bounds)
  }

  /// A plot of no breadth along the edge of the strip.
  private func plot(beside strip: CGRect) -> CGRect {
    switch side {
    case .top: CGRect(x: strip.minX, y: strip.maxY, width: strip.width, height: 0)
    case .bottom: CGRect(x: strip.minX, y: strip.minY, width: strip.width, height: 0)
    case .leading: CGRect(x: strip.maxX, y: strip.minY, width: 0, height: strip.height)
    case .trailing: CGRect(x: strip.minX, y: strip.minY, width: 0, height: strip.height)
    }
  }
}

/// On which side of the plot a strip lies, for the layout.
struct AxisStripValue: LayoutValueKey {
  static var defaultValue: ResolvedAxis.Side? { nil }
}

/// How far labels of x reach over the ends of the plot, in points.
struct AxisOverhang {
  var leading: CGFloat = 0
  var trailing: CGFloat = 0

  func union(_ other: AxisOverhang) -> AxisOverhang {
    AxisOverhang(
      leading: max(leading, other.leading), trailing: max(trailing, other.trailing))
  }
}

extension AxesLayout {
  /// A strip and the room that it takes beside the plot, in points.
  struct MeasuredStrip {
    let subview: LayoutSubview
    let side: ResolvedAxis.Side
    let breadth: CGFloat

    init(_ subview: LayoutSubview, side: ResolvedAxis.Side, in size: CGSize) {
      (self.subview, self.side) = (subview, side)
      let fitting = subview.sizeThatFits(
        side.isHorizontal
          ? ProposedViewSize(width: size.width, height: nil)
          : ProposedViewSize(width: nil, height: size.height))
      breadth = side.isHorizontal ? fitting.height : fitting.width
    }

    func place(beside plot: CGRect) {
      let size =
        side.isHorizontal
        ? CGSize(width: plot.width, height: breadth) : CGSize(width: breadth, height: plot.height)
      let origin =
        switch side {
        case .top: CGPoint(x: plot.minX, y: plot.minY - breadth)
        case .bottom: CGPoint(x: plot.minX, y: plot.maxY)
        case .leading: CGPoint(x: plot.minX - breadth, y: plot.minY)
        case .trailing: CGPoint(x: plot.maxX, y: plot.minY)
        }
      subview.place(at: origin, proposal: ProposedViewSize(size))
    }
  }
}
