import Foundation
import Pixels
import TestSupport
import Testing

@testable import Decoders

@Suite("Pictures of a GIF, one after another")
struct MovingPictureTests {
  private struct Frame {
    /// Colours from the left, of a row of three: red, green, blue, and 3 for clear.
    var pixels: [UInt8]
    var left: UInt8 = 0
    var hundredths: UInt8 = 10
    /// 1 stays, 2 is cleared, 3 gives back what was before.
    var disposal: UInt8 = 1
  }

  private func gif(_ frames: [Frame], loops: UInt8? = 0) -> Data {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [3, 0, 1, 0, 0x81, 0, 0]
    bytes += [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]
    if let loops { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, loops, 0, 0] }
    for frame in frames {
      bytes += [0x21, 0xF9, 4, 1 | frame.disposal << 2, frame.hundredths, 0, 3, 0]
      bytes += [0x2C, frame.left, 0, 0, 0, UInt8(frame.pixels.count), 0, 1, 0, 0, 2]
      var bits: [Bool] = []
      let codes: [UInt8] = frame.pixels.flatMap { code -> [UInt8] in [4, code] } + [5]
      for code in codes {
        for bit in UInt8(0)..<3 { bits.append(code >> bit & 1 == 1) }
      }
      var data = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
      for (index, bit) in bits.enumerated() where bit { data[index / 8] |= 1 << UInt8(index % 8) }
      bytes += [UInt8(data.count)] + data + [0]
    }
    return Data(bytes + [0x3B])
  }

  /// A row's pixels as letters: red, green, blue, and a dot for nothing.
  private func row(_ frame: MovingPicture.Frame) -> String {
    String(
      (0..<3).map { x -> Character in
        let pixel = frame.bitmap.bytes.assumingMemoryBound(to: UInt8.self) + x * 4
        if pixel[3] == 0 { return "." }
        return pixel[0] == 255 ? "r" : pixel[1] == 255 ? "g" : "b"
      })
  }

  @Test(
    "Each is drawn over what the one before it leaves: all, nothing, or what was there before it")
  func disposal() throws {
    let film = try MovingPicture(
      gif([
        Frame(pixels: [0, 0, 0]), Frame(pixels: [1], left: 1, disposal: 3),
        Frame(pixels: [2], left: 2, disposal: 2), Frame(pixels: [3, 1]), Frame(pixels: [2]),
      ]))
    #expect(film.frames.map(row) == ["rrr", "rgr", "rrb", "rg.", "bg."])
  }

  @Test("It says how long each is shown, and how often all are")
  func times() throws {
    let film = try MovingPicture(
      gif([Frame(pixels: [0]), Frame(pixels: [1], hundredths: 1)], loops: 3))
    #expect(film.frames.map(\.duration) == [0.1, 0.01])
    #expect(film.loops == 3)
    #expect(try MovingPicture(gif([Frame(pixels: [0])], loops: nil)).loops == 1)
    #expect(try MovingPicture(gif([Frame(pixels: [0])])).loops == 0)
    #expect(MovingPicture.shown(0.01) == 0.1 && MovingPicture.shown(0.02) == 0.02)
  }

  @Test("A file that is cut shows what is whole; another kind is refused", arguments: 0..<120)
  func cut(count: Int) {
    let whole = gif([Frame(pixels: [0, 0, 0]), Frame(pixels: [1, 1, 1]), Frame(pixels: [2])])
    let film = try? MovingPicture(whole.prefix(count))
    if count < 50 { #expect(film == nil) }
    if count >= whole.count { #expect(film?.frames.count == 3) }
    #expect((film?.frames.count ?? 1) <= 3)
    #expect(throws: ImageDecoder.Failure.self) {
      try MovingPicture(Data([0x89, 0x50, 0x4E, 0x47]))
    }
  }
}
