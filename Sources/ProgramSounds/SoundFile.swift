import Foundation

/// How long a sound is, read from the head of its file: WAVE, AIFF, CAF, MP4 and constant-rate MP3.
package enum SoundFile {
  package enum Failure: Error, CustomStringConvertible {
    case unreadable(URL)
    case unknownFormat

    package var description: String {
      switch self {
      case .unreadable(let url): "the sound \(url.path) cannot be read"
      case .unknownFormat: "this is no sound: WAVE, AIFF, CAF, MP4 and MP3 are known"
      }
    }
  }

  /// Seconds and channels.
  package struct Facts: Equatable {
    package var duration: TimeInterval
    package var channels: Int
  }

  package static func facts(of data: Data) throws -> Facts {
    let bytes = [UInt8](data.prefix(4_000_000))
    func text(_ index: Int) -> String {
      guard index >= 0, index + 4 <= bytes.count else { return "" }
      return String(decoding: bytes[index..<index + 4], as: UTF8.self)
    }
    if text(0) == "RIFF", text(8) == "WAVE", let facts = wave(bytes, text) { return facts }
    if text(0) == "FORM", let facts = aiff(bytes, text) { return facts }
    if text(0) == "caff", let facts = caf(bytes, text) { return facts }
    if text(4) == "ftyp", let facts = mp4([UInt8](data)) { return facts }
    if let facts = mp3(bytes, total: data.count) { return facts }
    throw Failure.unknownFormat
  }

  private static func little(_ bytes: [UInt8], _ index: Int, _ count: Int) -> Int {
    guard index + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
  }

  private static func big(_ bytes: [UInt8], _ index: Int, _ count: Int) -> Int {
    guard index >= 0, index + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 << 8 | Int(bytes[index + $1]) }
  }

  private static func wave(_ bytes: [UInt8], _ text: (Int) -> String) -> Facts? {
    var (index, bytesPerSecond, channels) = (12, 0, 1)
    while index + 8 <= bytes.count {
      let size = little(bytes, index + 4, 4)
      if text(index) == "fmt " {
        channels = little(bytes, index + 10, 2)
        bytesPerSecond = little(bytes, index + 16, 4)
      } else if text(index) == "data", bytesPerSecond > 0 {
        return Facts(duration: Double(size) / Double(bytesPerSecond), channels: channels)
      }
      index += 8 + size + size % 2
    }
    return nil
  }

  private static func aiff(_ bytes: [UInt8], _ text: (Int) -> String) -> Facts? {
    var index = 12
    while index + 8 <= bytes.count {
      let size = big(bytes, index + 4, 4)
      if text(index) == "COMM", index + 26 <= bytes.count {
        // The rate is a number of 80 bits: an exponent and a mantissa with its first bit written.
        let exponent = big(bytes, index + 16, 2) & 0x7FFF
        let rate = scalbn(Double(big(bytes, index + 18, 4)), exponent - 16383 - 31)
        guard rate > 0 else { return nil }
        return Facts(
          duration: Double(big(bytes, index + 10, 4)) / rate, channels: big(bytes, index + 8, 2))
      }
      index += 8 + size + size % 2
    }
    return nil
  }

  /// Chunks of a name, a length of 64 bits and that many bytes: `desc` has the format, `pakt` how many frames there
  /// are, where packets do not tell, and `data` the sound (Apple Core Audio Format Specification 1.0).
  private static func caf(_ bytes: [UInt8], _ text: (Int) -> String) -> Facts? {
    var (index, rate, perPacket, packetBytes, channels) = (8, 0.0, 0, 0, 1)
    var soundBytes = 0
    while index + 12 <= bytes.count {
      let (name, size) = (text(index), big(bytes, index + 4, 8))
      switch name {
      case "desc":
        rate = Double(bitPattern: UInt64(bitPattern: Int64(big(bytes, index + 12, 8))))
        packetBytes = big(bytes, index + 28, 4)
        perPacket = big(bytes, index + 32, 4)
        channels = big(bytes, index + 36, 4)
      case "pakt" where rate > 0:
        return Facts(duration: Double(big(bytes, index + 20, 8)) / rate, channels: channels)
      case "data": soundBytes = size < 0 ? bytes.count - index - 12 : size
      default: break
      }
      guard size >= 0 else { break }
      let (next, isTooFar) = index.addingReportingOverflow(12 + min(size, 1 << 40))
      if isTooFar { break }
      index = next
    }
    guard rate > 0, packetBytes > 0, soundBytes > 4 else { return nil }
    let frames = (soundBytes - 4) / packetBytes * max(1, perPacket)
    return Facts(duration: Double(frames) / rate, channels: channels)
  }

  /// The box `mvhd` within `moov` has the time scale and the duration.
  private static func mp4(_ bytes: [UInt8]) -> Facts? {
    let name = Array("mvhd".utf8)
    guard bytes.count > 40 else { return nil }
    for index in 4..<(bytes.count - 36) where bytes[index] == name[0] {
      guard Array(bytes[index..<index + 4]) == name else { continue }
      let isLong = bytes[index + 4] == 1
      let scale = big(bytes, index + (isLong ? 24 : 16), 4)
      let length = isLong ? big(bytes, index + 28, 8) : big(bytes, index + 20, 4)
      return scale > 0 ? Facts(duration: Double(length) / Double(scale), channels: 2) : nil
    }
    return nil
  }

  private static let rates = [
    0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0,
  ]

  /// By the rate of the first frame of MPEG-1 layer III.
  private static func mp3(_ bytes: [UInt8], total: Int) -> Facts? {
    var index = 0
    if bytes.starts(with: Array("ID3".utf8)), bytes.count > 10 {
      index = 10 + (6..<10).reduce(0) { $0 << 7 | Int(bytes[$1] & 0x7F) }
    }
    while index + 4 < bytes.count {
      if bytes[index] == 0xFF, bytes[index + 1] & 0xFE == 0xFA {
        let rate = rates[Int(bytes[index + 2] >> 4)]
        guard rate > 0 else { return nil }
        return Facts(
          duration: Double(total - index) * 8 / Double(rate * 1000),
          channels: bytes[index + 3] >> 6 == 3 ? 1 : 2)
      }
      index += 1
    }
    return nil
  }
}
