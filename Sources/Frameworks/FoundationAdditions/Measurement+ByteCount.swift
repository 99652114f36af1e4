import Foundation

extension Measurement where UnitType == UnitInformationStorage {
  /// An amount of data in the largest unit that suits it, as `ByteCountFormatStyle` writes a number of bytes.
  public struct ByteCountStyle: Foundation.FormatStyle, Hashable, Sendable {
    private var style: ByteCountFormatStyle

    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true, includesActualByteCount: Bool = false,
      locale: Locale = .autoupdatingCurrent
    ) {
      self.style = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.style = style.style.locale(locale)
      return style
    }

    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes = value.converted(to: .bytes).value.rounded()
      return style.format(Int64(clamping: bytes.isFinite ? Int(exactly: bytes) ?? .max : 0))
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.ByteCountStyle {
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
