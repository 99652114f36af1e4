import ViewContent
import ViewLayout
import ViewRuntime

/// How groups of controls look.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of control groups has to show.
nonisolated public struct ControlGroupStyleConfiguration {
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let content: ControlGroupStyleConfiguration.Content
  public let label: ControlGroupStyleConfiguration.Label

  init(label: AnyView, content: AnyView) {
    self.label = Label(view: label)
    self.content = Content(view: content)
  }
}

/// The controls on one capsule.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content)
  }
}

/// As in a bar: the controls' symbols side by side.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content)
  }
}

/// A menu that opens from the group's label.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// Within a menu a row of symbols with small titles; elsewhere a menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  @Environment(\.isInMenu) private var isInMenu
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      ControlRow(content: configuration.content)
    } else {
      MenuControlGroupStyle().makeBody(configuration: configuration)
    }
  }
}

/// Within a menu a row of symbols alone.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: Self { Self() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: Self { Self() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: Self { Self() }
}

/// A style whose type is hidden.
nonisolated struct AnyControlGroupStyle {
  let makeBody: @MainActor (ControlGroupStyleConfiguration) -> AnyView

  init<S: ControlGroupStyle>(_ style: S, in outer: AnyControlGroupStyle?) {
    // Asked for bodies on the main actor alone.
    nonisolated(unsafe) let style = style
    makeBody = { configuration in
      styledBody(style, configuration, in: outer, at: \.controlGroupStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlGroupStyle? { nil }
}

extension EnvironmentValues {
  /// The style of control groups; nil for the system's.
  var controlGroupStyle: AnyControlGroupStyle? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the control groups inside.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    // The system's own needs no style: it is what is drawn without one.
    let isSystem = style is AutomaticControlGroupStyle || style is NavigationControlGroupStyle
    return modifier(
      EnvironmentModifier {
        $0.controlGroupStyle =
          isSystem ? nil : AnyControlGroupStyle(style, in: $0.controlGroupStyle)
      })
  }
}
