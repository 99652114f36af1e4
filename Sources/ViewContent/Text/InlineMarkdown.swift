import Foundation
import ViewGraphics

/// The emphasis that Markdown allows inside a line: `**bold**`, `*italic*`, `***both***`,
/// `~struck~` or `~~struck~~` (GitHub Flavored Markdown, 6.5), `` `code` `` and `[link](address)`.
enum InlineMarkdown {
  struct Span: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    /// Where a link leads.
    var address: String?

    var changes: [TextChange] {
      guard let address else { return intent.textChanges }
      // What is no address looks like one and leads nowhere.
      let link = URL(string: address).map(LinkedAddress.changes)
      return intent.textChanges + (link ?? [.style(AnyShapeStyle(.tint))])
    }
  }

  static func spans(of string: String) -> [Span] {
    guard string.contains(where: { "*_~`[\\".contains($0) }) else { return [Span(text: string)] }
    var parser = Parser(characters: Array(string))
    return parser.spans(until: nil, in: Span(text: ""))
  }

  private struct Parser {
    let characters: [Character]
    var index = 0

    init(characters: [Character]) { self.characters = characters }

    /// Reads up to the closing `delimiter`, or to the end; `outer` is what stands around.
    mutating func spans(until delimiter: String?, in outer: Span) -> [Span] {
      var spans: [Span] = []
      var plain = outer
      func flush() {
        guard !plain.text.isEmpty else { return }
        spans.append(plain)
        plain.text = ""
      }
      while index < characters.count {
        if let delimiter, closes(delimiter, at: index) { break }
        if characters[index] == "\\", index + 1 < characters.count,
          characters[index + 1].isPunctuation || characters[index + 1].isSymbol
        {
          plain.text.append(characters[index + 1])
          index += 2
        } else if let (mark, intent) = openingMark() {
          flush()
          index += mark.count
          var inner = outer
          inner.intent.formUnion(intent)
          spans += self.spans(until: mark, in: inner)
          index += mark.count
        } else if let code = codeSpan() {
          flush()
          var span = outer
          span.text = code
          span.intent.insert(.code)
          spans.append(span)
        } else if let text = attributed() {
          flush()
          var inner = Parser(characters: text)
          spans += inner.spans(until: nil, in: outer)
        } else if let (text, address) = link() {
          flush()
          var inner = Parser(characters: text)
          var span = outer
          span.address = address
          spans += inner.spans(until: nil, in: span)
        } else {
          plain.text.append(characters[index])
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
    private func openingMark() -> (String, InlinePresentationIntent)? {
      let marks: [(String, InlinePresentationIntent)] = [
        ("***", [.stronglyEmphasized, .emphasized]), ("**", .stronglyEmphasized),
        ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized), ("_", .emphasized),
        ("~", .strikethrough),
      ]
      for (mark, intent) in marks where starts(mark) {
        let after = index + mark.count
        guard after < characters.count, !characters[after].isWhitespace else { continue }
        if mark.hasPrefix("_"), index > 0,
          characters[index - 1].isLetter || characters[index - 1].isNumber
        {
          continue
        }
        // One tilde opens what one tilde closes.
        if mark == "~", starts("~~") || (index > 0 && characters[index - 1] == "~") { continue }
        for end in characters.indices.dropFirst(after + 1) where closes(mark, at: end) {
          return (mark, intent)
        }
      }
      return nil
    }

    private func closes(_ mark: String, at end: Int) -> Bool {
      guard starts(mark, at: end), !characters[end - 1].isWhitespace else { return false }
      let next = end + mark.count < characters.count ? characters[end + mark.count] : " "
      if mark == "~" { return next != "~" && characters[end - 1] != "~" }
      // Underscores within words are parts of them.
      return !mark.hasPrefix("_") || !(next.isLetter || next.isNumber)
    }

    private mutating func codeSpan() -> String? {
      guard characters[index] == "`", let end = characters[(index + 1)...].firstIndex(of: "`")
      else { return nil }
      defer { index = end + 1 }
      return String(characters[(index + 1)..<end])
    }

    /// The words of `^[3 apple](inflect: true)`, which then agree in number: "3 apples".
    private mutating func attributed() -> [Character]? {
      guard characters[index] == "^", index + 1 < characters.count, characters[index + 1] == "["
      else { return nil }
      let start = index
      index += 1
      guard let (text, attributes) = bracketed() else {
        index = start
        return nil
      }
      return attributes.filter { $0 != " " }.contains("inflect:true")
        ? Array(EnglishPlural.agreeing(String(text))) : text
    }

    /// The words of a link and its address; a title after it is left out.
    private mutating func link() -> ([Character], String)? {
      bracketed().map { ($0, String($1.prefix { !$0.isWhitespace })) }
    }

    /// What stands in `[…](…)`.
    private mutating func bracketed() -> ([Character], String)? {
      guard characters[index] == "[", let close = characters[index...].firstIndex(of: "]"),
        close + 1 < characters.count, characters[close + 1] == "(",
        let end = characters[close...].firstIndex(of: ")")
      else { return nil }
      defer { index = end + 1 }
      return (Array(characters[(index + 1)..<close]), String(characters[(close + 2)..<end]))
    }
  }
}
