import Foundation

/// Where the type checker gives an expression up, it is asked once more to search as compilers before Swift 6.3 did.
///
/// Those took shortcuts for which most programs were written:
/// `rows.map { $0.map(\.1.width).reduce(0, +) + CGFloat($0.count - 1) * spacing }.max() ?? 0` takes 0.5 s with them and
/// is given up after 5 s without. They are no rule: with them `rect.midX + cos(angle) * rect.width / 2 * factor`, where
/// `CGFloat` and `Double` stand together, is ambiguous to Swift 6.3.
enum TypeCheckerLimit {
  /// What more the compiler is told when it is asked again: where the shortcuts help they do so within a second, and where
  /// they do not an expression could take them minutes.
  static let flags = [
    "-Xfrontend", "-enable-constraint-solver-performance-hacks",
    "-Xfrontend", "-solver-expression-time-threshold=5",
  ]

  /// Whether the compiler says in `messages` that an expression took it too long.
  static func isReached(in messages: String) -> Bool {
    messages.contains("unable to type-check this expression in reasonable time")
  }

  /// Runs the compiler, and again where an expression took it too long. Answers the second run only when that one
  /// found nothing wrong, so that nobody hears of errors that the first would not have.
  static func run(_ compiler: Tool, with runTool: (Tool) throws -> Tool.Output) rethrows
    -> Tool.Output
  {
    let start = ContinuousClock.now
    let first = try runTool(compiler)
    return try run(compiler, after: first, took: .now - start, with: runTool)
  }

  /// What is given up after so long is not asked again: the shortcuts help within a second or hardly ever, and who waits for an
  /// error should not wait twice.
  static let patience = Duration.seconds(20)

  /// The same where the compiler has run once, and answered `first`.
  static func run(
    _ compiler: Tool, after first: Tool.Output, took time: Duration,
    with runTool: (Tool) throws -> Tool.Output
  ) rethrows -> Tool.Output {
    guard first.status != 0, time < patience, isReached(in: first.text) else { return first }
    var again = compiler
    again.arguments += flags
    let second = try runTool(again)
    return second.status == 0 ? second : first
  }
}
