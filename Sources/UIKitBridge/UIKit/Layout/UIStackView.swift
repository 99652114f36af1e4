import CoreAnimation
import Foundation
import Geometry

/// Views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
  open var distribution = Distribution.fill { didSet { arrangementChanged() } }
  open var alignment = Alignment.fill { didSet { arrangementChanged() } }
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }
  public private(set) var arrangedSubviews: [UIView] = []
  private var ownSpacings: [ObjectIdentifier: CGFloat] = [:]

  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func arrangementChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// In an animation what is around moves with it, without being asked to.
  override func subviewVisibilityChanged() {
    arrangementChanged()
    guard ViewAnimation.current != nil, window != nil else { return }
    let outermost = sequence(first: self as UIView, next: \.parentView).reduce(self) { $1 }
    outermost.layoutIfNeeded()
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.parentView !== self { addSubview(view) }
    arrangementChanged()
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    arrangementChanged()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    ownSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementChanged()
  }

  // MARK: Arranging

  private var isColumn: Bool { axis == .vertical }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Along the axis, and across it.
  private func parts(_ size: CGSize) -> (along: CGFloat, across: CGFloat) {
    isColumn ? (size.height, size.width) : (size.width, size.height)
  }

  private func gaps(_ views: [UIView]) -> [CGFloat] {
    views.dropLast().map { ownSpacings[ObjectIdentifier($0)] ?? spacing }
  }

  open override var intrinsicContentSize: CGSize {
    let views = shown
    let wishes = views.map { ConstraintLayout.wishedSize(of: $0) }
    let sizes = wishes.map { parts($0) }
    let between = gaps(views).reduce(0, +)
    var along = sizes.map(\.along).reduce(0, +) + between
    if distribution == .fillEqually {
      along = (sizes.map(\.along).max() ?? 0) * CGFloat(views.count) + between
    }
    let lines = lines(views, wishes)
    let across =
      lines.isEmpty
      ? sizes.map(\.across).max() ?? 0
      : (lines.map(\.above).max() ?? 0) + (lines.map(\.below).max() ?? 0)
    let size =
      isColumn ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Of views in a row that stand on one line: how far they reach above and below it.
  private func lines(_ views: [UIView], _ wishes: [CGSize]) -> [(above: CGFloat, below: CGFloat)] {
    guard !isColumn, alignment == .firstBaseline || alignment == .lastBaseline else { return [] }
    let isFirst = alignment == .firstBaseline
    return zip(views, wishes).map { view, size in
      let own = view.baselinesFromMiddle.map { size.height / 2 + (isFirst ? $0.first : $0.last) }
      let above = own ?? (isFirst ? 0 : size.height)
      return (above, size.height - above)
    }
  }

  /// How far each view begins below the stack's upper edge, or behind its leading one.
  private func offsets(_ views: [UIView], _ wishes: [CGSize], in breadth: CGFloat) -> [CGFloat] {
    let lines = lines(views, wishes)
    let above = lines.map(\.above).max() ?? 0
    let below = lines.map(\.below).max() ?? 0
    return views.indices.map { index in
      let free = breadth - min(parts(wishes[index]).across, breadth)
      if !lines.isEmpty {
        let top = alignment == .firstBaseline ? 0 : breadth - above - below
        return top + above - lines[index].above
      }
      return switch alignment {
      case .fill, .leading, .firstBaseline: 0
      case .center: free / 2
      case .trailing, .lastBaseline: free
      }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shown
    guard !views.isEmpty else { return }
    let box = CGRect(
      x: margins.left, y: margins.top, width: bounds.width - margins.left - margins.right,
      height: bounds.height - margins.top - margins.bottom)
    let (length, breadth) = parts(box.size)
    let ties = views.map { tie(of: $0, in: breadth) }
    let across: WritableKeyPath<CGSize, CGFloat> = isColumn ? \.width : \.height
    let sizes = zip(views, ties).map { view, tie in
      var size = ConstraintLayout.wishedSize(of: view)
      if let tie { size[keyPath: across] = tie.length }
      return size
    }
    let wishes = sizes.map { parts($0) }
    var gaps = gaps(views)
    let lengths = lengths(of: views, wishes.map(\.along), length, gaps.reduce(0, +))
    if distribution == .equalSpacing || distribution == .equalCentering, views.count > 1 {
      let free = length - lengths.reduce(0, +)
      gaps = gaps.map { max($0, free / CGFloat(views.count - 1)) }
    }
    let offsets = zip(ties, offsets(views, sizes, in: breadth)).map { $0?.start ?? $1 }
    var place = isColumn ? box.minY : box.minX
    var ends: [ObjectIdentifier: CGFloat] = [:]
    for (index, view) in views.enumerated() {
      let isFree = alignment == .fill && ties[index] == nil
      let across = isFree ? breadth : min(wishes[index].across, breadth)
      view.setAlignmentRect(
        isColumn
          ? CGRect(x: box.minX + offsets[index], y: place, width: across, height: lengths[index])
          : CGRect(x: place, y: box.minY + offsets[index], width: lengths[index], height: across))
      place += lengths[index]
      let gap = index < gaps.count ? gaps[index] : 0
      ends[ObjectIdentifier(view)] = place + gap / 2
      place += gap
    }
    placeHidden(in: box, ends)
  }

  /// What constraints between a view and the stack say of the view across the axis: how long it is, and, where both its
  /// edges are tied, where it begins. Points; nil where they say nothing.
  private func tie(of view: UIView, in breadth: CGFloat) -> (length: CGFloat, start: CGFloat?)? {
    guard !heldConstraints.isEmpty else { return nil }
    func constraint(_ attributes: [NSLayoutConstraint.Attribute]) -> NSLayoutConstraint? {
      heldConstraints.first {
        $0.relation == .equal && attributes.contains($0.firstAttribute)
          && attributes.contains($0.secondAttribute)
          && ($0.firstItem === view && $0.secondItem === self
            || $0.firstItem === self && $0.secondItem === view && $0.multiplier == 1)
      }
    }
    // How far the view's edge lies behind the stack's.
    func distance(_ constraint: NSLayoutConstraint) -> CGFloat {
      constraint.firstItem === view ? constraint.constant : -constraint.constant
    }
    if let start = constraint(isColumn ? [.leading, .left] : [.top]).map(distance),
      let end = constraint(isColumn ? [.trailing, .right] : [.bottom]).map(distance)
    {
      return (max(breadth + end - start, 0), start)
    }
    return constraint(isColumn ? [.width] : [.height]).map {
      (max(breadth * $0.multiplier + distance($0), 0), nil)
    }
  }

  /// Hidden views have no length: they stand in the middle of the distance that their neighbours keep, as
  /// recorded on iOS 26.
  private func placeHidden(in box: CGRect, _ ends: [ObjectIdentifier: CGFloat]) {
    var place = isColumn ? box.minY : box.minX
    for view in arrangedSubviews {
      if let end = ends[ObjectIdentifier(view)] {
        place = end
      } else {
        view.setLaidOutFrame(
          isColumn
            ? CGRect(x: box.minX, y: place, width: box.width, height: 0)
            : CGRect(x: place, y: box.minY, width: 0, height: box.height))
      }
    }
  }

  /// How the length that is there is shared out.
  /// - Parameter between: the least distances together, in points.
  private func lengths(
    of views: [UIView], _ wishes: [CGFloat], _ length: CGFloat, _ between: CGFloat
  ) -> [CGFloat] {
    let free = length - between
    switch distribution {
    case .fillEqually: return wishes.map { _ in max(free, 0) / CGFloat(wishes.count) }
    case .fillProportionally: return proportional(views, wishes, length, between)
    case .equalSpacing, .equalCentering:
      return wishes.reduce(0, +) > free ? filled(views, wishes, free) : wishes
    case .fill: return filled(views, wishes, free)
    }
  }

  /// Views whose length a constraint fixes keep it, and the others share what is left by their wishes.
  private func proportional(
    _ views: [UIView], _ wishes: [CGFloat], _ length: CGFloat, _ between: CGFloat
  ) -> [CGFloat] {
    let free = views.indices.filter { !hasFixedLength(views[$0]) }
    guard !free.isEmpty, free.count < views.count else {
      return proportional(wishes, length, between)
    }
    let fixed = wishes.reduce(0, +) - free.map { wishes[$0] }.reduce(0, +)
    let shares = proportional(free.map { wishes[$0] }, max(length - between - fixed, 0), 0)
    var lengths = wishes
    for (index, share) in zip(free, shares) { lengths[index] = share }
    return lengths
  }

  private func hasFixedLength(_ view: UIView) -> Bool {
    view.heldConstraints.contains {
      $0.firstItem === view && $0.secondItem == nil && $0.relation == .equal
        && $0.firstAttribute == (isColumn ? .height : .width) && $0.priority == .required
    }
  }

  /// Recorded on iOS 26: each view has the part of the whole length that it is of all wishes and
  /// distances, and the last one what is left.
  private func proportional(_ wishes: [CGFloat], _ length: CGFloat, _ between: CGFloat)
    -> [CGFloat]
  {
    let sum = wishes.reduce(0, +)
    guard sum > 0 else { return wishes.map { _ in (length - between) / CGFloat(wishes.count) } }
    let pixel = pixelLength
    var lengths = wishes.map { (length * $0 / (sum + between) / pixel).rounded() * pixel }
    let others = lengths.dropLast().reduce(0, +)
    lengths[lengths.count - 1] = max(length - between - others, 0)
    return lengths
  }

  private func filled(_ views: [UIView], _ wishes: [CGFloat], _ free: CGFloat) -> [CGFloat] {
    let rest = free - wishes.reduce(0, +)
    guard rest != 0 else { return wishes }
    // The one that resists least takes it all; of equals the last that has no wish, else the first.
    let key: (UIView) -> Float = { view in
      rest > 0
        ? view.contentHuggingPriority(for: self.axis).rawValue
        : view.contentCompressionResistancePriority(for: self.axis).rawValue
    }
    let least = views.map(key).min() ?? 0
    let candidates = views.indices.filter { key(views[$0]) == least }
    let taker = candidates.last { wishes[$0] <= 0 } ?? candidates.first ?? 0
    var lengths = wishes
    lengths[taker] = max(lengths[taker] + rest, 0)
    return lengths
  }
}
