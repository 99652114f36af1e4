import CQREncode
import Foundation

/// QR codes, by libqrencode (ISO/IEC 18004).
enum QRCode {
  /// True for dark modules, rows from the top, with the one module around them that Core Image leaves; nil for
  /// more bytes than a code holds.
  static func modules(of message: Data, level: String) -> [[Bool]]? {
    let correction: QRecLevel =
      switch level {
      case "L": QR_ECLEVEL_L
      case "Q": QR_ECLEVEL_Q
      case "H": QR_ECLEVEL_H
      default: QR_ECLEVEL_M
      }
    let bytes = [UInt8](message)
    guard !bytes.isEmpty,
      let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, correction)
    else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    let margin = Array(repeating: false, count: width + 2)
    let rows: [[Bool]] = (0..<width).map { y in
      let dark: [Bool] = (0..<width).map { x in code.pointee.data[y * width + x] & 1 == 1 }
      return [false] + dark + [false]
    }
    return [margin] + rows + [margin]
  }
}

/// Code 128 (ISO/IEC 15417), code set B, and set C for digits alone.
enum Code128 {
  /// True for bars, a module each; nil for bytes that are not printable ASCII.
  static func modules(of message: Data) -> [Bool]? {
    let bytes = [UInt8](message)
    guard !bytes.isEmpty, bytes.allSatisfy({ (32..<127).contains($0) }) else { return nil }
    let isDigits = bytes.count % 2 == 0 && bytes.allSatisfy { (48..<58).contains($0) }
    let start = isDigits ? 105 : 104
    let values: [Int] = isDigits ? pairs(bytes) : bytes.map { Int($0) - 32 }
    var check = start
    for (index, value) in values.enumerated() { check += (index + 1) * value }
    let symbols = [start] + values + [check % 103]
    return symbols.flatMap { bars(widths[$0]) } + bars(stop)
  }

  /// Two digits a value.
  private static func pairs(_ digits: [UInt8]) -> [Int] {
    stride(from: 0, to: digits.count, by: 2).map { index in
      Int(digits[index] - 48) * 10 + Int(digits[index + 1] - 48)
    }
  }

  private static func bars(_ widths: String) -> [Bool] {
    widths.enumerated().flatMap { index, width in
      Array(repeating: index % 2 == 0, count: width.wholeNumberValue ?? 0)
    }
  }

  private static let stop = "2331112"
  /// Widths of bar, space, bar, space, bar and space of each value.
  private static let widths = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 \
    122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 \
    321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 \
    211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 \
    213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 \
    121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 \
    241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 \
    412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 \
    211214 211232
    """.split(separator: " ").map(String.init)
}
