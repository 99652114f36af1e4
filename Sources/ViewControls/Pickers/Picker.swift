import Foundation
import ViewContent
import ViewInteraction
import ViewRuntime

/// A control that chooses one of several values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: PickerSelection
  let label: Label
  let content: Content
  /// What stands for the chosen option in a menu's button; nil for the option itself.
  var currentValueLabel: AnyView?
  @Environment(\.pickerStyle) private var style
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.pickerLink) private var pickerLink

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = PickerSelection(selection)
    self.label = label()
    self.content = content()
  }

  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = PickerSelection(selection)
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    switch isInMenu ? .inline : style {
    case .segmented, .palette:
      SegmentedPicker(selection: selection, content: content)
        .accessibilityOptions(label: plainText(of: label))
    case .wheel:
      WheelPicker(selection: selection, content: content)
        .accessibilityLabel(
          plainText(of: label) ?? Text(verbatim: ""), isEnabled: plainText(of: label) != nil)
    case .inline:
      if isInListRow || isInMenu {
        InlinePicker(selection: selection, content: content)
      } else {
        WheelPicker(selection: selection, content: content)
      }
    case .navigationLink:
      if let pickerLink {
        pickerLink(
          PickerLink(
            selection: selection, title: plainText(of: label),
            label: AnyView(ControlTitle(content: label)), content: AnyView(content)))
      } else {
        // Nothing around shows another screen.
        MenuPicker(
          selection: selection, label: label, content: content, currentValueLabel: currentValueLabel
        )
      }
    case .radioGroup:
      RadioGroupPicker(selection: selection, label: label, content: content)
    case .automatic, .menu:
      MenuPicker(
        selection: selection, label: label, content: content, currentValueLabel: currentValueLabel)
    }
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == ViewControls.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewControls.Label(titleKey, systemImage: systemImage),
      content: content)
  }
}

/// A picker that leads to a screen with its options.
package struct PickerLink {
  package let selection: PickerSelection
  /// The title of that screen; nil where the label is no text.
  package let title: Text?
  package let label: AnyView
  package let content: AnyView
}

private struct PickerLinkKey: EnvironmentKey {
  static var defaultValue: (@MainActor (PickerLink) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// Makes the row of a picker that leads to a screen; nil where there are no screens.
  package var pickerLink: (@MainActor (PickerLink) -> AnyView)? {
    get { self[PickerLinkKey.self] }
    set { self[PickerLinkKey.self] = newValue }
  }
}

/// The chosen value of a picker, behind its type.
package struct PickerSelection {
  package let value: @MainActor () -> AnyHashable
  /// Takes the tag of an option; one of another type is left alone.
  package let select: @MainActor (AnyHashable) -> Void
  /// The values of several sources that differ; none where there is one value.
  var mixed: @MainActor () -> Set<AnyHashable> = { [] }

  nonisolated package init<Value: Hashable>(_ binding: Binding<Value>) {
    // Both closures below are called on the main actor alone.
    nonisolated(unsafe) let binding = binding
    value = { AnyHashable(binding.wrappedValue) }
    select = { tag in if let value = tag.base as? Value { binding.wrappedValue = value } }
  }

  nonisolated init(
    value: @escaping @MainActor () -> AnyHashable,
    select: @escaping @MainActor (AnyHashable) -> Void
  ) {
    self.value = value
    self.select = select
  }

  /// The same value, taken by another action.
  @MainActor package func selecting(
    _ select: @escaping @MainActor (AnyHashable) -> Void
  ) -> PickerSelection {
    var selection = PickerSelection(value: value, select: select)
    selection.mixed = mixed
    return selection
  }
}

/// How a picker looks.
public protocol PickerStyle {}

enum PickerStyleKind {
  case automatic, menu, segmented, wheel, inline, navigationLink, palette, radioGroup
}

protocol SystemPickerStyle: PickerStyle {
  static var kind: PickerStyleKind { get }
}

nonisolated public struct DefaultPickerStyle: SystemPickerStyle {
  static var kind: PickerStyleKind { .automatic }
  nonisolated public init() {}
}
nonisolated public struct MenuPickerStyle: SystemPickerStyle {
  static var kind: PickerStyleKind { .menu }
  nonisolated public init() {}
}
nonisolated public struct SegmentedPickerStyle: SystemPickerStyle {
  static var kind: PickerStyleKind { .segmented }
  nonisolated public init() {}
}
nonisolated public struct WheelPickerStyle: SystemPickerStyle {
  static var kind: PickerStyleKind { .wheel }
  nonisolated public init() {}
}
nonisolated public struct InlinePickerStyle: SystemPickerStyle {
  static var kind: PickerStyleKind { .inline }
  nonisolated public init() {}
}
nonisolated public struct NavigationLinkPickerStyle: SystemPickerStyle {
  static var kind: PickerStyleKind { .navigationLink }
  nonisolated public init() {}
}
nonisolated public struct PalettePickerStyle: SystemPickerStyle {
  static var kind: PickerStyleKind { .palette }
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}
extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyleKind { .automatic }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers inside.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let kind = (S.self as? any SystemPickerStyle.Type)?.kind ?? .automatic
    return modifier(EnvironmentModifier { $0.pickerStyle = kind })
  }
}
