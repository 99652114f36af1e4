import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

/// A menu that opens from the title of a screen.
nonisolated public struct ToolbarTitleMenu<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init() where Content == EmptyView { content = EmptyView() }
  @MainActor public var body: some View { content }
}

/// What a user may change about an item of a toolbar.
nonisolated public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case `default`, reorderable, disabled }
  private let kind: Kind
  public static let `default` = ToolbarCustomizationBehavior(kind: .default)
  public static let reorderable = ToolbarCustomizationBehavior(kind: .reorderable)
  public static let disabled = ToolbarCustomizationBehavior(kind: .disabled)
}

nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// A toolbar that belongs to a part of a container.
nonisolated public struct ContentToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

/// The content of a group with a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @MainActor public var body: some View { content }
}

extension CustomizableToolbarContent {
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

extension View {
  /// The title of the screen opens a menu.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: @escaping () -> C)
    -> some View
  {
    titleMenu(AnyView(content()))
  }

  nonisolated public func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    Reports.once("toolbarForegroundStyle is left out: bars keep the colours of their screens")
    return self
  }
}
