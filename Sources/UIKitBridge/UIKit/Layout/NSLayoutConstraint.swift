import CoreAnimation
import Foundation
import Geometry

/// How much something is wished for: what is wished for more is granted first. 1000 is required.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation of two edges or sizes: first = multiplier · second + constant, or ≤, or ≥.
@preconcurrency @MainActor
public final class NSLayoutConstraint: _KnownByIdentity, @preconcurrency CustomStringConvertible {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  public var constant: CGFloat { didSet { changed() } }
  public var priority = UILayoutPriority.required { didSet { changed() } }
  public var identifier: String?
  private weak var holder: UIView?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
    (self.multiplier, constant) = (multiplier, c)
  }

  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private static func view(_ item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private func activate() {
    // The nearest view that both stand in holds it.
    var place = Self.view(firstItem)
    if let second = Self.view(secondItem) {
      while let view = place, !second.isWithin(view) { place = view.parentView }
    }
    place?.hold(self)
  }

  func isHeld(by view: UIView?) {
    holder = view
    changed()
  }

  /// As `<NSLayoutConstraint UILabel.top = UIView.bottom + 8>`.
  public var description: String {
    let relations: [Relation: String] = [.lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
    func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
      item.map { "\(type(of: $0)).\(attribute)" } ?? ""
    }
    let factor = multiplier == 1 || secondItem == nil ? "" : "\(multiplier) * "
    let second = name(secondItem, secondAttribute)
    let sum = second.isEmpty ? "\(constant)" : constant == 0 ? second : "\(second) + \(constant)"
    return
      "<NSLayoutConstraint \(name(firstItem, firstAttribute)) \(relations[relation] ?? "=") \(factor)\(sum)>"
  }

  private func deactivate() {
    let old = holder
    old?.heldConstraints.removeAll { $0 === self }
    holder = nil
    old?.layoutTop.setNeedsLayout()
  }

  private func changed() { holder?.layoutTop.setNeedsLayout() }
}

extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    guard !heldConstraints.contains(where: { $0 === constraint }) else { return }
    heldConstraints.append(constraint)
    constraint.isHeld(by: self)
  }

  /// The view at the top of its tree, where constraints are solved.
  var layoutTop: UIView { element == nil ? parentView?.layoutTop ?? self : self }

  public var constraints: [NSLayoutConstraint] { heldConstraints }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? priorities.hugging.0 : priorities.hugging.1
  }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      priorities.hugging.0 = priority
    } else {
      priorities.hugging.1 = priority
    }
    layoutTop.setNeedsLayout()
  }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .horizontal ? priorities.resistance.0 : priorities.resistance.1
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      priorities.resistance.0 = priority
    } else {
      priorities.resistance.1 = priority
    }
    layoutTop.setNeedsLayout()
  }
}

/// How a view keeps to the size that it wishes for, along x and y.
struct LayoutPriorities {
  var hugging = (UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
  var resistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)
}

/// A rectangle that takes part in layout and shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: _KnownByIdentity {
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  public internal(set) var layoutFrame = CGRect.zero
  /// How far it lies within its view; nil for one that constraints place.
  let insets: ((UIView) -> UIEdgeInsets)?

  public init() { insets = nil }

  init(of view: UIView, _ insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }
}

extension UIView {
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    guides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
  }

  func guide(_ name: String, _ insets: @escaping (UIView) -> UIEdgeInsets) -> UILayoutGuide {
    if let known = guides.first(where: { $0.identifier == name }) { return known }
    let guide = UILayoutGuide(of: self, insets)
    guide.identifier = name
    guides.append(guide)
    return guide
  }

  public var safeAreaLayoutGuide: UILayoutGuide { guide("UIViewSafeArea") { $0.safeAreaInsets } }
  public var layoutMarginsGuide: UILayoutGuide { guide("UIViewMargins") { $0.layoutMargins } }
  public var readableContentGuide: UILayoutGuide { guide("UIViewReadable") { $0.layoutMargins } }
}
