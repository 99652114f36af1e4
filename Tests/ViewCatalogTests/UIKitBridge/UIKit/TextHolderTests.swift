import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge
@_spi(Runtime) @testable import ViewRuntime

@Suite("Places in texts of UIKit")
@MainActor
struct TextHolderTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.text = text
    return field
  }

  @Test("Places are counted in units of UTF-16, and none lies beyond the text")
  func offsets() throws {
    let field = field("a👍b")
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    #expect(field.offset(from: field.beginningOfDocument, to: place) == 3)
    #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.compare(field.beginningOfDocument, to: place) == .orderedAscending)
    let range = try #require(field.textRange(from: place, to: field.endOfDocument))
    #expect(field.text(in: range) == "b" && !range.isEmpty)
  }

  @Test("A part is exchanged for a text, and the caret stands behind it")
  func replacing() throws {
    let field = field("one two")
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    field.replace(range, withText: "three")
    #expect(field.text == "one three")
    let caret = try #require(field.selectedTextRange)
    #expect(caret.isEmpty)
    #expect(field.offset(from: field.beginningOfDocument, to: caret.start) == 9)
    field.deleteBackward()
    field.insertText("ee!")
    #expect(field.text == "one threee!")
  }

  @Test("Nothing is selected where nobody types, until somebody chooses a place")
  func selection() {
    let field = field("text")
    #expect(field.selectedTextRange == nil)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
  }

  @Test("What is typed goes where the program has put the caret")
  func caret() throws {
    let field = field("ab")
    let probe = LayoutProbe(300, 100) { ShownField(view: field) }
    field.becomeFirstResponder()
    probe.run(0.1)
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: place, to: place)
    probe.run(0.1)
    probe.host.send(.text("x"))
    probe.run(0.1)
    #expect(field.text == "axb")
    let selected = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: selected.start) == 2)
  }

  @Test("A caret is as high as a line and goes to the right with the letters before it")
  func caretRectangle() throws {
    let field = field("iiii")
    let first = field.caretRect(for: field.beginningOfDocument)
    let last = field.caretRect(for: field.endOfDocument)
    #expect(first.minX == 0 && last.minX > 0 && first.minY == last.minY)
    #expect(first.height > field.font!.pointSize && first.midY == 20)
    let middle = CGPoint(x: last.minX / 2, y: 20)
    let nearest = try #require(field.closestPosition(to: middle))
    #expect(field.offset(from: field.beginningOfDocument, to: nearest) == 2)
  }

  @Test("Lines of a text view lie one below the other, behind the padding of its container")
  func lines() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "one\ntwo"
    let first = view.caretRect(for: view.beginningOfDocument)
    #expect(first.origin == CGPoint(x: 5, y: 8))
    let second = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    #expect(view.caretRect(for: second).minY == 8 + first.height)
    #expect(view.caretRect(for: second).minX == 5)
    view.textContainer.lineFragmentPadding = 0
    #expect(view.caretRect(for: second).minX == 0)
    let all = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    #expect(view.selectionRects(for: all).count == 2)
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
  }

  @Test("The delegate of a text view decides what is typed, and hears the range that it is for")
  func decision() {
    final class Delegate: NSObject, UITextViewDelegate {
      var asked: [(NSRange, String)] = []
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        asked.append((range, text))
        return text != "\n"
      }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let delegate = Delegate()
    view.delegate = delegate
    view.text = "ab"
    let probe = LayoutProbe(300, 100) { ShownField(view: view) }
    view.becomeFirstResponder()
    probe.run(0.1)
    #expect(view.isFirstResponder)
    probe.host.send(.text("c"))
    probe.run(0.1)
    probe.host.send(.text("\n"))
    probe.run(0.1)
    #expect(view.text == "abc")
    #expect(
      delegate.asked.map(\.0) == [NSRange(location: 2, length: 0), NSRange(location: 3, length: 0)])
  }
}

private struct ShownField<Content: UIView>: UIViewRepresentable {
  let view: Content
  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ uiView: Content, context: Context) {}
}
