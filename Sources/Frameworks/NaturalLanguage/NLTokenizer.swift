import Foundation

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Takes a text apart, by the boundaries that Foundation finds.
open class NLTokenizer: NSObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Self(rawValue: 1)
    public static let symbolic = Self(rawValue: 2)
    public static let emoji = Self(rawValue: 4)
  }
  public let unit: NLTokenUnit
  open var string: String?
  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) {}

  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    string.map { TokenRanges.all(in: $0, range, of: unit) } ?? []
  }
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    let all = TokenRanges.all(in: string, string.startIndex..<string.endIndex, of: unit)
    return all.first { $0.contains(index) } ?? index..<index
  }
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      let isNumber = string[token].allSatisfy(\.isNumber)
      if !block(token, isNumber ? .numeric : []) { return }
    }
  }
}

/// Where the parts of a text lie: words are letters, digits and the apostrophes among them; sentences end behind a mark that
/// ends one and a space; paragraphs end at line breaks.
enum TokenRanges {
  static func all(
    in text: String, _ range: Range<String.Index>, of unit: NLTokenUnit
  ) -> [Range<String.Index>] {
    switch unit {
    case .word: words(in: text, range)
    case .sentence: pieces(in: text, range, after: { ".!?…。！？".contains($0) })
    case .paragraph: pieces(in: text, range, after: \.isNewline)
    case .document: [range]
    }
  }

  enum Kind { case word, punctuation, whitespace }

  /// Words and what stands between them: signs one by one, blanks together.
  static func wordsAndGaps(
    in text: String, _ range: Range<String.Index>
  ) -> [(kind: Kind, range: Range<String.Index>)] {
    var found: [(kind: Kind, range: Range<String.Index>)] = []
    var index = range.lowerBound
    func addGap(to end: String.Index) {
      while index < end {
        let next = text.index(after: index)
        let kind: Kind = text[index].isWhitespace ? .whitespace : .punctuation
        if kind == .whitespace, let last = found.last, last.kind == kind,
          last.range.upperBound == index
        {
          found[found.count - 1].range = last.range.lowerBound..<next
        } else {
          found.append((kind, index..<next))
        }
        index = next
      }
    }
    for word in words(in: text, range) {
      addGap(to: word.lowerBound)
      found.append((.word, word))
      index = word.upperBound
    }
    addGap(to: range.upperBound)
    return found
  }

  private static func words(in text: String, _ range: Range<String.Index>) -> [Range<String.Index>]
  {
    var found: [Range<String.Index>] = []
    var start: String.Index?
    var index = range.lowerBound
    while index < range.upperBound {
      let next = text.index(after: index)
      let letter = text[index]
      let joins =
        "'’".contains(letter) && start != nil && next < range.upperBound && text[next].isLetter
      if letter.isLetter || letter.isNumber || joins {
        start = start ?? index
      } else if let begin = start {
        found.append(begin..<index)
        start = nil
      }
      index = next
    }
    if let start { found.append(start..<range.upperBound) }
    return found
  }

  private static func pieces(
    in text: String, _ range: Range<String.Index>, after isEnd: (Character) -> Bool
  ) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      let next = text.index(after: index)
      let ends = isEnd(text[index])
      let isLast = next == range.upperBound || text[next].isWhitespace || text[index].isNewline
      if ends, isLast {
        var end = next
        while end < range.upperBound, text[end].isWhitespace { end = text.index(after: end) }
        found.append(start..<end)
        (start, index) = (end, end)
      } else {
        index = next
      }
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }
}
