@_spi(Runtime) import Drawing
import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Attributes of text views")
@MainActor
struct UITextViewAttributesTests {
  private func text() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    text.append(
      NSAttributedString(
        string: " red",
        attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red]))
    return text
  }

  @Test("A text view keeps the attributes of its letters, and its size is that of all of them")
  func keeping() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.attributedText = text()
    #expect(view.text == "Big red")
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor
        == .red)
    let large = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    view.text = "Big red"
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height < large - 20)
    #expect(
      (view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 12
    )
  }

  @Test(
    "Letters are typed with the attributes of those before the caret, or with those that are asked for"
  )
  func typing() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.attributedText = text()
    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 10)
    view.selectedRange = NSRange(location: 2, length: 0)
    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 40)
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 20)]
    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 20)
  }

  @Test("It is drawn with them, whether it can be typed into or not", arguments: [true, false])
  func drawn(isEditable: Bool) {
    let view = UITextView()
    view.isEditable = isEditable
    view.attributedText = text()
    let probe = LayoutProbe(300, 100) { Shown(view: view) }
    probe.run(0.1)
    let sizes = Set(glyphSizes(probe.host.frame(at: probe.time).displayList))
    #expect(sizes == [40, 10])
  }

  private func glyphSizes(_ list: DisplayList) -> [Double] {
    list.items.flatMap { item -> [Double] in
      switch item {
      case .mark(let mark):
        guard case .glyphs(let run, _) = mark.content else { return [] }
        return [run.font.size]
      case .layer(let layer, _): return glyphSizes(layer.content)
      }
    }
  }
}
