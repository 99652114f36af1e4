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
  public required init?(coder: NSCoder) { return nil }

  private func arrangementChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func subviewVisibilityChanged() { arrangementChanged() }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
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
    let sizes = views.map { parts(ConstraintLayout.wishedSize(of: $0)) }
    let between = gaps(views).reduce(0, +)
    var along = sizes.map(\.along).reduce(0, +) + between
    if distribution == .fillEqually {
      along = (sizes.map(\.along).max() ?? 0) * CGFloat(views.count) + between
    }
    let across = sizes.map(\.across).max() ?? 0
    let size =
      isColumn ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shown
    guard !views.isEmpty else { return }
    let box = CGRect(
      x: margins.left, y: margins.top, width: bounds.width - margins.left - margins.right,
      height: bounds.height - margins.top - margins.bottom)
    let (length, breadth) = parts(box.size)
    let wishes = views.map { parts(ConstraintLayout.wishedSize(of: $0)) }
    var gaps = gaps(views)
    let lengths = lengths(of: views, wishes.map(\.along), length - gaps.reduce(0, +))
    if distribution == .equalSpacing || distribution == .equalCentering, views.count > 1 {
      let free = length - lengths.reduce(0, +)
      gaps = gaps.map { max($0, free / CGFloat(views.count - 1)) }
    }
    var place = isColumn ? box.minY : box.minX
    for (index, view) in views.enumerated() {
      let across = alignment == .fill ? breadth : min(wishes[index].across, breadth)
      let offset: CGFloat =
        switch alignment {
        case .fill, .leading, .firstBaseline: 0
        case .center: (breadth - across) / 2
        case .trailing, .lastBaseline: breadth - across
        }
      view.setLaidOutFrame(
        isColumn
          ? CGRect(x: box.minX + offset, y: place, width: across, height: lengths[index])
          : CGRect(x: place, y: box.minY + offset, width: lengths[index], height: across))
      place += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// How the length that is there is shared out.
  private func lengths(of views: [UIView], _ wishes: [CGFloat], _ free: CGFloat) -> [CGFloat] {
    switch distribution {
    case .fillEqually: return wishes.map { _ in max(free, 0) / CGFloat(wishes.count) }
    case .fillProportionally:
      let sum = wishes.reduce(0, +)
      return sum > 0
        ? wishes.map { free * $0 / sum } : wishes.map { _ in free / CGFloat(wishes.count) }
    case .equalSpacing, .equalCentering: return wishes
    case .fill:
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
}
