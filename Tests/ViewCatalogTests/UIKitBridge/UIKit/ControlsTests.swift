import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge
@_spi(Runtime) @testable import ViewRuntime

/// Hears what controls tell.
@MainActor
private final class Listener {
  var count = 0
  func changed() { count += 1 }
}

@Suite("UIKit's controls")
@MainActor
struct ControlsTests {
  @Test(
    "A switch is 2 points wider than layout sees, and a tap turns it over and tells its target")
  func toggle() {
    let control = UISwitch()
    let toggle = UIHostingController(rootView: Toggle("", isOn: .constant(true)).labelsHidden())
    let size = toggle.sizeThatFits(in: .zero)
    #expect(control.intrinsicContentSize == CGSize(width: size.width + 2, height: size.height))
    #expect(control.alignmentRectInsets.right == 2)
    let listener = Listener()
    control.addTarget(listener, action: _SEL(Listener.changed), for: .valueChanged)
    let probe = LayoutProbe(200, 100, scale: 1) { Shown(view: control).fixedSize() }
    probe.tap(CGPoint(x: 100, y: 50))
    probe.step()
    #expect(control.isOn && listener.count == 1)
    control.setOn(false, animated: false)
    #expect(listener.count == 1)
  }

  @Test(
    "A target is told once of an event that it was added for twice, until it is removed from that")
  func targets() {
    let (control, listener) = (UIControl(), Listener())
    // Each time another value, of the same name.
    func changed() -> Selector { _SEL(Listener.changed, "changed") }
    for _ in 0..<2 { control.addTarget(listener, action: changed(), for: .valueChanged) }
    control.addTarget(listener, action: changed(), for: [.touchDown, .touchUpInside])
    for event in [UIControl.Event.valueChanged, .touchDown, .touchUpInside, .touchUpOutside] {
      control.sendActions(for: event)
    }
    #expect(listener.count == 3)
    control.removeTarget(listener, action: changed(), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(listener.count == 3)
    control.sendActions(for: .valueChanged)
    #expect(listener.count == 4)
    control.removeTarget(self, action: nil, for: .allEvents)
    control.removeTarget(listener, action: Selector("other"), for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(listener.count == 5)
    control.removeTarget(listener, action: changed(), for: .allEvents)
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(listener.count == 5)
  }

  @Test("A switch and a stepper keep their size at the leading edge of a frame that is larger")
  func ownSize() {
    for control in [UISwitch(), UIStepper()] {
      let own = control.intrinsicContentSize.width - control.alignmentRectInsets.right
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
      control.layoutIfNeeded()
      let face = control.subviews[0].frame
      #expect(face.origin == .zero && face.width == own && face.height < 40)
    }
  }

  @Test(
    "A button that is disabled is gray: all of a configuration's look, and a system's title without a colour"
  )
  func gray() {
    let filled = UIButton(configuration: .filled())
    filled.configuration?.title = "Save"
    filled.isEnabled = false
    #expect(filled.titleLabel?.textColor == .tertiaryLabel && filled.titleLabel?.alpha == 1)
    #expect(filled.backgroundColor != .tintColor)
    let system = UIButton(type: .system)
    system.isEnabled = false
    #expect(system.titleLabel?.textColor == .tertiaryLabel)
    system.setTitleColor(.red, for: .normal)
    #expect(system.titleLabel?.textColor == .red)
  }

  @Test("A slider's value stays in its range, and a finger moves it")
  func slider() {
    let control = UISlider()
    control.maximumValue = 10
    control.value = 12
    #expect(control.value == 10)
    control.maximumValue = 4
    #expect(control.value == 4)
    control.value = 0
    let listener = Listener()
    control.addTarget(listener, action: _SEL(Listener.changed), for: .valueChanged)
    let probe = LayoutProbe(200, 100, scale: 1) { Shown(view: control).frame(width: 200) }
    probe.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 100, y: 50))
    #expect(abs(control.value - 2) < 0.3 && listener.count > 2)
  }

  @Test("Text that is typed into a field that has the focus is its text")
  func typing() {
    let field = UITextField()
    var told: [String] = []
    field.addAction(UIAction { _ in told.append(field.text ?? "") }, for: .editingChanged)
    let probe = LayoutProbe(200, 100, scale: 1) { Shown(view: field).frame(width: 180) }
    probe.tap(CGPoint(x: 100, y: 50))
    probe.step()
    #expect(field.isEditing)
    probe.host.insertText("Halcyon")
    for _ in 0..<3 { probe.step() }
    #expect(field.text == "Halcyon" && told.last == "Halcyon")
    field.resignFirstResponder()
    for _ in 0..<3 { probe.step() }
    #expect(!field.isEditing)
  }

  @Test("What is typed first takes the place of the text where a field is cleared on insertion")
  func clearingOnInsertion() {
    let field = UITextField()
    field.text = "old"
    field.clearsOnInsertion = true
    let probe = LayoutProbe(200, 100, scale: 1) { Shown(view: field).frame(width: 180) }
    probe.tap(CGPoint(x: 100, y: 50))
    probe.step()
    #expect(field.isEditing && field.text == "old")
    for letter in ["n", "e", "w"] {
      probe.host.insertText(letter)
      for _ in 0..<3 { probe.step() }
    }
    #expect(field.text == "new")
  }

  @Test("Segments that come and go leave the selection at the segment that it is")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "c", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "b")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("A segment that cannot be touched is the same one when others come and go")
  func disabledSegments() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.setEnabled(false, forSegmentAt: 1)
    control.insertSegment(withTitle: "c", at: 0, animated: false)
    #expect((0..<3).map(control.isEnabledForSegment) == [true, true, false])
    control.removeSegment(at: 0, animated: false)
    #expect((0..<2).map(control.isEnabledForSegment) == [true, false])
    control.removeAllSegments()
    for title in ["d", "e"] { control.insertSegment(withTitle: title, at: 9, animated: false) }
    #expect((0..<2).map(control.isEnabledForSegment) == [true, true])
    #expect((0..<2).map(control.titleForSegment) == ["d", "e"])
  }

  /// UIKit's documentation of each: "pins values exceeding this upper range to the last segment".
  @Test("Numbers beyond the last segment mean the last")
  func pinnedSegments() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    #expect(control.titleForSegment(at: 7) == "c")
    control.setTitle("d", forSegmentAt: 7)
    control.setEnabled(false, forSegmentAt: 7)
    #expect(control.titleForSegment(at: 2) == "d" && !control.isEnabledForSegment(at: 2))
    control.removeSegment(at: 7, animated: false)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "b")
  }

  @Test("A touch selects a segment; a momentary control tells which one it was, and keeps none")
  func touchedSegments() {
    let control = UISegmentedControl(items: ["a", "b"])
    var told: [Int] = []
    control.addAction(
      UIAction { _ in told.append(control.selectedSegmentIndex) }, for: .valueChanged)
    let probe = LayoutProbe(200, 100, scale: 1) { Shown(view: control).frame(width: 200) }
    func tap(_ x: CGFloat) {
      probe.tap(CGPoint(x: x, y: 50))
      for _ in 0..<3 { probe.step() }
    }
    tap(150)
    #expect(told == [1] && control.selectedSegmentIndex == 1)
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    for x in [50, 50, 150] as [CGFloat] { tap(x) }
    #expect(told == [1, 0, 0, 1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setEnabled(false, forSegmentAt: 0)
    tap(50)
    #expect(told == [1, 0, 0, 1])
  }

  @Test("An end of a slider's range that passes the other takes it along")
  func sliderRange() {
    let control = UISlider()
    control.minimumValue = 5
    #expect(control.maximumValue == 5 && control.value == 5)
    control.maximumValue = 9
    control.maximumValue = -1
    #expect(control.minimumValue == -1 && control.value == -1)
  }

  @Test("A stepper that wraps goes on at the other end, another stays at its own")
  func stepper() {
    let control = UIStepper()
    control.maximumValue = 4
    control.stepValue = 3
    let listener = Listener()
    control.addTarget(listener, action: _SEL(Listener.changed), for: .valueChanged)
    let probe = LayoutProbe(200, 100, scale: 1) { Shown(view: control).fixedSize() }
    probe.step()
    let width = control.bounds.width
    func tap(up: Bool) {
      probe.tap(CGPoint(x: 100 + (up ? 1 : -1) * width / 4, y: 50))
      for _ in 0..<3 { probe.step() }
    }
    tap(up: false)
    #expect(control.value == 0 && listener.count == 0)
    tap(up: true)
    tap(up: true)
    #expect(control.value == 4 && listener.count == 2)
    tap(up: true)
    #expect(control.value == 4 && listener.count == 2)
    control.wraps = true
    tap(up: true)
    #expect(control.value == 0 && listener.count == 3)
    tap(up: false)
    #expect(control.value == 4 && listener.count == 4)
  }

  @Test("A page control shows the page of the half that is touched next, and tells of it")
  func touchedPages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let listener = Listener()
    control.addTarget(listener, action: _SEL(Listener.changed), for: .valueChanged)
    let probe = LayoutProbe(200, 100, scale: 1) { Shown(view: control).fixedSize() }
    probe.step()
    for x in [110, 110, 110, 90] as [CGFloat] {
      probe.tap(CGPoint(x: x, y: 50))
      probe.step()
    }
    #expect(control.currentPage == 1 && listener.count == 3)
    control.numberOfPages = 1
    #expect(control.currentPage == 0 && listener.count == 3)
  }

  @Test("A page control is as wide as its dots, what is between them, and its margins")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 5
    #expect(control.intrinsicContentSize == CGSize(width: 5 * 10 + 4 * 8 + 2 * 14, height: 26))
    control.currentPage = 9
    #expect(control.currentPage == 4)
  }

  @Test("A progress view's bar is as long as its progress, an indicator 20 or 37 points")
  func progress() {
    let control = UIProgressView(progressViewStyle: .default)
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    control.progress = 0.25
    control.layoutIfNeeded()
    #expect(control.subviews.last?.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    #expect(UIActivityIndicatorView(style: .medium).bounds.width == 20)
    #expect(UIActivityIndicatorView(style: .large).bounds.width == 37)
  }

  @Test("A view fills what it is offered, unless it hugs its content, and is not compressed")
  func representedSizes() {
    final class Box: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
    }
    let (plain, hugging, soft) = (Box(), Box(), Box())
    hugging.setContentHuggingPriority(.required, for: .horizontal)
    soft.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    let probe = LayoutProbe(200, 200, scale: 1) {
      VStack(spacing: 0) {
        Shown(view: plain).frame(width: 100, height: 40)
        Shown(view: hugging).frame(width: 100, height: 40)
        Shown(view: soft).frame(width: 30, height: 10)
      }
    }
    probe.step()
    #expect(plain.bounds.size == CGSize(width: 100, height: 40))
    #expect(hugging.bounds.size == CGSize(width: 60, height: 40))
    #expect(soft.bounds.size == CGSize(width: 60, height: 10))
  }
}
