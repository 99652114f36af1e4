/// Rewrites loops that end elsewhere from pixel to pixel, so that all pixels of a vector run through them together.
///
/// The optimiser makes vectors of loops whose length is the same for all pixels. In a loop with a `break` or `continue`
/// each pixel therefore keeps a truth value instead of leaving: what a pixel has left no longer changes its variables.
/// A loop that counts in floats, or not from 0, counts in integers from 0. What is not understood stays as it is: loops
/// with a `return`, conditions that are no comparison, bodies without braces.
///
/// A single pixel runs longer so, since it never leaves early: this is for files in which vectors come of it.
struct MaskedLoops {
  private let text: String
  let tokens: [MetalToken]
  /// By the bytes that they replace.
  private var edits: [(range: Range<Int>, text: String)] = []
  /// Names that are declared as floats somewhere in the file.
  private let floats: Set<String>
  private var count = 0

  /// `text` with its loops rewritten, line by line where it was; the same text where there are none.
  static func rewriting(_ text: String) -> String {
    var loops = MaskedLoops(text)
    loops.visit(loops.tokens.indices)
    return loops.result
  }

  private init(_ text: String) {
    self.text = text
    let tokens = MetalTokens(text).tokens
    self.tokens = tokens
    floats = Set(
      tokens.indices.dropFirst().filter { ["float", "half"].contains(tokens[$0 - 1].text) }
        .map { tokens[$0].text })
  }

  private var result: String {
    guard !edits.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    // Of those at one place the first made stands first.
    for (_, edit) in edits.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }) {
      if place < edit.range.lowerBound { result += bytes[place..<edit.range.lowerBound] }
      result += edit.text.utf8
      // Lines stay where they are.
      result += bytes[edit.range].filter { $0 == 10 }
      place = max(place, edit.range.upperBound)
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }

  private mutating func replace(_ range: Range<Int>, _ new: String) {
    guard !range.isEmpty else { return }
    let bytes =
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    edits.append((bytes, new))
  }
  private mutating func insert(_ new: String, before index: Int) {
    let place = tokens[index].range.lowerBound
    edits.append((place..<place, new))
  }
  private mutating func insert(_ new: String, after index: Int) {
    let place = tokens[index].range.upperBound
    edits.append((place..<place, new))
  }

  func isText(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text
  }
  private func source(_ range: Range<Int>) -> String {
    tokens[range].map(\.text).joined(separator: " ")
  }

  /// The place of the bracket that closes the one at `open`.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  // MARK: Loops

  private struct Loop {
    /// Of the tokens: the three parts of its head, and what stands in its braces.
    var first: Range<Int>, condition: Range<Int>, step: Range<Int>, body: Range<Int>
    var start: Int
    var type: String, variable: String
    var number: Int
  }

  private mutating func visit(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard let loop = loop(at: index), understands(loop) else {
        index += 1
        continue
      }
      count += 1
      rewrite(loop)
      index = loop.body.upperBound + 1
    }
  }

  /// `for (int i = 0; …; i += 1) { … }`
  private func loop(at index: Int) -> Loop? {
    guard isText(index, "for"), isText(index + 1, "("), let close = closing(index + 1),
      isText(close + 1, "{"), let end = closing(close + 1)
    else { return nil }
    let ends = (index + 2..<close).filter { tokens[$0].text == ";" }
    guard ends.count == 2 else { return nil }
    let (first, condition, step) = (
      index + 2..<ends[0], ends[0] + 1..<ends[1], ends[1] + 1..<close
    )
    guard first.count >= 4, tokens[first.lowerBound].isName, tokens[first.lowerBound + 1].isName,
      isText(first.lowerBound + 2, "="), !source(first).contains(","), !condition.isEmpty
    else { return nil }
    let variable = tokens[first.lowerBound + 1].text
    // Nothing but the variable takes a step.
    guard tokens[step].contains(where: { $0.text == variable }), !source(step).contains(",") else {
      return nil
    }
    return Loop(
      first: first, condition: condition, step: step, body: close + 2..<end, start: index,
      type: tokens[first.lowerBound].text, variable: variable, number: count + 1)
  }

  private func understands(_ loop: Loop) -> Bool {
    let words = tokens[loop.start..<loop.body.upperBound].map(\.text)
    guard !words.contains(where: { ["return", "goto", "switch", "while", "do"].contains($0) }),
      !words.contains(where: { $0.hasPrefix("#") }),
      !assigned(loop.body).contains(loop.variable)
    else { return false }
    return statements(loop.body).allSatisfy { isUnderstood($0) }
  }

  /// Whether each `break` and `continue` of a statement, but for those of loops in it, stands in `if`s alone.
  private func isUnderstood(_ statement: Range<Int>) -> Bool {
    guard leaves(statement) else { return true }
    let first = tokens[statement.lowerBound].text
    if first == "break" || first == "continue" { return true }
    if first == "{" {
      return statements(statement.lowerBound + 1..<statement.upperBound - 1)
        .allSatisfy { isUnderstood($0) }
    }
    guard first == "if", let parts = parts(ofIf: statement) else { return false }
    return isUnderstood(parts.yes) && parts.no.map { isUnderstood($0) } ?? true
  }

  private mutating func rewrite(_ loop: Loop) {
    let changed = assigned(loop.body)
    var kept: [Range<Int>] = [], moved: [Range<Int>] = []
    for part in conjuncts(loop.condition) {
      let isChanged = tokens[part].contains { changed.contains($0.text) }
      if isChanged { moved.append(part) } else { kept.append(part) }
    }
    let hasExits = !moved.isEmpty || statements(loop.body).contains { leaves($0) }
    guard kept.count == 1 else { return visit(loop.body) }
    let start = countingFromZero(loop, kept[0])
    if start == nil, !moved.isEmpty { replace(loop.condition, source(kept[0])) }
    let live = "halcyon_live_\(loop.number)", here = "halcyon_here_\(loop.number)"
    guard hasExits else {
      if let start { insert(" " + start, after: loop.body.lowerBound - 1) }
      return visit(loop.body)
    }
    insert("{ bool \(live) = true; ", before: loop.start)
    let ends = moved.map { "\(live) = \(live) & bool(\(source($0))); " }.joined()
    insert(
      " \(start ?? "")bool \(here) = true; \(ends)", after: loop.body.lowerBound - 1)
    mask(loop.body, by: "true", loop, declared: declared(loop.body).union([loop.variable]))
    insert(" }", after: loop.body.upperBound)
  }

  /// Counts with an integer from 0 where `condition` compares the variable, which takes steps of 1, with a limit. What
  /// makes the variable of it; nil where it counts so already, or cannot.
  private mutating func countingFromZero(_ loop: Loop, _ condition: Range<Int>) -> String? {
    let steps = ["\(loop.variable) ++", "++ \(loop.variable)", "\(loop.variable) += 1"]
    let first = source(loop.first.lowerBound + 3..<loop.first.upperBound)
    guard steps.contains(source(loop.step)), let number = Double(first),
      number == number.rounded(), abs(number) < 1e6,
      let sign = condition.first(where: { ["<", "<="].contains(tokens[$0].text) })
    else { return nil }
    let left = source(condition.lowerBound..<sign)
    guard
      [loop.variable, "float ( \(loop.variable) )", "( float ) \(loop.variable)"].contains(left),
      !tokens[sign + 1..<condition.upperBound].contains(where: { $0.text == loop.variable })
    else { return nil }
    let isInteger = ["int", "uint", "short", "ushort", "size_t"].contains(loop.type)
    let limit = source(sign + 1..<condition.upperBound)
    // An integer that is compared with a float counts to no end that the optimiser knows.
    let isWhole = !tokens[sign + 1..<condition.upperBound].contains { floats.contains($0.text) }
    if isInteger, number == 0, tokens[sign].text == "<", left == loop.variable, isWhole {
      return nil
    }
    let (step, length) = ("halcyon_step_\(loop.number)", "halcyon_length_\(loop.number)")
    replace(
      loop.first,
      "int \(step) = 0, \(length) = halcyon::steps(\(limit), \(Int(number)), \(tokens[sign].text == "<="))"
    )
    replace(loop.condition, "\(step) < \(length)")
    replace(loop.step, "\(step) += 1")
    return "\(loop.type) \(loop.variable) = (\(loop.type))(\(step) + \(Int(number))); "
  }

  // MARK: Statements

  /// Rewrites the statements in `range`, which hold for pixels with `mask`.
  private mutating func mask(
    _ range: Range<Int>, by mask: String, _ loop: Loop, declared: Set<String>
  ) {
    let live = "halcyon_live_\(loop.number)", here = "halcyon_here_\(loop.number)"
    for statement in statements(range) {
      let first = tokens[statement.lowerBound].text
      if first == "break" || first == "continue" {
        let value = first == "break" ? live : here
        replace(statement.lowerBound..<statement.lowerBound + 1, "\(value) = \(value) & !(\(mask))")
      } else if leaves(statement), first == "{" {
        self.mask(
          statement.lowerBound + 1..<statement.upperBound - 1, by: mask, loop, declared: declared)
      } else if leaves(statement), let parts = parts(ofIf: statement) {
        count += 1
        let own = "halcyon_mask_\(count)x"
        replace(
          statement.lowerBound..<statement.lowerBound + 1, "{ const bool \(own) = (\(mask)) & (bool"
        )
        replaceShortcuts(statement.lowerBound + 2..<parts.yes.lowerBound - 1)
        insert(");", after: parts.yes.lowerBound - 1)
        self.mask(parts.yes, by: own, loop, declared: declared)
        if let no = parts.no {
          replace(no.lowerBound - 1..<no.lowerBound, "const bool \(own)o = (\(mask)) & !\(own);")
          self.mask(no, by: own + "o", loop, declared: declared)
        }
        insert(" }", after: statement.upperBound - 1)
      } else {
        let names = assigned(statement).subtracting(declared).sorted()
        count += 1
        let number = count
        for name in names {
          insert("const auto halcyon_\(number)_\(name) = \(name); ", before: statement.lowerBound)
        }
        visit(statement)
        for name in names {
          insert(
            " halcyon::keep(\(name), halcyon_\(number)_\(name), (\(mask)) & \(live) & \(here));",
            after: statement.upperBound - 1)
        }
      }
    }
  }

  /// Both sides of `||` and `&&` are computed: the optimiser leaves a branch where one may be passed over.
  private mutating func replaceShortcuts(_ condition: Range<Int>) {
    var depth = 0
    for index in condition {
      if ["(", "["].contains(tokens[index].text) { depth += 1 }
      if [")", "]"].contains(tokens[index].text) { depth -= 1 }
      guard depth == 0, ["||", "&&"].contains(tokens[index].text) else { continue }
      replace(index..<index + 1, ") \(tokens[index].text.prefix(1)) bool(")
    }
  }

  /// The statements that stand in `range` one after another.
  private func statements(_ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(self.end(ofStatementAt: index), range.upperBound)
      found.append(index..<end)
      index = end
    }
    return found
  }

  private func end(ofStatementAt index: Int) -> Int {
    let first = tokens[index].text
    if first == "{" { return (closing(index) ?? tokens.count - 1) + 1 }
    if first == "if" || first == "for", isText(index + 1, "("), let close = closing(index + 1),
      close + 1 < tokens.count
    {
      let end = self.end(ofStatementAt: close + 1)
      guard first == "if", isText(end, "else"), end + 1 < tokens.count else { return end }
      return self.end(ofStatementAt: end + 1)
    }
    var place = index
    while place < tokens.count, tokens[place].text != ";" {
      let isOpen = ["(", "[", "{"].contains(tokens[place].text)
      place = (isOpen ? closing(place) ?? tokens.count : place) + 1
    }
    return min(place + 1, tokens.count)
  }

  private func parts(ofIf statement: Range<Int>) -> (yes: Range<Int>, no: Range<Int>?)? {
    guard isText(statement.lowerBound, "if"), isText(statement.lowerBound + 1, "("),
      let close = closing(statement.lowerBound + 1)
    else { return nil }
    let end = self.end(ofStatementAt: close + 1)
    return (close + 1..<end, end < statement.upperBound ? end + 1..<statement.upperBound : nil)
  }

  /// Whether it has a `break` or `continue` that is not of a loop in it.
  private func leaves(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if isText(index, "for") { index = end(ofStatementAt: index) - 1 }
      if isText(index, "break") || isText(index, "continue") { return true }
      index += 1
    }
    return false
  }

  private func conjuncts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound, depth = 0
    for index in range {
      if ["(", "["].contains(tokens[index].text) { depth += 1 }
      if [")", "]"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0, tokens[index].text == "&&" {
        parts.append(start..<index)
        start = index + 1
      }
    }
    return parts + [start..<range.upperBound]
  }
}
