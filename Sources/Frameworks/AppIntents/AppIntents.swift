import Foundation
import Inert
@_exported import SwiftUI

// What a program offers to Siri, Shortcuts and widgets. Nobody asks for it here, but for the buttons that run an
// intent.

public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }
extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

public protocol IntentResult {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let text: String
  public init(stringLiteral value: String) { text = value }
  public init(_ text: LocalizedStringResource) { self.text = String(localized: text) }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full)
  }
}

/// What an intent answers.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  OpensIntent
{
  public var value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self() }
  public static func result(dialog: IntentDialog) -> Self { Self() }
  public static func result(view: any View) -> Self { Self() }
  public static func result(dialog: IntentDialog, view: any View) -> Self { Self() }
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self { Self() }
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self { Self() }
  public static func result<Next: AppIntent>(opensIntent intent: Next) -> Self { Self() }
}

extension IntentResult {
  public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V> {
    Self(value: value)
  }
  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V> {
    Self(value: value)
  }
}

public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent = EmptySummary
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

public struct EmptySummary: Sendable { public init() {} }

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

/// Whether a device must be unlocked before an intent runs.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

extension AppIntent where SummaryContent == EmptySummary {
  public static var parameterSummary: EmptySummary { EmptySummary() }
}

public protocol LiveActivityIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol WidgetConfigurationIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {}
public protocol OpenIntent: AppIntent {
  associatedtype Target
  var target: Target { get set }
}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public let text: String
  public init(stringLiteral value: String) { text = value }
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) { self.text = String(localized: text) }
}

/// A value that an intent is given.
@propertyWrapper
public struct IntentParameter<Value>: @unchecked Sendable {
  private final class Place { var value: Value?; init(_ value: Value?) { self.value = value } }
  private let place: Place
  public init() { place = Place(nil) }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { place = Place(nil) }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, requestValueDialog: IntentDialog? = nil
  ) { place = Place(value) }

  public var wrappedValue: Value {
    get {
      if let value = place.value { return value }
      if let none = Optional<Any>.none as? Value { return none }
      if let start = IntentDefaults.value(of: Value.self) { return start }
      preconditionFailure("an intent was run before its parameter of type \(Value.self) was given")
    }
    nonmutating set { place.value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }

  /// The value that there is.
  func answer() throws -> Value {
    guard let value = place.value else { throw IntentNotAnswered() }
    return value
  }
}

/// What parameters of simple types begin with.
private enum IntentDefaults {
  static func value<Value>(of type: Value.Type) -> Value? {
    (0 as? Value) ?? ("" as? Value) ?? (0.0 as? Value) ?? (false as? Value)
      ?? (Date.now as? Value)
  }
}

extension AppIntent { public typealias Parameter = IntentParameter }
extension AppEntity { public typealias Property = IntentParameter }

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let name: String
  public init(stringLiteral value: String) { name = value }
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = String(localized: name)
  }
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public struct Image: Sendable {
    public init(systemName: String, isTemplate: Bool? = nil) {}
    public init(named: String, isTemplate: Bool? = nil) {}
    public init(data: Data, isTemplate: Bool? = nil) {}
    public init(url: URL, isTemplate: Bool? = nil) {}
  }
  public let title: String
  public init(stringLiteral value: String) { title = value }
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { self.title = String(localized: title) }
}

public protocol AppEntity: Identifiable, Sendable {
  associatedtype DefaultQuery
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
}
extension EntityQuery { public func suggestedEntities() async throws -> [Entity] { [] } }
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<V>(_ path: KeyPath<Intent, V>) {}
  }
  public init(stringInterpolation: StringInterpolation) {}
}
public enum AppShortcutPhraseToken: Sendable { case applicationName }

public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {}
}
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
extension AppShortcutsProvider { public static func updateAppShortcutParameters() {} }

extension Button {
  /// A button that runs an intent.
  nonisolated public init<Intent: AppIntent>(
    intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}

extension Button where Label == Text {
  nonisolated public init<Intent: AppIntent>(_ title: LocalizedStringKey, intent: Intent) {
    self.init(title) { Task { _ = try? await intent.perform() } }
  }
}
