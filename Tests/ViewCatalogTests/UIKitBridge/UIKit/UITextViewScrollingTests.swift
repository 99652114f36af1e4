import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Text views that scroll")
@MainActor
struct UITextViewScrollingTests {
  /// A text of 40 lines in a view of 200 x 100 points.
  private func long() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
    return view
  }

  /// Of a text in that font, in points.
  private func height(_ text: String) -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = 0
    label.text = text
    return label.intrinsicContentSize.height
  }

  @Test("The content is as wide as the view, and as high as its lines and twice eight points")
  func contentSize() {
    let view = long()
    #expect(view.contentSize.width == 200)
    #expect(view.contentSize.height == height(view.text) + 16)
    let before = view.contentSize.height
    view.text = "One line"
    #expect(view.contentSize.height < before / 10)
    view.textContainerInset = .zero
    #expect(view.contentSize.height == height(view.text))
  }

  @Test("A part that is out of sight is scrolled to, and one that is in sight stays where it is")
  func visible() {
    let view = long()
    view.scrollRangeToVisible(NSRange(location: 0, length: 4))
    #expect(view.contentOffset == .zero)
    let end = (view.text as NSString).length
    view.scrollRangeToVisible(NSRange(location: end - 1, length: 1))
    #expect(view.contentOffset.y == view.contentSize.height - 100)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(view.contentOffset.y == 50 && view.bounds.minY == 50)
  }

  @Test("A finger scrolls a text, and its delegate hears of it")
  func finger() {
    final class Listener: NSObject, UITextViewDelegate {
      var offset: CGFloat = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset.y }
    }
    let (view, listener) = (long(), Listener())
    view.isEditable = false
    view.delegate = listener
    let screen = ListStage(view)
    view.text += (1...40).map { "\nMore \($0)" }.joined()
    screen.stage.advance(by: 0.1)
    screen.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -110))
    #expect(view.contentOffset.y > 50 && listener.offset == view.contentOffset.y)
    screen.stage.advance(by: 2)
    screen.stage.perform { view.isScrollEnabled = false }
    let before = view.contentOffset
    screen.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: 110))
    #expect(view.contentOffset == before)
  }

  @Test("The caret of one who types at the end of a long text comes into sight")
  func typing() {
    let view = long()
    let screen = ListStage(view)
    view.text += (1...40).map { "\nMore \($0)" }.joined()
    screen.stage.perform { _ = view.becomeFirstResponder() }
    screen.stage.advance(by: 0.2)
    screen.stage.type("!")
    screen.stage.advance(by: 0.2)
    #expect(view.text.hasSuffix("More 40!"))
    #expect(view.contentOffset.y == view.contentSize.height - 640)
  }

  @Test("One that does not scroll is as high as its lines")
  func still() {
    let view = long()
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(abs(view.intrinsicContentSize.height - view.contentSize.height) < 0.5)
  }

  @Test("Text at its beginning stays below the room that is added above it")
  func insets() {
    let view = long()
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(view.contentOffset.y == -20)
  }

  @Test("It is a scroll view to those who look for one, with the delegate of a text view")
  func kind() {
    final class Listener: NSObject, UITextViewDelegate {
      var texts: [String] = []
      func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
    }
    let (view, listener) = (UITextView(frame: .zero), Listener())
    let scroll: UIScrollView = view
    view.delegate = listener
    view.insertText("a")
    #expect(scroll.delegate === listener && listener.texts == ["a"])
  }
}
