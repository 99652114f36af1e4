import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Links in text views")
@MainActor
struct UITextViewLinksTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var asked: [String] = []
    var allows = true
    var replacement: UIAction?
    var replaces = false

    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(url.absoluteString) \(range.location) \(range.length)")
      return allows
    }

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      guard case .link(let url) = textItem.content else { return nil }
      asked.append("\(url.host ?? "") for \(textItem.range.location)")
      return replaces ? replacement : defaultAction
    }
  }

  private func shown(_ delegate: Delegate) -> (view: UITextView, stage: Stage) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.isEditable = false
    let text = NSMutableAttributedString(
      string: "é ████ ████", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttribute(
      .link, value: URL(string: "https://a.example")!, range: NSRange(location: 7, length: 4))
    view.attributedText = text
    view.delegate = delegate
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    root.addSubview(view)
    return (view, ListStage(root).stage)
  }

  /// On the link: the last of three words, near its end.
  private let link = CGPoint(x: 225, y: 26)

  @Test("The delegate is asked with the letters of the link, in units of UTF-16")
  func asked() {
    let delegate = Delegate()
    let (_, stage) = shown(delegate)
    stage.tap(at: link)
    #expect(delegate.asked == ["https://a.example 7 4", "a.example for 7"])
    stage.tap(at: CGPoint(x: 60, y: 26))
    #expect(delegate.asked.count == 2)
  }

  @Test("What the delegate refuses goes no further, what it gives is done in place of opening")
  func decided() {
    let delegate = Delegate()
    let (view, stage) = shown(delegate)
    delegate.allows = false
    stage.tap(at: link)
    #expect(delegate.asked == ["https://a.example 7 4"])
    delegate.allows = true
    delegate.replaces = true
    var done: [ObjectIdentifier] = []
    delegate.replacement = UIAction { action in
      done.append(ObjectIdentifier(action.sender as AnyObject))
    }
    stage.tap(at: link)
    #expect(done == [ObjectIdentifier(view)])
  }

  @Test("A text that cannot be selected has links that are seen alone")
  func inert() {
    let delegate = Delegate()
    let (view, stage) = shown(delegate)
    view.isSelectable = false
    stage.advance(by: 0.1)
    stage.tap(at: link)
    #expect(delegate.asked.isEmpty)
  }
}
