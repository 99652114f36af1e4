import SwiftUI

/// Rows as full as the width allows: 8 points between views, 6 between rows.
struct WrappingRows: Layout {
  private func rows(of subviews: Subviews, width: CGFloat) -> [[(LayoutSubview, CGSize)]] {
    var rows: [[(LayoutSubview, CGSize)]] = [[]]
    var filled: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if filled > 0, filled + size.width > width {
        rows.append([])
        filled = 0
      }
      rows[rows.endIndex - 1].append((subview, size))
      filled += size.width + 8
    }
    return rows
  }

  private func height(_ row: [(LayoutSubview, CGSize)]) -> CGFloat {
    row.map(\.1.height).max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    let rows = rows(of: subviews, width: width)
    return CGSize(
      width: width, height: rows.map(height).reduce(0, +) + 6 * CGFloat(rows.count - 1))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for row in rows(of: subviews, width: bounds.width) {
      corner.x = bounds.minX
      for (subview, size) in row {
        subview.place(at: corner, proposal: ProposedViewSize(size))
        corner.x += size.width + 8
      }
      corner.y += height(row) + 6
    }
  }
}

/// Middles on a circle 12 points inside of the bounds, by quarters from the top; from the fifth view on at half its radius.
private struct Compass: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let directions = [
      CGVector(dx: 0, dy: -1), .init(dx: 1, dy: 0), .init(dx: 0, dy: 1), .init(dx: -1, dy: 0),
    ]
    for (index, subview) in subviews.enumerated() {
      let radius = (min(bounds.width, bounds.height) / 2 - 12) * (index < 4 ? 1 : 0.5)
      let direction = directions[index % 4]
      subview.place(
        at: CGPoint(x: bounds.midX + direction.dx * radius, y: bounds.midY + direction.dy * radius),
        anchor: .center, proposal: .unspecified)
    }
  }
}

@Observable
private final class Direction {
  var isHorizontal = true
}

/// Layouts of the program's own.
@MainActor let customLayoutFacts = FactFamily("custom-layout") { family in
  family.view("wrapping rows") {
    WrappingRows {
      word(25).named("one")
      word(25).named("two")
      word(35.5).named("three")
      word(27.5).named("four")
      word(25).named("five")
      block(60, 30).named("box")
      word(18.5).named("six")
    }
    .frame(width: 160)
    .named("flow")
  }
  family.view("on a circle") {
    Compass {
      word(9).named("a")
      word(8.5).named("b")
      block(20, 20).named("c")
      word(9.5).named("d")
      word(8).named("e")
    }
    .frame(width: 160, height: 160)
    .named("radial")
  }
  family.view(
    "any layout", model: { Direction() },
    steps: [
      FactStep("vertical") { $0.isHorizontal = false },
      FactStep("horizontal") { $0.isHorizontal = true },
    ]
  ) { direction in
    let layout =
      direction.isHorizontal
      ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
    layout {
      word(25).named("one")
      block(30, 20).named("box")
      word(35.5).named("three")
    }
    .named("stack")
  }
}
