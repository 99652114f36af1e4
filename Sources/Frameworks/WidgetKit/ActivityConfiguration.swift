import ActivityKit
import Foundation
import SwiftUI

/// What a live activity's views are made of.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public var isStale: Bool { false }
}

/// A live activity among a program's widgets: previews show it, since none can be begun.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration,
  ShowsActivities
{
  private let content: (ActivityViewContext<Attributes>) -> AnyView
  private let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = dynamicIsland
  }
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }

  func shown(
    _ attributes: any ActivityAttributes, state: any Hashable, as kind: ActivityPreviewViewKind
  ) -> AnyView? {
    guard let attributes = attributes as? Attributes,
      let state = state as? Attributes.ContentState
    else { return nil }
    let context = ActivityViewContext(attributes: attributes, state: state, activityID: "preview")
    switch kind.shape {
    case .content: return AnyView(content(context).modifier(ActivityBanner()))
    case .island(let state): return AnyView(IslandView(island: island(context), state: state))
    }
  }
}

public enum ActivityFamily: Hashable, Sendable { case small, medium }

extension View {
  /// What lies behind a live activity on the lock screen.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTint.self, value: color)
  }
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandPlacement) -> some View {
    self
  }
}

/// The colour behind a live activity; nil for the system's.
struct ActivityTint: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

public enum DynamicIslandPlacement: Sendable { case automatic, belowIfTooWide }
