import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge
@_spi(Runtime) @testable import ViewRuntime

@Suite("Attributes and the clear button of UIKit's fields")
@MainActor
struct UITextFieldAttributesTests {

  private final class Delegate: UITextFieldDelegate {
    var mayClear = true
    func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
  }

  @Test("A text with attributes is the text, and a plain one takes them away")
  func attributes() throws {
    let field = UITextField()
    field.attributedText = NSAttributedString(
      string: "Red", attributes: [.foregroundColor: UIColor.red, .kern: 4])
    #expect(field.text == "Red")
    let told = try #require(field.attributedText)
    #expect(told.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 4)
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .red)
    field.text = "Plain"
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .label)
  }

  @Test("A placeholder with attributes is the placeholder, until another one is set")
  func placeholder() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.green])
    #expect(field.placeholder == "Name")
    field.placeholder = "Other"
    #expect(field.attributedPlaceholder?.string == "Other")
    let color = field.attributedPlaceholder?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(color == nil)
  }

  @Test("What is typed stands among the letters and looks like the one before")
  func typing() {
    let field = UITextField()
    field.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red])
    let probe = LayoutProbe(200, 60, scale: 1) { Shown(view: field) }
    probe.tap(CGPoint(x: 100, y: 30))
    probe.host.insertText("c")
    probe.step()
    #expect(field.text == "abc" && field.attributedText?.string == "abc")
    let color = field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @Test("The button takes all letters away where the delegate lets it, and goes with them")
  func clearing() throws {
    let field = UITextField()
    let delegate = Delegate()
    field.delegate = delegate
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    field.text = "abc"
    let probe = LayoutProbe(200, 40, scale: 1) { Shown(view: field) }
    probe.step()
    let button = try #require(field.subviews.first { $0 is UIButton })
    #expect(button.frame.width == 19 && button.frame.maxX == field.bounds.width - 5)
    delegate.mayClear = false
    probe.tap(CGPoint(x: field.bounds.width - 14, y: field.bounds.midY))
    probe.step()
    #expect(field.text == "abc")
    delegate.mayClear = true
    probe.tap(CGPoint(x: field.bounds.width - 14, y: field.bounds.midY))
    probe.step()
    #expect(field.text == "" && button.isHidden)
  }

  @Test("It is there in the modes that say so")
  func modes() throws {
    let field = UITextField()
    field.text = "abc"
    field.clearButtonMode = .whileEditing
    let probe = LayoutProbe(200, 40, scale: 1) { Shown(view: field) }
    probe.step()
    let button = try #require(field.subviews.first { $0 is UIButton })
    #expect(button.isHidden)
    probe.tap(CGPoint(x: 50, y: 20))
    probe.step()
    probe.step()
    #expect(field.isEditing && !button.isHidden)
  }
}
