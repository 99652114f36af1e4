extension MaskedLoops {
  private static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "++", "--",
  ]
  private static let words: Set<String> = [
    "true", "false", "const", "constexpr", "return", "else", "if", "for", "break", "continue",
  ]

  /// Types of numbers, which are made of values and change none: `float(i)`.
  private static let numbers = Set(
    ["float", "half", "int", "uint", "short", "ushort", "char", "uchar", "long", "ulong", "bool"]
      .flatMap { type in [type] + (2...4).map { "\(type)\($0)" } })

  /// Variables that `range` may change: what is assigned to, and what stands alone as an argument, since a parameter
  /// may be a reference.
  func assigned(_ range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for index in range where tokens[index].isName && !MaskedLoops.words.contains(tokens[index].text)
    {
      guard !isText(index - 1, "."), !isText(index - 1, "->") else { continue }
      // Behind its components and places.
      var end = index + 1
      while end < range.upperBound {
        if isText(end, ".") {
          end += 2
        } else if isText(end, "["), let close = closing(end) {
          end = close + 1
        } else {
          break
        }
      }
      let after = end < tokens.count ? tokens[end].text : ""
      let before = index > 0 ? tokens[index - 1].text : ""
      let isAssigned = MaskedLoops.assignments.contains(after) || before == "++" || before == "--"
      let isArgument =
        ["(", ","].contains(before) && [")", ","].contains(after) && isInCall(index, range)
      if isAssigned || isArgument { names.insert(tokens[index].text) }
    }
    return names
  }

  /// Whether the parentheses around a place are those of a call.
  private func isInCall(_ index: Int, _ range: Range<Int>) -> Bool {
    var depth = 0
    for place in stride(from: index - 1, to: range.lowerBound, by: -1) {
      if tokens[place].text == ")" { depth += 1 }
      if tokens[place].text == "(" { depth -= 1 }
      if depth < 0 {
        let name = tokens[place - 1]
        return name.isName && !["if", "for", "while"].contains(name.text)
          && !MaskedLoops.numbers.contains(name.text)
      }
    }
    return false
  }

  /// Variables that are declared in `range`.
  func declared(_ range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for index in range.dropFirst()
    where tokens[index].isName && tokens[index - 1].isName
      && !["return", "else"].contains(tokens[index - 1].text)
    {
      names.insert(tokens[index].text)
      // `float a = 1, b;`
      var place = index
      while place < range.upperBound, tokens[place].text != ";", tokens[place].text != ")" {
        if ["(", "[", "{"].contains(tokens[place].text) { place = closing(place) ?? place }
        if isText(place, ","), place + 1 < range.upperBound, tokens[place + 1].isName {
          names.insert(tokens[place + 1].text)
        }
        place += 1
      }
    }
    return names
  }
}
