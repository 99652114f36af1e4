import Foundation

extension Date {
  /// How long it is from one moment to another, in units of the calendar.
  public struct SpanFormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    public enum Field: String, CaseIterable, Codable, Sendable {
      case year, month, week, day, hour, minute, second

      fileprivate var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
      }
    }

    public enum Style: String, Codable, Sendable {
      case abbreviated, condensedAbbreviated, narrow, spellOut, wide

      fileprivate var unitsStyle: DateComponentsFormatter.UnitsStyle {
        switch self {
        case .abbreviated: .short
        case .condensedAbbreviated: .brief
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        case .wide: .full
        }
      }
    }

    public var style: Style
    public var locale: Locale
    public var calendar: Calendar
    public var fields: Set<Field>?
    /// `1:02:03`, whatever the style.
    private var isPositional = false

    public init(
      style: Style, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    fileprivate init(isPositional: Bool) {
      self.init(style: .narrow, fields: [.hour, .minute, .second])
      self.isPositional = isPositional
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      formatter.calendar = calendar
      for field in fields ?? [.year, .month, .day, .hour, .minute, .second] {
        formatter.allowedUnits.insert(field.unit)
      }
      formatter.referenceDate = value.lowerBound
      formatter.unitsStyle = isPositional ? .positional : style.unitsStyle
      return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }
  }
}

extension FormatStyle where Self == Date.SpanFormatStyle {
  public static func components(
    style: Date.SpanFormatStyle.Style, fields: Set<Date.SpanFormatStyle.Field>? = nil
  ) -> Self { Date.SpanFormatStyle(style: style, fields: fields) }

  /// `1:02:03`.
  public static var timeDuration: Self { Date.SpanFormatStyle(isPositional: true) }
}
