import Foundation

/// Writes items one after another with "and" before the last, as the locale does.
public class ListFormatter: Formatter, @unchecked Sendable {
  public var locale: Locale! = .current
  /// How items that are no texts are written.
  public var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  public func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale))
  }

  public override func string(for value: Any?) -> String? {
    (value as? [Any]).flatMap { string(from: $0) }
  }
}

/// Writes when something was or will be, seen from another moment: "2 hours ago".
public class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  public var formattingContext = Formatter.Context.unknown
  public var calendar: Calendar! = .current
  public var locale: Locale! = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func localizedString(for date: Date, relativeTo reference: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale, calendar: calendar)
    style.capitalizationContext = .unknown
    return style.format(reference)
  }

  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }

  public func localizedString(from components: DateComponents) -> String {
    let now = Date()
    return localizedString(
      for: calendar.date(byAdding: components, to: now) ?? now, relativeTo: now)
  }

  public override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
