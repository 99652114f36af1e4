import Foundation
import Geometry

/// What stands in TextKit for a text view's text, made when somebody asks for a part of it: each edit of the storage is seen
/// in the view, and each of the view's is made in the storage.
@MainActor
final class TextViewKit {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  private unowned let view: UITextView
  private var isTaking = false
  /// What a layout manager of the program's draws.
  private var drawn: GlyphsView?

  init(_ view: UITextView) {
    self.view = view
    let container = view.textContainer
    manager = container.layoutManager ?? NSLayoutManager()
    storage = manager.textStorage ?? NSTextStorage()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    storage.onEdit = { [weak self] in self?.takeStorage() }
    if type(of: manager) != NSLayoutManager.self { drawn = GlyphsView(manager, container) }
  }

  /// Whether the layout manager draws the letters, and the view shows none.
  var drawsLetters: Bool { drawn != nil && !view.isEditable }

  /// The view shows what is in the storage.
  func takeStorage() {
    isTaking = true
    view.attributedText = storage.plainCopy
    isTaking = false
  }

  /// The storage holds what the view shows. An edit of the storage's own goes first.
  func takeView() {
    guard !isTaking, storage.editedMask.isEmpty else { return }
    let shown: NSAttributedString = view.attributedText
    guard !storage.plainCopy.isEqual(to: shown) else { return }
    isTaking = true
    storage.setAttributedString(shown)
    isTaking = false
  }

  /// Puts what is drawn by hand where the lines are, `frame` being that of all lines with what is around them.
  func place(in frame: CGRect) {
    guard let drawn else { return }
    if drawn.superview !== view { view.insertSubview(drawn, at: 0) }
    drawn.frame = frame
    let insets = view.textContainerInset
    drawn.origin = CGPoint(x: insets.left, y: insets.top)
    drawn.showsLetters = drawsLetters
    drawn.setNeedsDisplay()
  }

  /// Draws as a layout manager does.
  private final class GlyphsView: UIView {
    private let manager: NSLayoutManager
    private let container: NSTextContainer
    /// Where the container's upper left corner is.
    var origin = CGPoint.zero
    var showsLetters = true

    init(_ manager: NSLayoutManager, _ container: NSTextContainer) {
      (self.manager, self.container) = (manager, container)
      super.init(frame: .zero)
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
      let all = manager.glyphRange(for: container)
      manager.drawBackground(forGlyphRange: all, at: origin)
      if showsLetters { manager.drawGlyphs(forGlyphRange: all, at: origin) }
    }
  }
}

extension UITextView {
  private var madeKit: TextViewKit {
    if let kit { return kit }
    let made = TextViewKit(self)
    kit = made
    made.takeView()
    return made
  }

  /// The text with its attributes; what is changed in it is seen.
  public var textStorage: NSTextStorage { madeKit.storage }

  /// Says where letters stand.
  public var layoutManager: NSLayoutManager {
    trackSize()
    return madeKit.manager
  }

  /// The container is as wide as the view where it follows it.
  func trackSize() {
    guard textContainer.widthTracksTextView, bounds.width > 0 else { return }
    let inset = textContainerInset
    let width = max(contentWidth - inset.left - inset.right, 0)
    let height =
      textContainer.heightTracksTextView
      ? max(bounds.height - inset.top - inset.bottom, 0) : CGFloat.greatestFiniteMagnitude
    textContainer.track(CGSize(width: width, height: height))
  }
}
