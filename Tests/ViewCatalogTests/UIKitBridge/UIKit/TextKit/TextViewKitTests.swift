import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("What stands in TextKit for a text view")
@MainActor
struct TextViewKitTests {
  @Test("Edits of the storage are seen in the view, and those of the view are in the storage")
  func bothWays() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Hello"
    #expect(view.textStorage.string == "Hello")
    view.textStorage.append(NSAttributedString(string: " World"))
    #expect(view.text == "Hello World")
    view.text = "Other"
    #expect(view.textStorage.string == "Other")
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
        == .red)
  }

  @Test("Lines are as wide as the view leaves them room, and their letters are found by points")
  func places() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "one two three four five"
    let manager = view.layoutManager
    #expect(view.textContainer.size.width == 120)
    #expect(manager.textStorage === view.textStorage)
    let last = manager.boundingRect(
      forGlyphRange: NSRange(location: 19, length: 4), in: view.textContainer)
    #expect(last.minY > 20)
    #expect(
      manager.glyphIndex(
        for: CGPoint(x: last.minX + 2, y: last.midY), in: view.textContainer) == 19)
  }

  @Test("A view made with a container shows the text of its layout manager")
  func givenContainer() {
    let storage = NSTextStorage(string: "Given")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.text == "Given")
    #expect(view.textStorage === storage && view.layoutManager === manager)
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "g")
    #expect(view.text == "given")
  }

  private final class Marker: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      let cover = boundingRect(
        forGlyphRange: NSRange(location: 0, length: 1), in: textContainers[0])
      UIColor.green.setFill()
      UIRectFill(cover.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  @Test("A layout manager of the program's draws behind the letters", arguments: [false, true])
  func ownManager(isEditable: Bool) {
    let storage = NSTextStorage(
      string: "il", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let manager = Marker()
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
    view.isEditable = isEditable
    view.backgroundColor = .white
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let bitmap = image.cgImage!.bitmap
    // The marked letter stands behind the padding and the inset at the top.
    let place = 12 * bitmap.rowBytes + 6 * 4
    let color = (0..<3).map {
      bitmap.bytes.load(fromByteOffset: place + $0, as: UInt8.self)
    }
    #expect(color == [0, 255, 0])
  }
}
