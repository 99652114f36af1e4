import AppIntents
import Foundation
import SwiftUI

/// What a widget shows, and what it is called.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor var body: Body { get }
}

extension Never: WidgetConfiguration {}

@resultBuilder
public enum WidgetConfigurationBuilder {
  public static func buildBlock<C: WidgetConfiguration>(_ configuration: C) -> C { configuration }
}

/// A configuration that shows entries of a timeline.
@MainActor
protocol EntryConfiguration {
  /// The view of an entry; nil where it is not of the timeline's type.
  func view(of entry: any TimelineEntry) -> AnyView?
}

extension WidgetConfiguration {
  /// The view of an entry, and whether the widget leaves a margin around it.
  func shown(_ entry: any TimelineEntry) -> (view: AnyView, hasMargins: Bool)? {
    if let changed = self as? any ChangedConfiguration {
      return changed.inner.shown(entry).map { ($0.view, $0.hasMargins && changed.keepsMargins) }
    }
    if let configuration = self as? any EntryConfiguration {
      return configuration.view(of: entry).map { ($0, true) }
    }
    if Body.self == Never.self { return nil }
    return body.shown(entry)
  }
}

public struct EmptyWidgetConfiguration: WidgetConfiguration {
  nonisolated public init() {}
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration, EntryConfiguration {
  private let content: (any TimelineEntry) -> AnyView?

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.content = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
  }

  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
  func view(of entry: any TimelineEntry) -> AnyView? { content(entry) }
}

public struct AppIntentConfiguration<Content: View>: WidgetConfiguration, EntryConfiguration {
  private let content: (any TimelineEntry) -> AnyView?

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Provider.Intent.Type = Provider.Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.content = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
  }

  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
  func view(of entry: any TimelineEntry) -> AnyView? { content(entry) }
}

/// A configuration with something said of it.
@MainActor
protocol ChangedConfiguration {
  associatedtype Inner: WidgetConfiguration
  var inner: Inner { get }
  var keepsMargins: Bool { get }
}

public struct _MarginlessConfiguration<Inner: WidgetConfiguration>: WidgetConfiguration,
  ChangedConfiguration
{
  let inner: Inner
  var keepsMargins: Bool { false }
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> Self { self }
  public func description(_ description: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> Self { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  /// Shows the widget's views up to its edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    _MarginlessConfiguration(inner: self)
  }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
    -> Self
  { self }
  public func onBackgroundURLSessionEvents(matching: String) -> Self { self }
  public func promptsForUserConfiguration() -> Self { self }
}

/// Where a widget may stand.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  public static let homeScreen = Self(name: "homeScreen")
  public static let lockScreen = Self(name: "lockScreen")
  public static let standBy = Self(name: "standBy")
  public static let iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
}
