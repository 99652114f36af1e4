/// One frame's bytes in an MP4 or QuickTime film, and how each codec lets one tell whether they are whole.
struct VideoSample {
  let file: FileReader
  let bytes: Range<Int>
  /// The name of the codec, as the track's description has it: `avc1`, `hvc1`, `av01`, `vp09`, `ap4h`.
  let codec: String

  /// Whether its own lengths and marks agree with its place.
  func isWhole() throws(FilmFault) -> Bool {
    switch codec {
    case "av01": try isAV1()
    case "vp09": try isVP9()
    case _ where codec.hasPrefix("ap"): try isProRes()
    default: try isUnits()
    }
  }

  /// ProRes says its own length and name.
  private func isProRes() throws(FilmFault) -> Bool {
    guard bytes.count >= 8 else { return false }
    guard try file.tag(at: bytes.lowerBound + 4) == "icpf" else { return false }
    return try file.number(at: bytes.lowerBound) == bytes.count
  }

  /// H.264 and HEVC are units, each with its length in four bytes before it.
  private func isUnits() throws(FilmFault) -> Bool {
    guard bytes.count >= 8 else { return false }
    var offset = bytes.lowerBound
    while offset < bytes.upperBound {
      let length = offset + 4 <= bytes.upperBound ? try file.number(at: offset) : 0
      guard length > 0, length <= bytes.upperBound - offset - 4 else { return false }
      offset += 4 + length
    }
    return true
  }

  /// AV1 is units (section 5.3 of its specification): a kind in bits 3 to 6 of the first byte, perhaps a byte
  /// more (bit 2), and a length if bit 1 says so; the last may reach to the end without.
  private func isAV1() throws(FilmFault) -> Bool {
    var offset = bytes.lowerBound
    while offset < bytes.upperBound {
      let head = try file.bytes(at: offset, count: 1)[0]
      // Bit 7 is always 0, and kind 0 is in no film.
      guard head & 0x80 == 0, head >> 3 & 15 != 0 else { return false }
      offset += head & 4 != 0 ? 2 : 1
      guard head & 2 != 0 else { return offset <= bytes.upperBound }
      let (length, count) = try length(at: offset)
      guard count > 0, length <= bytes.upperBound - offset - count else { return false }
      offset += count + length
    }
    return offset == bytes.upperBound && !bytes.isEmpty
  }

  /// Seven bits a byte, the lowest first; no bytes where it does not end in the sample.
  private func length(at offset: Int) throws(FilmFault) -> (value: Int, byteCount: Int) {
    var value = 0
    for index in 0..<8 where offset + index < bytes.upperBound {
      let byte = try file.bytes(at: offset + index, count: 1)[0]
      value |= Int(byte & 127) << (7 * index)
      if byte & 128 == 0 { return (value, index + 1) }
    }
    return (0, 0)
  }

  /// A VP9 frame begins with the bits 10; several in one sample end in a list of their sizes, whose first and
  /// last byte are alike (annex B of its specification).
  private func isVP9() throws(FilmFault) -> Bool {
    guard !bytes.isEmpty, try file.bytes(at: bytes.lowerBound, count: 1)[0] >> 6 == 2 else {
      return false
    }
    let last = try file.bytes(at: bytes.upperBound - 1, count: 1)[0]
    guard last & 0xE0 == 0xC0 else { return true }
    let size = 2 + (Int(last >> 3 & 3) + 1) * (Int(last & 7) + 1)
    guard size < bytes.count else { return true }
    let first = try file.bytes(at: bytes.upperBound - size, count: 1)[0]
    return first == last
  }
}
