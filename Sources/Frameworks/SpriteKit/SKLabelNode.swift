import UIKit

/// A text.
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  /// Points.
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  public override init() { super.init() }
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  private var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }

  private var shown: NSAttributedString {
    attributedText
      ?? NSAttributedString(
        string: text ?? "", attributes: [.font: font, .foregroundColor: fontColor ?? .white])
  }

  private var isWrapped: Bool { numberOfLines != 1 && preferredMaxLayoutWidth > 0 }

  override var content: CGRect {
    let shown = shown
    guard shown.length > 0 else { return .null }
    let size =
      isWrapped
      ? shown.boundingRect(
        with: CGSize(width: preferredMaxLayoutWidth, height: 1e5),
        options: .usesLineFragmentOrigin, context: nil
      ).size : shown.size()
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    // Where the rectangle's lower edge is; the baseline lies a descent above it.
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  override func draw(in context: CGContext, alpha: CGFloat) {
    let content = content
    guard !content.isNull else { return }
    context.setAlpha(alpha)
    context.setBlendMode(blendMode.mode)
    let (shown, isWrapped) = (shown, isWrapped)
    context.drawUpright(content) { rect in
      if isWrapped { shown.draw(in: rect) } else { shown.draw(at: rect.origin) }
    }
  }
}
