import CZlib
import Foundation

/// Reads PNG the slow and plain way of the specification, knowing nothing of how ours are written.
struct PNGReader {
  var width = 0
  var height = 0
  var channels = 0
  var chunkNames: [String] = []
  /// The filter of each row.
  var filters: [UInt8] = []
  /// Row after row, `channels` bytes a pixel.
  var pixels: [UInt8] = []

  init?(_ file: [UInt8]) {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) else { return nil }
    var data: [UInt8] = []
    var offset = 8
    while offset + 12 <= file.count {
      let length = PNGReader.number(file, offset)
      let body = Array(file[offset + 4..<offset + 8 + length])
      guard PNGReader.number(file, offset + 8 + length) == Int(crc32(0, body, UInt32(body.count)))
      else { return nil }
      let name = String(decoding: body[..<4], as: UTF8.self)
      chunkNames.append(name)
      if name == "IHDR" {
        (width, height) = (PNGReader.number(body, 4), PNGReader.number(body, 8))
        guard body[12] == 8, body[13] == 2 || body[13] == 6 else { return nil }
        channels = body[13] == 2 ? 3 : 4
      }
      if name == "IDAT" { data += body[4...] }
      offset += 12 + length
    }
    guard chunkNames.last == "IEND",
      let rows = PNGReader.inflate(data, count: height * (width * channels + 1))
    else { return nil }
    unfilter(rows)
  }

  static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// All of a zlib stream with its checksum; nil unless it holds exactly `count` bytes.
  static func inflate(_ data: [UInt8], count: Int) -> [UInt8]? {
    var output = [UInt8](repeating: 0, count: count + 1)
    var length = uLongf(output.count)
    guard uncompress(&output, &length, data, uLong(data.count)) == Z_OK, Int(length) == count
    else { return nil }
    return Array(output[..<count])
  }

  private mutating func unfilter(_ rows: [UInt8]) {
    let length = width * channels
    pixels = [UInt8](repeating: 0, count: height * length)
    for y in 0..<height {
      let filter = rows[y * (length + 1)]
      filters.append(filter)
      for x in 0..<length {
        let a = x >= channels ? Int(pixels[y * length + x - channels]) : 0
        let b = y > 0 ? Int(pixels[(y - 1) * length + x]) : 0
        let c = x >= channels && y > 0 ? Int(pixels[(y - 1) * length + x - channels]) : 0
        let nearest = [a, b, c].min { abs(a + b - c - $0) < abs(a + b - c - $1) }!
        let prediction = [0, a, b, (a + b) / 2, nearest][Int(filter)]
        let raw = rows[y * (length + 1) + 1 + x]
        pixels[y * length + x] = raw &+ UInt8(prediction)
      }
    }
  }
}
