import Foundation

/// One line of the compiler's: `file:line:column: error: message`.
struct CompilerDiagnostic: Encodable, Equatable {
  var file: String
  var line: Int
  var column: Int
  /// error or warning.
  var severity: String
  var message: String

  /// What to do about it, where that is known.
  var advice: String?

  /// The line as the compiler writes it.
  var text: String { "\(file):\(line):\(column): \(severity): \(message)" }

  /// What the compiler did not find, when that is what the message says.
  var missingName: MissingName? { MissingName(message) }
  var missing: String? { missingName?.name }

  private enum Key: String, CodingKey {
    case file, line, column, severity, message, missing, advice
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(file, forKey: .file)
    try object.encode(line, forKey: .line)
    try object.encode(column, forKey: .column)
    try object.encode(severity, forKey: .severity)
    try object.encode(message, forKey: .message)
    try object.encodeIfPresent(missing, forKey: .missing)
    try object.encodeIfPresent(advice, forKey: .advice)
  }

  /// All errors and warnings in what a compiler wrote, each once, in their order.
  static func all(in output: String) -> [CompilerDiagnostic] {
    let pattern = #/^(.+?):(\d+):(\d+): (error|warning): (.*)$/#
    var diagnostics: [CompilerDiagnostic] = []
    for line in output.split(separator: "\n") {
      guard let match = line.wholeMatch(of: pattern), let row = Int(match.2),
        let column = Int(match.3)
      else { continue }
      let diagnostic = CompilerDiagnostic(
        file: String(match.1), line: row, column: column, severity: String(match.4),
        message: String(match.5))
      if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
    return diagnostics
  }
}
