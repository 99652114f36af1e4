import CoreAnimation
import Foundation
import Geometry

/// Finds the frames that the constraints of a tree of views ask for.
///
/// All edges are in points of the tree's top. Equalities are granted by priority; an inequality takes part
/// once it would be hurt, as the equality at its border.
@MainActor
struct ConstraintLayout {
  private typealias Expression = LinearSystem.Expression
  private struct Wish {
    var priority: Float
    var relation = NSLayoutConstraint.Relation.equal
    /// To be 0, or at least or at most 0.
    var expression: Expression
  }

  private let top: UIView
  private var places: [ObjectIdentifier: Int] = [:]
  private var items: [AnyObject] = []
  private var wishes: [Wish] = []
  private static var isSolving = false

  // MARK: What others ask for

  /// Lays out the tree that `view` stands in, if it has constraints.
  static func solve(for view: UIView) {
    let top = view.layoutTop
    guard !isSolving, hasConstraints(top) else { return }
    isSolving = true
    defer { isSolving = false }
    // Texts in several lines are as high as their width lets them: known after the first round.
    for round in 0..<2 {
      let layout = ConstraintLayout(top, fixesSize: true)
      layout.place(layout.solution())
      // Those in a stack have their width from it.
      if round == 0 { for item in layout.items { (item as? UIStackView)?.layoutSubviews() } }
    }
  }

  /// Before the subviews of `view` are laid out.
  static func solve(below view: UIView) {
    // The top does it for all.
    if view.layoutTop === view || view.layer.needsLayout() || !view.heldConstraints.isEmpty {
      solve(for: view)
    }
  }

  private static func hasConstraints(_ view: UIView) -> Bool {
    !view.heldConstraints.isEmpty || view.subviews.contains(where: hasConstraints)
  }

  /// The least size that fits what is in the view, of a width or height that is given.
  static func fittingSize(of view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize
  {
    guard hasConstraints(view) else {
      let size = view.intrinsicContentSize
      return CGSize(width: width ?? max(size.width, 0), height: height ?? max(size.height, 0))
    }
    var layout = ConstraintLayout(view, fixesSize: false)
    for (attribute, length) in [(NSLayoutConstraint.Attribute.width, width), (.height, height)] {
      guard let length else { continue }
      layout.wish(1001, layout.edge(view, attribute) - Expression(constant: Double(length)))
    }
    let system = layout.solution()
    return CGSize(
      width: max(system.value(of: layout.edge(view, .width)), 0),
      height: max(system.value(of: layout.edge(view, .height)), 0))
  }

  /// The least height that fits what is in a view of its width; nil where it has no constraints.
  static func fittingHeight(of view: UIView) -> CGFloat? {
    guard hasConstraints(view) else { return nil }
    solve(for: view)
    var layout = ConstraintLayout(view, fixesSize: false)
    layout.wish(1001, layout.edge(view, .width) - Expression(constant: Double(view.bounds.width)))
    let system = layout.solution()
    return CGFloat(max(system.value(of: layout.edge(view, .height)), 0))
  }

  /// The size that a view in a stack wishes for: what constraints say, else its content.
  static func wishedSize(of view: UIView) -> CGSize {
    ConstrainedLengths.size(of: view, content: contentSize(of: view))
  }

  /// The size that the content of a view asks for, whatever constraints say of the view itself.
  static func contentSize(of view: UIView) -> CGSize {
    var size = view.alignmentSize
    if size.width < 0 || size.height < 0, hasConstraints(view) {
      let fitting = fittingSize(of: view)
      if size.width < 0 { size.width = fitting.width }
      if size.height < 0 { size.height = fitting.height }
    }
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  // MARK: The system

  private init(_ top: UIView, fixesSize: Bool) {
    self.top = top
    collect(top)
    wish(1001, edge(top, .left))
    wish(1001, edge(top, .top))
    if fixesSize {
      wish(1001, edge(top, .width) - Expression(constant: Double(top.bounds.width)))
      wish(1001, edge(top, .height) - Expression(constant: Double(top.bounds.height)))
    }
    for item in items {
      if let view = item as? UIView {
        describe(view)
      } else {
        for attribute in [NSLayoutConstraint.Attribute.width, .height, .left, .top] {
          wish(0.5, edge(item, attribute))
        }
        if let guide = item as? UILayoutGuide { describeContent(guide) }
      }
    }
    for item in items {
      for constraint in (item as? UIView)?.heldConstraints ?? [] { add(constraint) }
    }
  }

  private mutating func collect(_ view: UIView) {
    func add(_ item: AnyObject) {
      places[ObjectIdentifier(item)] = items.count
      items.append(item)
    }
    add(view)
    let scroll = view as? UIScrollView
    scroll?.prepareContentGuide()
    for guide in view.guides where guide.insets == nil { add(guide) }
    for subview in view.subviews { collect(subview) }
  }

  private mutating func wish(
    _ priority: Float, _ expression: Expression,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) {
    wishes.append(Wish(priority: priority, relation: relation, expression: expression))
  }

  /// The content of a scroll view begins where the view shows it.
  private mutating func describeContent(_ guide: UILayoutGuide) {
    guard let view = guide.owningView as? UIScrollView, view.contentGuide === guide else { return }
    for (attribute, offset) in [
      (NSLayoutConstraint.Attribute.left, view.bounds.minX), (.top, view.bounds.minY),
    ] {
      wish(
        1001,
        edge(guide, attribute) - edge(view, attribute) + Expression(constant: Double(offset)))
    }
  }

  /// What a view wishes for of itself.
  private mutating func describe(_ view: UIView) {
    let frame = view.untransformedFrame
    if view !== top, let superview = view.parentView {
      let isFree = !view.translatesAutoresizingMaskIntoConstraints && !view.isArranged
      // Where nobody says anything it stays at the corner.
      let strength: Float = isFree ? 0.5 : 1001
      let origin = superview.bounds.origin
      wish(
        strength,
        edge(view, .left) - edge(superview, .left)
          - Expression(constant: isFree ? 0 : Double(frame.minX - origin.x)))
      wish(
        strength,
        edge(view, .top) - edge(superview, .top)
          - Expression(constant: isFree ? 0 : Double(frame.minY - origin.y)))
      if !isFree {
        wish(strength, edge(view, .width) - Expression(constant: Double(frame.width)))
        wish(strength, edge(view, .height) - Expression(constant: Double(frame.height)))
        return
      }
    }
    let intrinsic = view.alignmentSize
    for (attribute, axis, length) in [
      (NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Axis.horizontal, intrinsic.width),
      (.height, .vertical, intrinsic.height),
    ] {
      wish(1000.5, edge(view, attribute), .greaterThanOrEqual)
      guard length >= 0 else {
        wish(0.4, edge(view, attribute))
        continue
      }
      let difference = edge(view, attribute) - Expression(constant: Double(length))
      wish(view.contentHuggingPriority(for: axis).rawValue, difference)
      wish(
        view.contentCompressionResistancePriority(for: axis).rawValue, difference,
        .greaterThanOrEqual)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem, !isForStack(constraint),
      let left = known(first, constraint.firstAttribute, beside: constraint.secondItem)
    else { return }
    var right = Expression(constant: Double(constant(of: constraint)))
    if let second = constraint.secondItem {
      guard let other = known(second, constraint.secondAttribute, beside: first) else { return }
      right = right + other * Double(constraint.multiplier)
    }
    wish(constraint.priority.rawValue, left - right, constraint.relation)
  }

  private func constant(of constraint: NSLayoutConstraint) -> CGFloat { constraint.constant }

  /// Whether it says how long an arranged view is by others that are known: its stack sees to that, and the length that the
  /// view has just now must not make them as long.
  private func isForStack(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.firstAttribute.lengthAxis != nil,
      let view = constraint.firstItem as? UIView, view.isArranged,
      let other = constraint.secondItem as? UIView
    else { return false }
    return other.isArranged || view.isWithin(other)
  }

  /// - Parameter other: what it is bound to: for what stands in a scroll view that one's edges are its content's.
  private func known(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> Expression? {
    if let scroll = item as? UIScrollView, let guide = scroll.contentGuide,
      attribute != .width, attribute != .height, let view = other as? UIView, view !== scroll,
      view.isWithin(scroll)
    {
      return known(guide, attribute, beside: nil)
    }
    if let guide = item as? UILayoutGuide, let insets = guide.insets, let view = guide.owningView {
      guard places[ObjectIdentifier(view)] != nil else { return nil }
      return edge(view, attribute, insets(view))
    }
    guard places[ObjectIdentifier(item)] != nil else { return nil }
    switch attribute {
    case .leftMargin, .leadingMargin, .rightMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      guard let view = item as? UIView else { return nil }
      return edge(view, attribute.withoutMargin, view.layoutMargins)
    default: return edge(item, attribute)
    }
  }

  /// An edge or a size, each item having four variables: left, top, width, height.
  private func edge(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets = .zero
  ) -> Expression {
    guard let place = places[ObjectIdentifier(item)] else { return Expression() }
    let (x, y) = (Expression.variable(4 * place), Expression.variable(4 * place + 1))
    let (width, height) = (Expression.variable(4 * place + 2), Expression.variable(4 * place + 3))
    func plus(_ expression: Expression, _ constant: CGFloat) -> Expression {
      expression + Expression(constant: Double(constant))
    }
    switch attribute {
    case .left, .leading: return plus(x, insets.left)
    case .right, .trailing: return plus(x + width, -insets.right)
    case .top: return plus(y, insets.top)
    case .bottom: return plus(y + height, -insets.bottom)
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      guard let lines = (item as? UIView)?.baselinesFromMiddle else {
        return isFirst ? plus(y, insets.top) : plus(y + height, -insets.bottom)
      }
      // Lines stand in the middle of the height.
      return plus(y + height * 0.5, isFirst ? lines.first : lines.last)
    case .width: return plus(width, -insets.left - insets.right)
    case .height: return plus(height, -insets.top - insets.bottom)
    case .centerX: return plus(x + width * 0.5, (insets.left - insets.right) / 2)
    case .centerY: return plus(y + height * 0.5, (insets.top - insets.bottom) / 2)
    default: return Expression()
    }
  }

  private func solution() -> LinearSystem {
    let ordered = wishes.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
    var active = Set<Int>()
    while true {
      var system = LinearSystem()
      for (index, wish) in ordered.enumerated()
      where wish.relation == .equal || active.contains(index) {
        system.require(wish.expression)
      }
      let hurt = ordered.indices.first { index in
        let wish = ordered[index]
        guard wish.relation != .equal, !active.contains(index) else { return false }
        let value = system.value(of: wish.expression)
        return wish.relation == .lessThanOrEqual ? value > 1e-6 : value < -1e-6
      }
      guard let hurt else { return system }
      active.insert(hurt)
    }
  }

  // MARK: The answer

  private func place(_ system: LinearSystem) {
    func frame(_ item: AnyObject) -> CGRect {
      CGRect(
        x: system.value(of: edge(item, .left)), y: system.value(of: edge(item, .top)),
        width: max(system.value(of: edge(item, .width)), 0),
        height: max(system.value(of: edge(item, .height)), 0))
    }
    for item in items where item !== top {
      if let guide = item as? UILayoutGuide {
        guide.layoutFrame = frame(guide)
        if let view = guide.owningView as? UIScrollView, view.contentGuide === guide {
          view.takeContentSize(of: guide)
        }
      } else if let view = item as? UIView, let superview = view.parentView,
        !view.translatesAutoresizingMaskIntoConstraints, !view.isArranged
      {
        let outer = frame(superview)
        let own = frame(view)
        view.setAlignmentRect(
          own.offsetBy(
            dx: superview.bounds.minX - outer.minX, dy: superview.bounds.minY - outer.minY))
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var withoutMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin, .leadingMargin: .left
    case .rightMargin, .trailingMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
