import Foundation
import Geometry

extension NSLayoutConstraint {
  /// What the views of a format have in common besides their order, and which way it runs.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that they make equal.
    var alignments: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// The constraints that a line such as `H:|-16-[name(>=80)]-gap-[field]-|` stands for. Distances that the line does
  /// not give are 8 points, and the margins of the view around at its edges.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format: format, metrics: metrics ?? [:], views: views)
    guard let constraints = reader.constraints(options) else {
      preconditionFailure("unable to parse the visual format \(format)")
    }
    return constraints
  }
}

/// Reads one line of Apple's visual format language.
@MainActor
private struct VisualFormatReader {
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private var rest: Substring
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isUpright = false
  private var made: [NSLayoutConstraint] = []

  init(format: String, metrics: [String: Any], views: [String: Any]) {
    rest = Substring(format.filter { !$0.isWhitespace })
    (self.metrics, self.views) = (metrics, views)
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest.removeFirst(prefix.count)
    return true
  }

  private mutating func word(until ends: Set<Character>) -> String {
    let word = rest.prefix { !ends.contains($0) }
    rest.removeFirst(word.count)
    return String(word)
  }

  /// A number, or one of the metrics.
  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return number }
    return (metrics[word] as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? (metrics[word] as? CGFloat) ?? (metrics[word] as? Double).map { CGFloat($0) }
      ?? (metrics[word] as? Int).map { CGFloat($0) }
  }

  private mutating func predicate() -> Predicate? {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let value = word(until: ["@", ",", ")", "-", "[", "|"])
    if let view = views[value] as? UIView {
      predicate.view = view
    } else {
      guard let number = number(value) else { return nil }
      predicate.constant = number
    }
    if take("@") {
      guard let priority = number(word(until: [",", ")", "-", "[", "|"])) else { return nil }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  /// One predicate, or several between brackets.
  private mutating func predicates() -> [Predicate]? {
    guard take("(") else { return predicate().map { [$0] } }
    var all: [Predicate] = []
    repeat {
      guard let predicate = predicate() else { return nil }
      all.append(predicate)
    } while take(",")
    return take(")") ? all : nil
  }

  /// The distances between two views; nothing for the usual one, no predicate for none.
  private mutating func connection() -> [Predicate]?? {
    guard take("-") else { return .some([Predicate()]) }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return .some(nil) }
    guard let predicates = predicates(), take("-") else { return nil }
    return .some(predicates)
  }

  private mutating func add(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ predicate: Predicate
  ) {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: predicate.constant)
    constraint.priority = predicate.priority
    made.append(constraint)
  }

  private mutating func view() -> UIView? {
    guard take("[") else { return nil }
    guard let view = views[word(until: ["(", "]"])] as? UIView else { return nil }
    if rest.hasPrefix("(") {
      let side: NSLayoutConstraint.Attribute = isUpright ? .height : .width
      guard let predicates = predicates() else { return nil }
      for predicate in predicates {
        add(view, side, predicate.view, predicate.view == nil ? .notAnAttribute : side, predicate)
      }
    }
    return take("]") ? view : nil
  }

  mutating func constraints(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint]? {
    isUpright = take("V:")
    if !isUpright { _ = take("H:") }
    let isAbsolute =
      options.contains(.directionLeftToRight) || options.contains(.directionRightToLeft)
    let start: NSLayoutConstraint.Attribute = isUpright ? .top : isAbsolute ? .left : .leading
    let end: NSLayoutConstraint.Attribute = isUpright ? .bottom : isAbsolute ? .right : .trailing
    let startMargin: NSLayoutConstraint.Attribute =
      isUpright ? .topMargin : isAbsolute ? .leftMargin : .leadingMargin
    let endMargin: NSLayoutConstraint.Attribute =
      isUpright ? .bottomMargin : isAbsolute ? .rightMargin : .trailingMargin

    var pending: [Predicate]??
    if take("|") {
      guard let read = connection() else { return nil }
      pending = read
    }
    var all: [UIView] = []
    while rest.hasPrefix("[") {
      guard let view = view() else { return nil }
      if let connection = pending {
        if let previous = all.last {
          for predicate in connection ?? [Predicate(constant: 8)] {
            add(view, start, previous, end, predicate)
          }
        } else {
          guard let outer = view.parentView else { return nil }
          for predicate in connection ?? [Predicate()] {
            add(view, start, outer, connection == nil ? startMargin : start, predicate)
          }
        }
      }
      all.append(view)
      guard !rest.isEmpty else { break }
      guard let read = connection() else { return nil }
      pending = read
      if take("|") {
        guard let outer = view.parentView else { return nil }
        for predicate in read ?? [Predicate()] {
          add(outer, read == nil ? endMargin : end, view, end, predicate)
        }
        break
      }
    }
    guard rest.isEmpty, let first = all.first else { return nil }
    for view in all.dropFirst() {
      for attribute in options.alignments { add(view, attribute, first, attribute, Predicate()) }
    }
    return made
  }
}
