import Foundation
import FoundationAdditions

extension SystemFormatStyle {
  /// How far a date is from an anchor: 3 minutes, 42 seconds; 5:32 where only a clock's fields are allowed.
  nonisolated public struct DateOffset: DiscreteFormatStyle, Sendable {
    public typealias Field = Date.ComponentsFormatStyle.Field

    let anchor: Date
    let allowedFields: Set<Field>
    let maxFieldCount: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    public var calendar = Calendar.autoupdatingCurrent

    public init(
      to anchor: Date,
      allowedFields: Set<Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = max(1, maxFieldCount)
      self.sign = sign
    }

    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(mark(for: value.timeIntervalSince(anchor)) + amount(at: value))
    }

    /// Whether it is written with colons: as long as nothing but minutes and seconds may be shown, or hours with
    /// them.
    private var isClock: Bool {
      allowedFields == [.minute, .second] && maxFieldCount >= 2
        || allowedFields == [.hour, .minute, .second] && maxFieldCount >= 3
    }

    private func amount(at value: Date) -> String {
      let (first, last) = (min(anchor, value), max(anchor, value))
      if isClock {
        return ClockPattern.seconds(showsHours: allowedFields.contains(.hour))
          .text(last.timeIntervalSince(first), rounded: .down)
      }
      let formatter = DateComponentsFormatter()
      formatter.calendar = calendar
      formatter.unitsStyle = .full
      formatter.maximumUnitCount = maxFieldCount
      formatter.allowedUnits = NSCalendar.Unit(
        Self.units.filter { allowedFields.contains($0.0) }.map(\.1))
      return formatter.string(from: first, to: last) ?? ""
    }

    private static let units: [(Field, NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]

    private func mark(for offset: TimeInterval) -> String {
      if sign == .never { return "" }
      let isZero = abs(offset) < 1
      if sign == .always(includingZero: true) { return offset < 0 ? "\u{2212}" : "+" }
      if sign == .always(includingZero: false) {
        return isZero ? "" : offset < 0 ? "\u{2212}" : "+"
      }
      return offset < 0 && !isZero ? "\u{2212}" : ""
    }

    public func discreteInput(after input: Date) -> Date? { input.nextStep(of: 1, from: anchor) }
    public func discreteInput(before input: Date) -> Date? { input.lastStep(of: 1, from: anchor) }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .week, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
