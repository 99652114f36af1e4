import CoreGraphics
import CoreLocation
import Foundation

// Stores nothing: its subclasses say what they keep.
open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
  open func reset() {}
}

public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

// Stores nothing: there is no account.
open class EKSource: EKObject, @unchecked Sendable {
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
}

public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }

// The program makes it and fills it before it hands it on: the store has no calendars, and keeps none.
open class EKCalendar: EKObject, Identifiable, @unchecked Sendable {
  public let calendarIdentifier = UUID().uuidString
  open var title = ""
  open var cgColor: CGColor!
  open var source: EKSource!
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { false }
  public var id: String { calendarIdentifier }
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

// The program fills it; the store refuses each item, so that nobody else reads it.
open class EKCalendarItem: EKObject, Identifiable, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var calendar: EKCalendar!
  open private(set) var alarms: [EKAlarm]?
  open private(set) var recurrenceRules: [EKRecurrenceRule]?
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasNotes: Bool { notes != nil }
  open var hasAttendees: Bool { false }
  public var id: String { calendarItemIdentifier }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1, busy, free, tentative, unavailable
}

// As each item: the program alone fills it.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var structuredLocation: EKStructuredLocation?
  open var status: EKEventStatus { .none }
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var occurrenceDate: Date! { startDate }
  public init(eventStore: EKEventStore) {}
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }
}

public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }

// As each item: the program alone fills it, and says when it is done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false { didSet { completionDate = isCompleted ? Date() : nil } }
  open var completionDate: Date?
  /// 1 is the most, 9 the least important; 0 is none.
  open var priority = 0
  public init(eventStore: EKEventStore) {}
}

// The program names it and says where it is; the store never sees it.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  open var radius = 0.0
  public init(title: String) { self.title = title }
}

public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }

open class EKAlarm: EKObject, @unchecked Sendable {
  /// Seconds from the event's start.
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none
  public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }
  public init(absoluteDate: Date) { self.absoluteDate = absoluteDate }
}

public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

public enum EKWeekday: Int, Sendable {
  case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday
}

// A day and a week, set when it is made.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int
  public init(_ dayOfTheWeek: EKWeekday) { (self.dayOfTheWeek, weekNumber) = (dayOfTheWeek, 0) }
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }
}

// A date or a number, set when it is made.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end: Date) { (endDate, occurrenceCount) = (end, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

// All that it says is set when it is made.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let recurrenceEnd: EKRecurrenceEnd?
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, nil)
  }
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?,
    monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) { (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, days) }
}
