import Foundation
import Geometry
import ViewContent
import ViewRuntime

extension UITextView {
  /// Scrolls as far as needed for a part of the text to be seen.
  ///
  /// - Parameter range: in units of UTF-16.
  public func scrollRangeToVisible(_ range: NSRange) {
    show(range.lowerBound..<range.upperBound, animated: window != nil)
  }

  /// The caret of one who types stays in sight.
  func followCaret() {
    guard isFirstResponder else { return }
    let caret = selectionOrEnd.upperBound
    show(caret..<caret, animated: false)
  }

  private func show(_ range: Range<Int>, animated: Bool) {
    guard isScrollEnabled, bounds.height > 0 else { return }
    let range = range.clamped(to: wholeRange)
    let (start, end) = (caret(at: range.lowerBound), caret(at: range.upperBound))
    // A first and a last line are shown with the room that is kept beside them.
    let first = start.minY - (range.lowerBound == 0 ? textContainerInset.top : 0)
    let isLast = range.upperBound == wholeRange.upperBound
    let last = end.maxY + (isLast ? textContainerInset.bottom : 0)
    let height = min(last - first, bounds.height)
    scrollRectToVisible(
      CGRect(x: contentOffset.x, y: first, width: bounds.width, height: height), animated: animated)
  }

  // MARK: Sizes

  /// From the edges of the content to the lines.
  var lineInsets: EdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return EdgeInsets(
      top: textContainerInset.top, leading: textContainerInset.left + padding,
      bottom: textContainerInset.bottom, trailing: textContainerInset.right + padding)
  }

  var contentWidth: CGFloat {
    max(bounds.width - adjustedContentInset.left - adjustedContentInset.right, 0)
  }

  func measureContent() {
    let width = contentWidth
    guard measuredWidth != width else { return }
    measuredWidth = width
    contentSize = CGSize(width: width, height: textSize(width: width).height)
  }

  /// Puts the lines where they are scrolled; they fill the view where they are few.
  func placeLines() {
    let inset = adjustedContentInset
    let height = max(contentSize.height, bounds.height - inset.top - inset.bottom)
    face.frame = CGRect(x: 0, y: 0, width: contentWidth, height: height)
    guard let kit else { return }
    trackSize()
    face.isHidden = kit.drawsLetters
    kit.place(in: face.frame)
  }

  /// The size of the lines with what is around them; 0 is any width.
  private func textSize(width: CGFloat) -> CGSize {
    let label = UILabel()
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.font = font
    label.text = heldText.isEmpty ? " " : heldText
    if let shown = shownText, shown.length > 0 { label.attributedText = shown }
    let insets = lineInsets
    let beside = insets.leading + insets.trailing
    let room = width > 0 ? max(width - beside, 1) : 0
    let size = label.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(
      width: size.width + beside, height: size.height + insets.top + insets.bottom)
  }

  /// The size in which all of it is seen, with `contentInset`.
  func sizeOfAll(width: CGFloat) -> CGSize {
    let beside = contentInset.left + contentInset.right
    let size = textSize(width: width > 0 ? max(width - beside, 1) : 0)
    return CGSize(
      width: size.width + beside, height: size.height + contentInset.top + contentInset.bottom)
  }
}

extension UITextView {
  var heldText: String { stored }
  var heldFont: UIFont { font ?? .systemFont(ofSize: 12) }
  var heldAlignment: NSTextAlignment { textAlignment }
  var breaksLines: Bool { true }
  /// In points of the content, as its bounds are.
  var heldRoom: CGRect {
    let insets = lineInsets
    let height = max(contentSize.height, bounds.height)
    return CGRect(
      x: insets.leading, y: insets.top,
      width: max(contentWidth - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
  func change(to text: String) {
    self.text = text
    delegate?.textViewDidChange(self)
  }
}
