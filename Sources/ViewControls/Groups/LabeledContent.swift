import Foundation
import ViewContent
import ViewGraphics
import ViewRuntime

/// A value with a label.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @MainActor public var body: some View {
    style.makeBody(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(ControlTitle(content: label))),
        content: .init(
          content: AnyView(
            ControlTitle(content: content, alignment: .trailing, dimsRest: false)))))
  }
}

extension LabeledContent where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// How labelled values look.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct LabeledContentStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}

/// The label at the leading, the value in gray at the trailing edge.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledControl {
      configuration.label
    } control: {
      configuration.content.systemForegroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

/// A style whose type is hidden.
nonisolated struct AnyLabeledContentStyle {
  let makeBody: @MainActor (LabeledContentStyleConfiguration) -> AnyView

  init<S: LabeledContentStyle>(_ style: S, in outer: AnyLabeledContentStyle? = nil) {
    // Asked for bodies on the main actor alone.
    nonisolated(unsafe) let style = style
    makeBody = { configuration in
      styledBody(style, configuration, in: outer, at: \.labeledContentStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabeledContentStyle {
    AnyLabeledContentStyle(AutomaticLabeledContentStyle())
  }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyLabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.labeledContentStyle = AnyLabeledContentStyle(style, in: $0.labeledContentStyle)
      })
  }
}
