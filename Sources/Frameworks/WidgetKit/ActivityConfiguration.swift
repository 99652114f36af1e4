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

/// A live activity among a program's widgets: shown by nobody, since none can be begun.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }
}

public enum ActivityFamily: Hashable, Sendable { case small, medium }

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  public static let leading = Self(name: "leading")
  public static let trailing = Self(name: "trailing")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
}

@MainActor
public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

public struct DynamicIslandExpandedContent: Sendable {}

@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  @MainActor
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
  public static func buildBlock(_ regions: DynamicIslandExpandedContent...)
    -> DynamicIslandExpandedContent
  { DynamicIslandExpandedContent() }
  public static func buildOptional(_ content: DynamicIslandExpandedContent?)
    -> DynamicIslandExpandedContent
  { DynamicIslandExpandedContent() }
  public static func buildEither(first: DynamicIslandExpandedContent)
    -> DynamicIslandExpandedContent
  { first }
  public static func buildEither(second: DynamicIslandExpandedContent)
    -> DynamicIslandExpandedContent
  { second }
}

/// What stands beside a telephone's camera: nothing, here.
@MainActor
public struct DynamicIsland {
  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  public func keylineTint(_ color: Color?) -> Self { self }
  public func widgetURL(_ url: URL?) -> Self { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> Self { self }
}

public enum DynamicIslandMode: Sendable { case expanded, compactLeading, compactTrailing, minimal }

extension View {
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandPlacement) -> some View {
    self
  }
}
public enum DynamicIslandPlacement: Sendable { case automatic, belowIfTooWide }
