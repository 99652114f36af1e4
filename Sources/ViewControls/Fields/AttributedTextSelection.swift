import Foundation
import ViewContent
import ViewRuntime

/// What is selected of a text with attributes, or where its caret stands, and what is typed there looks like.
nonisolated public struct AttributedTextSelection: Equatable, Sendable {
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The attributes of what is selected: each value that it has somewhere.
  public struct Attributes {
    fileprivate let containers: [AttributeContainer]

    public subscript<Key: AttributedStringKey>(key: Key.Type) -> [Key.Value?]
    where Key.Value: Sendable {
      containers.map { $0[key] }
    }
  }

  private enum Place: Equatable, Sendable {
    case end
    case indices(Range<AttributedString.Index>)
    /// In characters.
    case offsets(Range<Int>)
  }

  private var place: Place
  fileprivate var typing: AttributeContainer?

  /// A caret at the end of whatever text.
  public init() { place = .end }

  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    place = .indices(insertionPoint..<insertionPoint)
    typing = typingAttributes
  }

  public init(range: Range<AttributedString.Index>) { place = .indices(range) }

  init(offsets: Range<Int>) { place = .offsets(offsets) }

  /// In characters, within the bounds of `text`; empty for a caret.
  func offsets(in text: AttributedString) -> Range<Int> {
    let count = text.characters.count
    switch place {
    case .end: return count..<count
    case .offsets(let offsets): return offsets.clamped(to: 0..<count)
    case .indices(let range):
      let start = text.characters.distance(from: text.startIndex, to: range.lowerBound)
      let length = text.characters.distance(from: range.lowerBound, to: range.upperBound)
      return (start..<(start + length)).clamped(to: 0..<count)
    }
  }

  fileprivate func range(in text: AttributedString) -> Range<AttributedString.Index> {
    let offsets = offsets(in: text)
    let start = text.index(text.startIndex, offsetByCharacters: offsets.lowerBound)
    return start..<text.index(start, offsetByCharacters: offsets.count)
  }

  public func indices(in text: AttributedString) -> Indices {
    let range = range(in: text)
    return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// Those of what is typed next: of the character before, where nothing else was set.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    let start = range(in: text).lowerBound
    if start > text.startIndex {
      return text.runs[text.index(beforeCharacter: start)].attributes
    }
    return text.runs.first?.attributes ?? AttributeContainer()
  }

  public func attributes(in text: AttributedString) -> Attributes {
    let range = range(in: text)
    if range.isEmpty { return Attributes(containers: [typingAttributes(in: text)]) }
    return Attributes(containers: text[range].runs.map(\.attributes))
  }
}

extension AttributedString {
  /// Changes the attributes of what is selected, or of what is typed next.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    let range = selection.range(in: self)
    guard !range.isEmpty else {
      var attributes = selection.typingAttributes(in: self)
      body(&attributes)
      selection.typing = attributes
      return
    }
    for run in self[range].runs {
      var attributes = run.attributes
      body(&attributes)
      self[run.range].setAttributes(attributes)
    }
  }

  /// Puts letters in the place of what is selected; the caret stands behind them.
  public mutating func replaceSelection<S: Sequence<Character>>(
    _ selection: inout AttributedTextSelection, withCharacters newCharacters: S
  ) {
    replaceSelection(
      &selection,
      with: AttributedString(
        String(newCharacters), attributes: selection.typingAttributes(in: self)))
  }

  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: AttributedString
  ) {
    let offsets = selection.offsets(in: self)
    replaceSubrange(selection.range(in: self), with: newContent)
    let caret = offsets.lowerBound + newContent.characters.count
    selection = AttributedTextSelection(offsets: caret..<caret)
  }

  /// Makes the letters those of `text`: what is new looks as `attributes` say, or, where nothing does, as the letter
  /// before it, and at the start as the letter that it replaces or stands before.
  mutating func replaceLetters(with text: String, attributes: AttributeContainer?) {
    let (old, new) = (Array(characters), Array(text))
    let limit = Swift.min(old.count, new.count)
    var start = 0
    while start < limit, old[start] == new[start] { start += 1 }
    var end = 0
    while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let from = index(startIndex, offsetByCharacters: start)
    let to = index(startIndex, offsetByCharacters: old.count - end)
    let model = start > 0 ? index(from, offsetByCharacters: -1) : startIndex
    let attributes =
      attributes ?? runs.first { $0.range.contains(model) }?.attributes ?? AttributeContainer()
    replaceSubrange(
      from..<to,
      with: AttributedString(String(new[start..<(new.count - end)]), attributes: attributes))
  }
}
