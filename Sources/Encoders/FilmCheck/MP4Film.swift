/// An MP4 or QuickTime film (ISO/IEC 14496-12): boxes in boxes, of which `moov` tells where in `mdat`
/// each frame lies.
struct MP4Film {
  private struct Box {
    var name: String
    /// What is behind its head.
    var content: Range<Int>
  }

  private let file: FileReader

  init(_ file: FileReader) { self.file = file }

  /// The frames of the film's pictures, each of which was found whole; so is what it has of sound.
  func frameCount() throws(FilmFault) -> Int {
    let boxes = try boxes(in: 0..<file.size)
    guard let index = boxes.first(where: { $0.name == "moov" }) else {
      throw FilmFault("its index is missing")
    }
    let media = boxes.filter { $0.name == "mdat" }.map(\.content)
    var frames: Int?
    for track in try self.boxes(in: index.content) where track.name == "trak" {
      let content = try child("mdia", of: track)
      // Four letters for what it is stand behind a version and a field that is always 0.
      let kind = try file.tag(at: child("hdlr", of: content).content.lowerBound + 8)
      let table = try child("stbl", of: child("minf", of: content))
      if kind == "vide" {
        frames = try frameCount(of: table, in: media)
      } else {
        try checkSound(table, in: media)
      }
    }
    guard let frames else { throw FilmFault("its index is broken") }
    return frames
  }

  /// How many frames a track has, each of which is whole.
  private func frameCount(of table: Box, in media: [Range<Int>]) throws(FilmFault) -> Int {
    let sizes = try sampleSizes(child("stsz", of: table))
    // A version, the number of descriptions, and the length of the first stand before its name.
    let codec = try file.tag(at: child("stsd", of: table).content.lowerBound + 12)
    var next = 0
    for (offset, count) in try chunks(of: table) {
      var offset = offset
      for size in sizes[next..<min(next + count, sizes.count)] {
        let sample = offset..<offset + size
        guard media.contains(where: { $0.contains(sample) }) else {
          throw FilmFault("frame \(next) is not in it")
        }
        guard try VideoSample(file: file, bytes: sample, codec: codec).isWhole() else {
          throw FilmFault("frame \(next) is broken")
        }
        offset += size
        next += 1
      }
    }
    return next
  }

  /// Sound is there to its last byte. Plain samples have one size, which is not written for each.
  private func checkSound(_ table: Box, in media: [Range<Int>]) throws(FilmFault) {
    let box = try child("stsz", of: table)
    let size = try file.number(at: box.content.lowerBound + 4)
    let sizes = size == 0 ? try self.table(box, skipping: 4) : []
    var next = 0
    for (offset, count) in try chunks(of: table) {
      let length =
        size == 0
        ? sizes[next..<min(next + count, sizes.count)].reduce(0, +)
        : size.multipliedReportingOverflow(by: count).partialValue
      guard length >= 0, offset <= file.size, length <= file.size - offset,
        media.contains(where: { $0.contains(offset..<offset + length) })
      else { throw FilmFault("its sound is not in it") }
      next = min(next + count, sizes.count)
    }
  }

  /// All boxes of `range`, which they fill to the last byte.
  private func boxes(in range: Range<Int>) throws(FilmFault) -> [Box] {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      var size = try file.number(at: offset)
      let name = try file.tag(at: offset + 4)
      let isLong = size == 1
      if isLong { size = try file.number(at: offset + 8, count: 8) }
      let head = isLong ? 16 : 8
      guard size >= head, size <= range.upperBound - offset else {
        throw FilmFault("it ends too early")
      }
      boxes.append(Box(name: name, content: offset + head..<offset + size))
      offset += size
    }
    return boxes
  }

  private func child(_ name: String, of box: Box) throws(FilmFault) -> Box {
    guard let found = try boxes(in: box.content).first(where: { $0.name == name }) else {
      throw FilmFault("its index is broken")
    }
    return found
  }

  /// The numbers of a table behind a version and further fields.
  private func table(
    _ box: Box, skipping fields: Int, width: Int = 4, columns: Int = 1
  ) throws(FilmFault) -> [Int] {
    let start = box.content.lowerBound + 4 + fields
    let count = try file.number(at: start) * columns
    guard count <= box.content.count / width else { throw FilmFault("its index is broken") }
    let bytes = try file.bytes(at: start + 4, count: count * width)
    return (0..<count).map { bytes[$0 * width..<($0 + 1) * width].bigEndian() }
  }

  private func sampleSizes(_ box: Box) throws(FilmFault) -> [Int] {
    let size = try file.number(at: box.content.lowerBound + 4)
    guard size != 0 else { return try table(box, skipping: 4) }
    let count = try file.number(at: box.content.lowerBound + 8)
    guard count <= file.size / size else { throw FilmFault("its index is broken") }
    return Array(repeating: size, count: count)
  }

  /// Where each chunk of frames begins, and how many it has.
  private func chunks(of table: Box) throws(FilmFault) -> [(offset: Int, count: Int)] {
    let isLong = try boxes(in: table.content).contains { $0.name == "co64" }
    let offsets = try self.table(
      child(isLong ? "co64" : "stco", of: table), skipping: 0, width: isLong ? 8 : 4)
    // First chunk, frames in each, and a number that does not matter here; valid up to the next row.
    let rows = try self.table(child("stsc", of: table), skipping: 0, columns: 3)
    var row = 0
    var chunks: [(offset: Int, count: Int)] = []
    for (index, offset) in offsets.enumerated() {
      while row + 3 < rows.count, rows[row + 3] <= index + 1 { row += 3 }
      guard row + 1 < rows.count else { throw FilmFault("its index is broken") }
      chunks.append((offset, rows[row + 1]))
    }
    return chunks
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
