import Drawing
import Foundation
import Geometry
import Motion

@_spi(Runtime) @testable import ViewRuntime

/// A box whose width moves.
private struct MovingBox: LeafView {
  var width: Double

  struct Resolved: LeafContent {
    var animatableData: Double

    func draw(size: CGSize, in context: LeafContext) -> DisplayList {
      let path = Path(CGRect(x: 0, y: 0, width: animatableData, height: 10))
      return DisplayList(.fill(path, FillStyle(), .color(.black)))
    }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(animatableData: width) }

  static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 10, height: 10)
  }
}

/// Everything in one place.
private struct Pile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Sets the widths of boxes that are shown.
@MainActor final class BoxRemote {
  var set: ([Double]) -> Void = { _ in }
}

/// Boxes with these widths, all in one place.
struct MovingBoxes: View {
  @State private var widths: [Double]
  let remote: BoxRemote

  init(_ widths: [Double], remote: BoxRemote) {
    self.widths = widths
    self.remote = remote
  }

  var body: some View {
    remote.set = { widths = $0 }
    return LayoutView(
      layout: Pile(), content: ForEach(widths.indices, id: \.self) { MovingBox(width: widths[$0]) })
  }
}

/// How wide the boxes of a picture are.
func drawnWidths(_ list: DisplayList) -> [Double] {
  list.items.flatMap { item -> [Double] in
    switch item {
    case .mark(let mark):
      if case .fill(let path, _, _) = mark.content { [path.boundingRect.width] } else { [] }
    case .layer(let layer, _): drawnWidths(layer.content)
    }
  }
}
