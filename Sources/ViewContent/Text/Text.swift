import Foundation
import Typesetting
import ViewGraphics
import ViewRuntime

/// One or more lines of text.
nonisolated public struct Text: Equatable, Sendable {
  /// Where the letters come from.
  indirect enum Storage: Equatable, @unchecked Sendable {
    case verbatim(String)
    /// With the name of the table to look into; nil for `Localizable`.
    case key(LocalizedStringKey, table: String?)
    case attributed(AttributedString)
    case date(Date, DateStyle)
    case interval(ClosedRange<Date>)
    case timer(TextTimer)
    case running(RunningText)
    case pair(Text, Text)
    case image(Image)
  }

  var storage: Storage
  /// The outermost last.
  var changes: [TextChange] = []
  /// What is said to those who do not see the letters: one text at most, none for the letters.
  var spokenInstead: [Text] = []

  init(storage: Storage) { self.storage = storage }

  /// A text that is shown as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// A text that is shown as it is: a string that is no literal is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// A text with interpolations and Markdown emphasis.
  ///
  /// - Parameter tableName: the file of translations, without its extension; nil for `Localizable`.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key, table: tableName)
  }

  /// A picture or a symbol that stands among letters.
  public init(_ image: Image) { storage = .image(image) }

  // An attributed string may be written as a literal too: a literal is a key all the same.
  @_disfavoredOverload
  public init(_ content: AttributedString) { storage = .attributed(content) }

  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  public init(_ dates: ClosedRange<Date>) { storage = .interval(dates) }

  /// A clock that runs from one end of `interval` to the other, and stands at `pauseTime`.
  public init(
    timerInterval interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    storage = .timer(
      TextTimer(
        interval: interval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  public init(_ interval: DateInterval) { storage = .interval(interval.start...interval.end) }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .verbatim(format.format(input))
  }

  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
  }

  /// Both texts in a row, each with its own look.
  public static func + (left: Text, right: Text) -> Text { Text(storage: .pair(left, right)) }

  func changed(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }
}

extension Text {
  /// How a date is written.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  /// The letters that are left out of a text that does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}

/// A change of a text's look.
enum TextChange: Equatable, @unchecked Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case design(Font.Design?)
  case width(Font.Width?)
  case style(AnyShapeStyle?)
  case background(AnyShapeStyle)
  case attribute(AnyTextAttribute)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Text.Scale)
}

extension Text {
  /// Sets the font of the text; nil leaves that of the environment.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// Sets how heavy the letters are; nil leaves the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  /// Sets the design of the letters: with serifs, rounded, or all of one width.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  /// Sets how wide the letters are.
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
  /// Makes the text bold.
  public func bold() -> Text { changed(.bold(true)) }
  /// Makes the text bold where `isActive` holds.
  public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  /// Makes the text italic.
  public func italic() -> Text { changed(.italic(true)) }
  /// Makes the text italic where `isActive` holds.
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  /// Sets the text in letters that are all of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  /// Gives all digits one width, so that a number that counts does not move.
  public func monospacedDigit() -> Text { changed(.monospacedDigit) }
  /// Sets the colour of the text; nil leaves that of the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    changed(.style(color.map { AnyShapeStyle($0) }))
  }
  /// Sets what the text is filled with: a colour, a gradient, a material.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.style(AnyShapeStyle(style)))
  }
  /// Adds room between letters, in points; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Adds room behind each letter, in points; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Moves the text up from its baseline, in points; down where it is negative.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset))
  }

  /// Draws a line under the text, in its own colour or in `color`.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the text, in its own colour or in `color`.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
}
