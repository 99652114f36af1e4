import Foundation
import Hosting
import ViewCatalog
import ViewRuntime

// Scenes of the Mac beside a program's windows. They have no place here, which is said.

/// A menu, or a window, that opens from the menu bar at the top of the Mac's screen.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  package var firstWindow: AnyView? { nil }

  private init() {
    Reports.once("a MenuBarExtra is not shown: there is no menu bar here")
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init() }
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init() }
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init() }
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init() }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init() }
}

extension MenuBarExtra where Label == ViewCatalog.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init() }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init() }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init() }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init() }
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init()
  }
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init() }
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init() }
}

/// How what opens from the menu bar looks.
@preconcurrency @MainActor
public protocol MenuBarExtraStyle {}

public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}

/// A window that floats over the others, and which the user opens: it is not seen at the start.
public struct UtilityWindow<Content: View>: PrimitiveScene {
  package var firstWindow: AnyView? { nil }

  private init() {
    Reports.once("a UtilityWindow is not shown: a program has one window here")
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init() }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init()
  }
}

/// A dialog without a window.
public struct AlertScene<Actions: View, Message: View>: PrimitiveScene {
  package var firstWindow: AnyView? { nil }

  private init() {
    Reports.once("an AlertScene is not shown: a program has one window here")
  }

  public init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) { self.init() }
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) { self.init() }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) { self.init() }
}

extension AlertScene where Message == EmptyView {
  public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {
    self.init(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) { self.init(titleKey, isPresented: isPresented, actions: actions) { EmptyView() } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) { self.init(title, isPresented: isPresented, actions: actions) { EmptyView() } }
}

/// What a program shows to those for whom the system is made simpler: nobody is asked for it here.
public struct AssistiveAccess<Content: View>: PrimitiveScene {
  package var firstWindow: AnyView? { nil }
  public init(@ViewBuilder content: () -> Content) {}
}

extension View {
  nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
  nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
}

// MARK: Controls for them

/// Opens the program's settings, which are not shown here.
nonisolated public struct OpenSettingsAction: Sendable {
  @MainActor public func callAsFunction() {
    Reports.once("openSettings opens nothing here: a program has one window")
  }
}

extension EnvironmentValues {
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}

/// The title of a `SettingsLink` that was given none.
nonisolated public struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Text("Settings…") }
}

/// A button that opens the program's settings.
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }

  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// A round button with a question mark, which shows help.
nonisolated public struct HelpLink: View {
  private let action: (() -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL

  public init(action: @escaping () -> Void) { (self.action, destination) = (action, nil) }
  public init(destination: URL) { (action, self.destination) = (nil, destination) }
  /// By the name of a place in a help book, of which there is none here.
  public init(anchor: String) {
    self.init { Reports.once("there is no help book here: HelpLink shows nothing of “\(anchor)”") }
  }

  @MainActor public var body: some View {
    Button {
      if let action { action() } else if let destination { openURL(destination) }
    } label: {
      Image(systemName: "questionmark").accessibilityLabel("Help")
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
  }
}
