import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// Wheels for the parts of a date: 320 by 216 points, as iOS 26 has them.
struct DateWheels: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>?
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.datePickerMinuteStep) private var minuteStep
  /// The date that the wheels were made around: those without an end reach equally far to both sides.
  @State private var origin: Date?

  private enum Part: Hashable { case year, month, day, date, hour, minute, half }

  /// How many years, and how many days beside hours, there are to each side.
  private static var reach: Int { 50 }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(parts, id: \.self) { part in
        WheelPicker(
          selection: PickerSelection(binding(part)),
          content: ForEach(choices(part), id: \.self) { value in
            Text(verbatim: title(part, value)).tag(value)
          }, hasBar: false
        )
        .frame(width: width(part))
      }
    }
    .frame(width: 320, height: 216)
    .background { WheelBar() }
    .onAppear { if origin == nil { origin = selection.wrappedValue } }
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }

  private var start: Date { calendar.startOfDay(for: origin ?? selection.wrappedValue) }

  // MARK: The wheels

  /// In the order in which the locale writes them.
  private var parts: [Part] {
    let time: [Part] = hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
    guard components.contains(.date) else { return time }
    if components.contains(.hourAndMinute) { return [.date] + time }
    let order =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MdY"
    let letters: [(Part, Character)] = [(.year, "y"), (.month, "M"), (.day, "d")]
    return letters.sorted { left, right in
      (order.firstIndex(of: left.1) ?? order.endIndex)
        < (order.firstIndex(of: right.1) ?? order.endIndex)
    }.map(\.0)
  }

  /// Whether the locale counts hours twice a day.
  private var hasHalves: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? true
  }

  private func width(_ part: Part) -> CGFloat {
    switch part {
    case .month: 136
    case .date: 134
    case .year: 90
    case .day, .hour, .minute, .half: 60
    }
  }

  private func choices(_ part: Part) -> [Int] {
    values(part).filter { part != .minute || $0 % minuteStep == 0 }
  }

  private func values(_ part: Part) -> ClosedRange<Int> {
    switch part {
    case .year:
      let year = calendar.component(.year, from: start)
      return max(1, year - Self.reach)...(year + Self.reach)
    case .month: return 1...12
    case .day: return 1...31
    case .date: return -Self.reach...Self.reach
    case .hour: return hasHalves ? 0...11 : 0...23
    case .minute: return 0...59
    case .half: return 0...1
    }
  }

  private func title(_ part: Part, _ value: Int) -> String {
    switch part {
    case .year, .day: return String(value)
    case .month: return calendar.standaloneMonthSymbols[value - 1]
    case .date:
      var format = Date.FormatStyle.dateTime.weekday(.abbreviated).month(.abbreviated).day()
      (format.locale, format.timeZone) = (locale, timeZone)
      return (calendar.date(byAdding: .day, value: value, to: start) ?? start).formatted(format)
    case .hour: return hasHalves && value == 0 ? "12" : String(value)
    case .minute: return value < 10 ? "0\(value)" : String(value)
    case .half: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    }
  }

  // MARK: The date

  private func binding(_ part: Part) -> Binding<Int> {
    Binding<Int>(get: { value(part) }, set: { (value: Int) in choose(part, value) })
  }

  private func value(_ part: Part) -> Int {
    let date = selection.wrappedValue
    switch part {
    case .year: return calendar.component(.year, from: date)
    case .month: return calendar.component(.month, from: date)
    case .day: return calendar.component(.day, from: date)
    case .date:
      let day = calendar.startOfDay(for: date)
      return calendar.dateComponents([.day], from: start, to: day).day ?? 0
    case .hour:
      let hour = calendar.component(.hour, from: date)
      return hasHalves ? hour % 12 : hour
    case .minute: return calendar.component(.minute, from: date)
    case .half: return calendar.component(.hour, from: date) / 12
    }
  }

  /// Sets one part and leaves the others as they are; a month that is too short ends at its last day.
  private func choose(_ part: Part, _ value: Int) {
    let old = selection.wrappedValue
    let calendar = calendar
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
    let hour = parts.hour ?? 0
    switch part {
    case .year: parts.year = value
    case .month: parts.month = value
    case .day: parts.day = value
    case .date:
      let day = calendar.date(byAdding: .day, value: value, to: start) ?? start
      let chosen = calendar.dateComponents([.year, .month, .day], from: day)
      (parts.year, parts.month, parts.day) = (chosen.year, chosen.month, chosen.day)
    case .hour: parts.hour = hasHalves ? hour / 12 * 12 + value : value
    case .minute: parts.minute = value
    case .half: parts.hour = hour % 12 + 12 * value
    }
    let first = DateComponents(year: parts.year, month: parts.month, day: 1)
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month)?.count
    {
      parts.day = min(parts.day ?? 1, days)
    }
    guard let date = calendar.date(from: parts) else { return }
    selection.wrappedValue = range.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
  }
}

private struct MinuteStepKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
  /// Minutes between those that can be chosen; 1 at least.
  package var datePickerMinuteStep: Int {
    get { self[MinuteStepKey.self] }
    set { self[MinuteStepKey.self] = newValue }
  }
}
