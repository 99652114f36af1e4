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

private struct Shown<Content: UIView>: UIViewRepresentable {
  let view: Content
  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ uiView: Content, context: Context) {}
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
