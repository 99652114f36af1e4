import CoreAnimation
import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// Lines of text that can be typed into: the letters of SwiftUI's editor, in a view that scrolls them.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, TextHolder {
  open var delegate: (any UITextViewDelegate)? {
    get { _scrollDelegate as? any UITextViewDelegate }
    set { _scrollDelegate = newValue }
  }
  private(set) var stored = ""
  /// The same letters with their attributes; nil where all look alike.
  private var styled: NSMutableAttributedString?
  open var text: String! {
    get { stored }
    set {
      stored = newValue ?? ""
      styled = nil
      textChanged()
    }
  }
  open var attributedText: NSAttributedString! {
    get {
      styled.map { NSAttributedString(attributedString: $0) }
        ?? NSAttributedString(string: stored, attributes: ownAttributes)
    }
    set {
      stored = newValue?.string ?? ""
      styled = newValue.map { NSMutableAttributedString(attributedString: $0) }
      let first = stored.isEmpty ? nil : newValue?.attributes(at: 0, effectiveRange: nil)
      if let style = first?[.paragraphStyle] as? NSParagraphStyle, style.alignment != .natural {
        textAlignment = style.alignment
      }
      textChanged()
    }
  }
  /// What letters get that are typed next; those before the caret have it if nobody says otherwise.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let wanted = wantedAttributes { return wanted }
      guard let styled, styled.length > 0 else { return ownAttributes }
      let place = min(max(selectedRange.location - 1, 0), styled.length - 1)
      return styled.attributes(at: place, effectiveRange: nil)
    }
    set { wantedAttributes = newValue }
  }
  private var wantedAttributes: [NSAttributedString.Key: Any]?
  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label]
  }
  /// With the font and colour of the view where the letters have none.
  var shownText: NSAttributedString? { styled }
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { textChanged() } }
  open var textColor: UIColor? = .label { didSet { textChanged() } }
  open var textAlignment = NSTextAlignment.natural { didSet { textChanged() } }
  open var isEditable = true { didSet { textChanged() } }
  /// Links of a text that is only read are touched where it is.
  open var isSelectable = true { didSet { textChanged() } }
  /// What is found in a text that is only read.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { textChanged() } }
  /// How links look; nil for letters in the tint.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet { textChanged() } }
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
  public let textContainer: NSTextContainer
  /// Made when it is asked for.
  var kit: TextViewKit?
  private var wantsFocus = false
  private var isEditing = false
  /// In units of UTF-16; nil where nobody has chosen a place.
  private var chosen: Range<Int>?
  /// One that does not scroll is as high as its lines.
  open override var isScrollEnabled: Bool { didSet { textChanged() } }
  /// Around the lines, in points; they are scrolled with it.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }
  /// Text that stands at its beginning stays there.
  open override var contentInset: UIEdgeInsets {
    didSet {
      guard contentInset != oldValue else { return }
      contentOffset.x -= contentInset.left - oldValue.left
      contentOffset.y -= contentInset.top - oldValue.top
      textChanged()
    }
  }
  /// For which width `contentSize` was found; nil where the text is another since.
  var measuredWidth: CGFloat?
  /// As wide as the view, and as high as the lines with `textContainerInset`; found when it is asked for.
  open override var contentSize: CGSize {
    get {
      measureContent()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  let face = _UIHostingView(rootView: AnyView(EmptyView()))

  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
  }

  /// One that shows the text of the container's layout manager.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    guard self.textContainer.layoutManager?.textStorage != nil else { return }
    let kit = TextViewKit(self)
    self.kit = kit
    kit.takeStorage()
  }

  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  override func setUp() {
    super.setUp()
    textContainer.textView = self
    addSubview(face)
    textChanged()
  }

  /// The container is another than it was.
  func containerChanged() {
    if !textContainer.isTracking { textChanged() }
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  override var isUsuallyAccessibilityElement: Bool { true }

  override func accessibilityGroups() -> [AccessibilityGroup] {
    accessibilityGroups(ofFace: face)
  }

  private func textChanged() {
    kit?.takeView()
    measuredWidth = nil
    setNeedsLayout()
    let alignment: TextAlignment =
      textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
    let look = AnyView(content.multilineTextAlignment(alignment))
    face.rootView = AnyView(
      look.font(font.map { Font($0) }).foregroundStyle((textColor ?? .label).color))
    invalidateIntrinsicContentSize()
  }

  @ViewBuilder private var content: some View {
    let insets = lineInsets
    if isEditable {
      TextViewFace(
        text: Binding(
          get: { [weak self] in self?.stored ?? "" }, set: { [weak self] in self?.typed($0) }),
        selection: Binding(
          get: { [weak self] in self.flatMap { $0.chosen?.selection(in: $0.stored) } },
          set: { [weak self] in self?.selected($0) }),
        look: styled?.attributedText, wantsFocus: wantsFocus, insets: insets
      ) { [weak self] in self?.focusChanged($0) }
    } else {
      let shown = readText(styled, stored)
      (shown.map { Text($0.attributedText) } ?? Text(verbatim: stored))
        .lineLimit(
          textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil
        )
        .environment(\.linkHandler) { [weak self] in self?.touched($0) }
        .disabled(!isSelectable)
        .padding(insets)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func typed(_ text: String) {
    guard text != stored else { return }
    let change = TextChange(from: stored, to: text)
    let isAllowed = delegate?.textView(
      self, shouldChangeTextIn: change.range, replacementText: change.text)
    if isAllowed == false { return textChanged() }
    let typing = typingAttributes
    styled?.replaceCharacters(
      in: change.range, with: NSAttributedString(string: change.text, attributes: typing))
    wantedAttributes = nil
    stored = text
    textChanged()
    followCaret()
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
    followCaret()
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
    UITextRange(between: fromPosition, and: toPosition)
  }
  /// - Parameter offset: in units of UTF-16; the answer is nil where it leads beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(position, movedBy: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    place(position, movedBy: offset, toward: direction)
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.order(before: other)
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
    placeLines()
  }

  /// One that does not scroll is as high as its lines.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
      : sizeOfAll(width: bounds.width)
  }

  /// As wide as its longest line without the five points beside it, which are kept clear of all the same, as
  /// recorded: a view that is made to fit breaks that line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let all = sizeOfAll(width: size.width)
    let padding = 2 * textContainer.lineFragmentPadding
    return CGSize(width: max(all.width - padding, 0), height: all.height)
  }
}
