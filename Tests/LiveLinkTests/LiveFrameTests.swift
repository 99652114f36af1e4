import Foundation
import Pixels
import Testing

@testable import LiveLink

@Suite("A live picture")
struct LiveFrameTests {
  @Test("It is as many points as pixels by its scale, both ways, and is let go once")
  func size() {
    let layout = LiveFrameLayout(width: 390, height: 99, scale: 3)
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: layout.rowBytes * layout.height, alignment: 64)
    defer { bytes.deallocate() }
    nonisolated(unsafe) var releases = 0  // on this thread, as the frame is
    do {
      let frame = LiveFrame(
        sequence: 1, time: 0, layout: layout, changes: [], bytes: bytes, release: { releases += 1 })
      #expect(frame.size == CGSize(width: 130, height: 33))
      #expect(frame.bounds == PixelRect(x0: 0, y0: 0, x1: 390, y1: 99))
      #expect(frame.withPixels(\.count) == layout.rowBytes * 99)
      #expect(releases == 0)
    }
    #expect(releases == 1)
  }
}
