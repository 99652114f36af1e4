import Foundation
import SwiftLexing

/// The members that a program's sources name behind a value (`text.padding()`), and what they declare.
struct MemberUses {
  struct Place {
    var name: String
    var file: URL
    /// Counted from 1, as compilers do.
    var line: Int
    var column: Int
  }

  private(set) var places: [Place] = []
  private(set) var declared: Set<String> = []

  var names: Set<String> { Set(places.map(\.name)) }

  init(in sources: [CompiledSource]) {
    for source in sources { read(source.tokens, of: source.file) }
  }

  private static let declarations: Set = [
    "func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias", "actor",
  ]

  private mutating func read(_ source: SourceTokens, of file: URL) {
    for index in source.tokens.indices {
      guard let word = source.word(index + 1) else { continue }
      if source.reads(index, "."), index > 0, Self.endsValue(index - 1, in: source) {
        let place = source.place(of: source.tokens[index + 1].range.lowerBound)
        places.append(Place(name: word, file: file, line: place.line, column: place.column))
      } else if let kind = source.word(index), Self.declarations.contains(kind) {
        declared.insert(word)
      }
    }
  }

  /// Whether a value may end with the token: only then is a dot behind it not the start of an implicit member.
  private static func endsValue(_ index: Int, in source: SourceTokens) -> Bool {
    [")", "]", "}"].contains { source.text(source.tokens[index]) == $0 }
      || source.tokens[index].kind == .literal || source.word(index) != nil
  }
}
