/// A WebM film (Matroska, RFC 9559; EBML, RFC 8794): elements in elements, each with a number and a length
/// of one to eight bytes.
struct MatroskaFilm {
  private enum Name {
    static let head = 0x1A45_DFA3
    static let segment = 0x1853_8067
    static let cluster = 0x1F43_B675
    static let cues = 0x1C53_BB6B
    static let simpleBlock = 0xA3
    static let blockGroup = 0xA0
  }

  private let file: FileReader

  init(_ file: FileReader) { self.file = file }

  /// The blocks of all clusters, each of which is a frame.
  func frameCount() throws(FilmFault) -> Int {
    var frames = 0
    var hasIndex = false
    var end = 0
    try forEachElement(in: 0..<file.size) { name, content throws(FilmFault) in
      if end == 0, name != Name.head { throw FilmFault("its beginning is broken") }
      end = content.upperBound
      guard name == Name.segment else { return }
      try forEachElement(in: content) { name, content throws(FilmFault) in
        if name == Name.cues { hasIndex = true }
        if name == Name.cluster { frames += try blockCount(content) }
      }
    }
    // Written last, when the lengths of what is around it are put in too.
    guard hasIndex else { throw FilmFault("its index is missing") }
    return frames
  }

  private func blockCount(_ cluster: Range<Int>) throws(FilmFault) -> Int {
    var count = 0
    try forEachElement(in: cluster) { name, content throws(FilmFault) in
      guard name == Name.simpleBlock || name == Name.blockGroup else { return }
      // Track, time and flags stand before the frame.
      guard content.count > 4 else { throw FilmFault("frame \(count) is broken") }
      count += 1
    }
    return count
  }

  /// Goes through the elements of `range`, which they fill to the last byte.
  private func forEachElement(
    in range: Range<Int>, _ body: (Int, Range<Int>) throws(FilmFault) -> Void
  ) throws(FilmFault) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (name, nameLength) = try number(at: offset, keepsMark: true)
      let (size, sizeLength) = try number(at: offset + nameLength, keepsMark: false)
      let start = offset + nameLength + sizeLength
      guard start <= range.upperBound, size <= range.upperBound - start else {
        throw FilmFault("it ends too early")
      }
      try body(name, start..<start + size)
      offset = start + size
    }
  }

  /// A number whose leading zeros say how long it is. All ones, for "not known yet", is beyond any end.
  private func number(
    at offset: Int, keepsMark: Bool
  ) throws(FilmFault) -> (value: Int, length: Int) {
    let first = try file.bytes(at: offset, count: 1)[0]
    let length = first.leadingZeroBitCount + 1
    guard length <= 8 else { throw FilmFault("its structure is broken") }
    let value = try file.number(at: offset, count: length)
    return (keepsMark ? value : value & ((1 << (7 * length)) - 1), length)
  }
}
