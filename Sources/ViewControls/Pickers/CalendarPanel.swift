import Foundation
import Geometry
import Motion
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// A month of days to choose from, and wheels for the time, as a date picker opens.
struct CalendarPanel: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>?
  let components: DatePickerComponents
  /// Whether it is as wide as it may be, as one that stands among other views.
  var fillsWidth = false
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  /// A day of the month that is shown; nil for that of the selection.
  @State private var shown: Date?

  /// Points.
  private static let cell: CGFloat = 40

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if components.contains(.date) {
        header
        days
      }
      if components.contains(.hourAndMinute) {
        if fillsWidth, components.contains(.date) { timeRow } else { time }
      }
    }
    .frame(minWidth: Self.cell * 7, maxWidth: fillsWidth ? .infinity : Self.cell * 7)
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  private var month: CalendarMonth {
    CalendarMonth(around: shown ?? selection.wrappedValue, in: calendar)
  }

  private var header: some View {
    HStack(spacing: 20) {
      Text(verbatim: title).font(.headline)
      Spacer(minLength: 0)
      arrow("chevron.left", -1)
      arrow("chevron.right", 1)
    }
    .padding(.horizontal, 8)
  }

  private var title: String {
    var format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      .month(.wide).year()
    format.locale = locale
    return format.format(month.start)
  }

  private func arrow(_ symbol: String, _ step: Int) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 18, weight: .semibold))
      .foregroundStyle(.tint)
      .frame(width: 28, height: 28)
      .contentShape(Rectangle())
      .onTapGesture { shown = month.start(after: step) }
  }

  private var days: some View {
    VStack(spacing: 2) {
      HStack(spacing: 0) {
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name.uppercased()).font(.caption2.weight(.semibold))
            .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
        }
      }
      ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in
            Group { if let day { cell(day) } else { Color.clear.frame(height: Self.cell) } }
              .frame(maxWidth: .infinity)
          }
        }
      }
    }
  }

  private func cell(_ day: Date) -> some View {
    let isChosen = calendar.isDate(day, inSameDayAs: selection.wrappedValue)
    let isAllowed = isAllowed(day)
    return Text(verbatim: "\(calendar.component(.day, from: day))")
      .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
      .foregroundStyle(
        isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(isAllowed ? Color.primary : .secondary)
      )
      .opacity(isAllowed ? 1 : 0.4)
      .frame(width: Self.cell, height: Self.cell)
      .background { if isChosen { Circle().fill(.tint).opacity(0.16) } }
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { choose(day) }, isEnabled: isAllowed)
  }

  private func isAllowed(_ day: Date) -> Bool {
    guard let range else { return true }
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return end > range.lowerBound && day <= range.upperBound
  }

  /// The day with the time that was chosen before, within the range.
  private func choose(_ day: Date) {
    let old = selection.wrappedValue
    let since = old.timeIntervalSince(calendar.startOfDay(for: old))
    let new = calendar.startOfDay(for: day).addingTimeInterval(since)
    selection.wrappedValue = range.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
  }

  /// Below a calendar in place: what opens the wheels.
  private var timeRow: some View {
    let all = range ?? .distantPast ... .distantFuture
    return HStack {
      Text("Time")
      Spacer(minLength: 0)
      DatePicker("", selection: selection, in: all, displayedComponents: .hourAndMinute)
        .datePickerStyle(.compact)
        .labelsHidden()
    }
    .frame(height: 34)
    .padding(.horizontal, 8)
  }

  private var time: some View {
    HStack(spacing: 0) {
      wheel(.hour, 0..<24)
      wheel(.minute, 0..<60)
    }
    .frame(maxWidth: .infinity)
  }

  private func wheel(_ component: Calendar.Component, _ values: Range<Int>) -> some View {
    Picker("", selection: part(component)) {
      ForEach(values, id: \.self) { value in
        Text(verbatim: value < 10 ? "0\(value)" : "\(value)").tag(value)
      }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
    .frame(width: 90)
  }

  private func part(_ component: Calendar.Component) -> Binding<Int> {
    let (calendar, selection, range) = (calendar, selection, range)
    return Binding<Int>(
      get: { calendar.component(component, from: selection.wrappedValue) },
      set: { (value: Int) in
        let old = selection.wrappedValue
        let step = value - calendar.component(component, from: old)
        guard let new = calendar.date(byAdding: component, value: step, to: old) else { return }
        selection.wrappedValue = range.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
      })
  }
}

/// The days of one month in weeks.
struct CalendarMonth {
  let start: Date
  private let calendar: Calendar

  init(around date: Date, in calendar: Calendar) {
    self.calendar = calendar
    let parts = calendar.dateComponents([.year, .month], from: date)
    start = calendar.date(from: parts) ?? date
  }

  /// Short names, from the first day of the week on.
  var weekdays: [String] {
    let names = calendar.shortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  /// Seven days a week; nil where a day belongs to another month.
  var weeks: [[Date?]] {
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    var days: [Date?] = Array(repeating: nil, count: lead)
    for day in 0..<count { days.append(calendar.date(byAdding: .day, value: day, to: start)) }
    while !days.count.isMultiple(of: 7) { days.append(nil) }
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
  }

  func start(after months: Int) -> Date {
    calendar.date(byAdding: .month, value: months, to: start) ?? start
  }
}
