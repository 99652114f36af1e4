import Foundation
import Typesetting
import ViewContent

/// A text by its fonts, ready to become lines.
struct LineText {
  let string: NSAttributedString
  private let typesetter: Typesetter

  init(_ string: NSAttributedString) {
    self.string = string
    var runs: [TextRun] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      var look = TextAttributes(font: RunFonts.instance(font).descriptor, style: runs.count)
      look.kerning =
        (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double ?? 0
      let text = string.attributedSubstring(from: range).string
      runs.append(TextRun(text, look))
    }
    typesetter = Typesetter(runs: runs)
  }

  /// All of it in one line; nil for an empty text.
  var line: TextLine? { typesetter.layout().lines.first }

  /// - Parameter width: points; nil for as much as it takes.
  func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    typesetter.layout(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}
