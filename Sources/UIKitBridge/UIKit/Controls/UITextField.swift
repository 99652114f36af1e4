import CoreAnimation
import Foundation
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// A line of text that can be typed into: SwiftUI's field in the view's surroundings.
@preconcurrency @MainActor
open class UITextField: _UIHostedControl, UITextInput, TextHolder {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open weak var delegate: (any UITextFieldDelegate)?
  private var stored = ""
  open var text: String? {
    get { stored }
    set {
      styled = nil
      guard stored != newValue ?? "" else { return }
      stored = newValue ?? ""
      textChanged()
    }
  }
  /// The text with what its letters look like; nil where all look alike.
  var styled: NSMutableAttributedString?
  /// What is typed next looks like, where the program says so.
  var chosenTyping: [NSAttributedString.Key: Any]?
  override var usualAccessibilityLabel: String? { placeholder }
  /// Letters are not made bold by their user.
  open var allowsEditingTextAttributes = false
  open var placeholder: String? {
    didSet {
      if styledPlaceholder?.string != placeholder { styledPlaceholder = nil }
      textChanged()
    }
  }
  private var styledPlaceholder: NSAttributedString?
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      styledPlaceholder = newValue
      placeholder = newValue?.string
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { textChanged() } }
  open var textColor: UIColor? = .label { didSet { faceChanged() } }
  open var textAlignment = NSTextAlignment.natural { didSet { faceChanged() } }
  open var borderStyle = BorderStyle.none { didSet { textChanged() } }
  open var isSecureTextEntry = false { didSet { faceChanged() } }
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
  open var passwordRules: UITextInputPasswordRules?
  open var textContentType: UITextContentType?
  open var enablesReturnKeyAutomatically = false
  open var adjustsFontSizeToFitWidth = false {
    didSet {
      guard adjustsFontSizeToFitWidth else { return }
      Reports.once(
        "UITextField.adjustsFontSizeToFitWidth is left out: text keeps its size and scrolls")
    }
  }
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  /// Whether what is typed takes the place of the text as it was when editing began.
  open var clearsOnInsertion = false
  /// When a button takes all letters away; it is shown while there are any.
  open var clearButtonMode = ViewMode.never { didSet { textChanged() } }
  /// Whether the next letters take the place of the text.
  private var isClearedByNext = false
  private lazy var clearButton = makeClearButton()
  open var leftView: UIView? { didSet { place(leftView, instead: oldValue) } }
  open var rightView: UIView? { didSet { place(rightView, instead: oldValue) } }
  open var leftViewMode = ViewMode.never { didSet { textChanged() } }
  open var rightViewMode = ViewMode.never { didSet { textChanged() } }
  open var inputView: UIView? { didSet { if inputView != nil { tellKeyboard("inputView") } } }
  open var inputAccessoryView: UIView? {
    didSet { if inputAccessoryView != nil { tellKeyboard("inputAccessoryView") } }
  }
  public private(set) var isEditing = false
  private var wantsFocus = false

  private func tellKeyboard(_ property: String) {
    Reports.once("UITextField.\(property) is left out: no keyboard is shown here")
  }

  private func place(_ view: UIView?, instead old: UIView?) {
    old?.removeFromSuperview()
    if let view { addSubview(view) }
    textChanged()
  }

  private func textChanged() {
    faceChanged()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func makeFace() -> AnyView {
    AnyView(
      TextFieldFace(
        text: Binding(
          get: { [weak self] in self?.stored ?? "" }, set: { [weak self] in self?.typed($0) }),
        prompt: prompt, look: isEditing ? nil : styled?.attributedText, isSecret: isSecureTextEntry,
        isFramed: borderStyle != .none,
        wantsFocus: wantsFocus,
        selection: Binding(
          get: { [weak self] in self.flatMap { $0.chosen?.selection(in: $0.stored) } },
          set: { [weak self] in self?.selected($0) }),
        onFocus: { [weak self] in self?.focusChanged($0) },
        onSubmit: { [weak self] in self?.submitted() }
      )
      .font(font.map { Font($0) })
      .foregroundStyle((textColor ?? .label).color)
      .multilineTextAlignment(
        textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading))
  }

  override var hugsUpright: Bool { false }

  private var prompt: Text {
    styledPlaceholder.map { Text($0.attributedText) } ?? Text(verbatim: placeholder ?? "")
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    let size = UIImage.SymbolConfiguration(pointSize: 17)
    button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: size), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [weak self] _ in self?.cleared() }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  private func cleared() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    text = ""
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  // MARK: Typing

  private func typed(_ text: String) {
    guard text != stored else { return }
    var (change, text) = (TextChange(from: stored, to: text), text)
    if isClearedByNext, !change.text.isEmpty {
      text = change.text
      change = TextChange(from: stored, to: text)
    }
    let isAllowed = delegate?.textField(
      self, shouldChangeCharactersIn: change.range, replacementString: change.text)
    if isAllowed == false { return faceChanged() }
    isClearedByNext = false
    retype(change)
    stored = text
    faceChanged()
    if clearButtonMode != .never { setNeedsLayout() }
    invalidateIntrinsicContentSize()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// In units of UTF-16; nil where nobody has chosen a place.
  private var chosen: Range<Int>?

  private func selected(_ selection: TextSelection?) {
    let range = Range(selection, in: stored)
    guard range != chosen else { return }
    chosen = range
    delegate?.textFieldDidChangeSelection(self)
  }

  private func focusChanged(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    wantsFocus = isFocused
    isEditing = isFocused
    isClearedByNext = isFocused && clearsOnInsertion
    setNeedsLayout()
    if isFocused {
      if clearsOnBeginEditing { text = "" }
      sendActions(for: .editingDidBegin)
      post(Self.textDidBeginEditingNotification)
      delegate?.textFieldDidBeginEditing(self)
    } else {
      sendActions(for: .editingDidEnd)
      post(Self.textDidEndEditingNotification)
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
  }

  private func submitted() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { isEditing }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) != false else { return false }
    wantsFocus = true
    faceChanged()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard delegate?.textFieldShouldEndEditing(self) != false else { return false }
    wantsFocus = false
    faceChanged()
    return true
  }

  // MARK: Places in the text

  var heldSelection: Range<Int>? {
    get { chosen }
    set {
      chosen = newValue
      faceChanged()
    }
  }

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

  // MARK: Layout

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func width(of view: UIView?, _ mode: ViewMode) -> CGFloat {
    view?.isHidden = !shows(mode)
    guard let view, shows(mode) else { return 0 }
    return view.bounds.width > 0 ? view.bounds.width : view.intrinsicContentSize.orZero.width
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let left = width(of: leftView, leftViewMode)
    let right = width(of: rightView, rightViewMode)
    let clear = right == 0 && !stored.isEmpty && shows(clearButtonMode) ? 19.0 : 0
    let margin: CGFloat = borderStyle == .none ? 0 : 5
    placeFace(
      in: CGRect(
        x: left, y: 0, width: max(bounds.width - left - right - roomForClear(clear), 0),
        height: bounds.height))
    func place(_ view: UIView?, _ x: CGFloat, _ width: CGFloat) {
      guard let view, width > 0 else { return }
      let height = view.bounds.height > 0 ? view.bounds.height : bounds.height
      view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
    }
    place(leftView, 0, left)
    place(rightView, bounds.width - right, right)
    guard clearButtonMode != .never else { return }
    clearButton.isHidden = clear == 0
    clearButton.frame = CGRect(
      x: bounds.width - margin - clear, y: (bounds.height - clear) / 2, width: clear, height: clear)
  }

  /// A frame around the letters goes round the button, too.
  private func roomForClear(_ clear: CGFloat) -> CGFloat { borderStyle == .none ? clear : 0 }

  open override var intrinsicContentSize: CGSize {
    let label = UILabel()
    label.font = font
    let shown = stored.isEmpty ? placeholder ?? "" : stored
    // A field without letters is a line high, too.
    label.text = shown.isEmpty ? " " : shown
    let size = label.intrinsicContentSize
    // As recorded on iOS 26.
    let frame =
      switch borderStyle {
      case .none: CGSize(width: 0, height: 1.7)
      case .line: CGSize(width: 8, height: 9.7)
      case .bezel: CGSize(width: 28, height: 11.7)
      case .roundedRect: CGSize(width: 28, height: 13.7)
      }
    return CGSize(
      width: (size.width + frame.width).rounded(.up),
      height: (size.height + frame.height).rounded(.down))
  }
}
