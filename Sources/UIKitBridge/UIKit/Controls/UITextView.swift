import CoreAnimation
import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// Decides with a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
}

/// Lines of text that can be typed into: SwiftUI's editor in the view's surroundings.
@preconcurrency @MainActor
open class UITextView: UIView {
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
      TextEditor(
        text: Binding(
          get: { [weak self] in self?.stored ?? "" }, set: { [weak self] in self?.typed($0) })
      ).scrollContentBackground(.hidden)
    } else {
      let text = Text(verbatim: stored).padding(.horizontal, 5)
        .frame(maxWidth: .infinity, alignment: .topLeading)
      if isScrollEnabled { ScrollView { text } } else { text }
    }
  }

  private func typed(_ text: String) {
    guard text != stored else { return }
    stored = text
    textChanged()
    delegate?.textViewDidChange(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // An editor keeps the container's distances by itself.
    let insets = isEditable ? contentInset : allInsets
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

  /// Five points stand beside the lines.
  private func textSize(width: CGFloat) -> CGSize {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.text = stored.isEmpty ? " " : stored
    let insets = allInsets
    let room = max(width - 10 - insets.left - insets.right, 1)
    let size = label.sizeThatFits(CGSize(width: width > 0 ? room : 0, height: 0))
    return CGSize(
      width: size.width + 10 + insets.left + insets.right,
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
    return CGSize(width: max(text.width - 10, 0), height: text.height)
  }
}
