import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewLayout
import ViewRuntime

/// Views on a card, with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    style.makeBody(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was asked to show, in the style around it.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// How group boxes look.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
}

nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(GroupBoxBackground())
  }
}

/// The card: of the style that `backgroundStyle(_:)` sets, else of the second background of grouped content.
private struct GroupBoxBackground: View {
  @Environment(\.backgroundStyle) private var style

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(style ?? AnyShapeStyle(Color(.system(.secondaryBackground))))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A style whose type is hidden.
nonisolated struct AnyGroupBoxStyle {
  let makeBody: @MainActor (GroupBoxStyleConfiguration) -> AnyView

  init<S: GroupBoxStyle>(_ style: S, in outer: AnyGroupBoxStyle? = nil) {
    // Asked for bodies on the main actor alone.
    nonisolated(unsafe) let style = style
    makeBody = { configuration in
      styledBody(style, configuration, in: outer, at: \.groupBoxStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyGroupBoxStyle { AnyGroupBoxStyle(DefaultGroupBoxStyle()) }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyGroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { $0.groupBoxStyle = AnyGroupBoxStyle(style, in: $0.groupBoxStyle) })
  }
}
