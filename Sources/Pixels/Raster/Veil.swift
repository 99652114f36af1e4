import PixelKernels

/// Colours that are laid over the same pixels one after another, as the one colour that they are together: source-over
/// does not mind in which order its layers are put together. So the pixels are passed once, and rounded once.
struct Veil {
  /// Premultiplied, in the units of `pk_deep_color`. Four numbers: a vector made of integers takes ten times as long.
  private var red = 0.0
  private var green = 0.0
  private var blue = 0.0
  private var alpha = 0.0
  private static let whole = 65_280.0

  init(_ color: pk_deep_color) { lay(color) }

  /// Lays one more colour over those before.
  mutating func lay(_ color: pk_deep_color) {
    func channel(_ index: UInt64) -> Double { Double(Int(color >> (16 * index) & 65_535)) }
    let keep = 1 - channel(3) / Veil.whole
    red = channel(0) + red * keep
    green = channel(1) + green * keep
    blue = channel(2) + blue * keep
    alpha = channel(3) + alpha * keep
  }

  /// All of them together, with 8 bits behind the point.
  var deepColor: pk_deep_color {
    func channel(_ value: Double) -> UInt64 { UInt64(Int(value + 0.5)) }
    return channel(red) | channel(green) << 16 | channel(blue) << 32 | channel(alpha) << 48
  }
}
