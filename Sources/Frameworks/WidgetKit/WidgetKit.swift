import AppIntents
import Foundation
import Inert
import SwiftUI

public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// Whether it is a tile of its own; those of lock screens are drawn on what is behind them.
  package var isOnHomeScreen: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: true
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: false
    }
  }

  /// Points on an iPhone of 393 by 852, as Apple's guidelines list them.
  package var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 354)
    case .accessoryCorner, .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
}

public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }

public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  public static let atEnd = Self(date: nil)
  public static let never = Self(date: .distantFuture)
  public static func after(_ date: Date) -> Self { Self(date: date) }
}

public struct Timeline<Entry: TimelineEntry> {
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
extension Timeline: Sendable where Entry: Sendable {}

// Its family is set when it is made.
public struct TimelineProviderContext: @unchecked Sendable {
  public let family: WidgetFamily
  public var isPreview: Bool { true }
  public var displaySize: CGSize { family.size }
  package init(family: WidgetFamily) { self.family = family }
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

/// What stands on a home screen. Of a program here its window is shown; widgets by their previews.
@preconcurrency @MainActor
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  @MainActor @WidgetConfigurationBuilder var body: Body { get }
}

extension Widget {
  public static func main() {
    FileHandle.standardError.write(
      Data("halcyon: \(Self.self) is a widget: show its view or a #Preview with --view\n".utf8))
    exit(64)
  }
}

/// Renews widgets on the home screen: there is none here.
public final class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() { Inert.note("WidgetKit", "there is no home screen") }
  public func reloadTimelines(ofKind kind: String) { reloadAllTimelines() }
  public func invalidateConfigurationRecommendations() { reloadAllTimelines() }
  public func invalidateRelevance(ofKind kind: String) { reloadAllTimelines() }

  /// The widgets that stand on the home screen: none.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// How the system tells why a widget could not be shown.
  public enum UserInfoKey {
    public static let kind = "WidgetCenter.kind"
    public static let family = "WidgetCenter.family"
    public static let activityID = "WidgetCenter.activityID"
  }
}

/// A widget that its user has put on the home screen.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { "\(kind) \(family.rawValue)" }
}

public enum WidgetRenderingMode: Hashable, Sendable { case fullColor, accented, vibrant }

extension EnvironmentValues {
  @Entry public var widgetFamily: WidgetFamily = .systemSmall
  @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
  @Entry public var showsWidgetContainerBackground: Bool = true
  /// How far a widget keeps what it shows from its edges, in points; zero outside of widgets.
  @Entry public var widgetContentMargins = EdgeInsets()
  @Entry public var isActivityFullscreen: Bool = false
}

extension View {
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
  nonisolated public func widgetAccentable(_ isAccentable: Bool = true) -> some View { self }
  nonisolated public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// What a watch writes beside a small widget.
  nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    self
  }
  /// Bends what a widget in the corner of a watch shows along the edge; here it is straight.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

/// What of a picture's colours a widget keeps that is drawn in accents.
nonisolated public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// Widgets are drawn in their full colours here.
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?)
    -> some View
  { self }
}

/// The ground under small widgets on a lock screen.
nonisolated public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color.gray.opacity(0.25) }
}
