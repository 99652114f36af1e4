import Foundation
import TestSupport
import Testing

@Suite(
  "What programs play, as a user renders it", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct PlayedSoundTests {
  private static let source = """
    import AVFoundation
    import SwiftUI

    final class Bell: NSObject, ObservableObject, AVAudioPlayerDelegate {
      @Published var isOver = false
      var player: AVAudioPlayer?
      func ring() {
        let url = Bundle.main.url(forResource: "click", withExtension: "wav")!
        player = try? AVAudioPlayer(contentsOf: url)
        player?.delegate = self
        player?.play()
      }
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        isOver = true
      }
    }

    struct ContentView: View {
      @StateObject private var bell = Bell()
      var body: some View {
        (bell.isOver ? Color.red : Color.blue)
          .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { bell.ring() } }
      }
    }
    """

  /// A program, and beside it a sound of a tenth of a second at half the loudest.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/View.swift")
    func number(_ value: Int, _ count: Int) -> Data {
      Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
    var bytes = Data("RIFF".utf8) + number(36 + 9600, 4) + Data("WAVEfmt ".utf8)
    bytes += number(16, 4) + number(1, 2) + number(1, 2) + number(48_000, 4) + number(96_000, 4)
    bytes += number(2, 2) + number(16, 2) + Data("data".utf8) + number(9600, 4)
    for _ in 0..<4800 { bytes += number(16_384, 2) }
    try bytes.write(to: URL(fileURLWithPath: folder.file("App/click.wav")))
    return folder
  }

  private func render(_ folder: TemporaryFolder, _ name: String, _ options: String...) throws
    -> HalcyonCommandLine.Answer
  {
    try HalcyonCommandLine.run(
      [
        "render", folder.file("App"), "-o", folder.file(name), "--size", "64x64", "--scale", "1",
        "--quality", "draft",
      ] + options)
  }

  /// The left samples of a file's sound, 48,000 a second.
  private func samples(_ file: String) throws -> [Int16] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["ffmpeg", "-nostdin", "-v", "error", "-i", file, "-map", "0:a", "-f", "s16le"]
      + ["-ac", "2", "-ar", "48000", "-"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return stride(from: 0, to: output.count - 3, by: 4).map {
      Int16(bitPattern: UInt16(output[$0]) | UInt16(output[$0 + 1]) << 8)
    }
  }

  @Test("A sound played at half a second begins at sample 24,000, twice with the same bytes")
  func film() throws {
    let folder = try folder()
    let answer = try render(folder, "film.mov", "--duration", "1")
    #expect(answer.status == 0 && answer.errors.isEmpty, "\(answer.errors)")
    let samples = try samples(folder.file("film.mov"))
    #expect(samples.count == 48_000)
    #expect(samples.firstIndex { $0 != 0 } == 24_000)
    #expect(samples.lastIndex { $0 != 0 } == 28_799)
    let first = folder.bytes("film.mov")
    #expect(try render(folder, "film.mov", "--duration", "1").status == 0)
    #expect(folder.bytes("film.mov") == first)
    #expect(folder.contents == ["App", "film.mov"])
  }

  @Test("A film from a later frame has what is heard from there on")
  func later() throws {
    let folder = try folder()
    #expect(try render(folder, "film.mov", "--frames", "33-59").status == 0)
    let samples = try samples(folder.file("film.mov"))
    // Frame 33 is shown at 0.55 s: half of the sound is over.
    #expect(samples.count == 27 * 800)
    #expect(samples.firstIndex { $0 != 0 } == 0 && samples.lastIndex { $0 != 0 } == 2399)
  }

  @Test("A track laid under the film is heard with what the program plays")
  func together() throws {
    let folder = try folder()
    let track = folder.file("App/click.wav")
    #expect(try render(folder, "film.mov", "--duration", "1", "--audio", track).status == 0)
    let samples = try samples(folder.file("film.mov"))
    let loud = samples.indices.filter { samples[$0] != 0 }
    #expect(loud == Array(0..<4800) + Array(24_000..<28_800))
  }

  @Test("A film that has no sound says so, once")
  func silent() throws {
    let folder = try folder()
    let answer = try render(folder, "film.gif", "--duration", "1", "--fps", "20")
    #expect(answer.status == 0)
    #expect(answer.errors.components(separatedBy: "a .gif has no sound").count == 2)
    #expect(try render(folder, "film.gif", "--duration", "0.4", "--fps", "20").errors.isEmpty)
  }

  @Test("The sound of shards is that of the film at once")
  func shards() throws {
    let folder = try folder()
    #expect(try render(folder, "plain.mov", "--frames", "0-619").status == 0)
    for shard in ["2/2", "1/2"] {
      let answer = try render(folder, "film.mov", "--frames", "0-619", "--shard", shard)
      #expect(answer.status == 0, "\(answer.errors)")
    }
    let joined = try HalcyonCommandLine.run(["join", folder.file("film.mov"), "--remove"])
    #expect(joined.status == 0, "\(joined.errors)")
    #expect(folder.bytes("film.mov") == folder.bytes("plain.mov"))
    #expect(folder.contents == ["App", "film.mov", "plain.mov"])
    #expect(try samples(folder.file("film.mov")).firstIndex { $0 != 0 } == 24_000)
  }

  @Test("A track laid under shards is heard in the film that they are joined to, to the sample")
  func trackUnderShards() throws {
    let folder = try folder()
    let track = folder.file("App/click.wav")
    for shard in ["2/2", "1/2"] {
      let answer = try render(
        folder, "film.mov", "--frames", "0-619", "--audio", track, "--shard", shard)
      #expect(answer.status == 0 && answer.errors.isEmpty, "\(answer.errors)")
    }
    let joined = try HalcyonCommandLine.run(["join", folder.file("film.mov"), "--remove"])
    #expect(joined.status == 0, "\(joined.errors)")
    let heard = try samples(folder.file("film.mov"))
    #expect(heard.count == 620 * 800)
    #expect(heard.indices.filter { heard[$0] != 0 } == Array(0..<4800) + Array(24_000..<28_800))
    #expect(
      try render(folder, "plain.mov", "--frames", "0-619", "--audio", track).status == 0)
    #expect(try samples(folder.file("plain.mov")) == heard)
  }
}
