import Foundation

/// The emphasis that Markdown allows inside a line: `**bold**`, `*italic*`, `***both***`,
/// `~~struck~~`, `` `code` `` and `[link](address)`.
enum InlineMarkdown {
  struct Span: Equatable {
    var text: String
    var changes: [TextChange]
  }

  static func spans(of string: String) -> [Span] {
    guard string.contains(where: { "*_~`[\\".contains($0) }) else {
      return [Span(text: string, changes: [])]
    }
    var parser = Parser(characters: Array(string))
    return parser.spans(until: nil, changes: [])
  }

  private struct Parser {
    let characters: [Character]
    var index = 0

    init(characters: [Character]) { self.characters = characters }

    /// Reads up to the closing `delimiter`, or to the end.
    mutating func spans(until delimiter: String?, changes: [TextChange]) -> [Span] {
      var spans: [Span] = []
      var plain = ""
      func flush() {
        guard !plain.isEmpty else { return }
        spans.append(Span(text: plain, changes: changes))
        plain = ""
      }
      while index < characters.count {
        if let delimiter, starts(delimiter) { break }
        if characters[index] == "\\", index + 1 < characters.count,
          characters[index + 1].isPunctuation
        {
          plain.append(characters[index + 1])
          index += 2
        } else if let (mark, added) = openingMark() {
          flush()
          index += mark.count
          spans += self.spans(until: mark, changes: changes + added)
          index += mark.count
        } else if let code = codeSpan() {
          flush()
          spans.append(Span(text: code, changes: changes + [.monospaced(true)]))
        } else if let text = linkText() {
          flush()
          spans.append(
            Span(text: text, changes: changes + [.style(AnyShapeStyle(Color.accentColor))]))
        } else {
          plain.append(characters[index])
          index += 1
        }
      }
      flush()
      return spans
    }

    private func starts(_ mark: String, at position: Int? = nil) -> Bool {
      let start = position ?? index
      let mark = Array(mark)
      guard start + mark.count <= characters.count else { return false }
      return mark.indices.allSatisfy { characters[start + $0] == mark[$0] }
    }

    /// A mark opens emphasis when text follows at once and the same mark closes it after text.
    private func openingMark() -> (String, [TextChange])? {
      let marks: [(String, [TextChange])] = [
        ("***", [.bold(true), .italic(true)]), ("**", [.bold(true)]), ("__", [.bold(true)]),
        ("~~", [.strikethrough(.single)]), ("*", [.italic(true)]), ("_", [.italic(true)]),
      ]
      for (mark, changes) in marks where starts(mark) {
        let after = index + mark.count
        guard after < characters.count, !characters[after].isWhitespace else { continue }
        if mark.hasPrefix("_"), index > 0,
          characters[index - 1].isLetter || characters[index - 1].isNumber
        {
          continue
        }
        var end = after + 1
        while end < characters.count {
          if starts(mark, at: end), !characters[end - 1].isWhitespace { return (mark, changes) }
          end += 1
        }
      }
      return nil
    }

    private mutating func codeSpan() -> String? {
      guard characters[index] == "`", let end = characters[(index + 1)...].firstIndex(of: "`")
      else { return nil }
      defer { index = end + 1 }
      return String(characters[(index + 1)..<end])
    }

    private mutating func linkText() -> String? {
      guard characters[index] == "[", let close = characters[index...].firstIndex(of: "]"),
        close + 1 < characters.count, characters[close + 1] == "(",
        let end = characters[close...].firstIndex(of: ")")
      else { return nil }
      defer { index = end + 1 }
      return String(characters[(index + 1)..<close])
    }
  }
}
