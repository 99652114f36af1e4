/// Reads GIF the slow and strict way of the specification (GIF89a), knowing nothing of how ours are written.
struct GIFReader {
  struct Frame {
    /// Hundredths of a second.
    var delay: Int
    var width: Int
    var height: Int
    var indices: [UInt8]
  }

  struct Fault: Error { var reason: String }

  private(set) var frames: [Frame] = []
  private let file: [UInt8]
  private var offset = 0

  init(_ file: [UInt8]) throws {
    self.file = file
    guard file.starts(with: Array("GIF89a".utf8)) else { throw Fault(reason: "no GIF") }
    offset = 13
    if file[10] & 0x80 != 0 { offset += 3 << (Int(file[10] & 7) + 1) }
    var delay = 0
    while true {
      switch try byte() {
      case 0x3B:
        guard offset == file.count else { throw Fault(reason: "something behind the end") }
        return
      case 0x21:
        let label = try byte()
        let data = try blocks()
        if label == 0xF9 { delay = Int(data[1]) | Int(data[2]) << 8 }
      case 0x2C: frames.append(try frame(delay))
      default: throw Fault(reason: "an unknown block")
      }
    }
  }

  private mutating func byte() throws -> UInt8 {
    guard offset < file.count else { throw Fault(reason: "it ends too early") }
    defer { offset += 1 }
    return file[offset]
  }

  private mutating func number() throws -> Int { Int(try byte()) | Int(try byte()) << 8 }

  /// The data of sub-blocks, up to the empty one.
  private mutating func blocks() throws -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let count = Int(try byte())
      if count == 0 { return data }
      for _ in 0..<count { data.append(try byte()) }
    }
  }

  private mutating func frame(_ delay: Int) throws -> Frame {
    _ = (try number(), try number())
    let (width, height) = (try number(), try number())
    let flags = try byte()
    if flags & 0x80 != 0 { offset += 3 << (Int(flags & 7) + 1) }
    let bits = Int(try byte())
    let indices = try GIFReader.decode(blocks(), bits: bits)
    guard indices.count == width * height else {
      throw Fault(reason: "\(indices.count) pixels and not \(width * height)")
    }
    return Frame(delay: delay, width: width, height: height, indices: indices)
  }

  /// Undoes the code of appendix F. The end code must stand in the width that is due, and be the last.
  static func decode(_ data: [UInt8], bits: Int) throws -> [UInt8] {
    let (clear, end) = (1 << bits, 1 << bits + 1)
    var strings: [[UInt8]] = []
    var (width, place) = (bits + 1, 0)
    var previous: [UInt8]?
    var output: [UInt8] = []
    func reset() {
      strings = (0..<clear).map { [UInt8($0)] } + [[], []]
      width = bits + 1
      previous = nil
    }
    while true {
      guard place + width <= 8 * data.count else { throw Fault(reason: "there is no end code") }
      let code = (0..<width).reduce(0) {
        $0 | Int(data[(place + $1) / 8] >> UInt8((place + $1) % 8) & 1) << $1
      }
      place += width
      if code == clear {
        reset()
      } else if code == end {
        guard 8 * data.count - place < 8 else { throw Fault(reason: "data behind the end code") }
        return output
      } else {
        guard code <= strings.count, code < strings.count || previous != nil else {
          throw Fault(reason: "code \(code) of \(strings.count)")
        }
        let string = code < strings.count ? strings[code] : previous! + [previous![0]]
        output += string
        if let previous, strings.count < 4096 { strings.append(previous + [string[0]]) }
        if strings.count == 1 << width, width < 12 { width += 1 }
        previous = string
      }
    }
  }
}
