import Foundation

extension PersonNameComponents {
  /// How a name is written: `.name(style: .medium)`.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    public enum Style: String, Codable, Sendable { case short, medium, long, abbreviated }
    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }

    public func format(_ name: PersonNameComponents) -> String {
      let given = name.givenName ?? ""
      let family = name.familyName ?? ""
      let isFamilyFirst = FormatStyle.isFamilyFirst(family + given)
      let pair = isFamilyFirst ? [family, given] : [given, family]
      switch style {
      case .short: return name.nickname ?? (given.isEmpty ? family : given)
      case .abbreviated:
        return pair.compactMap(\.first).map { String($0).uppercased() }.joined()
      case .medium: return FormatStyle.joined(pair, isFamilyFirst)
      case .long:
        let middle = name.middleName ?? ""
        let all = isFamilyFirst ? [family, given, middle] : [given, middle, family]
        return FormatStyle.joined(
          [name.namePrefix ?? ""] + all + [name.nameSuffix ?? ""], isFamilyFirst)
      }
    }

    private static func joined(_ parts: [String], _ isFamilyFirst: Bool) -> String {
      parts.filter { !$0.isEmpty }.joined(separator: isFamilyFirst ? "" : " ")
    }

    /// Names in Chinese, Japanese and Korean letters begin with that of the family, without a space.
    private static func isFamilyFirst(_ name: String) -> Bool {
      name.unicodeScalars.first.map { scalar in
        (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
          || (0xAC00...0xD7AF).contains(scalar.value)
      } ?? false
    }
  }

  /// Reads names as they are written in Latin letters: given names first, that of the family last.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    public init() {}

    public func parse(_ value: String) throws -> PersonNameComponents {
      var parts = value.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !parts.isEmpty else { throw CocoaError(.formatting) }
      var name = PersonNameComponents()
      if parts.count > 1, let first = parts.first, first.hasSuffix(".") {
        name.namePrefix = first
        parts.removeFirst()
      }
      if parts.count > 2, let last = parts.last, last.hasSuffix(".") {
        name.nameSuffix = last
        parts.removeLast()
      }
      name.givenName = parts.first
      if parts.count > 1 { name.familyName = parts.last }
      if parts.count > 2 {
        name.middleName = parts[1..<parts.count - 1].joined(separator: " ")
      }
      return name
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  public static var name: Self { PersonNameComponents.ParseStrategy() }
}
