import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// A box with a check mark before the label, as on the Mac; a dash where several sources differ.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 6) {
        Checkbox(
          mark: configuration.isMixed ? "minus" : configuration.isOn ? "checkmark" : nil
        )
        .accessibilityHidden(true)
        configuration.label
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

// A telephone has no such style: a program that gives its own this name means its own.
extension ToggleStyle where Self == CheckboxToggleStyle {
  @_disfavoredOverload
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A box of 16 points, filled with the tint where it has a mark. The figures are estimates by eye.
private struct Checkbox: View {
  let mark: String?

  var body: some View {
    let outline = RoundedRectangle(cornerRadius: 4)
    ZStack {
      if let mark {
        outline.fill(.tint)
        Image(systemName: mark).font(.system(size: 10, weight: .bold)).foregroundStyle(.white)
      } else {
        outline.strokeBorder(Color(.system(.separator)), lineWidth: 1)
      }
    }
    .frame(width: 16, height: 16)
  }
}
