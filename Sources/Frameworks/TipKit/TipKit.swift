import Foundation
@_exported import SwiftUI

// Small hints. What has been seen and donated is kept while a program runs, and begins anew with it.

/// A hint to what a program can do.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event<Tips.EmptyDonation>
  typealias Rule = Tips.Rule
  typealias Option = TipOption
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }

  private var key: String { "\(id)" }

  public var status: Tips.Status {
    if let reason = TipStore.shared.invalidated[key] { return .invalidated(reason) }
    return rules.allSatisfy { $0.condition() } ? .available : .pending
  }
  public var shouldDisplay: Bool { TipStore.shared.testing ?? (status == .available) }

  public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.shared.invalidated[key] = reason
  }

  public func resetEligibility() async { TipStore.shared.invalidated[key] = nil }

  /// Whether it is to be shown, now and whenever that changes.
  public var shouldDisplayUpdates: AsyncStream<Bool> { TipUpdates.stream { shouldDisplay } }
  public var statusUpdates: AsyncStream<Tips.Status> { TipUpdates.stream { status } }
}

/// Values that follow what is known of tips.
private enum TipUpdates {
  static func stream<Value: Equatable & Sendable>(
    of value: @escaping @Sendable () -> Value
  ) -> AsyncStream<Value> {
    AsyncStream { continuation in Task { @MainActor in tell(value, nil, continuation) } }
  }

  /// Tells the value where it is another one than before, and again when what it was made from has changed.
  @MainActor
  private static func tell<Value: Equatable & Sendable>(
    _ value: @escaping @Sendable () -> Value, _ before: Value?,
    _ continuation: AsyncStream<Value>.Continuation
  ) {
    let now = value()
    if now != before { continuation.yield(now) }
    _ = withObservationTracking(value) {
      Task { @MainActor in tell(value, now, continuation) }
    }
  }
}

/// What is known of tips; views that show them follow it.
@Observable
final class TipStore: @unchecked Sendable {
  static let shared = TipStore()
  var invalidated: [String: Tips.InvalidationReason] = [:]
  var values: [String: any Sendable] = [:]
  var donations: [String: [Date]] = [:]
  /// Whether all tips are shown, or none, whatever their rules say; nil for neither.
  var testing: Bool?
}

public protocol TipOption: Sendable {}

public enum Tips {
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  public enum InvalidationReason: Hashable, Codable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  // Its closures are called on the main thread, where a tip is shown; place and handler are set in copies there.
  public struct Action: Identifiable, @unchecked Sendable {
    public let id: String
    /// Its place among the actions of its tip.
    public internal(set) var index: Int?
    public let label: () -> Text
    public internal(set) var handler: @MainActor () -> Void
    public init(
      id: String? = nil, perform handler: @escaping @MainActor () -> Void = {},
      _ label: @escaping () -> Text
    ) {
      self.id = id ?? ""
      index = nil
      self.handler = handler
      self.label = label
    }
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @MainActor () -> Void = {}
    ) {
      self.id = id ?? String(title)
      index = nil
      self.handler = handler
      label = { Text(String(title)) }
    }
  }

  public struct EmptyDonation: Hashable, Codable, Sendable { public init() {} }

  /// Something that happens, and how often it has.
  public struct Event<Donation: Sendable>: Identifiable, Sendable {
    public let id: String
    public init(id: String) { self.id = id }
    public struct Donated: Sendable { public let date: Date }
    public var donations: [Donated] {
      (TipStore.shared.donations[id] ?? []).map(Donated.init)
    }
    public func donate() async { sendDonation() }
    public func sendDonation(_ completion: (() -> Void)? = nil) {
      TipStore.shared.donations[id, default: []].append(Date())
      completion?()
    }
  }

  /// A value that rules look at.
  public struct Parameter<Value: Sendable>: Sendable {
    private let key: String
    private let first: Value
    public init(_ type: Any.Type, _ name: String, _ first: Value) {
      key = "\(type).\(name)"
      self.first = first
    }
    public var wrappedValue: Value {
      get { TipStore.shared.values[key] as? Value ?? first }
      nonmutating set { TipStore.shared.values[key] = newValue }
    }
  }

  /// A condition under which a tip is shown.
  public struct Rule: @unchecked Sendable {
    let condition: () -> Bool
    public init<Value>(_ parameter: Parameter<Value>, condition: @escaping (Value) -> Bool) {
      self.condition = { condition(parameter.wrappedValue) }
    }
    public init<Donation>(
      _ event: Event<Donation>, condition: @escaping (Event<Donation>) -> Bool
    ) {
      self.condition = { condition(event) }
    }
  }

  @resultBuilder
  public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    public static func buildEither(first part: [Action]) -> [Action] { part }
    public static func buildEither(second part: [Action]) -> [Action] { part }
  }
  @resultBuilder
  public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
  }
  @resultBuilder
  public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] {
      parts.flatMap { $0 }
    }
  }

  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = Self()
      public static let hourly = Self()
      public static let daily = Self()
      public static let weekly = Self()
      public static let monthly = Self()
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
      public static func url(_ url: URL) -> Self { Self() }
      public static func groupContainer(identifier: String) -> Self { Self() }
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {
    TipStore.shared.invalidated = [:]
    TipStore.shared.values = [:]
    TipStore.shared.donations = [:]
    TipStore.shared.testing = nil
  }
  public static func showAllTipsForTesting() { TipStore.shared.testing = true }
  public static func hideAllTipsForTesting() { TipStore.shared.testing = false }
}

@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "SwiftUIMacros", type: "TipParameterMacro")

@freestanding(expression)
public macro Rule<Value>(
  _ parameter: Tips.Parameter<Value>, _ condition: (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

@freestanding(expression)
public macro Rule<Donation>(
  _ event: Tips.Event<Donation>, _ condition: (Tips.Event<Donation>) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

/// Several tips, of which one is shown at a time.
@Observable
public final class TipGroup: @unchecked Sendable {
  public enum Priority: Sendable {
    /// The first that may be shown.
    case firstAvailable
    /// The first that was not invalidated, once it may be shown: those behind it wait.
    case ordered
  }
  private let priority: Priority
  private let tips: [any Tip]
  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
    (self.priority, self.tips) = (priority, tips())
  }
  public var currentTip: (any Tip)? {
    guard priority == .ordered else { return tips.first { $0.shouldDisplay } }
    let next = tips.first { if case .invalidated = $0.status { false } else { true } }
    return next.flatMap { $0.shouldDisplay ? $0 : nil }
  }
}
@resultBuilder
public enum TipGroupBuilder {
  public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
}
