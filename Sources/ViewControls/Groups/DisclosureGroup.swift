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

  @Environment(\.disclosureGroupStyle) private var style

  @MainActor public var body: some View {
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: { AnyView(content()) }),
        isExpanded: isExpanded ?? $isOpen))
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

/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)
  {
    self.content = content()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    ChildrenView(content.labelStyle(.iconOnly)) { children in
      HStack(spacing: 0) {
        ForEach(children) { child in
          if child != children.first { Divider().frame(height: 20) }
          child.padding(.horizontal, 16).frame(minHeight: 36)
        }
      }
      .background(Color(.system(.tertiaryFill)), in: Capsule(style: .circular))
    }
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
