import Foundation
import Pixels
import Testing

@testable import LiveLink

@Suite("Pictures in shared memory")
struct FrameWriterTests {
  private let layout = LiveFrameLayout(width: 200, height: 100, scale: 2)

  /// A picture of one colour with a rectangle of another.
  private func bitmap(_ rectangle: PixelRect = .empty, _ color: UInt8 = 9) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: 200 * 100 * 4)
    for y in rectangle.y0..<max(rectangle.y0, rectangle.y1) {
      for x in rectangle.x0..<rectangle.x1 { pixels[(y * 200 + x) * 4] = color }
    }
    return Bitmap(width: 200, height: 100, premultiplied: pixels)
  }

  /// Paints a copy of `picture`, and says that it may differ all over.
  private func painting(_ picture: Bitmap) -> (Bitmap) -> [PixelRect] {
    { target in
      for y in 0..<picture.height {
        memcpy(
          target.bytes + y * target.rowBytes, picture.bytes + y * picture.rowBytes,
          picture.width * 4)
      }
      return [PixelRect(x0: 0, y0: 0, x1: picture.width, y1: picture.height)]
    }
  }

  private func pixels(_ writer: FrameWriter, _ buffer: LiveBuffer) -> Data {
    let start = writer.memory.bytes + buffer.index * layout.byteCount
    return Data(
      (0..<layout.height).map { Data(bytes: start + $0 * layout.rowBytes, count: 800) }.joined())
  }

  @Test("The first picture is all new, an equal one takes no buffer unless it is wanted")
  func first() throws {
    let writer = try FrameWriter(layout: layout, generation: 1)
    let picture = try #require(writer.write(painting(bitmap())))
    let area = picture.changes.reduce(0) { $0 + $1.width * $1.height }
    #expect(area == 200 * 100)
    #expect(writer.write(painting(bitmap())) == nil)
    let wanted = try #require(writer.write(isWanted: true, painting(bitmap())))
    #expect(wanted.changes.isEmpty)
    #expect(wanted.buffer != picture.buffer)
  }

  @Test("Changes cover what differs, do not overlap, and every buffer holds the whole picture")
  func changes() throws {
    let writer = try FrameWriter(layout: layout, generation: 1)
    let places = [
      PixelRect(x0: 3, y0: 5, x1: 4, y1: 6), PixelRect(x0: 60, y0: 30, x1: 70, y1: 40),
      PixelRect(x0: 0, y0: 99, x1: 200, y1: 100), PixelRect(x0: 199, y0: 0, x1: 200, y1: 100),
      .empty,
    ]
    var last = PixelRect.empty
    writer.release(try #require(writer.write(painting(bitmap()))).buffer)
    for place in places {
      let next = bitmap(place)
      let picture = try #require(writer.write(painting(next)))
      #expect(pixels(writer, picture.buffer) == next.unpaddedPixels, "\(place)")
      for part in [last, place] where !part.isEmpty {
        let covered = picture.changes.reduce(0) {
          let shared = $1.intersection(part)
          return $0 + (shared.isEmpty ? 0 : shared.width * shared.height)
        }
        #expect(covered == part.width * part.height, "\(place): \(picture.changes)")
      }
      // A tile or two, not the whole picture.
      let area = picture.changes.reduce(0) { $0 + $1.width * $1.height }
      #expect(area < 200 * 100)
      writer.release(picture.buffer)
      last = place
    }
  }

  @Test("A large picture of which half has changed is not compared for the next seven")
  func uncompared() throws {
    let writer = try FrameWriter(
      layout: LiveFrameLayout(width: 1024, height: 256, scale: 1), generation: 1)
    let whole = PixelRect(x0: 0, y0: 0, x1: 1024, y1: 256)
    func changes(_ mark: UInt8, rows: Int) throws -> Int {
      let picture = try #require(
        writer.write { bitmap in
          for y in 0..<256 { memset(bitmap.bytes + y * bitmap.rowBytes, 9, 1024 * 4) }
          for y in 0..<rows { memset(bitmap.bytes + y * bitmap.rowBytes, Int32(mark), 1024 * 4) }
          return [whole]
        })
      writer.release(picture.buffer)
      return picture.changes.reduce(0) { $0 + $1.width * $1.height }
    }
    #expect(try changes(1, rows: 0) == 1024 * 256)
    #expect(try changes(2, rows: 128) == 1024 * 128)
    for mark in 3...9 as ClosedRange<UInt8> {
      #expect(try changes(mark, rows: 1) == 1024 * 256, "\(mark)")
    }
    #expect(try changes(10, rows: 1) == 1024 * 32)
  }

  @Test("There are three buffers; a released one is used again, one of other memory is not")
  func buffers() throws {
    let writer = try FrameWriter(layout: layout, generation: 7)
    let buffers = try (0..<3).map { index in
      try #require(
        writer.write(painting(bitmap(PixelRect(x0: 0, y0: 0, x1: 9, y1: 9), UInt8(index))))
      )
      .buffer
    }
    #expect(Set(buffers).count == 3)
    #expect(!writer.hasFreeBuffer)
    writer.release(LiveBuffer(generation: 6, index: 0))
    writer.release(LiveBuffer(generation: 7, index: 99))
    #expect(!writer.hasFreeBuffer)
    writer.release(buffers[1])
    #expect(writer.write(painting(bitmap()))?.buffer == buffers[1])
  }

  @Test("The last picture is not painted over, even when nobody reads it")
  func lastPicture() throws {
    let writer = try FrameWriter(layout: layout, generation: 1)
    var last: LiveBuffer?
    for color in 0..<5 as Range<UInt8> {
      let rectangle = PixelRect(x0: 0, y0: 0, x1: 9, y1: 9)
      let picture = try #require(writer.write(painting(bitmap(rectangle, color))))
      #expect(picture.buffer != last)
      writer.release(picture.buffer)
      last = picture.buffer
    }
    #expect(writer.hasFreeBuffer)
  }

  @Test("A frame gives its buffer back when nobody holds it, and outlives the memory's change")
  func reading() throws {
    let released = Released()
    let reader = FrameReader { released.add($0) }
    let writer = try FrameWriter(layout: layout, generation: 1)
    let (near, far) = try LiveConnection.pair()
    try near.send(LiveReport.paused(time: 1), file: writer.memory)
    guard case .message(_, let files) = try far.receive(LiveReport.self) else {
      Issue.record("nothing came")
      return
    }
    let memory = try #require(files.first)
    try reader.take(memory, layout: layout, generation: 1, count: 3)
    #expect(throws: LiveLinkError.self) {
      try reader.take(memory, layout: layout, generation: 1, count: 4)
    }
    let next = bitmap(PixelRect(x0: 1, y0: 2, x1: 30, y1: 40))
    let picture = try #require(writer.write(painting(next)))
    let report = LiveFrameReport(
      buffer: picture.buffer, time: 2,
      changes: picture.changes + [PixelRect(x0: -5, y0: 0, x1: 9, y1: 9)],
      milliseconds: 1, droppedFrames: 0, bodyCount: 0)
    var frame = try reader.frame(report, sequence: 4, isWhole: false)
    #expect(frame?.changes == picture.changes)
    #expect(frame?.withPixels { $0[layout.rowBytes * 2 + 4] } == 9)
    #expect(released.buffers.isEmpty)
    frame = nil
    #expect(released.buffers == [picture.buffer])
    var stray = report
    stray.buffer.index = 3
    #expect(throws: LiveLinkError.self) {
      try reader.frame(stray, sequence: 5, isWhole: false)
    }
  }

  private final class Released: @unchecked Sendable {
    private(set) var buffers: [LiveBuffer] = []
    func add(_ buffer: LiveBuffer) { buffers.append(buffer) }
  }
}
