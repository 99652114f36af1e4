import ViewContent
import ViewRuntime

/// How menus look. Their labels follow the style of buttons.
@preconcurrency @MainActor
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of menus has to show: `Menu(configuration)` is the menu itself.
nonisolated public struct MenuStyleConfiguration {
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  nonisolated public struct Content: View {
    let make: () -> AnyView
    @MainActor public var body: some View { make() }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was asked to show.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      styled: { configuration.content }, label: configuration.label,
      primaryAction: configuration.primaryAction)
  }
}

nonisolated public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// The label as a button in the style of the buttons around.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  /// On a phone the labels of menus have no mark in any case.
  nonisolated public init(showsMenuIndicator: Bool) {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

/// The label as a bordered button.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.bordered)
  }
}

// A telephone has no such style: a program that gives its own this name means its own.
extension MenuStyle where Self == BorderedButtonMenuStyle {
  @_disfavoredOverload
  nonisolated public static var borderedButton: BorderedButtonMenuStyle {
    BorderedButtonMenuStyle()
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// A style whose type is hidden.
nonisolated struct AnyMenuStyle {
  let makeBody: @MainActor (MenuStyleConfiguration) -> AnyView

  init<S: MenuStyle>(_ style: S, in outer: AnyMenuStyle?) {
    // Asked for bodies on the main actor alone.
    nonisolated(unsafe) let style = style
    makeBody = { configuration in
      styledBody(style, configuration, in: outer, at: \.menuStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

private struct MenuStyleKey: EnvironmentKey { static var defaultValue: AnyMenuStyle? { nil } }

extension EnvironmentValues {
  /// The style of menus; nil for the system's.
  var menuStyle: AnyMenuStyle? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the menus inside.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    // The system's own needs no style: it is what is drawn without one.
    let isSystem = style is DefaultMenuStyle || style is ButtonMenuStyle
    // These change the system's own menu, whatever lies around it.
    let isOfSystem = style is BorderlessButtonMenuStyle || style is BorderedButtonMenuStyle
    return modifier(
      EnvironmentModifier {
        $0.menuStyle = isSystem ? nil : AnyMenuStyle(style, in: isOfSystem ? nil : $0.menuStyle)
      })
  }
}
