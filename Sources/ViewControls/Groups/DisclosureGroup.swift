import Foundation
import Geometry
import Motion
import ViewContent
import ViewGraphics
import ViewLayout
import ViewRuntime

/// Views that are shown when their title is tapped.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  @MainActor public var body: some View {
    let binding = isExpanded ?? $isOpen
    if let style {
      style.makeBody(
        DisclosureGroupStyleConfiguration(
          label: AnyView(label), content: AnyView(content()), isExpanded: binding))
    } else {
      OpeningGroup(isExpanded: binding, label: label, content: content)
    }
  }
}

/// A title with a chevron that turns, and below it what it opens.
nonisolated struct OpeningGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  @ViewBuilder let content: () -> Content
  @Environment(\.isInListRow) private var isInListRow

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button {
        withAnimation(.spring(response: 0.35, dampingFraction: 1)) {
          isExpanded.wrappedValue.toggle()
        }
      } label: {
        HStack {
          // In lists only the chevron has the tint.
          if isInListRow { label.foregroundStyle(Color.primary) } else { label }
          Spacer(minLength: 8)
          Chevron(direction: .trailing, size: 15)
            .foregroundStyle(.tint)
            .modifier(OpeningTurn(isOpen: isExpanded.wrappedValue))
        }
        .frame(minHeight: 32)
        .contentShape(Rectangle())
      }
      .buttonStyle(.borderless)
      if isExpanded.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Says that there is nothing to show, and why.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.font(.title2.bold()).labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).systemForegroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}
  @MainActor func makeBody(configuration: LabelStyleConfiguration) -> some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 48)).systemForegroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == ViewControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { ViewControls.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  {
    self.init(
      label: { ViewControls.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { ViewControls.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Nothing was found.
  nonisolated public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  nonisolated public static func search(text: String) -> Self {
    Self(
      verbatimTitle: "No Results for “\(text)”",
      description: Text("Check the spelling or try a new search."))
  }

  nonisolated private init(verbatimTitle: String, description: Text) {
    self.init(
      label: { ViewControls.Label(verbatimTitle, systemImage: "magnifyingglass") },
      description: { description },
      actions: { EmptyView() })
  }
}
