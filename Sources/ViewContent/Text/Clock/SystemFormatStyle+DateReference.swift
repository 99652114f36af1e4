import Foundation

extension SystemFormatStyle {
  /// A date as one would speak of it: in 5 minutes, tomorrow, Monday, June 3, June 2019.
  nonisolated public struct DateReference: DiscreteFormatStyle, Sendable {
    public typealias Field = Date.RelativeFormatStyle.Field

    let date: Date
    let allowedFields: Set<Field>
    let maxFieldCount: Int
    let thresholdField: Field
    public var calendar = Calendar.autoupdatingCurrent

    public init(
      to date: Date, allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields.union([thresholdField])
      self.maxFieldCount = max(1, maxFieldCount)
      self.thresholdField = thresholdField
    }

    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(isNear(value) ? relative(to: value) : absolute(seenFrom: value))
    }

    /// Within one of the unit above the threshold: a month for days.
    private func isNear(_ value: Date) -> Bool {
      let unit: Calendar.Component? =
        switch thresholdField {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .day, .week: .month
        case .month: .year
        default: nil
        }
      guard let unit else { return true }
      guard let first = calendar.date(byAdding: unit, value: -1, to: value),
        let last = calendar.date(byAdding: unit, value: 1, to: value)
      else { return true }
      return date > first && date < last
    }

    private func relative(to value: Date) -> String {
      let fields = allowedFields.subtracting(thresholdField == .week ? [] : [.week])
      if abs(date.timeIntervalSince(value)) < 60, !fields.contains(.second) { return "now" }
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: fields, presentation: .named, calendar: calendar
      ).format(value)
    }

    /// What a date has in common with now goes without saying, and makes room for smaller fields.
    private func absolute(seenFrom value: Date) -> String {
      var style = Date.FormatStyle(calendar: calendar)
      var count = maxFieldCount
      if calendar.isDate(date, equalTo: value, toGranularity: .year) {
        style = style.weekday(.wide).month(.wide).day()
        return (count > 2 ? style.hour().minute() : style).format(date)
      }
      style = style.year()
      count -= 1
      if count > 0 { style = style.month(.wide) }
      if count > 1 { style = style.day() }
      if count > 2 { style = style.hour().minute() }
      return style.format(date)
    }

    public func discreteInput(after input: Date) -> Date? { input.nextStep(of: step, from: date) }
    public func discreteInput(before input: Date) -> Date? { input.lastStep(of: step, from: date) }

    private var step: TimeInterval { allowedFields.contains(.second) ? 1 : 60 }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
