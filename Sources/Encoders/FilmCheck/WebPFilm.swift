/// An animated WebP (RFC 9649): chunks in one RIFF chunk, with an `ANMF` for each picture.
struct WebPFilm {
  private let file: FileReader

  init(_ file: FileReader) { self.file = file }

  /// The pictures; 1 for a film in which nothing moves, which is no animation.
  func frameCount() throws(FilmFault) -> Int {
    guard file.size >= 12, try file.tag(at: 0) == "RIFF", try file.tag(at: 8) == "WEBP",
      try size(at: 4) == file.size - 8
    else { throw FilmFault("it ends too early") }
    var animated = 0
    var still = 0
    try forEachChunk(in: 12..<file.size) { name, content throws(FilmFault) in
      if name == "VP8 " || name == "VP8L" { still += 1 }
      guard name == "ANMF" else { return }
      // Place, size, duration and flags stand before the picture.
      guard content.count > 16 else { throw FilmFault("frame \(animated) is broken") }
      var pictures = 0
      try forEachChunk(in: content.lowerBound + 16..<content.upperBound) {
        name, _ throws(FilmFault) in
        if name == "VP8 " || name == "VP8L" { pictures += 1 }
      }
      guard pictures == 1 else { throw FilmFault("frame \(animated) is broken") }
      animated += 1
    }
    guard animated + still > 0 else { throw FilmFault("it has no pictures") }
    return animated + still
  }

  /// Goes through the chunks of `range`, which they fill to the last byte.
  private func forEachChunk(
    in range: Range<Int>, _ body: (String, Range<Int>) throws(FilmFault) -> Void
  ) throws(FilmFault) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard range.upperBound - offset >= 8 else { throw FilmFault("it ends too early") }
      let size = try size(at: offset + 4)
      // A chunk of an odd size has a byte behind it.
      guard size + size % 2 <= range.upperBound - offset - 8 else {
        throw FilmFault("it ends too early")
      }
      try body(try file.tag(at: offset), offset + 8..<offset + 8 + size)
      offset += 8 + size + size % 2
    }
  }

  private func size(at offset: Int) throws(FilmFault) -> Int {
    try file.bytes(at: offset, count: 4).reversed().bigEndian()
  }
}
