import Foundation
import ViewRuntime

/// A text to be translated when it is shown.
nonisolated public struct LocalizedStringResource: Equatable, Sendable,
  ExpressibleByStringInterpolation
{
  /// Where the tables of translations lie.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  private let folder: URL?
  /// Whether the key is the default itself.
  private let isKeyed: Bool

  private init(
    _ key: String, _ value: String.LocalizationValue, isKeyed: Bool, _ table: String?,
    _ locale: Locale, _ folder: URL?
  ) {
    self.key = key
    defaultValue = value
    self.isKeyed = isKeyed
    self.table = table
    self.locale = locale
    self.folder = folder
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue.key.tableKey, keyAndValue, isKeyed: false, table, locale, Self.folder(of: bundle))
  }

  /// Of a bundle of a package: `bundle: .module`.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue.key.tableKey, keyAndValue, isKeyed: false, table, locale, bundle.resourceURL)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, isKeyed: true, table, locale, Self.folder(of: bundle))
  }

  private static func folder(of bundle: BundleDescription) -> URL? {
    if case .atURL(let url) = bundle { url } else { nil }
  }

  /// As views look it up.
  var localizedKey: LocalizedStringKey {
    isKeyed ? LocalizedStringKey(key).carrying(defaultValue.key) : defaultValue.key
  }

  /// In the language of its locale.
  var text: String {
    Translations.text(
      of: localizedKey, else: defaultValue.key, table, folder.flatMap { Bundle(url: $0) }, locale)
  }
}

/// What is written is the text in the language of its locale: what was put into it, too, is no longer to be told apart.
extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey { case key, defaultValue, table, locale }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let text = try values.decode(String.self, forKey: .defaultValue)
    self.init(
      try values.decode(String.self, forKey: .key), String.LocalizationValue(text), isKeyed: true,
      try values.decodeIfPresent(String.self, forKey: .table),
      try values.decode(Locale.self, forKey: .locale), nil)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(key, forKey: .key)
    try values.encode(text, forKey: .defaultValue)
    try values.encodeIfPresent(table, forKey: .table)
    try values.encode(locale, forKey: .locale)
  }
}

extension LocalizedStringResource: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension String {
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension AttributedString {
  public init(localized resource: LocalizedStringResource) {
    self = (try? AttributedString(markdown: resource.text)) ?? AttributedString(resource.text)
  }
}

extension LocalizedStringKey {
  /// The key of a resource; one with a text of its own where no table has it is that text.
  init(_ resource: LocalizedStringResource) {
    self =
      resource.localizedKey.table(has: resource) ? resource.localizedKey : resource.defaultValue.key
  }

  private func table(has resource: LocalizedStringResource) -> Bool {
    StringTables.translation(
      of: self, table: resource.table, in: ProgramAssets.folders, locale: resource.locale) != nil
  }
}

extension Text {
  /// A string literal is a key, which is translated and may hold Markdown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource), tableName: resource.table)
  }
}
