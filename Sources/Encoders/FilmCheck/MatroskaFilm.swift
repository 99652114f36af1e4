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
    static let block = 0xA1
    static let tracks = 0x1654_AE6B
    static let trackEntry = 0xAE
    static let trackNumber = 0xD7
    static let trackType = 0x83
  }

  private let file: FileReader

  init(_ file: FileReader) { self.file = file }

  /// The blocks of pictures in all clusters, each of which is a frame.
  func frameCount() throws(FilmFault) -> Int {
    var frames = 0
    var hasIndex = false
    var pictures = 0
    var end = 0
    try forEachElement(in: 0..<file.size) { name, content throws(FilmFault) in
      if end == 0, name != Name.head { throw FilmFault("its beginning is broken") }
      end = content.upperBound
      guard name == Name.segment else { return }
      try forEachElement(in: content) { name, content throws(FilmFault) in
        if name == Name.cues { hasIndex = true }
        if name == Name.tracks { pictures = try trackOfPictures(content) }
        if name == Name.cluster { frames += try blockCount(content, of: pictures) }
      }
    }
    // Written last, when the lengths of what is around it are put in too.
    guard hasIndex else { throw FilmFault("its index is missing") }
    return frames
  }

  /// The number of the track of kind 1, which is video.
  private func trackOfPictures(_ tracks: Range<Int>) throws(FilmFault) -> Int {
    var found = 0
    try forEachElement(in: tracks) { name, entry throws(FilmFault) in
      guard name == Name.trackEntry else { return }
      var (number, kind) = (0, 0)
      try forEachElement(in: entry) { name, content throws(FilmFault) in
        guard name == Name.trackNumber || name == Name.trackType, content.count <= 8 else { return }
        let value = try file.number(at: content.lowerBound, count: content.count)
        if name == Name.trackNumber { number = value } else { kind = value }
      }
      if kind == 1 { found = number }
    }
    return found
  }

  private func blockCount(_ cluster: Range<Int>, of track: Int) throws(FilmFault) -> Int {
    var count = 0
    func note(_ block: Range<Int>) throws(FilmFault) {
      // Track, time and flags stand before the frame.
      guard block.count > 4 else { throw FilmFault("frame \(count) is broken") }
      if try number(at: block.lowerBound, keepsMark: false).value == track { count += 1 }
    }
    try forEachElement(in: cluster) { name, content throws(FilmFault) in
      if name == Name.simpleBlock { try note(content) }
      guard name == Name.blockGroup else { return }
      // With what belongs to the frame, such as its opacity.
      try forEachElement(in: content) { name, content throws(FilmFault) in
        if name == Name.block { try note(content) }
      }
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
