import ViewContent
import ViewRuntime

/// A button that opens a menu, as it was named on the Mac before `Menu`.
nonisolated public struct MenuButton<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content

  nonisolated public init(label: Label, @ViewBuilder content: @escaping () -> Content) {
    self.label = label
    self.content = content
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(label: Text(title), content: content)
  }

  @MainActor public var body: some View { Menu(content: content) { label } }
}

/// How menu buttons looked: as the styles of menus do now.
public protocol MenuButtonStyle {}

nonisolated public struct DefaultMenuButtonStyle: MenuButtonStyle { public init() {} }
nonisolated public struct PullDownMenuButtonStyle: MenuButtonStyle { public init() {} }
nonisolated public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle { public init() {} }
nonisolated public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle { public init() {} }

extension View {
  /// Sets the look of the menu buttons inside.
  nonisolated public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
    let isBorderless =
      style is BorderlessButtonMenuButtonStyle || style is BorderlessPullDownMenuButtonStyle
    return modifier(
      EnvironmentModifier {
        $0.menuStyle = isBorderless ? AnyMenuStyle(BorderlessButtonMenuStyle(), in: nil) : nil
      })
  }
}
