import Foundation

/// At most 256 colours for one frame, and for every colour the two of them that together look most
/// like it.
struct GIFPalette {
  /// Red, green, blue.
  typealias Color = SIMD3<Int32>

  private(set) var colors: [Color]
  private var exact: [UInt32: UInt8] = [:]
  private var mixtures: [UInt32: Mixture] = [:]

  /// Two palette colours and how many of 64 neighbouring pixels get the second.
  private struct Mixture {
    var first: UInt8
    var second: UInt8
    var share: Int32
  }

  /// The best palette of at most `limit` colours for pixels of the colours in `histogram`: all of
  /// them where they are few enough.
  ///
  /// - Parameter histogram: how many pixels there are of each colour, whose key is 0x00BBGGRR.
  init(_ histogram: [UInt32: Int], limit: Int) {
    if histogram.count <= limit {
      colors = histogram.keys.sorted().map(GIFPalette.color)
    } else {
      colors = ColorBoxes(histogram).representatives(limit: limit)
    }
    if colors.isEmpty { colors = [.zero] }
    for (index, color) in colors.enumerated() { exact[GIFPalette.key(color)] = UInt8(index) }
  }

  static func color(_ key: UInt32) -> Color {
    Color(Int32(key & 255), Int32(key >> 8 & 255), Int32(key >> 16 & 255))
  }

  static func key(_ color: Color) -> UInt32 {
    UInt32(color.x) | UInt32(color.y) << 8 | UInt32(color.z) << 16
  }

  /// The palette's number for a pixel: the colour itself where the palette has it, else one of two
  /// neighbours in a fixed 8 × 8 pattern, so that a picture at rest does not flicker.
  mutating func index(of pixel: UInt32, x: Int, y: Int) -> UInt8 {
    let key = pixel & 0xFFFFFF
    if let index = exact[key] { return index }
    let mixture = mixture(for: key)
    return GIFPalette.threshold(x, y) < mixture.share ? mixture.second : mixture.first
  }

  private mutating func mixture(for key: UInt32) -> Mixture {
    // Six bits a channel are enough to choose from 256 colours.
    let bin = key >> 2 & 0x3F3F3F
    if let known = mixtures[bin] { return known }
    let color = GIFPalette.color(key)
    let first = nearest(color)
    let error = color &- colors[first]
    // What lies on the other side of the colour makes up for the error.
    let second = nearest(color &+ error)
    let way = colors[second] &- colors[first]
    let length = (way &* way).wrappedSum()
    let along = (error &* way).wrappedSum()
    let share = length == 0 ? 0 : max(0, min(32, along * 64 / length))
    let made = Mixture(first: UInt8(first), second: UInt8(second), share: share)
    mixtures[bin] = made
    return made
  }

  /// By squared distance, with green counted most as the eye does.
  private func nearest(_ color: Color) -> Int {
    var best = 0
    var least = Int32.max
    for (index, candidate) in colors.enumerated() {
      let difference = color &- candidate
      let distance = (difference &* difference &* Color(2, 4, 3)).wrappedSum()
      if distance < least {
        least = distance
        best = index
      }
    }
    return best
  }

  /// Bayer's matrix, 0…63: bits of x xor y and of y, interleaved from the lowest on.
  private static func threshold(_ x: Int, _ y: Int) -> Int32 { bayer[(y & 7) * 8 + (x & 7)] }

  private static let bayer: [Int32] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    return Int32(
      (0..<3).reduce(0) { value, bit in
        let pair = ((x ^ y) >> bit & 1) << 1 | y >> bit & 1
        return value | pair << (4 - 2 * bit)
      })
  }
}
