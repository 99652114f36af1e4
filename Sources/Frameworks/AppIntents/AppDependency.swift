import Foundation

/// What a program's intents need, by type.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  // Read and written under the lock.
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    lock.withLock { makers[ObjectIdentifier(Dependency.self)] = dependency }
  }

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, _ dependency: @escaping @Sendable () -> Dependency
  ) {
    lock.withLock { makers[ObjectIdentifier(Dependency.self)] = dependency }
  }

  func value<Dependency>(of type: Dependency.Type) -> Dependency? {
    lock.withLock { makers[ObjectIdentifier(type)] }?() as? Dependency
  }
}

/// Something that an intent needs, as the program has given it to `AppDependencyManager`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {}
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(of: Value.self) else {
      preconditionFailure("no dependency of type \(Value.self) was added to AppDependencyManager")
    }
    return value
  }
}

extension AppIntent { public typealias Dependency = AppDependency }
extension EntityQuery { public typealias Dependency = AppDependency }

/// An entity that a search of the system's may find: nobody searches here.
public protocol IndexedEntity: AppEntity {}

/// An entity that lives no longer than it is shown.
public protocol TransientAppEntity: AppEntity { init() }

public protocol UniqueAppEntity: AppEntity {}

/// Finds entities by their properties; nobody asks here.
public protocol EnumerableEntityQuery: EntityQuery { func allEntities() async throws -> [Entity] }
extension EnumerableEntityQuery {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// The colour of a program's tile among the shortcuts.
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, grayGreen, teal, lightBlue, blue, navy, purple
  case lightPurple, pink, grape, grayBlue, grayBrown
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
}

public protocol ForegroundContinuableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol DeleteIntent: AppIntent {}
public protocol ShowInAppSearchResultsIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol StartWorkoutIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}

public protocol ParameterSummary {}
extension EmptySummary: ParameterSummary {}

/// A sentence with places for an intent's parameters: `"Add \(\.$name)"`.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// What an intent does, in a sentence: shown nowhere.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, Sendable {
  public init() {}
  public init(_ text: ParameterSummaryString<Intent>) {}
  public init(
    _ text: ParameterSummaryString<Intent>,
    @ParameterSummaryBuilder<Intent> _ others: () -> [PartialKeyPath<Intent>]
  ) {}
}

/// Parameters that stand below the sentence.
@resultBuilder
public enum ParameterSummaryBuilder<Intent> {
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { path }
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    paths
  }
}

extension AppIntent { public typealias Summary = IntentParameterSummary<Self> }
