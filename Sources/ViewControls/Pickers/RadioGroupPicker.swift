import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// The options as rings below one another, of which that of the chosen one is filled, as on the Mac.
nonisolated public struct RadioGroupPickerStyle: SystemPickerStyle {
  static var kind: PickerStyleKind { .radioGroup }
  nonisolated public init() {}
}

/// The Mac's button that shows the chosen option: what `menu` is now.
nonisolated public struct PopUpButtonPickerStyle: SystemPickerStyle {
  static var kind: PickerStyleKind { .menu }
  nonisolated public init() {}
}

// A telephone has no such style: a program that gives its own this name means its own.
extension PickerStyle where Self == RadioGroupPickerStyle {
  @_disfavoredOverload
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private struct RadioGroupIsHorizontalKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var radioGroupIsHorizontal: Bool {
    get { self[RadioGroupIsHorizontalKey.self] }
    set { self[RadioGroupIsHorizontalKey.self] = newValue }
  }
}

extension View {
  /// Puts the rings of the radio groups inside side by side.
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupIsHorizontal, true)
  }
}

/// A label with a ring and its option for each choice beside it.
struct RadioGroupPicker<Label: View, Content: View>: View {
  let selection: PickerSelection
  let label: Label
  let content: Content
  @Environment(\.radioGroupIsHorizontal) private var isHorizontal
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      ControlTitle(content: label)
      ChildrenView(content) { options in
        let value = selection.value()
        let layout =
          isHorizontal
          ? AnyLayout(HStackLayout(spacing: 12))
          : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
        layout {
          ForEach(options) { option in row(option, isChosen: option.isTagged(value)) }
        }
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
    .accessibilityOptions(label: plainText(of: label))
  }

  private func row(_ option: ChildView, isChosen: Bool) -> some View {
    Button {
      if let tag = option.tag { selection.select(tag) }
    } label: {
      HStack(spacing: 6) {
        RadioRing(isChosen: isChosen).accessibilityHidden(true)
        option
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// A ring of 16 points, filled with the tint and a white dot where it is chosen. The figures are estimates by eye.
private struct RadioRing: View {
  let isChosen: Bool

  var body: some View {
    ZStack {
      if isChosen {
        Circle().fill(.tint)
        Circle().fill(.white).frame(width: 6, height: 6)
      } else {
        Circle().strokeBorder(Color(.system(.separator)), lineWidth: 1)
      }
    }
    .frame(width: 16, height: 16)
  }
}
