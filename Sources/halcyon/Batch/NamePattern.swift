import Foundation

/// A file name with columns in it: `out/{id}.mp4`. `{row}` is the row's number, `{row:04}` with at least four
/// digits; `{{` and `}}` are braces.
struct NamePattern: Equatable {
  private enum Part: Equatable {
    case text(String)
    case column(String)
    case number(digits: Int)
  }

  let pattern: String
  private var parts: [Part] = []

  /// Throws a usage failure for braces without an end, and where nothing makes rows' names differ.
  init(_ pattern: String) throws(CommandFailure) {
    self.pattern = pattern
    var text = ""
    var rest = pattern[...]
    while let character = rest.popFirst() {
      if (character == "{" || character == "}") && rest.first == character {
        rest.removeFirst()
        text.append(character)
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(NamePattern.placeholder(String(rest[..<end])))
        rest = rest[end...].dropFirst()
      } else if character == "{" || character == "}" {
        throw CommandFailure(
          .usage, "-o \(pattern): a brace stands alone. A column is {name}, a brace is {{ or }}.")
      } else {
        text.append(character)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  private static func placeholder(_ name: String) -> Part {
    if name == "row" { return .number(digits: 0) }
    if let match = name.wholeMatch(of: /row:0?([1-9])/) {
      return .number(digits: Int(match.output.1) ?? 0)
    }
    return .column(name)
  }

  /// Whether all rows have the same name.
  var isConstant: Bool {
    parts.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// The columns that it asks for.
  var columns: [String] {
    parts.compactMap { if case .column(let name) = $0 { name } else { nil } }
  }

  /// The folder above the first column: no name leads out of it.
  var folder: String {
    guard case .text(let text)? = parts.first else { return "." }
    if parts.count == 1 { return (text as NSString).deletingLastPathComponent.orDot }
    guard let slash = text.lastIndex(of: "/") else { return "." }
    return slash == text.startIndex ? "/" : String(text[..<slash])
  }

  /// The file of a row. Throws the column that makes it no file in the folder, and why.
  func name(for row: Table.Row) throws(Table.Fault) -> String {
    var name = ""
    for part in parts {
      switch part {
      case .text(let text): name += text
      case .number(let digits):
        let text = String(row.number)
        name += String(repeating: "0", count: max(0, digits - text.count)) + text
      case .column(let column):
        let cell = row.cells.first { $0.name == column }
        if let problem = NamePattern.problem(with: cell?.value ?? "") {
          throw Table.Fault(
            row: row.number, line: row.line, column: cell?.column ?? 1,
            reason:
              "\(NamePattern.shown(cell?.value)) in the column \(column) makes no name: \(problem)")
        }
        name += cell?.value ?? ""
      }
    }
    for component in name.split(separator: "/") where component.utf8.count > 255 - 40 {
      throw Table.Fault(
        row: row.number, line: row.line, column: 1,
        reason: "the name \(NamePattern.shown(String(component))) is too long for a file")
    }
    return name
  }

  /// Why a value may not stand in a name.
  private static func problem(with value: String) -> String? {
    if value.isEmpty { return "it is empty" }
    if value == "." || value == ".." { return "it leads out of the folder" }
    if value.contains("/") { return "it leads out of the folder" }
    if value.contains("%") { return "a % numbers frames" }
    if value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "it holds a control character"
    }
    return nil
  }

  /// A value for a message: short, and nothing that a terminal obeys.
  static func shown(_ value: String?) -> String {
    let text = String(
      String.UnicodeScalarView(
        (value ?? "").unicodeScalars.prefix(60).map {
          $0.properties.generalCategory == .control ? "?" : $0
        }))
    return "\"\(text)\(text.count < (value ?? "").count ? "…" : "")\""
  }
}

extension String {
  fileprivate var orDot: String { isEmpty ? "." : self }
}
