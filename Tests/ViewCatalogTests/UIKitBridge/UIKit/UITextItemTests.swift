import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("What is found in texts of UIKit")
@MainActor
struct UITextItemTests {
  private func addresses(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
    types.matches(in: text).map(\.url.absoluteString)
  }

  @Test("Addresses of pages and of mail are links, without the marks that end a sentence")
  func links() {
    #expect(
      addresses("See https://a.example/b?c=d, or (www.b.example).") == [
        "https://a.example/b?c=d", "http://www.b.example",
      ])
    #expect(addresses("Write to ann.b@mail.example!") == ["mailto:ann.b@mail.example"])
    #expect(addresses("Nothing: a.b, @c, http:// and 3.14").isEmpty)
    #expect(addresses("https://a.example", [.phoneNumber]).isEmpty)
  }

  @Test("Seven digits and more are the number of a phone, years and sums are not")
  func phones() {
    #expect(
      addresses("Call +1 (555) 010-4477 or 555 01044") == ["tel:+15550104477", "tel:55501044"])
    #expect(addresses("In 2026 it was 1,250.50, on page 123456").isEmpty)
    let found = UIDataDetectorTypes.phoneNumber.matches(in: "é 5550104477")
    #expect(found.map(\.range) == [NSRange(location: 2, length: 10)])
  }

  @Test(
    "Links look as linkTextAttributes say, else they have the tint; words around them stay as they are"
  )
  func looks() throws {
    func colors(_ attributes: [NSAttributedString.Key: Any]?) throws -> Set<String> {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      view.isEditable = false
      view.backgroundColor = .white
      let text = NSMutableAttributedString(
        string: "████ ████", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      text.addAttribute(
        .link, value: URL(string: "https://a.example")!, range: NSRange(location: 5, length: 4))
      view.attributedText = text
      view.linkTextAttributes = attributes
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
      root.backgroundColor = .white
      root.addSubview(view)
      let picture = ListStage(root).stage.picture
      var found: Set<String> = []
      for x in stride(from: 4, to: 300, by: 3) {
        let color = try #require(picture.color(at: CGPoint(x: CGFloat(x), y: 24)))
        if color.red > 200, color.green < 80 { found.insert("red") }
        if color.blue > 200, color.red < 80 { found.insert("blue") }
        if color.red < 40, color.green < 40, color.blue < 40 { found.insert("black") }
      }
      return found
    }
    #expect(try colors(nil) == ["black", "blue"])
    #expect(try colors([.foregroundColor: UIColor.red]) == ["black", "red"])
  }
}
