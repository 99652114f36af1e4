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

extension ToolbarItemGroup {
  /// A group that would be a menu with that label where there is no room; here there is.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    let (content, label) = (content(), label())
    self.init(placement: placement) {
      LabeledToolbarItemGroupContent(content: content, label: label)
    }
  }
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
