import ActivityKit
import AppIntents
import Foundation
import Inert
import Synchronization

/// Keeps a program's alarms while it runs: they are listed, counted, paused and cancelled, and none rings, since there is
/// no lock screen.
public final class AlarmManager: Sendable {
  public static let shared = AlarmManager()

  public enum AuthorizationState: Hashable, Sendable { case notDetermined, denied, authorized }
  public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached }

  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    var countdownDuration: Alarm.CountdownDuration?
    var schedule: Alarm.Schedule?
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) { (self.countdownDuration, self.schedule) = (countdownDuration, schedule) }

    public static func alarm(
      schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self { Self(schedule: schedule, attributes: attributes) }

    /// - Parameter duration: in seconds.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil),
        attributes: attributes)
    }
  }

  private struct State {
    var alarms: [Alarm] = []
    var listeners: [Int: AsyncStream<[Alarm]>.Continuation] = [:]
    var count = 0
  }
  private let state = Mutex(State())

  public var authorizationState: AuthorizationState { .authorized }
  public func requestAuthorization() async throws -> AuthorizationState { .authorized }
  /// Never anything else.
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }

  public var alarms: [Alarm] { get throws { state.withLock { $0.alarms } } }

  /// All alarms, whenever one of them changes.
  public var alarmUpdates: AsyncStream<[Alarm]> {
    AsyncStream { continuation in
      let key = state.withLock { state in
        state.count += 1
        state.listeners[state.count] = continuation
        return state.count
      }
      continuation.onTermination = { [self] _ in
        state.withLock { _ = $0.listeners.removeValue(forKey: key) }
      }
    }
  }

  @discardableResult
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    Inert.note("AlarmKit", "no alarm rings: there is no lock screen")
    let alarm = Alarm(
      id: id, schedule: configuration.schedule,
      countdownDuration: configuration.countdownDuration,
      state: configuration.schedule == nil ? .countdown : .scheduled)
    change { alarms in
      alarms.removeAll { $0.id == id }
      alarms.append(alarm)
    }
    return alarm
  }

  public func cancel(id: Alarm.ID) throws { change { $0.removeAll { $0.id == id } } }
  public func stop(id: Alarm.ID) throws { try cancel(id: id) }
  public func pause(id: Alarm.ID) throws { setState(.paused, of: id) }
  public func resume(id: Alarm.ID) throws { setState(.countdown, of: id) }
  public func countdown(id: Alarm.ID) throws { setState(.countdown, of: id) }

  private func setState(_ new: Alarm.State, of id: Alarm.ID) {
    change { alarms in
      guard let index = alarms.firstIndex(where: { $0.id == id }) else { return }
      alarms[index].state = new
    }
  }

  private func change(_ body: (inout [Alarm]) -> Void) {
    let (alarms, listeners) = state.withLock { state in
      body(&state.alarms)
      return (state.alarms, state.listeners.values.map { $0 })
    }
    for listener in listeners { listener.yield(alarms) }
  }
}
