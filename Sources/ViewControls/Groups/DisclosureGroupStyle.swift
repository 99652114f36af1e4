import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// How disclosure groups look.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A group's parts, and whether it is open.
nonisolated public struct DisclosureGroupStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  /// Made when it is shown: the rows of a tree would be made without an end.
  public struct Content: View {
    let content: () -> AnyView
    @MainActor public var body: some View { content() }
  }

  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The title with a chevron that turns, and the content below.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let binding = configuration.$isExpanded
    VStack(alignment: .leading, spacing: 0) {
      Button {
        withAnimation(.spring(response: 0.35, dampingFraction: 1)) { binding.wrappedValue.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer(minLength: 8)
          Chevron(direction: .trailing, size: 15)
            .foregroundStyle(.tint)
            .modifier(OpeningTurn(isOpen: binding.wrappedValue))
        }
        .frame(minHeight: 32)
        .contentShape(Rectangle())
      }
      .buttonStyle(.borderless)
      if binding.wrappedValue { configuration.content }
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

  init<S: DisclosureGroupStyle>(_ style: S) {
    // A style is a value that the main actor alone asks.
    nonisolated(unsafe) let style = style
    makeBody = { AnyView(StyledBody(style, $0) { $0.makeBody(configuration: $1) }) }
  }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyDisclosureGroupStyle {
    AnyDisclosureGroupStyle(AutomaticDisclosureGroupStyle())
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyDisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.disclosureGroupStyle = AnyDisclosureGroupStyle(style) })
  }
}
