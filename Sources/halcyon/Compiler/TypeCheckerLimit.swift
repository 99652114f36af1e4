import Foundation

/// Where the type checker gives an expression up, it is asked once more to search as compilers before Swift 6.3 did.
///
/// Those took shortcuts for which most programs were written:
/// `rows.map { $0.map(\.1.width).reduce(0, +) + CGFloat($0.count - 1) * spacing }.max() ?? 0` takes 0.5 s with them and
/// is given up after 5 s without. They are no rule: with them `rect.midX + cos(angle) * rect.width / 2 * factor`, where
/// `CGFloat` and `Double` stand together, is ambiguous to Swift 6.3.
enum TypeCheckerLimit {
  /// What more the compiler is told when it is asked again.
  static let flags = ["-Xfrontend", "-enable-constraint-solver-performance-hacks"]

  /// Whether the compiler says in `messages` that an expression took it too long.
  static func isReached(in messages: String) -> Bool {
    messages.contains("unable to type-check this expression in reasonable time")
  }

  /// Runs the compiler, and again where an expression took it too long. Answers the second run only when that one
  /// found nothing wrong, so that nobody hears of errors that the first would not have.
  static func run(_ compiler: Tool, with runTool: (Tool) throws -> Tool.Output) rethrows
    -> Tool.Output
  {
    try run(compiler, after: try runTool(compiler), with: runTool)
  }

  /// The same where the compiler has run once, and answered `first`.
  static func run(
    _ compiler: Tool, after first: Tool.Output, with runTool: (Tool) throws -> Tool.Output
  ) rethrows -> Tool.Output {
    guard first.status != 0, isReached(in: first.text) else { return first }
    var again = compiler
    again.arguments += flags
    let second = try runTool(again)
    return second.status == 0 ? second : first
  }
}
