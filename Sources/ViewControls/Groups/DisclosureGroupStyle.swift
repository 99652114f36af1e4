import ViewContent
import ViewLayout
import ViewRuntime

/// How disclosure groups look, and what opens them.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of disclosure groups has to show.
nonisolated public struct DisclosureGroupStyleConfiguration {
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool

  init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>) {
    self.label = Label(view: label)
    self.content = Content(view: content)
    _isExpanded = isExpanded
  }
}

/// The system's look: a chevron at the end of the title, which turns.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    OpeningGroup(isExpanded: configuration.$isExpanded, label: configuration.label) {
      configuration.content
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

/// A style whose type is hidden.
nonisolated struct AnyDisclosureGroupStyle {
  let makeBody: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView

  init<S: DisclosureGroupStyle>(_ style: S, in outer: AnyDisclosureGroupStyle?) {
    // Asked for bodies on the main actor alone.
    nonisolated(unsafe) let style = style
    makeBody = { configuration in
      styledBody(style, configuration, in: outer, at: \.disclosureGroupStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyDisclosureGroupStyle? { nil }
}

extension EnvironmentValues {
  /// The style of disclosure groups; nil for the system's.
  var disclosureGroupStyle: AnyDisclosureGroupStyle? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the disclosure groups inside.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    // The system's own needs no style: it is what is drawn without one.
    let isSystem = style is AutomaticDisclosureGroupStyle
    return modifier(
      EnvironmentModifier {
        $0.disclosureGroupStyle =
          isSystem ? nil : AnyDisclosureGroupStyle(style, in: $0.disclosureGroupStyle)
      })
  }
}
