import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

// Styles of the Mac's and the television's buttons. Their figures are estimates by eye.

/// The label as a link to a web page looks.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: SystemButtonLook(kind: .automatic), configuration: configuration)
  }
}

/// A button in a bar below a window's toolbar: the label, on a light capsule while it is pressed.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: AccessoryBarLook(showsFill: false), configuration: configuration)
  }
}

/// A button for an extra action in such a bar: the label on a light capsule.
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: AccessoryBarLook(showsFill: true), configuration: configuration)
  }
}

/// The television's card: the label as it is, with round corners and a shadow, which grows when it is pressed.
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: CardLook(), configuration: configuration)
  }
}

private struct AccessoryBarLook: ButtonStyle {
  let showsFill: Bool
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(showsFill: Bool) { self.showsFill = showsFill }

  @MainActor func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
      .font(.subheadline)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(
        Color(.system(.tertiaryFill)).opacity(showsFill || configuration.isPressed ? 1 : 0),
        in: Capsule()
      )
      .contentShape(Capsule())
      .opacity(configuration.isPressed ? 0.75 : isEnabled ? 1 : 0.5)
  }
}

private struct CardLook: ButtonStyle {
  nonisolated init() {}

  @MainActor func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .shadow(color: .black.opacity(0.25), radius: 10, y: 5)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

// A telephone has no such style: a program that gives its own this name means its own.
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  @_disfavoredOverload
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  @_disfavoredOverload
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  @_disfavoredOverload
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == CardButtonStyle {
  @_disfavoredOverload
  nonisolated public static var card: CardButtonStyle { CardButtonStyle() }
}
