import Foundation
import Inert
import SwiftUI

/// What a live activity is about, and what of it changes.
public protocol ActivityAttributes: Codable, Hashable {
  associatedtype ContentState: Codable, Hashable
}

public struct ActivityContent<State: Codable & Hashable>: Hashable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}
extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityState: Hashable, Codable, Sendable {
  case active, ended, dismissed, stale, pending
}

public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = Self()
  public static let immediate = Self()
  public static func after(_ date: Date) -> Self { Self() }
}

public struct PushType: Sendable {
  public static let token = Self()
  public static func channel(_ name: String) -> Self { Self() }
}

public struct AlertConfiguration: Sendable {
  public struct AlertSound: Sendable {
    public static let `default` = Self()
    public static func named(_ name: String) -> Self { Self() }
  }
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

public enum ActivityAuthorizationError: Error, Sendable {
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
  case visibility, persistenceFailure, missingProcessIdentifier, unentitled,
    malformedActivityIdentifier
  case reconnectNotPermitted, unsupportedTarget
}

/// Whether live activities are allowed: there is no lock screen here to show them.
public final class ActivityAuthorizationInfo: @unchecked Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool {
    Inert.note("ActivityKit", "no live activity is shown: there is no lock screen")
    return false
  }
  public var frequentPushesEnabled: Bool { false }
  /// Never anything else.
  public var activityEnablementUpdates: AsyncStream<Bool> {
    AsyncStream { $0.finish() }
  }
}

/// Something that goes on while the program is not seen: none can be begun here.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public let id = UUID().uuidString
  public let attributes: Attributes
  public private(set) var content: ActivityContent<Attributes.ContentState>
  public var contentState: Attributes.ContentState { content.state }
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }
  public static var activities: [Activity<Attributes>] { [] }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  private init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    (self.attributes, self.content) = (attributes, content)
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    _ = ActivityAuthorizationInfo().areActivitiesEnabled
    throw ActivityAuthorizationError.unsupported
  }
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  public func update(
    _ content: ActivityContent<Attributes.ContentState>,
    alertConfiguration: AlertConfiguration?
  ) async {}
  public func update(using state: Attributes.ContentState) async {}
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public func end(
    using state: Attributes.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
