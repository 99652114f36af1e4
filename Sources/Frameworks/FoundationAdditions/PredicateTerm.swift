import Foundation

/// A predicate that was read from its text.
// Made once and never changed; the values in it are those that a program gave.
indirect enum PredicateTerm: @unchecked Sendable {
  case constant(Bool)
  case not(PredicateTerm)
  case and(PredicateTerm, PredicateTerm)
  case or(PredicateTerm, PredicateTerm)
  case comparison(Comparison)

  /// What a comparison asks of the elements of its left side.
  enum Quantifier { case one, any, all, none }

  enum Relation {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, contains, endsWith, like, matches, isIn, between
  }

  struct Comparison {
    var quantifier = Quantifier.one
    var left: Operand
    var relation: Relation
    var right: Operand
    /// `[c]` and `[d]`: letters' case and their accents do not count.
    var options: String.CompareOptions = []
  }

  enum Operand {
    case value(Any?)
    case path(String)
    case list([Operand])

    func value(for object: Any?) -> Any? {
      switch self {
      case .value(let value): value
      case .path(let path): KeyValues.value(of: object, at: path)
      case .list(let operands): operands.map { $0.value(for: object) as Any }
      }
    }
  }

  func matches(_ object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let term): !term.matches(object)
    case .and(let left, let right): left.matches(object) && right.matches(object)
    case .or(let left, let right): left.matches(object) || right.matches(object)
    case .comparison(let comparison): comparison.matches(object)
    }
  }
}

extension PredicateTerm.Comparison {
  func matches(_ object: Any?) -> Bool {
    let first = KeyValues.unwrapped(left.value(for: object))
    let second = KeyValues.unwrapped(right.value(for: object))
    guard quantifier != .one else { return holds(first, second) }
    let elements = first.flatMap(KeyValues.elements) ?? []
    switch quantifier {
    case .one, .any: return elements.contains { holds($0, second) }
    case .all: return elements.allSatisfy { holds($0, second) }
    case .none: return !elements.contains { holds($0, second) }
    }
  }

  private func holds(_ first: Any?, _ second: Any?) -> Bool {
    switch relation {
    case .equal: isEqual(first, second)
    case .unequal: !isEqual(first, second)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: isOrdered(first, second)
    case .beginsWith, .contains, .endsWith, .like, .matches: matchesText(first, second)
    case .isIn: contains(second, first)
    case .between: isBetween(first, second)
    }
  }

  private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    if !options.isEmpty, let first = first as? String, let second = second as? String {
      return first.compare(second, options: options) == .orderedSame
    }
    return KeyValues.compare(first, second) == .orderedSame
  }

  /// Nothing is neither before nor after anything.
  private func isOrdered(_ first: Any?, _ second: Any?) -> Bool {
    guard first != nil, second != nil, let order = KeyValues.compare(first, second) else {
      return false
    }
    switch relation {
    case .less: return order == .orderedAscending
    case .lessOrEqual: return order != .orderedDescending
    case .greater: return order == .orderedDescending
    default: return order != .orderedAscending
    }
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let value, let bounds = bounds.flatMap(KeyValues.elements), bounds.count == 2,
      let low = KeyValues.compare(bounds[0], value), let high = KeyValues.compare(value, bounds[1])
    else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  private func matchesText(_ first: Any?, _ second: Any?) -> Bool {
    if relation == .contains, first.flatMap(KeyValues.elements) != nil {
      return contains(first, second)
    }
    guard let text = first as? String, let pattern = second as? String else { return false }
    switch relation {
    case .beginsWith:
      return text.range(of: pattern, options: options.union(.anchored)) != nil
    case .endsWith:
      return text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
    case .contains: return text.range(of: pattern, options: options) != nil
    case .like:
      let expression = NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return isWhole(text, expression)
    default: return isWhole(text, pattern)
    }
  }

  private func isWhole(_ text: String, _ expression: String) -> Bool {
    let kind = options.contains(.caseInsensitive) ? "(?i)" : ""
    return text.range(of: "\(kind)^(?:\(expression))$", options: .regularExpression) != nil
  }

  private func contains(_ collection: Any?, _ value: Any?) -> Bool {
    if let text = collection as? String, let part = value as? String {
      return text.range(of: part, options: options) != nil
    }
    return collection.flatMap(KeyValues.elements)?.contains { isEqual($0, value) } ?? false
  }
}
