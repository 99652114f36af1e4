import CoreAnimation
import Foundation

/// A place between two letters of a text.
@preconcurrency @MainActor
open class UITextPosition: _KnownByIdentity {
  /// In units of UTF-16 from the text's beginning.
  let offset: Int
  init(_ offset: Int) { self.offset = offset }

  func order(before other: UITextPosition) -> ComparisonResult {
    offset == other.offset
      ? .orderedSame : offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

/// A part of a text, or the place of a caret.
@preconcurrency @MainActor
open class UITextRange: _KnownByIdentity {
  private let bounds: Range<Int>
  init(_ bounds: Range<Int>) { self.bounds = bounds }
  /// In either order.
  convenience init(between one: UITextPosition, and other: UITextPosition) {
    self.init(min(one.offset, other.offset)..<max(one.offset, other.offset))
  }

  /// In units of UTF-16.
  var offsets: Range<Int> { bounds }
  open var start: UITextPosition { UITextPosition(bounds.lowerBound) }
  open var end: UITextPosition { UITextPosition(bounds.upperBound) }
  open var isEmpty: Bool { bounds.isEmpty }
}

/// Where a part of a text that is selected stands, on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: _KnownByIdentity {
  open private(set) var rect: CGRect
  open var writingDirection: NSWritingDirection { .leftToRight }
  open private(set) var containsStart: Bool
  open private(set) var containsEnd: Bool
  open var isVertical: Bool { false }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    (self.rect, self.containsStart, self.containsEnd) = (rect, containsStart, containsEnd)
  }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// Something that letters can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// Something whose text can be read and changed by places in it.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}
