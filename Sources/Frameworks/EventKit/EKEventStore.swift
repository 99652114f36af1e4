import Foundation
import Inert

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: Self { .fullAccess }
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

public struct EKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case calendarReadOnly, eventStoreNotAuthorized = 29
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// The user's calendars and reminders. There are none here, and nobody has allowed to see them: every request is answered
/// with no.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(sources: [EKSource]) {}

  open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  private func refuse() {
    Inert.note("EventKit", "nobody has allowed to see a calendar: there is none")
  }

  open func requestFullAccessToEvents() async throws -> Bool {
    refuse()
    return false
  }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse()
    completion(false, nil)
  }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    refuse()
    return false
  }
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse()
    completion(false, nil)
  }
  open func requestFullAccessToReminders() async throws -> Bool {
    refuse()
    return false
  }
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse()
    completion(false, nil)
  }
  open func requestAccess(to type: EKEntityType) async throws -> Bool {
    refuse()
    return false
  }
  open func requestAccess(
    to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    refuse()
    completion(false, nil)
  }

  open var sources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

  open func predicateForEvents(
    withStart start: Date, end: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return NSObject()
  }

  open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func remove(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func commit() throws {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}
}

extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
