import Foundation
@_spi(Runtime) import ViewRuntime

/// A view whose content is made anew at the dates of a schedule.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// What the content is told.
  public struct Context: Sendable {
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes

      init(_ other: TimelineViewDefaultContext.Cadence) {
        switch other {
        case .live: self = .live
        case .seconds: self = .seconds
        case .minutes: self = .minutes
        }
      }
    }

    /// How often the timeline is updated at most.
    public let cadence: Cadence
    /// The schedule's last entry at or before now.
    public let date: Date

    /// Makes nothing here: views may be asked to hide what changes often.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// The context's type does not name the content's, which could not be inferred else.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @_disfavoredOverload
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.init(schedule) { (context: TimelineViewDefaultContext) in
      content(Context(cadence: Context.Cadence(context.cadence), date: context.date))
    }
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    TimelineNode(view, in: context)
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode<
  TimelineView<Schedule, Content>
>,
FrameClockClient
{
  private var content: ViewNode<Content>!
  private var entries: Schedule.Entries.Iterator
  private var date: Date
  private var nextDate: Date?

  override init(_ view: TimelineView<Schedule, Content>, in context: NodeContext) {
    let now = context.host.now
    date = now
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    super.init(view, in: context)
    nextDate = entries.next()
    advance(to: now)
    content = childContext().makeNode(runContent())
    host.clocks.add(self)
  }

  override var children: [Node] { [content] }

  override func update(_ view: TimelineView<Schedule, Content>) {
    let isSameSchedule = ViewEquality.areEqual(self.view.schedule, view.schedule)
    self.view = view
    if !isSameSchedule { restart() }
    runAgain()
  }

  override func runAgain() {
    isDirty = false
    content.update(runContent())
  }

  private func runContent() -> Content {
    host.track(self) { view.content(.init(cadence: .live, date: date)) }
  }

  override func willBeRemoved() { host.clocks.remove(self) }

  // MARK: The clock

  /// Another schedule starts now; one without entries keeps the last date.
  private func restart() {
    entries = view.schedule.entries(from: host.now, mode: .normal).makeIterator()
    nextDate = entries.next()
    advance(to: host.now)
  }

  /// Takes the last entry at or before `now`. Entries are sums of rounded numbers: one that lies a
  /// microsecond ahead is meant to be reached.
  private func advance(to now: Date) {
    let limit = now + 1e-6
    if var fast = entries as? AnimationTimelineSchedule.Entries, let next = nextDate,
      limit > next + 1
    {
      fast.skip(to: limit)
      // The iterator is of that very type, as was just found.
      entries = fast as! Schedule.Entries.Iterator
      nextDate = entries.next()
    }
    while let next = nextDate, next <= limit {
      date = next
      nextDate = entries.next()
    }
  }

  var nextTime: Double? { nextDate.map { $0.timeIntervalSince(host.configuration.startDate) } }

  func wake(at time: Double) {
    let old = date
    advance(to: host.now)
    if date != old { setNeedsUpdate() }
  }
}
