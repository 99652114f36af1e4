import Foundation

/// A text to be translated when it is shown. There are no tables here: it is shown as it is written.
nonisolated public struct LocalizedStringResource: Equatable, Sendable,
  ExpressibleByStringInterpolation
{
  public let key: String
  public var locale: Locale

  public init(stringLiteral value: String) {
    key = value
    locale = .current
  }

  public init(
    _ key: String, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.key = key
    self.locale = locale
  }
}

extension String {
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension Text {
  /// A string literal is a key, which is translated and may hold Markdown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(LocalizedStringKey(resource.key)) }
}
