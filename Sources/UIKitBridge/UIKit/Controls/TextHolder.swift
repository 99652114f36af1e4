import CoreAnimation
import Foundation
import ViewContent
import ViewControls

/// A field or a text view, as far as its text and its selection go; in units of UTF-16.
@MainActor
protocol TextHolder: UIView {
  var heldText: String { get }
  /// What is selected; nil where nobody has chosen a place.
  var heldSelection: Range<Int>? { get set }
  var heldFont: UIFont { get }
  /// Where its lines stand, in points of its own.
  var heldRoom: CGRect { get }
  var heldAlignment: NSTextAlignment { get }
  /// Whether its text goes on below where a line is full.
  var breaksLines: Bool { get }
  /// Changes the text as its user would.
  func change(to text: String)
}

extension TextHolder {
  private var count: Int { heldText.utf16.count }

  var wholeRange: Range<Int> { 0..<count }

  /// The selected part, or the place behind the last letter.
  var selectionOrEnd: Range<Int> {
    (heldSelection ?? count..<count).clamped(to: wholeRange)
  }

  /// Nil beyond the text's ends.
  func place(_ position: UITextPosition, movedBy offset: Int) -> UITextPosition? {
    let moved = position.offset + offset
    return (0...count).contains(moved) ? UITextPosition(moved) : nil
  }

  /// To a side a letter at a time, up and down a line.
  func place(
    _ position: UITextPosition, movedBy offset: Int, toward direction: UITextLayoutDirection
  ) -> UITextPosition? {
    switch direction {
    case .right: return place(position, movedBy: offset)
    case .left: return place(position, movedBy: -offset)
    case .up, .down:
      let caret = caret(at: position.offset)
      let way = CGFloat(offset) * caret.height * (direction == .down ? 1 : -1)
      return nearest(to: CGPoint(x: caret.minX, y: caret.midY + way))
    }
  }

  func part(_ range: UITextRange) -> String {
    let units = Array(heldText.utf16)
    return String(decoding: units[range.offsets.clamped(to: wholeRange)], as: UTF16.self)
  }

  /// Puts `text` in the place of a part, and the caret behind it.
  func exchange(_ range: Range<Int>, for text: String) {
    var units = Array(heldText.utf16)
    let range = range.clamped(to: wholeRange)
    units.replaceSubrange(range, with: Array(text.utf16))
    change(to: String(decoding: units, as: UTF16.self))
    let caret = min(range.lowerBound + text.utf16.count, count)
    heldSelection = caret..<caret
  }

  /// Takes away what is selected, else the letter before the caret.
  func takeAwayBackward() {
    let selected = selectionOrEnd
    guard selected.isEmpty else { return exchange(selected, for: "") }
    let before = String(decoding: Array(heldText.utf16)[..<selected.lowerBound], as: UTF16.self)
    guard let last = before.last else { return }
    exchange(selected.lowerBound - String(last).utf16.count..<selected.lowerBound, for: "")
  }

  // MARK: Places on the screen

  private func size(_ text: Substring, width: CGFloat = 0) -> CGSize {
    let label = UILabel()
    label.font = heldFont
    label.numberOfLines = width > 0 ? 0 : 1
    label.text = text.isEmpty ? " " : String(text)
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: text.isEmpty ? 0 : size.width, height: size.height)
  }

  /// Where the line that has the letter at `offset` begins, and its upper edge below that of the text. Lines are broken as a
  /// label of the same width breaks them: a word belongs to the line that has room for all of it.
  private func line(at offset: Int) -> (start: String.Index, top: CGFloat) {
    let text = heldText
    let place = text.utf16.index(text.startIndex, offsetBy: min(offset, count))
    let paragraph = text[..<place].lastIndex(of: "\n").map { text.index(after: $0) }
    let first = paragraph ?? text.startIndex
    guard breaksLines else { return (text.startIndex, 0) }
    let above = first == text.startIndex ? 0 : height(text[..<text.index(before: first)])
    let wordEnd = text[place...].firstIndex { $0.isWhitespace } ?? text.endIndex
    let reach = height(text[first..<wordEnd])
    var start = first
    // Each word that begins another line brings the start of the line nearer.
    var index = first
    while index < place {
      guard let space = text[index..<place].firstIndex(where: { $0.isWhitespace }) else { break }
      let next = text.index(after: space)
      let end = text[next...].firstIndex { $0.isWhitespace } ?? text.endIndex
      if height(text[first..<end]) > height(text[first..<space]) { start = next }
      index = next
    }
    return (start, above + reach - height(" "))
  }

  private func height(_ text: Substring) -> CGFloat {
    size(text, width: max(heldRoom.width, 1)).height
  }

  /// A caret's place: two points wide and as high as a line.
  func caret(at offset: Int) -> CGRect {
    let (start, top) = line(at: offset)
    let text = heldText
    let place = text.utf16.index(text.startIndex, offsetBy: min(max(offset, 0), count))
    let room = heldRoom
    let before = size(text[start..<max(place, start)]).width
    let lineEnd = text[start...].firstIndex(of: "\n") ?? text.endIndex
    let free = max(room.width - min(size(text[start..<lineEnd]).width, room.width), 0)
    let shift =
      switch heldAlignment {
      case .center: free / 2
      case .right: free
      default: CGFloat(0)
      }
    let height = size(" ").height
    let y = breaksLines ? room.minY + top : room.midY - height / 2
    return CGRect(x: room.minX + shift + before, y: y, width: 2, height: height)
  }

  /// The rectangle of a part on its first line.
  func firstRectangle(of range: Range<Int>) -> CGRect {
    let start = caret(at: range.lowerBound)
    let end = caret(at: range.upperBound)
    let right = end.minY == start.minY ? end.minX : heldRoom.maxX
    return CGRect(
      x: start.minX, y: start.minY, width: max(right - start.minX, 0), height: start.height)
  }

  /// One for each line, from the first to the last.
  func rectangles(of range: Range<Int>) -> [UITextSelectionRect] {
    guard !range.isEmpty else { return [] }
    let (start, end) = (caret(at: range.lowerBound), caret(at: range.upperBound))
    let room = heldRoom
    guard end.minY > start.minY else {
      return [
        UITextSelectionRect(firstRectangle(of: range), containsStart: true, containsEnd: true)
      ]
    }
    var found = [
      UITextSelectionRect(firstRectangle(of: range), containsStart: true, containsEnd: false)
    ]
    let between = CGRect(
      x: room.minX, y: start.maxY, width: room.width, height: max(end.minY - start.maxY, 0))
    if between.height > 0 {
      found.append(UITextSelectionRect(between, containsStart: false, containsEnd: false))
    }
    let last = CGRect(
      x: room.minX, y: end.minY, width: max(end.minX - room.minX, 0), height: end.height)
    found.append(UITextSelectionRect(last, containsStart: false, containsEnd: true))
    return found
  }

  /// The place between letters that is nearest to a point. Cost: a measurement for each letter.
  func nearest(to point: CGPoint) -> UITextPosition {
    func distance(_ offset: Int) -> CGFloat {
      let caret = caret(at: offset)
      // Lines count first: a place far aside on the line of the point is nearer than one above it.
      return abs(caret.midY - point.y) * 1000 + abs(caret.minX - point.x)
    }
    let best = (0...count).min { distance($0) < distance($1) } ?? 0
    return UITextPosition(best)
  }
}

extension Range<Int> {
  /// The same part in characters' indices.
  func selection(in text: String) -> TextSelection {
    let range = clamped(to: 0..<text.utf16.count)
    let start = text.utf16.index(text.startIndex, offsetBy: range.lowerBound)
    return TextSelection(range: start..<text.utf16.index(start, offsetBy: range.count))
  }

  /// What is selected, in units of UTF-16.
  init?(_ selection: TextSelection?, in text: String) {
    guard case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex else {
      return nil
    }
    let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
    self = start..<start + text.utf16.distance(from: range.lowerBound, to: range.upperBound)
  }
}

/// Which part of an old text is another in a new one, and what stands there now.
struct TextChange {
  /// In units of UTF-16 of the old text.
  let range: NSRange
  let text: String

  init(from old: String, to new: String) {
    let kept = old.commonPrefix(with: new)
    let tail = String(old.dropFirst(kept.count).reversed())
      .commonPrefix(with: String(new.dropFirst(kept.count).reversed()))
    range = NSRange(
      location: kept.utf16.count, length: old.utf16.count - kept.utf16.count - tail.utf16.count)
    text = String(new.dropFirst(kept.count).dropLast(tail.count))
  }
}
