import Foundation
import ViewRuntime

extension String {
  /// A text to be looked up in tables of translations, with its values written for the locale.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    enum Part: Equatable, Sendable {
      case literal(String)
      /// A value as it is shown, and what tables have in its place.
      case value(String, specifier: String)
    }
    let parts: [Part]

    public init(_ value: String) { parts = [.literal(value)] }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    public struct StringInterpolation: StringInterpolationProtocol {
      var parts: [Part] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

      public mutating func appendInterpolation(_ string: String) {
        parts.append(.value(string, specifier: "%@"))
      }

      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(String(localized: resource))
      }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        parts.append(.value(value._formatted(specifier: nil), specifier: T._specifier))
      }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
      ) {
        parts.append(.value(value._formatted(specifier: specifier), specifier: specifier))
      }

      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput, format: F
      ) where F.FormatOutput == String { appendInterpolation(format.format(input)) }

      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
      }

      /// Anything else: as it describes itself.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { appendInterpolation("\(value)") }
    }

    /// As views look it up.
    var key: LocalizedStringKey {
      LocalizedStringKey(
        pieces: parts.map {
          switch $0 {
          case .literal(let text): .literal(text)
          case .value(let text, let specifier): .value(text, specifier: specifier)
          }
        })
    }
  }
}

extension LocalizedStringKey {
  /// The text where no table has it.
  var plainText: String {
    pieces.map { piece in
      switch piece {
      case .literal(let text), .value(let text, _): text
      case .text: ""
      }
    }
    .joined()
  }
}

extension String {
  /// The text for `key` in a table of translations; where none has it the key itself, with its values.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Translations.text(of: key.key, else: key.key, table, bundle, locale)
  }

  /// The text for `key` in a table of translations; where none has it `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Translations.text(
      of: LocalizedStringKey("\(key)").carrying(defaultValue.key), else: defaultValue.key, table,
      bundle, locale)
  }
}

extension AttributedString {
  /// The text for `key` in a table of translations, with its Markdown.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = String(localized: key, table: table, bundle: bundle, locale: locale)
    self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
  }
}

extension LocalizedStringKey {
  /// The key with the values of `other`, which its text in a table may ask for.
  func carrying(_ other: LocalizedStringKey) -> LocalizedStringKey {
    LocalizedStringKey(
      pieces: pieces, hidden: other.pieces.filter { if case .value = $0 { true } else { false } })
  }
}

/// Texts in the tables beside a program, for code that has no environment of views.
enum Translations {
  static func text(
    of key: LocalizedStringKey, else other: LocalizedStringKey, _ table: String?, _ bundle: Bundle?,
    _ locale: Locale
  ) -> String {
    var folders = ProgramAssets.folders
    if let bundle, bundle != .main, let folder = bundle.resourceURL {
      folders.insert(folder, at: 0)
    }
    let pieces = StringTables.translation(of: key, table: table, in: folders, locale: locale)
    return pieces.map { LocalizedStringKey(pieces: $0).plainText } ?? other.plainText
  }
}
