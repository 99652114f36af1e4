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

  /// The frames of the first track, each of which was found whole.
  func frameCount() throws(FilmFault) -> Int {
    let boxes = try boxes(in: 0..<file.size)
    guard let index = boxes.first(where: { $0.name == "moov" }) else {
      throw FilmFault("its index is missing")
    }
    let media = boxes.filter { $0.name == "mdat" }.map(\.content)
    var table = index
    for name in ["trak", "mdia", "minf", "stbl"] { table = try child(name, of: table) }
    let sizes = try sampleSizes(child("stsz", of: table))
    var next = 0
    for (offset, count) in try chunks(of: table) {
      var offset = offset
      for size in sizes[next..<min(next + count, sizes.count)] {
        let sample = offset..<offset + size
        guard media.contains(where: { $0.contains(sample) }) else {
          throw FilmFault("frame \(next) is not in it")
        }
        try check(sample, of: next)
        offset += size
        next += 1
      }
    }
    return next
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

  /// H.264 is units, each with its length before it; ProRes says its own length and name.
  private func check(_ sample: Range<Int>, of frame: Int) throws(FilmFault) {
    guard sample.count >= 8 else { throw FilmFault("frame \(frame) is broken") }
    if try file.tag(at: sample.lowerBound + 4) == "icpf" {
      guard try file.number(at: sample.lowerBound) == sample.count else {
        throw FilmFault("frame \(frame) is broken")
      }
      return
    }
    var offset = sample.lowerBound
    while offset < sample.upperBound {
      let length = offset + 4 <= sample.upperBound ? try file.number(at: offset) : 0
      guard length > 0, length <= sample.upperBound - offset - 4 else {
        throw FilmFault("frame \(frame) is broken")
      }
      offset += 4 + length
    }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
