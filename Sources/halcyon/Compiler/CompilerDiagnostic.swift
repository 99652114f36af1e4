import Foundation

/// One line of the compiler's: `file:line:column: error: message`.
struct CompilerDiagnostic: Encodable, Equatable {
  var file: String
  var line: Int
  var column: Int
  /// error or warning.
  var severity: String
  var message: String

  /// The name that the compiler did not find, when that is what the message says.
  var missing: String? {
    let patterns = [
      #/cannot find (?:type )?'([^']+)' in scope/#, #/has no member '([^']+)'/#,
      #/no such module '([^']+)'/#, #/unknown attribute '([^']+)'/#,
      #/no macro named '([^']+)'/#, #/there is no picture '([^']+)'/#,
    ]
    return patterns.lazy.compactMap { message.firstMatch(of: $0) }.first.map { String($0.1) }
  }

  private enum Key: String, CodingKey { case file, line, column, severity, message, missing }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(file, forKey: .file)
    try object.encode(line, forKey: .line)
    try object.encode(column, forKey: .column)
    try object.encode(severity, forKey: .severity)
    try object.encode(message, forKey: .message)
    try object.encodeIfPresent(missing, forKey: .missing)
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
