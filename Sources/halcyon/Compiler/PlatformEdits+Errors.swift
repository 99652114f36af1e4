import SwiftLexing

/// Errors as `NSError`: on Apple's systems each is one. Here a cast that may fail does so for an error of Swift's, and a
/// `catch` that matches by it crashes; a cast that cannot fail makes one of any error.
extension PlatformEdits {
  mutating func settleErrorCast(at index: Int) {
    if source.reads(index - 1, "as") {
      settleCatch(at: index)
    } else if source.reads(index - 2, "as"), let word = source.word(index - 3),
      Self.isError(word)
    {
      let range = source.tokens[index - 2].range.lowerBound..<source.tokens[index].range.upperBound
      if source.reads(index - 1, "?") {
        overwrite(range, with: "as NSError?")
      } else if source.reads(index - 1, "!") {
        overwrite(range, with: "as NSError")
      }
    }
  }

  /// What a value of unknown type is by its name.
  private static func isError(_ word: String) -> Bool {
    word == "err" || word == "e" || word.lowercased().hasSuffix("error")
  }

  /// `catch let error as NSError where error.code == 1 {` becomes
  /// `catch let error where (error as NSError).code == 1 { let error = error as NSError;`.
  private mutating func settleCatch(at index: Int) {
    guard source.reads(index - 4, "catch"),
      source.reads(index - 3, "let") || source.reads(index - 3, "var"),
      let name = source.word(index - 2)
    else { return }
    var brace = index + 1
    var uses: [Int] = []
    if source.reads(brace, "where") {
      while brace < source.tokens.count, !source.reads(brace, "{") {
        if source.word(brace) == name, !source.reads(brace - 1, ".") { uses.append(brace) }
        brace += 1
      }
    }
    guard source.reads(brace, "{") else { return }
    let range = source.tokens[index - 1].range.lowerBound..<source.tokens[index].range.upperBound
    overwrite(range, with: "")
    for use in uses {
      insertions[source.tokens[use].range.lowerBound] = "("
      insertions[source.tokens[use].range.upperBound] = " as NSError)"
    }
    let keyword = source.text(source.tokens[index - 3])
    insertions[source.tokens[brace].range.upperBound] = " \(keyword) \(name) = \(name) as NSError;"
  }
}
