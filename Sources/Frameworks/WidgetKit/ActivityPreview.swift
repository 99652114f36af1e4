import ActivityKit
import Foundation
import SwiftUI

/// How an island is shown in a preview.
public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }

/// What of a live activity a preview shows: what stands on the lock screen, or the island.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  enum Shape: Hashable { case content, island(DynamicIslandPreviewViewState) }
  let shape: Shape

  public static let content = Self(shape: .content)
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> Self {
    Self(shape: .island(state))
  }
}

/// The states that a preview shows, one after another.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public typealias States = [Attributes.ContentState]
  public static func buildExpression(_ state: Attributes.ContentState) -> States { [state] }
  public static func buildExpression(_ states: States) -> States { states }
  public static func buildBlock(_ states: States...) -> States { states.flatMap { $0 } }
  public static func buildOptional(_ states: States?) -> States { states ?? [] }
  public static func buildEither(first: States) -> States { first }
  public static func buildEither(second: States) -> States { second }
  public static func buildArray(_ states: [States]) -> States { states.flatMap { $0 } }
}

/// A live activity in some of its states: `#Preview(as: .content, using: Delivery.preview) { Live() } contentStates: { … }`.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension _Preview {
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    self.init(name) {
      ShownActivity(
        widget: widget(), kind: viewKind, attributes: attributes, states: contentStates())
    }
  }
}

/// A configuration of a live activity.
@MainActor
protocol ShowsActivities {
  /// nil where the attributes or the state are of another activity.
  func shown(
    _ attributes: any ActivityAttributes, state: any Hashable, as kind: ActivityPreviewViewKind
  ) -> AnyView?
}

extension WidgetConfiguration {
  fileprivate var activity: (any ShowsActivities)? {
    if let changed = self as? any ChangedConfiguration { return changed.inner.activity }
    if let shows = self as? any ShowsActivities { return shows }
    return Body.self == Never.self ? nil : body.activity
  }
}

extension Widget {
  fileprivate var activity: (any ShowsActivities)? { body.activity }
}

/// A live activity in its first state, and in each further one two seconds after the one before.
private struct ShownActivity<Attributes: ActivityAttributes>: View {
  let widget: any Widget
  let kind: ActivityPreviewViewKind
  let attributes: Attributes
  let states: [Attributes.ContentState]
  @State private var index = 0

  private static var secondsForEach: Int { 2 }

  var body: some View {
    Group {
      if states.indices.contains(index) {
        widget.activity?.shown(attributes, state: states[index], as: kind)
      }
    }
    .modifier(WidgetStage())
    .task {
      while index + 1 < states.count {
        try? await Task.sleep(for: .seconds(Self.secondsForEach))
        withAnimation { index += 1 }
      }
    }
  }
}

/// A live activity on the lock screen: a tile as wide as the screen without a margin of 8 points, 160 points high at the most.
struct ActivityBanner: ViewModifier {
  @State private var tint: Color?

  nonisolated init() {}

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity)
      .background(tint ?? Color(.secondarySystemBackground))
      .onPreferenceChange(ActivityTint.self) { tint = $0 }
      .clipShape(RoundedRectangle(cornerRadius: 24))
      .frame(maxHeight: 160)
      .padding(.horizontal, 8)
  }
}
