import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// A control that shows a colour, and opens a panel of colours to choose another.
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
  @State private var isOpen = false

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  @MainActor public var body: some View {
    LabeledControl {
      label
    } control: {
      ColorWell(color: selection.wrappedValue)
        .contentShape(Circle())
        .onTapGesture { isOpen = true }
        .anchoredPanel(isPresented: $isOpen) {
          ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
        }
    }
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The colour in a ring of all hues.
private struct ColorWell: View {
  let color: Color

  private static let hues = Gradient(
    colors: stride(from: 0.0, through: 1, by: 0.125).map {
      Color(hue: $0, saturation: 0.85, brightness: 1)
    })

  var body: some View {
    ZStack {
      Circle().strokeBorder(AngularGradient(gradient: Self.hues, center: .center), lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
  }
}
