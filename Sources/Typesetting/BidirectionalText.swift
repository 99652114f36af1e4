import CFriBidi
import Foundation

/// Which way each part of a paragraph runs: even levels to the right, odd levels to the left.
struct BidirectionalText {
  /// One level for each UTF-16 unit.
  let levels: [UInt8]
  let baseLevel: UInt8

  /// - Parameter isRightToLeft: the direction of a paragraph without letters that have one.
  init(_ units: ArraySlice<UInt16>, isRightToLeft: Bool) {
    guard isRightToLeft || units.contains(where: Self.mayRunLeft) else {
      baseLevel = 0
      levels = [UInt8](repeating: 0, count: units.count)
      return
    }
    let scalars = Array(String(decoding: units, as: UTF16.self).unicodeScalars)
    let values = scalars.map(\.value)
    let count = Int32(values.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: values.count)
    fribidi_get_bidi_types(values, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: values.count)
    fribidi_get_bracket_types(values, count, types, &brackets)
    // Weak directions: the first letter that has a direction of its own decides.
    var base = isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
    var found = [FriBidiLevel](repeating: 0, count: values.count)
    _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &found)
    baseLevel = UInt8(base.rawValue & 1)
    levels = zip(scalars, found).flatMap { scalar, level in
      Array(repeating: UInt8(max(level, 0)), count: UTF16.width(scalar))
    }
  }

  // Hebrew and Arabic blocks, direction marks and embeddings, presentation forms, and surrogates of
  // the right-to-left scripts beyond the basic plane.
  private static func mayRunLeft(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFE, 0xD802...0xD803, 0xD83A...0xD83B:
      true
    default: false
    }
  }

  /// The order in which pieces of these levels stand from left to right (rule L2 of UAX 9).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        var end = index
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
    return order
  }
}
