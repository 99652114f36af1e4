import Foundation
import FoundationNames
import Geometry
@_spi(Runtime) import ViewRuntime

// What an object says of itself, as an element of its window.

extension _AccessibleObject {
  /// The element that the object is.
  final func accessibilityDescription() -> AccessibilityElement {
    let frame = accessibilityPath?.bounds ?? accessibilityFrame
    var element = AccessibilityElement(role: accessibilityTraits.role, frame: frame)
    let point = accessibilityActivationPoint
    if point != .zero, point != CGPoint(x: frame.midX, y: frame.midY) {
      element.activationPoint = point
    }
    describe(&element)
    return element
  }

  /// Has an element say what the object says, where the object says something.
  final func describe(_ element: inout AccessibilityElement) {
    if let accessibilityLabel { element.label = accessibilityLabel }
    if let accessibilityValue { element.value = accessibilityValue }
    if let accessibilityHint { element.hint = accessibilityHint }
    if let accessibilityIdentifier { element.identifier = accessibilityIdentifier }
    let traits = accessibilityTraits
    element.traits.formUnion(traits.elementTraits)
    if traits.contains(.header), element.headingLevel == nil { element.headingLevel = 0 }
    if traits.contains(.notEnabled) { element.isEnabled = false }
    element.inputLabels += accessibilityUserInputLabels ?? []
    for action in accessibilityCustomActions ?? [] {
      element.actions.append(
        AccessibilityElement.Action(.named(action.name)) { action.perform() })
    }
    if traits.contains(.adjustable), element.adjust == nil {
      element.adjust = { [weak self] direction in
        direction == .increment ? self?.accessibilityIncrement() : self?.accessibilityDecrement()
      }
    }
  }
}

extension UIView {
  /// The element that the view is, with the texts on it and what a double tap does.
  final func accessibilityElement() -> AccessibilityElement {
    var element = accessibilityDescription()
    if let accessibilityRole { element.role = accessibilityRole }
    if let control = self as? UIControl {
      element.isEnabled = element.isEnabled && control.isEnabled
    }
    let inside = accessibilityGroupsInside().flatMap(\.elements)
    element.texts = inside.flatMap(\.texts)
    if let label = self as? UILabel, let text = label.text { element.texts = [text] }
    if canBeActivated {
      element.actions.insert(
        AccessibilityElement.Action(.activate) { [weak self] in self?.activate() }, at: 0)
    }
    return element
  }

  private var canBeActivated: Bool {
    if self is UIControl { return accessibilityTraits.isDisjoint(with: [.adjustable]) }
    let pressed: UIAccessibilityTraits = [.button, .link, .toggleButton, .keyboardKey]
    return !accessibilityTraits.isDisjoint(with: pressed)
      || (gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
  }

  /// Does what a double tap of somebody asks for who does not see the view: what the program says, or as
  /// if it were touched where it is to be.
  final func activate() {
    if accessibilityActivate() { return }
    if let control = self as? UIControl, (self as? UIButton)?.opensMenuAtTouch != true {
      guard control.isEnabled else { return }
      control.sendActions(for: .touchDown)
      return control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    touch()
  }

  /// No finger of a hand has this number.
  private static let finger = 1_000

  /// Lets a finger touch it where it is to be touched.
  private func touch() {
    guard let host else { return }
    for phase in [TouchEvent.Phase.began, .ended] {
      host.send(
        TouchEvent(
          time: host.time, finger: Self.finger, phase: phase,
          location: accessibilityActivationPoint))
    }
  }
}
