import Foundation

/// The points in time at which a timeline's content is made anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from `startDate` on, in ascending order; the first may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may be updated.
public enum TimelineScheduleMode: Sendable {
  case normal
  /// At most about once a minute, as on a dimmed watch.
  case lowFrequency
}

/// As often as frames are shown, or less.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Seconds between two entries; a display that runs faster sees each entry more than once.
  private let interval: Double
  private let isPaused: Bool

  /// Without a minimum, entries are 1/120 s apart.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval.map { max($0, 1.0 / 1000) } ?? 1.0 / 120
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: start, interval: interval, isEmpty: isPaused || mode == .lowFrequency)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: Double
    let isEmpty: Bool
    private var count = 0

    init(start: Date, interval: Double, isEmpty: Bool) {
      self.start = start
      self.interval = interval
      self.isEmpty = isEmpty
    }

    public mutating func next() -> Date? {
      guard !isEmpty else { return nil }
      defer { count += 1 }
      return start + Double(count) * interval
    }

    /// Goes on right before the last entry at or before `date`, in one step: pauses may be long.
    mutating func skip(to date: Date) {
      let passed = ((date.timeIntervalSince(start) + 1e-6) / interval).rounded(.down)
      if passed.isFinite, passed > Double(count) { count = Int(passed) }
    }
  }
}

/// Entries at a steady distance, counted from a given date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let date: Date
  private let interval: Double

  /// - Parameter interval: seconds between two entries, more than 0.
  public init(from startDate: Date, by interval: Double) {
    date = startDate
    self.interval = max(interval, 1.0 / 1000)
  }

  /// The first entry is the last one at or before `start`.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (start.timeIntervalSince(date) / interval).rounded(.down)
    return Entries(next: date + passed * interval, interval: interval)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let first: Date
    private let interval: Double
    private var count = 0

    init(next: Date, interval: Double) {
      first = next
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { count += 1 }
      return first + Double(count) * interval
    }
  }
}

/// An entry at the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from start: Date, mode: TimelineScheduleMode)
    -> PeriodicTimelineSchedule.Entries
  {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(
      from: start, mode: mode)
  }
}

/// Entries at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
