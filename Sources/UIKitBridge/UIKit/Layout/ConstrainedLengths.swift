import CoreAnimation
import Foundation
import Geometry

/// The widths and heights that constraints give views which a stack arranges: it places them itself, and asks here how long
/// they are to be.
///
/// What a length is bound to is either arranged as well, and asked in turn, or stands where it was laid out.
@MainActor
struct ConstrainedLengths {
  /// A width or a height.
  struct Length {
    var points: CGFloat
    /// Whether a constraint says it, and not the content.
    var isFixed = false
  }

  private struct Place: Hashable {
    let view: ObjectIdentifier
    let axis: NSLayoutConstraint.Axis
  }

  /// Those that are asked just now: what is bound in a circle is as long as its content.
  private var asked: Set<Place> = []

  /// - Parameter content: what the view wishes for by its content, in points.
  static func size(of view: UIView, content: CGSize) -> CGSize {
    var lengths = ConstrainedLengths()
    return CGSize(
      width: lengths.length(of: view, .horizontal, content: content.width).points,
      height: lengths.length(of: view, .vertical, content: content.height).points)
  }

  private mutating func length(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, content: CGFloat
  ) -> Length {
    let place = Place(view: ObjectIdentifier(view), axis: axis)
    guard asked.insert(place).inserted else { return Length(points: content) }
    defer { asked.remove(place) }
    let bounds = bounds(of: view, axis)
    var length = Length(points: content)
    for bound in bounds where bound.relation == .equal {
      // What a view wishes for less than to hug its content gives way.
      guard bound.priority >= view.contentHuggingPriority(for: axis).rawValue,
        let wanted = value(of: bound)
      else { continue }
      guard wanted.isFixed else {
        // Two that are as long as each other have room for the longer content.
        length.points = max(length.points, wanted.points)
        continue
      }
      length = wanted
      break
    }
    for bound in bounds where bound.relation != .equal {
      guard let limit = value(of: bound)?.points else { continue }
      let isLeast = bound.relation == .greaterThanOrEqual
      length.points = isLeast ? max(length.points, limit) : min(length.points, limit)
    }
    length.points = max(length.points, 0)
    return length
  }

  /// A length is related to `multiplier` times another one, or none, and `constant` points.
  private struct Bound {
    var relation: NSLayoutConstraint.Relation
    var other: AnyObject?
    var axis = NSLayoutConstraint.Axis.horizontal
    var multiplier: CGFloat = 1
    var constant: CGFloat
    var priority: Float
  }

  /// What the constraints say of a length, the most wished for first.
  private func bounds(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> [Bound] {
    var bounds: [Bound] = []
    var holder: UIView? = view
    while let current = holder {
      for constraint in current.heldConstraints {
        if let bound = bound(constraint, on: view, axis) { bounds.append(bound) }
      }
      holder = current.parentView
    }
    // In the order in which they were found where one is as good as the other.
    return bounds.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  private func bound(
    _ constraint: NSLayoutConstraint, on view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> Bound? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let priority = constraint.priority.rawValue
    if constraint.firstItem === view, constraint.firstAttribute == attribute {
      guard let second = constraint.secondItem else {
        return Bound(
          relation: constraint.relation, constant: constraint.constant, priority: priority)
      }
      guard let axis = constraint.secondAttribute.lengthAxis else { return nil }
      return Bound(
        relation: constraint.relation, other: second, axis: axis,
        multiplier: constraint.multiplier, constant: constraint.constant, priority: priority)
    }
    guard constraint.secondItem === view, constraint.secondAttribute == attribute,
      constraint.multiplier != 0, let first = constraint.firstItem,
      let axis = constraint.firstAttribute.lengthAxis,
      // What holds the view is not asked how long it is: it has that from the view.
      (first as? UIView).map({ !view.isWithin($0) }) ?? true
    else { return nil }
    let relation: NSLayoutConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return Bound(
      relation: relation, other: first, axis: axis, multiplier: 1 / constraint.multiplier,
      constant: -constraint.constant / constraint.multiplier, priority: priority)
  }

  /// Nil where the other one has no length yet.
  private mutating func value(of bound: Bound) -> Length? {
    guard let other = bound.other else { return Length(points: bound.constant, isFixed: true) }
    guard let length = length(of: other, bound.axis) else { return nil }
    return Length(
      points: length.points * bound.multiplier + bound.constant, isFixed: length.isFixed)
  }

  private mutating func length(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> Length? {
    if let view = item as? UIView, view.isArranged {
      guard !asked.contains(Place(view: ObjectIdentifier(view), axis: axis)) else { return nil }
      let content = ConstraintLayout.contentSize(of: view)
      // A stack in a stack may have got its length from the one around it.
      let points = axis == .horizontal ? content.width : content.height
      return length(of: view, axis, content: points)
    }
    guard let size = (item as? UIView)?.bounds.size ?? (item as? UILayoutGuide)?.layoutFrame.size
    else { return nil }
    let points = axis == .horizontal ? size.width : size.height
    return points > 0 ? Length(points: points, isFixed: true) : nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// Nil for what is no length.
  var lengthAxis: NSLayoutConstraint.Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: nil
    }
  }
}

extension UIView {
  /// Whether a stack places this view.
  var isArranged: Bool { (parentView as? UIStackView)?.arrangedSubviews.contains(self) ?? false }
}
