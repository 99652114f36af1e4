import Foundation

/// Writes spans of time in their units. Foundation leaves it out on this platform; the words are those of
/// `Duration`'s own format.
public class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  public var unitsStyle = UnitsStyle.positional
  public var allowedUnits: NSCalendar.Unit = []
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  public var calendar: Calendar? = .current
  public var referenceDate: Date?
  /// 0 for as many as there are.
  public var maximumUnitCount = 0
  public var allowsFractionalUnits = false
  public var collapsesLargestUnit = false
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false
  public var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func string(for value: Any?) -> String? {
    (value as? DateComponents).flatMap { string(from: $0) }
  }

  public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
    -> String?
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  public func string(from interval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(interval))
  }

  public func string(from start: Date, to end: Date) -> String? {
    var calendar = calendar ?? .current
    if referenceDate == nil { calendar.timeZone = .gmt }
    let units = units
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: start, to: end)
    return string(of: units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  public func string(from components: DateComponents) -> String? {
    let given = units.filter { components.value(for: $0.component) != nil }
    return string(of: given.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  private var units: [SpanUnit] {
    let allowed = SpanUnit.allCases.filter { allowedUnits.contains($0.flag) }
    return allowed.isEmpty ? SpanUnit.allCases.filter { $0 != .weekOfMonth } : allowed
  }

  private func string(of values: [(unit: SpanUnit, value: Int)]) -> String? {
    guard let last = values.last else { return nil }
    var shown = kept(values)
    if shown.isEmpty { shown = [last] }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let text: String
    if unitsStyle == .positional {
      text = positional(shown)
    } else {
      let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
      text = shown.map { $0.unit.text($0.value, unitsStyle) }.joined(separator: separator)
    }
    let whole = includesTimeRemainingPhrase ? text + " remaining" : text
    return includesApproximationPhrase ? "About " + whole : whole
  }

  /// The values without the zeros that are to be left out.
  private func kept(_ values: [(unit: SpanUnit, value: Int)]) -> [(unit: SpanUnit, value: Int)] {
    let behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return values }
    var drops = behavior
    if behavior.contains(.default) {
      drops.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    guard let first = values.firstIndex(where: { $0.value != 0 }),
      let end = values.lastIndex(where: { $0.value != 0 })
    else { return drops.contains(.dropLeading) ? values.suffix(1) : values }
    return values.indices.filter { index in
      if index < first { return !drops.contains(.dropLeading) }
      if index > end { return !drops.contains(.dropTrailing) }
      return values[index].value != 0 || !drops.contains(.dropMiddle)
    }
    .map { values[$0] }
  }

  /// `1:02:03`; padded, each number has two digits.
  private func positional(_ values: [(unit: SpanUnit, value: Int)]) -> String {
    let isNegative = values.contains { $0.value < 0 }
    let texts = values.enumerated().map { index, item in
      let digits = String(abs(item.value))
      let pads = index > 0 || zeroFormattingBehavior.contains(.pad)
      return pads && digits.count < 2 ? "0" + digits : digits
    }
    return (isNegative ? "-" : "") + texts.joined(separator: ":")
  }
}

/// A unit of a span of time, the longest first.
private enum SpanUnit: CaseIterable {
  case year, month, weekOfMonth, day, hour, minute, second

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .weekOfMonth: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .weekOfMonth: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// What `Duration` calls it, and how many seconds it has; nil for those whose length changes.
  private var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .weekOfMonth: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }

  func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    if style == .spellOut {
      let number = NumberFormatter()
      number.numberStyle = .spellOut
      let words = text(value, .full).drop { $0.isNumber || "-,. ".contains($0) }
      return (number.string(from: NSNumber(value: value)) ?? "\(value)") + " " + words
    }
    if let duration {
      let width: Duration.UnitsFormatStyle.UnitWidth =
        style == .full ? .wide : style == .abbreviated ? .narrow : .abbreviated
      let text = Duration.seconds(value * duration.seconds)
        .formatted(.units(allowed: [duration.unit], width: width))
      return style == .brief ? text.filter { !$0.isWhitespace } : text
    }
    let isOne = abs(value) == 1
    let isYear = self == .year
    switch style {
    case .full, .spellOut, .positional:
      return "\(value) \(isYear ? "year" : "month")\(isOne ? "" : "s")"
    case .short: return "\(value) \(isYear ? "yr" : "mo")\(isOne || !isYear ? "" : "s")"
    case .abbreviated: return "\(value)\(isYear ? "y" : "mo")"
    case .brief: return "\(value)\(isYear ? "yr" : "mo")\(isOne || !isYear ? "" : "s")"
    }
  }
}
