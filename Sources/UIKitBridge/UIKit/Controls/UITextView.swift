import CoreAnimation
import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// Lines of text that can be typed into: SwiftUI's editor in the view's surroundings.
@preconcurrency @MainActor
open class UITextView: UIView, UITextInput, TextHolder {
  open weak var delegate: (any UITextViewDelegate)?
  private var stored = ""
  open var text: String! {
    get { stored }
    set {
      stored = newValue ?? ""
      textChanged()
    }
  }
  /// All of it is shown in the font of its first letter.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: stored) }
    set {
      stored = newValue?.string ?? ""
      let first = stored.isEmpty ? [:] : newValue.attributes(at: 0, effectiveRange: nil)
      if let known = first[.font] as? UIFont { font = known }
      Reports.once("UITextView.attributedText is shown in the font of its first letter alone")
      textChanged()
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { textChanged() } }
  open var textColor: UIColor? = .label { didSet { textChanged() } }
  open var textAlignment = NSTextAlignment.natural { didSet { textChanged() } }
  open var isEditable = true { didSet { textChanged() } }
  open var isSelectable = true
  // What a keyboard of its own would look like: there is none here.
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType?
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  /// Where its lines are laid out.
  open private(set) lazy var textContainer: NSTextContainer = {
    let container = NSTextContainer()
    container.onChange = { [weak self] in self?.textChanged() }
    return container
  }()
  private var wantsFocus = false
  private var isEditing = false
  /// In units of UTF-16; nil where nobody has chosen a place.
  private var chosen: Range<Int>?
  open var isScrollEnabled = true { didSet { textChanged() } }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// Room around the text beside that of its container, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  private let face = _UIHostingView(rootView: AnyView(EmptyView()))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(face)
    textChanged()
  }

  public required init?(coder: NSCoder) { return nil }

  private func textChanged() {
    let alignment: TextAlignment =
      textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
    let look = AnyView(content.multilineTextAlignment(alignment))
    face.rootView = AnyView(
      look.font(font.map { Font($0) }).foregroundStyle((textColor ?? .label).color))
    invalidateIntrinsicContentSize()
  }

  @ViewBuilder private var content: some View {
    if isEditable {
      TextViewFace(
        text: Binding(
          get: { [weak self] in self?.stored ?? "" }, set: { [weak self] in self?.typed($0) }),
        selection: Binding(
          get: { [weak self] in self.flatMap { $0.chosen?.selection(in: $0.stored) } },
          set: { [weak self] in self?.selected($0) }),
        wantsFocus: wantsFocus
      ) { [weak self] in self?.focusChanged($0) }
    } else {
      let text = Text(verbatim: stored).padding(.horizontal, textContainer.lineFragmentPadding)
        .lineLimit(
          textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil
        )
        .frame(maxWidth: .infinity, alignment: .topLeading)
      if isScrollEnabled { ScrollView { text } } else { text }
    }
  }

  private func typed(_ text: String) {
    guard text != stored else { return }
    let change = TextChange(from: stored, to: text)
    let isAllowed = delegate?.textView(
      self, shouldChangeTextIn: change.range, replacementText: change.text)
    if isAllowed == false { return textChanged() }
    stored = text
    textChanged()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  private func selected(_ selection: TextSelection?) {
    let range = Range(selection, in: stored)
    guard range != chosen else { return }
    chosen = range
    delegate?.textViewDidChangeSelection(self)
  }

  // MARK: The focus

  private func focusChanged(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    (wantsFocus, isEditing) = (isFocused, isFocused)
    if isFocused {
      delegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    } else {
      delegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { isEditing }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEditable, delegate?.textViewShouldBeginEditing(self) != false else { return false }
    wantsFocus = true
    textChanged()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard delegate?.textViewShouldEndEditing(self) != false else { return false }
    wantsFocus = false
    textChanged()
    return true
  }

  /// What is selected, in units of UTF-16; the end of the text where nobody has chosen a place.
  open var selectedRange: NSRange {
    get { NSRange(selectionOrEnd) }
    set { heldSelection = newValue.lowerBound..<newValue.upperBound }
  }

  /// Lines are moved to by a finger, or by typing.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard textSize(width: bounds.width).height > bounds.height, bounds.height > 0 else { return }
    Reports.once("UITextView.scrollRangeToVisible is left out: the text stays where it is")
  }

  var heldSelection: Range<Int>? {
    get { chosen }
    set {
      chosen = newValue?.clamped(to: wholeRange)
      textChanged()
    }
  }

  // MARK: Places in the text

  open var hasText: Bool { !heldText.isEmpty }
  open func insertText(_ text: String) { exchange(selectionOrEnd, for: text) }
  open func deleteBackward() { takeAwayBackward() }
  /// What is selected, or where the caret stands; nil where nobody has chosen a place and nothing is typed.
  open var selectedTextRange: UITextRange? {
    get { heldSelection == nil && !isFirstResponder ? nil : UITextRange(selectionOrEnd) }
    set { heldSelection = newValue?.offsets }
  }
  /// No letters wait for others to be composed with.
  open var markedTextRange: UITextRange? { nil }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(wholeRange.upperBound) }
  open func text(in range: UITextRange) -> String? { part(range) }
  open func replace(_ range: UITextRange, withText text: String) {
    exchange(range.offsets, for: text)
  }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let ends = [fromPosition.offset, toPosition.offset].sorted()
    return UITextRange(ends[0]..<ends[1])
  }
  /// - Parameter offset: in units of UTF-16; the answer is nil where it leads beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(position, movedBy: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
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
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
  /// In units of UTF-16.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(of: range.offsets) }
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    rectangles(of: range.offsets)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(to: point) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // An editor keeps the container's distances by itself, with five points beside the lines.
    var insets = isEditable ? contentInset : allInsets
    if isEditable {
      insets.left += textContainer.lineFragmentPadding - 5
      insets.right += textContainer.lineFragmentPadding - 5
    }
    face.frame = CGRect(
      x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }

  private var allInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: textContainerInset.top + contentInset.top,
      left: textContainerInset.left + contentInset.left,
      bottom: textContainerInset.bottom + contentInset.bottom,
      right: textContainerInset.right + contentInset.right)
  }

  private func textSize(width: CGFloat) -> CGSize {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.text = stored.isEmpty ? " " : stored
    let insets = allInsets
    let padding = 2 * textContainer.lineFragmentPadding
    let room = max(width - padding - insets.left - insets.right, 1)
    let size = label.sizeThatFits(CGSize(width: width > 0 ? room : 0, height: 0))
    return CGSize(
      width: size.width + padding + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// One that does not scroll is as high as its lines.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
      : textSize(width: bounds.width)
  }

  /// As wide as its longest line without the five points beside it, which are kept clear of all the same, as
  /// recorded: a view that is made to fit breaks that line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textSize(width: size.width)
    let padding = 2 * textContainer.lineFragmentPadding
    return CGSize(width: max(text.width - padding, 0), height: text.height)
  }
}

extension UITextView {
  var heldText: String { text ?? "" }
  var heldFont: UIFont { font ?? .systemFont(ofSize: 12) }
  var heldAlignment: NSTextAlignment { textAlignment }
  var breaksLines: Bool { true }
  var heldRoom: CGRect {
    let padding = textContainer.lineFragmentPadding
    let left = textContainerInset.left + contentInset.left + padding
    let right = textContainerInset.right + contentInset.right + padding
    let top = textContainerInset.top + contentInset.top
    return CGRect(
      x: left, y: top, width: max(bounds.width - left - right, 0),
      height: max(bounds.height - top - textContainerInset.bottom - contentInset.bottom, 0))
  }
  func change(to text: String) {
    self.text = text
    delegate?.textViewDidChange(self)
  }
}
