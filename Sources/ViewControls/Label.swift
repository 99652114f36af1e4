import Foundation
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    style.makeBody(
      LabelStyleConfiguration(
        title: .init(content: AnyView(ControlTitle(content: title))),
        icon: .init(content: AnyView(icon), title: plainText(of: title))))
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was asked to show.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// How a label looks.
@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct LabelStyleConfiguration {
  public struct Title: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public struct Icon: View {
    let content: AnyView
    let title: Text?
    @MainActor public var body: some View { content.accessibilityIcon(title: title) }
  }

  public let title: LabelStyleConfiguration.Title
  public let icon: LabelStyleConfiguration.Icon
}

/// Both, side by side.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabelRow(icon: configuration.icon, title: configuration.title)
  }
}

nonisolated public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemLabel(configuration: configuration)
  }
}

nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// An icon whose middle is as high as the middle of the capitals in the first line beside it.
private struct LabelRow: View {
  let icon: LabelStyleConfiguration.Icon
  let title: LabelStyleConfiguration.Title
  @Environment(\.self) private var environment

  var body: some View {
    let rise = environment.symbolPointSize * SymbolBox.capHeight / 2
    HStack(alignment: .firstTextBaseline, spacing: environment.labelIconToTitleSpacing) {
      if let width = environment.labelReservedIconWidth {
        icon.frame(minWidth: width)
          .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + rise }
      } else {
        icon.alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + rise }
      }
      title
    }
  }
}

/// In lists the icons are large, in the tint, and in slots of 24 points at the default text size, which they may overlap.
private struct SystemLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.tintStyle) private var tint
  @Environment(\.hasProgramForeground) private var hasProgramForeground
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.listItemTint) private var listItemTint
  /// Points: wider where the user's text is larger.
  @ScaledMetric private var slot = 24.0

  var body: some View {
    if isInListRow {
      HStack(spacing: spacing ?? 16) {
        icon.imageScale(.large).frame(width: iconWidth ?? slot, height: slot)
        configuration.title
      }
    } else {
      LabelRow(icon: configuration.icon, title: configuration.title)
    }
  }

  @ViewBuilder private var icon: some View {
    if case .color(let color) = listItemTint?.kind {
      configuration.icon.foregroundStyle(color)
    } else if hasProgramForeground || listItemTint != nil {
      configuration.icon
    } else {
      configuration.icon.foregroundStyle(tint ?? AnyShapeStyle(Color.accentColor))
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A label style whose type is hidden.
nonisolated struct AnyLabelStyle {
  let makeBody: @MainActor (LabelStyleConfiguration) -> AnyView

  init<S: LabelStyle>(_ style: S, in outer: AnyLabelStyle? = nil) {
    // Asked for bodies on the main actor alone.
    nonisolated(unsafe) let style = style
    makeBody = { configuration in
      styledBody(style, configuration, in: outer, at: \.labelStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle()) }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the labels inside.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.labelStyle = AnyLabelStyle(style, in: $0.labelStyle) })
  }
}
