import Foundation
import Testing

@testable import ProgramSounds

@Suite("Lengths of sounds")
struct SoundFileTests {
  private func big(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    Array(name.utf8) + big(UInt64(bytes.count), 8) + bytes
  }

  @Test("A CAF of plain samples is as long as its bytes say")
  func plainCAF() throws {
    // 8,000 samples a second of two bytes each, one channel: 4,000 samples.
    let format = big((8000.0).bitPattern, 8) + Array("lpcm".utf8) + big(2, 4) + big(2, 4)
    let file =
      Array("caff".utf8) + [0, 1, 0, 0] + chunk("desc", format + big(1, 4) + big(1, 4) + big(16, 4))
      + chunk("data", [UInt8](repeating: 0, count: 4 + 8000))
    #expect(try SoundFile.facts(of: Data(file)) == .init(duration: 0.5, channels: 1))
  }

  @Test("A packed CAF is as long as its table of packets says")
  func packedCAF() throws {
    let format = big((44100.0).bitPattern, 8) + Array("aac ".utf8) + big(0, 4) + big(0, 4)
    let file =
      Array("caff".utf8) + [0, 1, 0, 0]
      + chunk("desc", format + big(1024, 4) + big(2, 4) + big(0, 4))
      + chunk("pakt", big(44, 8) + big(44100, 8) + big(0, 4) + big(0, 4))
    #expect(try SoundFile.facts(of: Data(file)) == .init(duration: 1, channels: 2))
  }

  @Test("What is no sound is told from one")
  func noSound() {
    for bytes in ["", "caff", "RIFF....WAVE", "a text"] {
      #expect(throws: (any Error).self) { try SoundFile.facts(of: Data(bytes.utf8)) }
    }
  }
}
