import Foundation
import FoundationAdditions
import Geometry
import ViewCatalog
import ViewRuntime

// What belongs to the system around a program, and what hears of it.

extension GeometryProxy {
  /// What the round corners of the window around cover at the corners of the view: windows have square ones.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

extension View {
  /// Moves the view out of the round corners of the window around, which has square ones here.
  nonisolated public func containerCornerOffset(
    _ edges: Edge.Set = .all, sizeToFit: Bool = false
  ) -> some View { self }

  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// What the user is doing: it is made for nobody, since nobody goes on with it.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  nonisolated public func contentCaptureProtected(_ contentCaptureProtected: Bool) -> some View {
    self
  }
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  nonisolated public func handlesGameControllerEvents<T>(matching events: T) -> some View { self }
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Where values of `AppStorage` in this view are kept that do not say it themselves.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, SettingStore(store))
  }

  /// Mirrors the view where text runs in that direction.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  {
    modifier(MirroredWhere(behavior: behavior))
  }
}

nonisolated private struct MirroredWhere: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  nonisolated init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
  }
}

/// A view that runs an action for what a publisher sends: what `onReceive` makes.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}

/// A modifier that is made in the environment of the view that it modifies.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> some View { ResolvedContent(content: content, self) }
}

private struct ResolvedContent<Content: View, Modifier: EnvironmentalModifier>: View {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  init(content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}

/// The colour scheme that a view asks of its window.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// A key for what a preview hands to what it shows.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a preview hands to what it shows.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension View {
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// A hand.
nonisolated public enum Chirality: Hashable, CaseIterable, Sendable { case left, right }

/// A way along x.
nonisolated public enum HorizontalDirection: Int8, Hashable, CaseIterable, Codable, Sendable {
  case leading, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A way along y.
nonisolated public enum VerticalDirection: Int8, Hashable, CaseIterable, Codable, Sendable {
  case up, down
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    public static let up = Set(.up)
    public static let down = Set(.down)
    public static let all: Set = [.up, .down]
  }
}
