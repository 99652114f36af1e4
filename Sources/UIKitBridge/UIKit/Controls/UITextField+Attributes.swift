import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

// Letters of a field that look different from each other. They do while the field has not the focus: what is typed has the
// field's own look until it is left.

extension UITextField {
  /// The text with what its letters look like.
  public var attributedText: NSAttributedString? {
    get {
      styled.map { NSAttributedString(attributedString: $0) }
        ?? NSAttributedString(string: text ?? "", attributes: ownAttributes)
    }
    set {
      text = newValue?.string
      styled = newValue.map { NSMutableAttributedString(attributedString: $0) }
      faceChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// What all letters look like that say nothing else.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { ownAttributes }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      let others = newValue.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
      if !others.isEmpty {
        Reports.once("UITextField.defaultTextAttributes: only font, colour and alignment count")
      }
    }
  }

  /// What is typed next looks like.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      if let chosenTyping { return chosenTyping }
      guard let styled, styled.length > 0 else { return ownAttributes }
      return styled.attributes(at: styled.length - 1, effectiveRange: nil)
    }
    set { chosenTyping = newValue }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label]
  }

  /// Puts what was typed among the letters that have a look, with that of the letter before it.
  func retype(_ change: TextChange) {
    guard let styled else { return }
    let typing = typingAttributes ?? [:]
    styled.replaceCharacters(
      in: change.range, with: NSAttributedString(string: change.text, attributes: typing))
  }
}
