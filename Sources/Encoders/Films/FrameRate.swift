import Foundation

/// Frames a second, as an exact fraction.
package struct FrameRate: Hashable, Sendable, CustomStringConvertible {
  package let numerator: Int
  package let denominator: Int

  /// The rates of television that are a thousandth slower than the number they go by, such as 29.97 for
  /// 30000/1001.
  private static let televisionRates = [24, 30, 48, 60, 96, 120, 240]

  /// Reads `60`, `12.5`, `30000/1001`, or a rate of television by its usual name: `29.97`, `23.976` and
  /// `23.98`, `59.94`. Nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let top = Int(parts[0]), let bottom = Int(parts[1]), top > 0, bottom > 0,
        top <= 1_000_000_000, bottom <= 1_000_000
      else { return nil }
      self.init(numerator: top, denominator: bottom)
      return
    }
    guard parts.count == 1, let value = Double(text), value.isFinite else { return nil }
    // Two decimals are what people write, so it is half of the last one that may be missing. No whole number is so near.
    let named = FrameRate.televisionRates.first { abs(Double($0) / 1.001 - value) < 0.005 }
    if let named {
      self.init(numerator: named * 1000, denominator: 1001)
    } else {
      self.init(value)
    }
  }

  /// The simplest fraction that is `value`, as far as a number can tell.
  ///
  /// Its continued fraction, until it is nearer than rounding: any fraction with a denominator of up to ten
  /// thousand comes back exactly.
  package init(_ value: Double) {
    var (top, bottom) = ((0, 1), (1, 0))  // of the last two convergents
    var rest = value
    for _ in 0..<32 {
      guard abs(rest) < 1e9 else { break }
      let whole = Int(rest.rounded(.down))
      top = (top.1, whole * top.1 + top.0)
      bottom = (bottom.1, whole * bottom.1 + bottom.0)
      let found = Double(top.1) / Double(bottom.1)
      if abs(found - value) <= value.ulp * 2 || bottom.1 > 1_000_000 { break }
      rest = 1 / (rest - Double(whole))
    }
    self.init(numerator: max(0, top.1), denominator: max(1, bottom.1))
  }

  private init(numerator: Int, denominator: Int) {
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / max(1, a)
    self.denominator = denominator / max(1, a)
  }

  package var value: Double { Double(numerator) / Double(denominator) }

  /// `60`, or `30000/1001`.
  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
