import Foundation

/// Linear equations of which each is granted if it does not speak against those before it.
///
/// Gauss–Jordan elimination: each row that was taken stands for one variable, in terms of those that are
/// free. A row of which nothing is left is redundant, or in conflict with stronger ones, and left out.
struct LinearSystem {
  /// Σ coefficient · variable + constant.
  struct Expression {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    static func variable(_ index: Int) -> Expression { Expression(terms: [index: 1]) }

    mutating func add(_ other: Expression, times factor: Double) {
      constant += other.constant * factor
      for (variable, coefficient) in other.terms {
        let sum = terms[variable, default: 0] + coefficient * factor
        terms[variable] = abs(sum) < 1e-10 ? nil : sum
      }
    }

    static func + (left: Expression, right: Expression) -> Expression {
      var sum = left
      sum.add(right, times: 1)
      return sum
    }

    static func - (left: Expression, right: Expression) -> Expression {
      var sum = left
      sum.add(right, times: -1)
      return sum
    }

    static func * (left: Expression, factor: Double) -> Expression {
      var sum = Expression()
      sum.add(left, times: factor)
      return sum
    }
  }

  /// What each variable that is bound is equal to.
  private var solved: [Int: Expression] = [:]
  /// Where a variable that is free occurs.
  private func substituted(_ expression: Expression) -> Expression {
    var result = Expression(constant: expression.constant)
    for variable in expression.terms.keys.sorted() {
      let coefficient = expression.terms[variable]!
      result.add(solved[variable] ?? .variable(variable), times: coefficient)
    }
    return result
  }

  /// Grants `expression` = 0 if that is still possible.
  mutating func require(_ expression: Expression) {
    let row = substituted(expression)
    // The largest coefficient; of equals the first variable, so that the answer is always the same.
    guard
      let pivot = row.terms.keys.sorted().max(by: {
        abs(row.terms[$0]!) < abs(row.terms[$1]!) - 1e-12
      }), let coefficient = row.terms[pivot]
    else { return }
    var value = row * (-1 / coefficient)
    value.terms[pivot] = nil
    for variable in solved.keys {
      guard let share = solved[variable]!.terms[pivot] else { continue }
      solved[variable]!.terms[pivot] = nil
      solved[variable]!.add(value, times: share)
    }
    solved[pivot] = value
  }

  /// The value of an expression, variables that are free being 0.
  func value(of expression: Expression) -> Double { substituted(expression).constant }
}
