import Foundation
import ViewContent
import ViewRuntime

/// How the title of a screen is shown.
nonisolated public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
}

extension View {
  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(BarModifier { $0.title = title })
  }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(BarModifier { $0.titleMode = displayMode })
  }

  /// Sets what stands below the title of the screen, in smaller letters.
  nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(BarModifier { $0.subtitle = subtitle })
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarModifier { $0.isHidden = hidden })
  }

  nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    modifier(BarModifier { $0.isBackButtonHidden = hidden })
  }

  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  {
    modifier(
      BarModifier {
        $0.items.append(BarItem(id: "old.leading", place: .leading, content: AnyView(leading)))
        $0.items.append(BarItem(id: "old.trailing", place: .trailing, content: AnyView(trailing)))
      })
  }

  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(
      BarModifier {
        $0.items.append(BarItem(id: "old.leading", place: .leading, content: AnyView(leading)))
      })
  }

  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(
      BarModifier {
        $0.items.append(BarItem(id: "old.trailing", place: .trailing, content: AnyView(trailing)))
      })
  }
}
