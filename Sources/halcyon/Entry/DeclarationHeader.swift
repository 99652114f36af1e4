import SwiftLexing

/// The names behind the colon of a declaration: the parser's JSON leaves them out.
enum DeclarationHeader {
  /// `struct Dot<T: Shape>: View & Sendable, SwiftUI.Animatable where …` inherits from View,
  /// Sendable and Animatable: attributes, modules and generic arguments are left out.
  static func inherited(in declaration: Substring) -> [String] {
    var depth = 0
    var isList = false
    var names: [String] = []
    var name = ""
    for token in SwiftTokens.topLevel(of: declaration) {
      let text = token.text
      if text.first == "{" || text == "where" { break }
      if depth == 0, text == ":" {
        isList = true
      } else if depth == 0, text == "," || text == "&" {
        names.append(name)
        name = ""
      } else if isList, depth == 0, text.first!.isLetter {
        name = String(text)
      }
      if text != "->" { depth += text.count { $0 == "<" } - text.count { $0 == ">" } }
    }
    return isList ? (names + [name]).filter { !$0.isEmpty } : []
  }

  /// What a `typealias Name = A & B` stands for.
  static func aliased(in declaration: Substring) -> [String] {
    guard let equals = declaration.firstIndex(of: "=") else { return [] }
    return inherited(in: "alias:" + declaration[declaration.index(after: equals)...])
  }

  /// The type in `name: Type = …`, when it is written; `text` begins at the name.
  static func type(of variable: Substring) -> String? {
    let tokens = SwiftTokens.topLevel(of: variable, limit: 200)
    guard tokens.count > 2, tokens[1].text == ":" else { return nil }
    var type = ""
    var depth = 0
    for (index, token) in tokens.enumerated().dropFirst(2) {
      // Between the angle brackets of a generic type commas and lines part nothing.
      if depth <= 0 {
        if ["=", "{", ",", ";"].contains(where: { token.text.hasPrefix($0) }) { break }
        if token.startsLine && index > 2 { break }
      }
      type += token.text
      if token.text != "->" {
        depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
      }
    }
    return type
  }
}
