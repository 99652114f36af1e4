import Foundation
import Pixels
import TestSupport
import Testing

@testable import Decoders

@Suite("Lottie files")
struct LottieFileTests {
  /// The first and last column of a row in which anything stands.
  private func span(_ bitmap: Bitmap, y: Int) -> ClosedRange<Int>? {
    let row = (bitmap.bytes + y * bitmap.rowBytes).assumingMemoryBound(to: UInt8.self)
    let columns = (0..<bitmap.width).filter { row[$0 * 4 + 3] > 127 }
    return columns.first.flatMap { first in columns.last.map { first...$0 } }
  }

  private func color(_ bitmap: Bitmap, x: Int, y: Int) -> [UInt8] {
    let pixel = (bitmap.bytes + y * bitmap.rowBytes).assumingMemoryBound(to: UInt8.self) + x * 4
    return (0..<4).map { pixel[$0] }
  }

  @Test("Size, frames, rate and markers are what the file says")
  func facts() throws {
    let facts = try LottieFile(LottieSample.data).facts
    #expect(
      facts
        == LottieFile.Facts(
          width: 200, height: 100, start: 0, end: 60, rate: 30,
          markers: [LottieFile.Marker(name: "middle", frame: 15, frames: 30)]))
  }

  @Test(
    "A square is where its frame has it, in so many pixels as are asked for", arguments: [1, 2])
  func frames(scale: Int) throws {
    let file = try LottieFile(LottieSample.data)
    // From 50 to 150 in 60 frames: the middle of frame 15 is at 75, that of frame 45 at 125.
    for (frame, middle) in [(0, 50), (15, 75), (45, 125)] {
      let bitmap = file.draw(
        index: file.index(ofFrame: Double(frame)), width: 200 * scale, height: 100 * scale)
      #expect(
        span(bitmap, y: 50 * scale) == (middle - 20) * scale...(middle + 20) * scale - 1,
        "frame \(frame)")
      #expect(span(bitmap, y: 20 * scale) == nil)
      #expect(color(bitmap, x: middle * scale, y: 50 * scale) == [255, 0, 0, 255])
    }
  }

  @Test("Frames outside the file are its first and its last")
  func outside() throws {
    let file = try LottieFile(LottieSample.data)
    #expect(file.index(ofFrame: -3) == 0)
    #expect(file.index(ofFrame: 0.9) == 0)
    #expect(file.index(ofFrame: 1000) >= 59)
    #expect(file.index(ofFrame: .nan) == 0)
  }

  @Test("A fill takes another colour, and another reader of the same file does not")
  func colors() throws {
    let (one, other) = (try LottieFile(LottieSample.data), try LottieFile(LottieSample.data))
    one.setColor(SIMD3(0, 0, 1), at: "**")
    #expect(
      color(one.draw(index: 0, width: 200, height: 100), x: 50, y: 50) == [0, 0, 255, 255])
    #expect(
      color(other.draw(index: 0, width: 200, height: 100), x: 50, y: 50) == [255, 0, 0, 255])
  }

  @Test(
    "What is no Lottie file is refused",
    arguments: [
      "", "{}", "[1]", "no", LottieSample.text.replacing("\"fr\":30", with: "\"fr\":0"),
      LottieSample.text.replacing("\"w\":200", with: "\"w\":1e9"),
      LottieSample.text.replacing("\"op\":60", with: "\"op\":0"),
      String(LottieSample.text.dropLast(40)),
    ])
  func broken(text: String) {
    #expect(throws: LottieFile.Failure.self) { try LottieFile(Data(text.utf8)) }
  }
}
