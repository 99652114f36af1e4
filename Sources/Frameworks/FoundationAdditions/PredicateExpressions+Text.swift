import Foundation

// Comparisons of texts that `#Predicate` knows and Foundation leaves out on this platform.

extension PredicateExpressions {
  /// `text.localizedStandardContains(other)`: neither case nor accents matter.
  public struct LocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    let root: Root
    let other: Other

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let text = try root.evaluate(bindings)
      return text.localizedStandardContains(try other.evaluate(bindings))
    }
  }

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> LocalizedStandardContains<Root, Other> {
    LocalizedStandardContains(root: root, other: other)
  }

  /// `text.localizedCompare(other)`, in the order of the current language.
  public struct LocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    let root: Root
    let other: Other

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let text = try root.evaluate(bindings)
      return String(text).localizedCompare(String(try other.evaluate(bindings)))
    }
  }

  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> LocalizedCompare<Root, Other> {
    LocalizedCompare(root: root, other: other)
  }
}

extension PredicateExpressions.LocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.LocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.LocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.LocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.LocalizedCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.LocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
