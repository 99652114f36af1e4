import Foundation
import Geometry
import ViewRuntime

/// Puts the labels of the axes around the plot, which is the first view; those of an axis with a style lie in strips.
struct AxesLayout: Layout {
  let model: ChartModel

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // Asked for its guides a layout may be offered any size.
    guard let plotView = subviews.first, bounds.width.isFinite, bounds.height.isFinite else {
      return
    }
    let labels = Self.labels(among: subviews)
    let strips = subviews.dropFirst().compactMap { subview in
      subview[AxisStripValue.self].map { MeasuredStrip(subview, side: $0, in: bounds.size) }
    }
    let sizes = measure(labels, in: bounds.size)
    // Before the plot draws its ticks, which are as long as labels.
    noteSizes(labels, sizes, strips)
    let insets = insets(labels, sizes, strips)
    let room = CGSize(
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let size = plotView.sizeThatFits(ProposedViewSize(room))
    let plot = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top, width: size.width,
      height: size.height)
    plotView.place(at: plot.origin, proposal: ProposedViewSize(size))
    place(labels, sizes, around: plot, in: bounds)
    for strip in strips { strip.place(beside: plot) }
  }

  struct MeasuredLabel {
    let subview: LayoutSubview
    let label: ResolvedAxis.Label
  }

  /// Those of the subviews that are labels; the plot and strips are none.
  static func labels(among subviews: Subviews) -> [MeasuredLabel] {
    subviews.compactMap { subview in
      subview[AxisLabelValue.self].map { MeasuredLabel(subview: subview, label: $0) }
    }
  }

  /// Puts labels beside the plot; those that have no room lie out of sight.
  func place(
    _ labels: [MeasuredLabel], _ sizes: [CGSize], around plot: CGRect, in bounds: CGRect
  ) {
    let shown = withoutCollisions(labels, sizes, plot, in: bounds)
    for (index, label) in labels.enumerated() {
      let box = shown[index] ?? CGRect(origin: Self.nowhere, size: sizes[index])
      label.subview.place(at: box.origin, proposal: ProposedViewSize(box.size))
    }
  }

  /// The least part of a label that is shown, in points.
  private static let leastRoom: CGFloat = 10
  /// The part of a label that another may cover: above its capitals and below its baseline it is empty.
  private static let sharedHeight: CGFloat = 0.4
  /// Where labels are that have no room.
  private static let nowhere = CGPoint(x: -100_000, y: -100_000)

  // MARK: Room

  /// Names of categories wrap or are cut where their band is narrower than they are.
  func measure(_ labels: [MeasuredLabel], in size: CGSize) -> [CGSize] {
    labels.map { label in
      var proposal = ProposedViewSize.unspecified
      let isHorizontal = label.isHorizontal
      if isHorizontal, label.label.place.isBand, label.label.label.collision.kind != .disabled,
        label.label.label.orientation.kind != .vertical,
        label.label.label.orientation.kind != .verticalReversed
      {
        proposal.width = CGFloat(model.scales.x.bandLength(over: Double(size.width)))
      } else if !isHorizontal {
        proposal.width = size.width / 2
      }
      return label.subview.sizeThatFits(proposal)
    }
  }

  private func insets(
    _ labels: [MeasuredLabel], _ sizes: [CGSize], _ strips: [MeasuredStrip]
  ) -> EdgeInsets {
    var insets = EdgeInsets()
    for side in ResolvedAxis.Side.allCases {
      let breadth = breadth(labels, sizes, on: side)
      let strip = strips.first { $0.side == side }?.breadth ?? 0
      switch side {
      case .leading: insets.leading = max(breadth, strip)
      case .trailing: insets.trailing = max(breadth, strip)
      case .top: insets.top = max(breadth, strip)
      case .bottom: insets.bottom = max(breadth, strip)
      }
    }
    var overhang = overhang(labels, sizes)
    if strips.contains(where: \.side.isHorizontal) {
      overhang = overhang.union(model.labelSizes.overhang)
    }
    insets.leading = max(insets.leading, overhang.leading)
    insets.trailing = max(insets.trailing, overhang.trailing)
    return insets
  }

  /// How far the labels on a side reach away from the plot, in points.
  func breadth(
    _ labels: [MeasuredLabel], _ sizes: [CGSize], on side: ResolvedAxis.Side
  ) -> CGFloat {
    var breadth: CGFloat = 0
    for (label, size) in zip(labels, sizes) where !label.isInside && label.label.side == side {
      breadth = max(breadth, (side.isHorizontal ? size.height : size.width) + label.spacing)
    }
    return breadth
  }

  /// Labels of x on lines at the edges of the plot reach over them by half. Those of y do so too, but the plot is
  /// as high as the chart: they stand half above it in pictures of Swift Charts.
  func overhang(_ labels: [MeasuredLabel], _ sizes: [CGSize]) -> AxisOverhang {
    var overhang = AxisOverhang()
    // Labels that move past the ends of a plot do not make it narrower and broader on their way.
    guard model.scales.x.window == nil else { return overhang }
    for (label, labelSize) in zip(labels, sizes) where !label.isInside && label.isHorizontal {
      let unit = label.anchor(model)
      let place = model.fraction(label.label)
      let before = labelSize.width * unit.x - label.leadingShift(model)
      if place < 0.02 { overhang.leading = max(overhang.leading, before) }
      let behind = labelSize.width * (1 - unit.x)
      if place > 0.98, unit.x > 0 { overhang.trailing = max(overhang.trailing, behind) }
    }
    return overhang
  }

  private func noteSizes(
    _ labels: [MeasuredLabel], _ sizes: [CGSize], _ strips: [MeasuredStrip]
  ) {
    var (width, height): (CGFloat, CGFloat) = (0, 0)
    for (label, size) in zip(labels, sizes) {
      switch label.label.side {
      case .top, .bottom: height = max(height, size.height + label.spacing)
      case .leading, .trailing: width = max(width, size.width + label.spacing)
      }
    }
    for strip in strips {
      if strip.side.isHorizontal {
        height = max(height, strip.breadth)
      } else {
        width = max(width, strip.breadth)
      }
    }
    model.labelSizes.take(width: width, height: height)
  }

  // MARK: Places

  private func frame(
    _ label: MeasuredLabel, _ size: CGSize, _ plot: CGRect, in bounds: CGRect
  ) -> CGRect {
    let number = label.label.place.number(isCentered: label.label.label.isCentered ?? false)
    let unit = label.anchor(model)
    let isInset = label.label.preset == .inset
    let spacing = label.spacing
    var origin = CGPoint.zero
    switch label.label.side {
    case .top, .bottom:
      let place = CGFloat(model.scales.x.position(number, over: Double(plot.width)))
      origin.x = plot.minX + place - size.width * unit.x + label.leadingShift(model)
      if label.label.side == .bottom {
        origin.y = isInset ? plot.maxY - size.height - spacing : plot.maxY + spacing
      } else {
        origin.y = isInset ? plot.minY + spacing : plot.minY - size.height - spacing
      }
    case .leading where label.label.isInside, .trailing where label.label.isInside:
      let band = CGFloat(model.scales.y.edge(number - 0.5, over: Double(plot.height)))
      origin = CGPoint(
        x: plot.minX + AxisAppearance.leadingSpacing,
        y: plot.minY + band + (CGFloat(AxisAppearance.categoryRoom) - size.height) / 2
      )
    case .leading, .trailing:
      let place = CGFloat(model.scales.yPlace(number, plot.height))
      origin.y = plot.minY + place - size.height * unit.y
      if label.isExtended { origin.y -= AxisAppearance.extendedSpacing }
      if label.label.side == .trailing {
        origin.x = isInset ? plot.maxX - size.width : plot.maxX + spacing
      } else {
        origin.x = isInset ? plot.minX : plot.minX - size.width - spacing
        // At the beginning of its line.
        if label.isExtended { origin.x = bounds.minX }
      }
    }
    return CGRect(origin: origin, size: size)
  }

  /// The frames of the labels that have room; those that come first have it before the others.
  private func withoutCollisions(
    _ labels: [MeasuredLabel], _ sizes: [CGSize], _ plot: CGRect, in bounds: CGRect
  ) -> [CGRect?] {
    var taken: [ResolvedAxis.Side: [CGRect]] = [:]
    var result = [CGRect?](repeating: nil, count: labels.count)
    let order = labels.indices.sorted {
      let (left, right) = (labels[$0].priority, labels[$1].priority)
      return left == right ? $0 < $1 : left > right
    }
    for index in order {
      let label = labels[index]
      var box = frame(label, sizes[index], plot, in: bounds)
      // A label that would stand above the chart has no room, nor has one in the middle of a step that ends beyond
      // the plot.
      if label.isExtended, box.minY < plot.minY - 0.5 { continue }
      if label.isAtEnd(model) { continue }
      guard label.label.label.collision.kind != .disabled else {
        result[index] = box
        continue
      }
      let isBand = label.label.place.isBand
      let gap = label.label.label.collision.minimumSpacing ?? (isBand ? 0 : 2)
      let (shared, side) = (Self.sharedHeight, taken[label.label.side] ?? [])
      let isTaken = side.contains {
        $0.minX - gap < box.maxX && box.minX < $0.maxX + gap
          && min($0.maxY, box.maxY) - max($0.minY, box.minY) > shared * min($0.height, box.height)
      }
      if isTaken && !isBand { continue }
      // What begins at its tick ends with the plot: it is cut, and left out where nothing of it would be read.
      if label.begins, box.maxX > plot.maxX + 1 {
        guard plot.maxX - box.minX >= Self.leastRoom else { continue }
        box.size.width = plot.maxX - box.minX
      }
      taken[label.label.side, default: []].append(box)
      result[index] = box
    }
    return result
  }
}

extension AxesLayout.MeasuredLabel {
  /// Between the plot and the label, in points.
  var spacing: CGFloat {
    switch label.side {
    case .top, .bottom: label.label.verticalSpacing ?? AxisAppearance.verticalSpacing
    case .leading, .trailing:
      (label.label.horizontalSpacing ?? AxisAppearance.horizontalSpacing) + label.tickRoom
    }
  }

  /// True for a label of an axis of x.
  var isHorizontal: Bool { label.side.isHorizontal }

  /// True where it stands above its line, which reaches beside it.
  var isExtended: Bool { label.preset == .extended && !isHorizontal && !label.isInside }

  /// True where it takes no room beside the plot.
  var isInside: Bool { label.preset == .inset || label.isInside }

  /// True where it stands in the middle between its value and the next one, and this is an end of the plot.
  func isAtEnd(_ model: ChartModel) -> Bool {
    guard label.label.isCentered == true, !label.place.isBand, label.place.next != nil else {
      return false
    }
    let fraction = model.fraction(label)
    return fraction < 0.001 || fraction > 0.999
  }

  var priority: CGFloat { label.label.collision.priority ?? 0 }

  /// Which point of the label stands at its value, in fractions.
  func anchor(_ model: ChartModel) -> UnitPoint {
    if let anchor = label.label.anchor { return anchor }
    if isExtended { return .bottom }
    if !isHorizontal { return .center }
    if label.label.isCentered == true || label.place.isBand { return .center }
    if label.preset == .aligned {
      if label.isFirst { return .leading }
      if label.isLast { return .trailing }
    }
    return label.beginsAtTick ? .leading : .center
  }

  /// True where it begins at its tick.
  var begins: Bool {
    isHorizontal && label.beginsAtTick
      && label.label.isCentered != true && label.label.anchor == nil && label.preset != .aligned
      && label.label.orientation.kind != .vertical
      && label.label.orientation.kind != .verticalReversed
  }

  /// How far a label that begins at its tick stands beside it, in points.
  func leadingShift(_ model: ChartModel) -> CGFloat {
    begins ? label.label.horizontalSpacing ?? AxisAppearance.leadingSpacing : 0
  }
}

extension ChartModel {
  /// Where a label stands along its axis: 0 at the start of what is seen … 1 at its end.
  func fraction(_ label: ResolvedAxis.Label) -> Double {
    let number = label.place.number(isCentered: label.label.isCentered ?? false)
    return label.side.isHorizontal ? scales.x.fraction(number) : scales.y.fraction(number)
  }
}
