import Foundation
import ViewRuntime

/// A screen with a bar, or screens above one another: what `NavigationStack` is now. Of several views in it the first is
/// the list, and the others stand beside it where there is room: what `NavigationSplitView` is now.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  @Environment(\.navigationViewIsStack) private var isStack
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    let views = (content as? any SeveralViews)?.views ?? []
    if views.count < 2 {
      NavigationStack { content }
    } else if isStack {
      NavigationStack { views[0] }
    } else if views.count == 2 {
      NavigationSplitView {
        views[0]
      } detail: {
        views[1]
      }
    } else {
      NavigationSplitView {
        views[0]
      } content: {
        views[1]
      } detail: {
        views[2]
      }
    }
  }
}

public protocol NavigationViewStyle {}
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
/// Two columns, as `ColumnNavigationViewStyle` has them now.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// On a narrow window all styles are stacks.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}

private struct NavigationViewIsStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the screens of a `NavigationView` lie above one another in a wide window, too.
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}
