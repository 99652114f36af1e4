import Foundation

/// The orientation tag in the EXIF data of a JPEG file.
enum ExifOrientation {
  /// 1…8; 1, upright, where there is none or it cannot be read.
  static func read(from data: Data) -> Int {
    let bytes = [UInt8](data.prefix(1 << 18))
    var position = 2
    // Segments: FF, marker, length with itself, contents; the picture itself starts at FF DA.
    while position + 4 <= bytes.count, bytes[position] == 0xFF, bytes[position + 1] != 0xDA {
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      guard length >= 2, end <= bytes.count else { return 1 }
      if bytes[position + 1] == 0xE1,
        bytes[(position + 4)..<end].starts(with: Array("Exif\0\0".utf8))
      {
        return orientation(inTIFF: Array(bytes[(position + 10)..<end])) ?? 1
      }
      position = end
    }
    return 1
  }

  private static func orientation(inTIFF bytes: [UInt8]) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let isBigEndian = bytes[0] == 0x4D
    func number(at position: Int, count: Int) -> Int? {
      guard position >= 0, position + count <= bytes.count else { return nil }
      let digits = bytes[position..<position + count]
      return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(at: 4, count: 4), let count = number(at: start, count: 2) else {
      return nil
    }
    for entry in 0..<count {
      let position = start + 2 + 12 * entry
      guard let tag = number(at: position, count: 2) else { return nil }
      if tag == 0x0112 {
        return number(at: position + 8, count: 2).flatMap { (1...8).contains($0) ? $0 : nil }
      }
    }
    return nil
  }
}
