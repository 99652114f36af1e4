import Foundation
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("A text that tells of its edits")
@MainActor
struct NSTextStorageTests {
  private final class Listener: NSTextStorageDelegate {
    var heard: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { heard.append("will") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      heard.append(
        "\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
  }

  private func heard(in text: String, _ change: (NSTextStorage) -> Void) -> [String] {
    let storage = NSTextStorage(string: text)
    let listener = Listener()
    storage.delegate = listener
    change(storage)
    return listener.heard.filter { $0 != "will" }
  }

  @Test("A replacement tells the new letters' range and by how many units the text grew")
  func replacement() {
    #expect(
      heard(in: "hello") {
        $0.replaceCharacters(in: NSRange(location: 1, length: 2), with: "🙂🙂")
      } == ["2 1+4 2"])
    #expect(
      heard(in: "hello") { $0.deleteCharacters(in: NSRange(location: 0, length: 2)) }
        == ["2 0+0 -2"])
  }

  @Test("Attributes alone are told as such, and change no length")
  func attributes() {
    #expect(
      heard(in: "hello") {
        $0.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 3))
      } == ["1 1+3 0"])
  }

  @Test("Edits between a beginning and an end are told as one, once")
  func together() {
    let told = heard(in: "hello") {
      $0.beginEditing()
      $0.append(NSAttributedString(string: "!!"))
      $0.deleteCharacters(in: NSRange(location: 0, length: 1))
      $0.endEditing()
    }
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix(" 1") == true)
  }

  @Test("What a delegate changes before the edit is told is told with it")
  func delegateChanges() {
    final class Painter: NSTextStorageDelegate {
      var edits = 0
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        textStorage.addAttribute(
          .foregroundColor, value: UIColor.red,
          range: NSRange(location: 0, length: textStorage.length))
      }
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { edits += 1 }
    }
    let storage = NSTextStorage(string: "a")
    let painter = Painter()
    storage.delegate = painter
    storage.append(NSAttributedString(string: "b"))
    #expect(painter.edits == 1)
    #expect(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
  }

  /// As the documentation has subclasses: four methods, on a text of its own.
  private final class OwnText: NSTextStorage {
    private let kept = NSMutableAttributedString(string: "")
    override var string: String { kept.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      kept.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      kept.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      kept.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  @Test("All changes of a subclass that keeps the text come to the two that it overrides")
  func ownText() {
    let text = OwnText()
    text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
    text.insert(NSAttributedString(string: "a "), at: 0)
    text.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 3))
    text.removeAttribute(.kern, range: NSRange(location: 0, length: 1))
    #expect(text.string == "a red" && text.length == 5)
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(text.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 3)
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    text.setAttributedString(NSAttributedString(string: "other"))
    #expect(text.string == "other")
    #expect(text.plainCopy.string == "other")
  }
}
