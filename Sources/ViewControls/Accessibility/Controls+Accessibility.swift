import Foundation
import Geometry
import ViewContent
import ViewInteraction
@_spi(Runtime) import ViewRuntime

// What controls say: each is one element whose label is what its texts say, as in SwiftUI.

extension View {
  /// A button that does `action`.
  nonisolated func accessibilityButton(action: (@MainActor () -> Void)?) -> some View {
    accessibilityControl(.button) { element, _ in
      element.traits.insert(.isButton)
      element.actions.removeAll { $0.kind == .activate }
      guard let action else { return element.isEnabled = false }
      element.actions.insert(AccessibilityElement.Action(.activate, perform: action), at: 0)
    }
  }

  /// A button that is chosen or not, as a tab or an option.
  nonisolated package func accessibilityOption(
    isSelected: Bool, action: (@MainActor () -> Void)? = nil
  ) -> some View {
    accessibilityButton(action: action ?? {}).accessibilityAttribute { element, _ in
      // The title says it all: a tab's symbol is decoration.
      if let title = element.texts.first { element.label = title }
      if isSelected { element.traits.insert(.isSelected) }
    }
  }

  /// On or off: 1 or 0.
  nonisolated func accessibilityToggle(_ isOn: Binding<Bool>) -> some View {
    accessibilityControl(.toggle) { element, _ in
      element.traits.formUnion([.isButton, .isToggle])
      element.value = isOn.wrappedValue ? "1" : "0"
      element.actions = [AccessibilityElement.Action(.activate) { isOn.wrappedValue.toggle() }]
    }
  }

  /// The part of a control that a finger is to go to.
  nonisolated func accessibilityTouchTarget() -> some View {
    accessibilityAttribute { element, context in
      element.activationPoint = CGPoint(x: context.frame.midX, y: context.frame.midY)
    }
  }

  /// A value between two bounds, told in percent; `adjust` makes it larger or smaller by a step.
  nonisolated func accessibilityFraction(
    _ role: AccessibilityElement.Role, _ fraction: Double?, label: Text? = nil,
    adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)? = nil
  ) -> some View {
    accessibilityControl(role) { element, context in
      if let label { element.label = context.string(label) }
      element.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
      element.adjust = adjust
      if role == .progress { element.traits.insert(.updatesFrequently) }
    }
  }

  /// A field that is typed into; `label` is its title, which it need not show.
  nonisolated package func accessibilityField(
    _ role: AccessibilityElement.Role, label: Text?, text: Binding<String>
  ) -> some View {
    accessibilityControl(role) { element, context in
      let letters = text.wrappedValue
      if let label {
        element.label = context.string(label)
      } else if element.label == letters, !letters.isEmpty {
        element.label = nil
      }
      element.value =
        role == .secureField ? String(repeating: "•", count: letters.count) : letters
      element.texts = [element.label, element.value].compactMap { $0 }
      if role == .searchField { element.traits.insert(.isSearchField) }
    }
  }

  /// The chosen option of a picker that shows it alone.
  nonisolated func accessibilityChoice(label: Text?) -> some View {
    accessibilityControl(.picker) { element, context in
      element.traits.insert(.isButton)
      element.value = element.texts.last ?? element.label
      if let label { element.label = context.string(label) }
    }
  }

  /// The options of a picker.
  nonisolated func accessibilityOptions(label: Text?) -> some View {
    accessibilityContainer(.picker) { element, context in
      if let label { element.label = context.string(label) }
      let chosen = element.children.first { $0.traits.contains(.isSelected) }
      element.value = chosen?.label
    }
  }

  /// The icon beside a title: it is called as the title is, where it stands alone.
  nonisolated func accessibilityIcon(title: Text?) -> some View {
    modifier(
      AccessibilityModifier { elements, context in
        if elements.isEmpty, title != nil {
          elements = [AccessibilityElement(role: .image, frame: context.frame)]
        }
        for index in elements.indices {
          elements[index].repeatsTitle = true
          if let title { elements[index].label = context.string(title) }
        }
      })
  }
}

/// The text that a label consists of; nil for one that is made of other views.
nonisolated func plainText<Content: View>(of label: Content) -> Text? {
  if let text = label as? Text { return text }
  return (label as? Label<Text, Image>)?.title
}

extension Stepper {
  /// The label and the two ends; a swipe up or down counts, too.
  nonisolated func accessible<Content: View>(_ content: Content) -> some View {
    let (up, down) = (onIncrement, onDecrement)
    return content.accessibilityContainer(.stepper) { element, _ in
      let parts = element.children
      element.children = parts.filter { $0.traits.contains(.isButton) }
      element.label =
        AccessibilityElement.combining(
          parts.filter { !$0.traits.contains(.isButton) }, frame: element.frame
        ).label
      element.texts = parts.flatMap(\.texts)
      element.adjust = { $0 == .increment ? up?() : down?() }
    }
  }
}
