import AppIntents
import Foundation
import SwiftUI

/// The entries that a widget's preview shows, one after another.
@resultBuilder
public enum PreviewTimelineBuilder {
  public typealias Entries = [any TimelineEntry]
  public static func buildExpression<Entry: TimelineEntry>(_ entry: Entry) -> Entries { [entry] }
  public static func buildExpression<Entry: TimelineEntry>(_ entries: [Entry]) -> Entries {
    entries
  }
  public static func buildBlock(_ entries: Entries...) -> Entries { entries.flatMap { $0 } }
  public static func buildOptional(_ entries: Entries?) -> Entries { entries ?? [] }
  public static func buildEither(first: Entries) -> Entries { first }
  public static func buildEither(second: Entries) -> Entries { second }
  public static func buildArray(_ entries: [Entries]) -> Entries { entries.flatMap { $0 } }
}

/// A widget with the entries of a timeline: `#Preview(as: .systemSmall) { Clock() } timeline: { … }`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A widget with the timeline of a provider.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A widget with the timeline of a provider that reads an intent.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension _Preview {
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name) {
      ShownWidget(widget: widget(), family: family, first: timeline()) { timeline() }
    }
  }

  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name) {
      let first = timelineProvider().placeholder(in: TimelineProviderContext(family: family))
      ShownWidget(widget: widget(), family: family, first: [first]) {
        [timelineProvider().placeholder(in: TimelineProviderContext(family: family))]
      }
    }
  }

  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name) {
      let first = timelineProvider().placeholder(in: TimelineProviderContext(family: family))
      ShownWidget(widget: widget(), family: family, first: [first]) {
        await timelineProvider().timeline(
          for: intent, in: TimelineProviderContext(family: family)
        ).entries
      }
    }
  }
}

/// A widget as it stands on a home screen: the first entry, and each further one two seconds after the one before.
private struct ShownWidget: View {
  let widget: any Widget
  let family: WidgetFamily
  /// What is shown until the entries are there.
  let first: [any TimelineEntry]
  let entries: @MainActor () async -> [any TimelineEntry]
  @State private var loaded: [any TimelineEntry] = []
  @State private var index = 0

  private static let secondsForEach = 2

  var body: some View {
    Group {
      if let entry = loaded.indices.contains(index) ? loaded[index] : first.first,
        let shown = widget.shown(entry)
      {
        shown.view.modifier(WidgetTile(family: family, hasMargins: shown.hasMargins))
      }
    }
    .modifier(WidgetStage())
    .environment(\.widgetFamily, family)
    .task {
      loaded = await entries()
      while index + 1 < loaded.count {
        try? await Task.sleep(for: .seconds(Self.secondsForEach))
        index += 1
      }
    }
  }
}

extension Widget {
  fileprivate func shown(_ entry: any TimelineEntry) -> (view: AnyView, hasMargins: Bool)? {
    body.shown(entry)
  }
}
