import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("What storyboards name of a program")
struct InterfaceMembersTests {
  private func adapted(_ text: String, beside others: String...) throws -> String {
    let members = InterfaceMembers(in: [text] + others)
    return try #require(PlatformSource.adapted(text, .none, members))
  }

  @Test("Outlets are set by their names, whatever stands between the attribute and the property")
  func outlets() throws {
    let text = """
      class Screen: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBOutlet private(set) var buttons: [UIButton]!
        @IBInspectable public var radius: CGFloat = 1 { didSet {} }
      }
      """
    let adapted = try adapted(text)
    #expect(adapted.split(separator: "\n").count == 5 && !adapted.contains("@IB"))
    for name in ["label", "buttons", "radius"] {
      #expect(
        adapted.contains("case \"\(name)\": _connectOutlet(&self.\(name), _value); return true"))
    }
    #expect(adapted.contains("{ override func _setOutlet("))
    #expect(!adapted.contains("_action"))
  }

  @Test(
    "Methods have the names that Objective-C gives them",
    arguments: [
      ("func tap()", "tap", "tap"), ("func tap(_ sender: Any)", "tap:", "tap(_:)"),
      ("func tap(sender: UIButton)", "tapWithSender:", "tap(sender:)"),
      ("func act(for button: UIButton)", "actFor:", "act(for:)"),
      ("func act(_ sender: Any, forEvent event: UIEvent)", "act:forEvent:", "act(_:forEvent:)"),
      ("private func back(_ segue: UIStoryboardSegue)", "back:", "back(_:)"),
    ])
  func actions(declaration: String, name: String, method: String) throws {
    let adapted = try adapted("class Screen: UIViewController {\n@IBAction \(declaration) {}\n}\n")
    let simple = method.prefix { $0 != "(" }
    #expect(adapted.contains("case \"\(name)\": return _SEL(Self.\(method), \"\(simple)\")"))
  }

  @Test(
    "What an extension has in another file is the class's; what a controller makes is asked by its name"
  )
  func extensions() throws {
    let screen = "public final class Screen: Base, Other {\n}\n"
    let adapted = try adapted(
      screen,
      beside:
        "extension Screen { @IBAction func go(_ s: Any) {}\n @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil } }"
    )
    #expect(adapted.contains("{ public override func _action("))
    #expect(
      adapted.contains("case \"make:sender:\": return self.make(_coder, sender: _sender)"))
  }

  @Test("Inner types have their own, strings have none, and what gets no events is left alone")
  func others() throws {
    let text = """
      class Outer: UIView {
        class Inner: UIView { @IBOutlet var a: UIView! }
        let text = "@IBOutlet var b: UIView!"
      }
      class Plain: NSObject { @IBOutlet var c: UIView! }
      class Alone { @IBOutlet var d: UIView! }
      """
    let adapted = try adapted(text)
    #expect(adapted.contains("class Inner: UIView { override func _setOutlet"))
    #expect(adapted.contains("\"@IBOutlet var b: UIView!\""))
    #expect(adapted.components(separatedBy: "_setOutlet(_ _name").count == 2)
  }

  @Test("What extensions of UIKit's views offer is set by a source beside the program's")
  func inspectableExtensions() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "extension UIView { @IBInspectable var corner: CGFloat { get { 0 } set {} } }\nextension UILabel { @IBInspectable var spacing: CGFloat { get { 0 } set {} } }",
      to: "A.swift")
    let source = try #require(
      InterfaceMembers.extensionSource(for: [folder.url.appendingPathComponent("A.swift")]))
    let label = try #require(source.range(of: "as? UILabel")).lowerBound
    let view = try #require(source.range(of: "as? UIView")).lowerBound
    #expect(label < view)
    #expect(source.contains("case \"corner\": _connectOutlet(&view.corner, value); return true"))
    try folder.write("class A: UIView { @IBInspectable var b = 1 }", to: "B.swift")
    #expect(
      InterfaceMembers.extensionSource(for: [folder.url.appendingPathComponent("B.swift")]) == nil)
  }

  @Test("A source without any stays as it is")
  func none() {
    #expect(InterfaceMembers(in: ["class Screen: UIViewController {}"]).methods.isEmpty)
    #expect(PlatformSource.adapted("let a = 1\n", .none, .none) == nil)
  }
}
