import Foundation
import HalcyonTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("What one view of UIKit says of itself")
struct AccessibilityDescriptionTests {
  private func stage(_ view: UIView) -> Stage {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    root.addSubview(view)
    let stage = ListStage(root).stage
    stage.advance(by: 0.1)
    return stage
  }

  @Test("A label is what it says, a button what its title says, or what its symbol is called")
  func usual() {
    let label = UILabel()
    #expect(!label.isAccessibilityElement)
    label.text = "Hello"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "heart.fill"), for: .normal)
    #expect(button.accessibilityLabel == "heart")
    button.setTitle("Like", for: .normal)
    button.isSelected = true
    #expect(button.accessibilityLabel == "Like")
    #expect(button.accessibilityTraits == [.button, .selected])
    button.accessibilityLabel = "I like it"
    #expect(button.accessibilityLabel == "I like it")
    button.accessibilityTraits.insert(.header)
    #expect(button.accessibilityTraits == [.button, .selected, .header])
  }

  @Test("A button does by its action what it does when it is touched, unless it is disabled")
  func activation() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    var saved = 0
    button.addAction(UIAction { _ in saved += 1 }, for: .touchUpInside)
    let stage = stage(button)
    stage["Save"].tap()
    stage["Save"].perform()
    #expect(saved == 2)
    stage.perform { button.isEnabled = false }
    #expect(!stage["Save"].isEnabled)
    stage["Save"].tap()
    #expect(saved == 2)
  }

  @Test(
    "Controls with the look of SwiftUI's are called as the program says, and are used by their elements"
  )
  func controls() {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Sync"
    let first = stage(toggle)
    first[.toggle, "Sync"].tap()
    #expect(toggle.isOn && first["Sync"].value == "1")
    let slider = UISlider()
    slider.accessibilityIdentifier = "volume"
    slider.value = 0.25
    let second = stage(slider)
    #expect(second["volume"].value == "25%")
    second["volume"].adjust(.increment)
    #expect(slider.value > 0.25)
    let field = UITextField()
    field.placeholder = "Name"
    let third = stage(field)
    third[.textField, "Name"].type("Ada")
    #expect(field.text == "Ada" && third["Name"].value == "Ada")
  }

  @Test("Pages are turned by steps, progress is told in percent")
  func values() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let first = stage(pages)
    #expect(first["page 1 of 3"].exists == false)
    #expect(first[.slider].value == "page 1 of 3")
    first[.slider].adjust(.increment)
    #expect(pages.currentPage == 1)
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    #expect(stage(progress)[.progress].value == "40%")
  }

  private final class Dial: UIView {
    var value = 3
    override var accessibilityValue: String? {
      get { "\(value)" }
      set {}
    }
    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
  }

  @Test("A view of a program's own says, does and is adjusted by what it says itself")
  func ownView() {
    let dial = Dial()
    dial.isAccessibilityElement = true
    dial.accessibilityLabel = "Dial"
    dial.accessibilityHint = "Turns"
    dial.accessibilityTraits = .adjustable
    var reset = 0
    dial.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Reset") { _ in
        reset += 1
        return true
      }
    ]
    let stage = stage(dial)
    #expect(stage["Dial"].hint == "Turns")
    #expect(stage["Dial"].actions == ["Reset", "increment", "decrement"])
    stage["Dial"].adjust(.decrement)
    stage["Dial"].perform("Reset")
    #expect(stage["Dial"].value == "2" && reset == 1)
  }

  @Test(
    "A card that is one element is tapped by its name where a gesture waits, and has the texts on it"
  )
  func card() {
    let card = UIView()
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Ada Lovelace, mathematician"
    let name = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    name.text = "Ada"
    card.addSubview(name)
    var taps = 0
    let heard = Heard { taps += 1 }
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: heard, action: _SEL(Heard.tapped)))
    let stage = stage(card)
    #expect(stage.accessibilityTree.split(separator: "\n").count == 1)
    stage["Ada"].tap()
    stage["Ada Lovelace, mathematician"].perform()
    stage.advance(by: 0.1)
    #expect(taps == 2)
  }

  @MainActor private final class Heard {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func tapped() { body() }
  }

  @Test("A view of UIKit in a disabled view of SwiftUI is disabled")
  func disabled() {
    struct Screen: View {
      let button: UIButton
      var body: some View { Glass(view: button).disabled(true).frame(width: 100, height: 40) }
    }
    struct Glass: UIViewRepresentable {
      let view: UIView
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(!Stage(Screen(button: button))["Save"].isEnabled)
  }
}
