import SwiftLexing

/// `#Preview("name", traits: …) { … }` as a function that a host can call.
///
/// The function's symbol follows from its place in the program, so that the command, which has
/// read the same place in the source, can name it: see `PreviewSymbol`.
struct PreviewExpansion {
  let source: String

  init(_ request: FreestandingExpansion) throws(ExpansionFailure) {
    let text = request.syntax.source
    let all = SwiftTokens.topLevel(of: text[...])
    guard let name = all.firstIndex(where: { $0.text == "#" + request.macro.name }) else {
      throw ExpansionFailure(message: "this is not a #Preview")
    }
    var tokens = all[(name + 1)...]
    var arguments = ""
    if let list = tokens.first, list.text.first == "(" {
      arguments = String(list.text.dropFirst().dropLast())
      tokens.removeFirst()
    }
    var closure = tokens.first?.text ?? ""
    if closure.first != "{" {
      guard let argument = PreviewExpansion.body(in: arguments) else {
        throw ExpansionFailure(
          message: "#Preview wants its view in a closure behind it: #Preview { ContentView() }")
      }
      (arguments, closure) = argument
    }
    let body = PreviewBody(closure)
    // Widgets' previews have more closures, with labels: what is to be seen when.
    let more = tokens.dropFirst().first.map { text[$0.text.startIndex...] } ?? ""
    let location = request.syntax.location
    // The compiler's location is that of the space and the attributes before the name.
    let space = text.utf8.distance(from: text.startIndex, to: all[name].text.startIndex)
    let symbol = PreviewSymbol.name(fileID: location.fileID, offset: location.offset + space)
    source = """
      @MainActor @_silgen_name("\(symbol)")
      public func \(request.discriminator)7previewfMu_() -> _Preview {
        \(body.declaration)
        return _Preview(\(arguments)) \(body.closure) \(more)
      }
      """
  }
}

extension PreviewExpansion {
  /// The closure behind `body:` in a list of arguments, and the arguments before it.
  private static func body(in arguments: String) -> (before: String, closure: Substring)? {
    let tokens = SwiftTokens.topLevel(of: arguments[...])
    guard let label = tokens.firstIndex(where: { $0.text == "body" }),
      let closure = tokens[label...].first(where: { $0.text.first == "{" })
    else { return nil }
    var before = arguments[..<tokens[label].text.startIndex]
    while let last = before.last, last == "," || last.isWhitespace { before.removeLast() }
    return (String(before), closure.text)
  }
}

/// A preview's closure. What it marks `@Previewable` is state, and state lives in a view.
private struct PreviewBody {
  var declaration = ""
  var closure: String

  init(_ text: Substring) {
    closure = String(text)
    guard text.contains("@Previewable") else { return }
    var state: [Substring] = []
    var content: [Substring] = []
    for statement in PreviewBody.statements(in: text.dropFirst().dropLast()) {
      if let marker = statement.range(of: "@Previewable"), statement.isMarked {
        state.append(statement[..<marker.lowerBound])
        state.append(statement[marker.upperBound...] + "\n")
      } else {
        content.append(statement + "\n")
      }
    }
    declaration = """
      struct PreviewContent: View {
          \(state.joined())
          var body: some View {
            \(content.joined())
          }
        }
      """
    closure = "{ PreviewContent() }"
  }

  /// The statements of `text`, which ends lines as Swift does: an operator, a comma or a point on
  /// either side of the line break carries on.
  private static func statements(in text: Substring) -> [Substring] {
    let tokens = SwiftTokens.topLevel(of: text)
    var starts: [Substring.Index] = []
    for (index, token) in tokens.enumerated() {
      let previous = index > 0 ? tokens[index - 1].text : ";"
      let isNew = token.startsLine && !carriesOn(token.text) && !carriesOn(previous)
      if isNew && !isAttribute(previous) || previous == ";" { starts.append(token.text.startIndex) }
    }
    let ends = starts.dropFirst() + [text.endIndex]
    return zip(starts, ends).map { text[$0..<$1] }
  }

  private static func isAttribute(_ token: Substring) -> Bool { token.first == "@" }

  private static func carriesOn(_ token: Substring) -> Bool {
    "=+-*/%<>&|^~?.:,{".contains(token.first!) && token != "{}" || token == "else"
  }
}

extension Substring {
  /// Whether the statement begins with attributes, `@Previewable` among them.
  fileprivate var isMarked: Bool {
    let tokens = SwiftTokens.topLevel(of: self)
    for (index, token) in tokens.enumerated() {
      if token.text == "@Previewable" { return true }
      let isArgument = token.text.first == "(" && index > 0
      if token.text.first != "@" && !isArgument { return false }
    }
    return false
  }

  fileprivate func range(of word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
      start = index(after: start)
    }
    return nil
  }
}
