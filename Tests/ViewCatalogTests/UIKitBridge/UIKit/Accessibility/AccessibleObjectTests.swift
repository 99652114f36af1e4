import SwiftUI
import Testing

@MainActor @Suite("What objects of UIKit say of themselves")
struct AccessibleObjectTests {
  @Test(
    "A view says where it lies on the screen, and is touched in its middle, unless it was told otherwise"
  )
  func frames() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 10))
    outer.addSubview(inner)
    #expect(inner.accessibilityFrame == CGRect(x: 15, y: 26, width: 20, height: 10))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 25, y: 31))
    inner.accessibilityFrame = CGRect(x: 1, y: 2, width: 2, height: 4)
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 2, y: 4))
    inner.accessibilityActivationPoint = CGPoint(x: 9, y: 9)
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 9, y: 9))
  }

  @Test("Views are none until they say so, elements that stand for parts of them are")
  func elements() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    let part = UIAccessibilityElement(accessibilityContainer: view)
    #expect(part.isAccessibilityElement)
    view.accessibilityElements = [part]
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as? UIAccessibilityElement === part)
    #expect(view.accessibilityElement(at: 1) == nil)
  }

  @Test("Labels with attributes are labels, and items of bars have them too")
  func labels() {
    let item = UIBarButtonItem()
    item.accessibilityLabel = "Add"
    #expect(item.accessibilityAttributedLabel?.string == "Add")
    item.accessibilityAttributedLabel = NSAttributedString(string: "Remove")
    #expect(item.accessibilityLabel == "Remove")
  }

  private final class Dial: UIView {
    var value = 1
    override func accessibilityIncrement() { value += 1 }
    override func accessibilityActivate() -> Bool { true }
    override var accessibilityLabel: String? {
      get { "Dial" }
      set {}
    }
  }

  @Test("A class of a program's own says and does what it wants")
  func ownClass() {
    let dial: UIView = Dial()
    dial.accessibilityIncrement()
    #expect((dial as? Dial)?.value == 2)
    #expect(dial.accessibilityActivate() && dial.accessibilityLabel == "Dial")
  }

  @Test("A copy of a path has its line, its width and its dashes, and goes its own way")
  func paths() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(copy.lineWidth == 3)
    #expect(copy.bounds.minX == 5 && path.bounds.minX == 0)
  }

  @Test("A window that is no device's has no status bar")
  func statusBar() {
    let manager = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.first?.statusBarManager
    #expect(manager?.statusBarFrame.height == UIWindow(frame: .zero).safeAreaInsets.top)
    #expect(manager?.isStatusBarHidden == (manager?.statusBarFrame.height == 0))
  }
}
