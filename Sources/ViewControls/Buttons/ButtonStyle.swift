import Foundation
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// What a button is for.
nonisolated public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "Delete")
  public static let cancel = ButtonRole(name: "Cancel")
  public static let confirm = ButtonRole(name: "Done")
  public static let close = ButtonRole(name: "Close")
}

/// How a button looks; the system decides when it is pressed.
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button style has to show.
nonisolated public struct ButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

/// How a button looks and what makes it act.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive button style has to show, and its action.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  package let action: @MainActor () -> Void

  package init(
    role: ButtonRole?, label: PrimitiveButtonStyleConfiguration.Label,
    action: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Does what the button is for.
  @MainActor public func trigger() { action() }
}

/// A button style whose type is hidden.
nonisolated package struct AnyButtonStyle {
  let makeBody: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  package init<S: PrimitiveButtonStyle>(primitive style: S, in outer: AnyButtonStyle? = nil) {
    // Asked for bodies on the main actor alone.
    nonisolated(unsafe) let style = style
    makeBody = { configuration in
      styledBody(style, configuration, in: outer, at: \.buttonStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }

  init<S: ButtonStyle>(_ style: S) {
    // Read where buttons are made, on the main actor alone.
    nonisolated(unsafe) let style = style
    makeBody = { AnyView(PressableButton(style: style, configuration: $0)) }
  }
}

private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }

extension EnvironmentValues {
  /// The style of buttons; nil for the system's.
  package var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons inside.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.buttonStyle = AnyButtonStyle(style) })
  }

  /// Sets the look and behaviour of the buttons inside.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.buttonStyle = AnyButtonStyle(primitive: style, in: $0.buttonStyle)
      })
  }
}

/// A button shown by a `ButtonStyle`: knows whether it is pressed.
nonisolated package struct PressableButton<S: ButtonStyle>: View {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  nonisolated package init(style: S, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }

  @MainActor package var body: some View {
    StyledBody(
      style,
      ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: isPressed)
    ) { $0.makeBody(configuration: $1) }
    .gesture(
      ButtonGesture(
        onPressingChanged: { isPressed = $0 }, action: { configuration.trigger() }))
  }
}
