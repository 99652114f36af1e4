import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewLayout
import ViewRuntime

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
