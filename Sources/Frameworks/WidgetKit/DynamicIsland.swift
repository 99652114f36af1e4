import Foundation
import SwiftUI

/// Where in an island that was opened a view stands.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  public static let leading = Self(name: "leading")
  public static let trailing = Self(name: "trailing")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
}

@MainActor
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: () -> Content

  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) { (self.position, self.content) = (position, content) }
}

/// The views of an island that was opened, by their places.
@MainActor
public struct DynamicIslandExpandedContent {
  var regions: [DynamicIslandExpandedRegionPosition: AnyView] = [:]
  nonisolated init() {}

  func adding(_ other: Self) -> Self {
    var all = self
    all.regions.merge(other.regions) { _, new in new }
    return all
  }
}

@resultBuilder
@MainActor
public enum DynamicIslandExpandedContentBuilder {
  public typealias Content = DynamicIslandExpandedContent
  public static func buildExpression<Shown: View>(
    _ region: DynamicIslandExpandedRegion<Shown>
  ) -> Content {
    var content = Content()
    content.regions[region.position] = AnyView(region.content())
    return content
  }
  public static func buildBlock(_ regions: Content...) -> Content {
    regions.reduce(Content()) { $0.adding($1) }
  }
  public static func buildOptional(_ content: Content?) -> Content { content ?? Content() }
  public static func buildEither(first: Content) -> Content { first }
  public static func buildEither(second: Content) -> Content { second }
}

/// What stands beside a telephone's camera: previews show it.
@MainActor
public struct DynamicIsland {
  let expanded: () -> DynamicIslandExpandedContent
  let compactLeading: () -> AnyView
  let compactTrailing: () -> AnyView
  let minimal: () -> AnyView
  var tint: Color?

  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = expanded
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// Of the line around it.
  public func keylineTint(_ color: Color?) -> Self {
    var island = self
    island.tint = color
    return island
  }
  public func widgetURL(_ url: URL?) -> Self { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> Self { self }
}

public enum DynamicIslandMode: Sendable { case expanded, compactLeading, compactTrailing, minimal }

/// An island as it is drawn: black, and as large as its state needs. Sizes are those of a phone of 393 points, in points.
struct IslandView: View {
  let island: DynamicIsland
  let state: DynamicIslandPreviewViewState

  private static let height: CGFloat = 36.67
  /// The room that the camera takes between the two ends.
  private static let camera: CGFloat = 126
  private static let expandedWidth: CGFloat = 371

  var body: some View {
    shown
      .foregroundStyle(.white)
      .background(.black, in: shape)
      .overlay { shape.stroke(island.tint?.opacity(0.3) ?? .clear, lineWidth: 1) }
      .environment(\.colorScheme, .dark)
      .frame(maxHeight: .infinity, alignment: .top)
      .padding(.top, 11)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: state == .expanded ? 44 : Self.height / 2)
  }

  @ViewBuilder private var shown: some View {
    switch state {
    case .compact:
      HStack(spacing: 0) {
        island.compactLeading().frame(maxHeight: 24)
        Color.clear.frame(width: Self.camera)
        island.compactTrailing().frame(maxHeight: 24)
      }
      .padding(.horizontal, 8)
      .frame(height: Self.height)
    case .minimal:
      island.minimal().frame(width: Self.height, height: Self.height)
    case .expanded:
      ExpandedIsland(content: island.expanded(), camera: Self.camera)
        .frame(width: Self.expandedWidth)
    }
  }
}

private struct ExpandedIsland: View {
  let content: DynamicIslandExpandedContent
  let camera: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 8) {
        content.regions[.leading].frame(maxWidth: .infinity, alignment: .leading)
        content.regions[.center].frame(minWidth: camera).padding(.top, 28)
        content.regions[.trailing].frame(maxWidth: .infinity, alignment: .trailing)
      }
      content.regions[.bottom].frame(maxWidth: .infinity)
    }
    .padding(20)
    .frame(minHeight: 84)
  }
}
