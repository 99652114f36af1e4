import Foundation
import Pixels
import TestSupport
import Testing

@testable import Encoders

@Suite("Films through ffmpeg", .serialized)
struct FFmpegEncoderTests {
  private func film(_ format: OutputFormat, frames: Int = 12) -> FilmFormat {
    FilmFormat(
      format: format, width: 40, height: 30, framesPerSecond: 60, hasAlpha: format.keepsAlpha,
      frameCount: frames)
  }

  private func write(_ encoder: any FrameEncoder, frames: Int = 12) throws {
    for index in 0..<frames {
      if index % 3 == 2 {
        try encoder.repeatLast()
      } else {
        try encoder.append(encoder.prepare(.square(at: index), after: nil))
      }
    }
    try encoder.finish()
  }

  /// Runs a film with a fake ffmpeg, and expects nothing but an error of one sentence and an empty folder.
  private func failure(
    _ script: String, resting: Double = 20, spinning: Double = 20, frames: Int = 12
  ) throws -> OutputError {
    let tools = try TemporaryFolder()
    let folder = try TemporaryFolder()
    let program = tools.script("ffmpeg", script)
    let patience = ChildProcess.Patience(resting: resting, spinning: spinning)
    let error = try #require(
      #expect(throws: OutputError.self) {
        let encoder = try FFmpegEncoder(
          path: folder.file("a.mp4"), film: film(.mp4), program: program, patience: patience)
        try write(encoder, frames: frames)
      })
    #expect(folder.contents == [])
    #expect(error.description.contains(program) || error.kind == .cannotWrite, "\(error)")
    return error
  }

  @Test(
    "An MP4 has all frames and its colours are tagged", .enabled(if: Tool.hasFFmpeg, "needs ffmpeg")
  )
  func mp4() throws {
    let folder = try TemporaryFolder()
    try write(film(.mp4).makeEncoder(path: folder.file("a.mp4")))
    let entries =
      "codec_name,width,height,pix_fmt,color_range,color_space,color_transfer,"
      + "color_primaries,r_frame_rate,nb_read_frames"
    #expect(
      try Tool.probe(folder.file("a.mp4"), entries) == [
        "codec_name=h264", "color_primaries=bt709", "color_range=tv", "color_space=bt709",
        "color_transfer=bt709", "height=30", "nb_read_frames=12", "pix_fmt=yuv420p",
        "r_frame_rate=60/1", "width=40",
      ])
    #expect(folder.contents == ["a.mp4"])
    let index = String(decoding: folder.bytes("a.mp4"), as: UTF8.self)
    #expect(
      index.range(of: "moov")!.lowerBound < index.range(of: "mdat")!.lowerBound, "starts fast")
  }

  @Test("The same frames make the same bytes", .enabled(if: Tool.hasFFmpeg, "needs ffmpeg"))
  func repeatable() throws {
    let folder = try TemporaryFolder()
    for name in ["a.mp4", "b.mp4"] { try write(film(.mp4).makeEncoder(path: folder.file(name))) }
    #expect(folder.bytes("a.mp4") == folder.bytes("b.mp4"))
  }

  @Test(
    "The other formats have all frames", .enabled(if: Tool.hasFFmpeg, "needs ffmpeg"),
    arguments: [(OutputFormat.webm, "vp9"), (.mov, "prores")])
  func others(format: OutputFormat, codec: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.\(format)")
    try write(film(format).makeEncoder(path: path))
    #expect(
      try Tool.probe(path, "codec_name,nb_read_frames") == [
        "codec_name=\(codec)", "nb_read_frames=12",
      ])
  }

  @Test("A WebP is an animation", .enabled(if: Tool.hasFFmpeg, "needs ffmpeg"))
  func webp() throws {
    let folder = try TemporaryFolder()
    try write(film(.webp).makeEncoder(path: folder.file("a.webp")))
    let text = String(decoding: folder.bytes("a.webp"), as: UTF8.self)
    #expect(text.hasPrefix("RIFF") && text.contains("ANIM") && text.contains("ANMF"))
  }

  @Test("Without ffmpeg the message says how to install it")
  func missing() throws {
    let error = #expect(throws: OutputError.self) {
      try FFmpegProgram.path(in: ["PATH": "/nowhere:/etc"])
    }
    #expect(error?.exitCode == 69)
    #expect(error?.description.contains("sudo apt-get install ffmpeg") == true)
  }
}

extension FFmpegEncoderTests {
  @Test("One that ends early is reported with what it said")
  func early() throws {
    let error = try failure("echo 'Unknown encoder libx264' >&2; exit 3")
    #expect(error.exitCode == 74)
    #expect(error.description.contains("with status 3"))
    #expect(error.description.contains("Unknown encoder libx264"))
  }

  @Test("One that ends well but early is not believed")
  func short() throws {
    let error = try failure("head -c 4000 >/dev/null; echo frame=2; exit 0")
    #expect(error.exitCode == 74)
  }

  @Test("One that takes everything and writes too few frames is not believed")
  func tooFew() throws {
    let error = try failure("cat >/dev/null; echo frame=11; exit 0")
    #expect(error.description.contains("11 of 12 frames"))
  }

  @Test("One that tells of all frames and writes none, or something else, is not believed")
  func noFile() throws {
    for deed in [":", "eval echo garbage \\> \\\"\\${last#file:}\\\""] {
      let error = try failure(
        "for last; do :; done; cat >/dev/null; \(deed); echo frame=12; exit 0")
      #expect(error.exitCode == 74)
      #expect(error.description.contains("the file is broken"), "\(error)")
    }
  }

  @Test("One that hangs is ended, with all it started")
  func hangs() throws {
    let mark = "987\(getpid())"
    let error = try failure("sleep \(mark) & sleep \(mark)", resting: 0.6, frames: 4000)
    #expect(error.description.contains("done nothing for a long time"))
    func left() throws -> String { try Tool.run("pgrep", ["-f", "sleep \(mark)"]).text }
    for _ in 0..<200 where try left() != "" { usleep(20_000) }
    #expect(try left() == "")
  }

  @Test("One that hangs at the end is ended too")
  func hangsAtEnd() throws {
    let error = try failure("cat >/dev/null; sleep 9871", resting: 0.6)
    #expect(error.description.contains("done nothing for a long time"))
  }

  @Test("One that computes without reading, or without ending, is ended")
  func spins() throws {
    for start in ["", "cat >/dev/null; "] {
      let error = try failure(start + "while :; do :; done", spinning: 0.5, frames: 4000)
      #expect(error.exitCode == 74)
      #expect(error.description.contains("without getting on"))
    }
  }

  @Test("One that floods its errors is ended, and costs no memory")
  func floods() throws {
    for start in ["", "cat >/dev/null & "] {
      let error = try failure(start + "exec yes oh no >&2", frames: 4000)
      #expect(error.description.contains("complained without end"))
      #expect(error.description.utf8.count < 1500)
    }
  }

  @Test("One that closes its input and goes on is ended")
  func closes() throws {
    let error = try failure("exec <&-; sleep 9872", frames: 4000)
    #expect(error.description.contains("has closed its input after"))
  }

  @Test("What a terminal would obey is not passed on")
  func garbage() throws {
    let error = try failure("printf '\\033[2J\\007\\377\\n' >&2; exit 1")
    #expect(error.description.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 })
  }

  @Test("One whose interpreter is missing is named with it")
  func interpreter() throws {
    let tools = try TemporaryFolder()
    let folder = try TemporaryFolder()
    let program = tools.file("ffmpeg")
    try "#!/no/such/interpreter -x\nexit 0\n".write(
      toFile: program, atomically: true, encoding: .utf8)
    chmod(program, 0o755)
    let error = #expect(throws: OutputError.self) {
      try FFmpegEncoder(
        path: folder.file("a.mp4"), film: film(.mp4), program: program,
        patience: ChildProcess.Patience())
    }
    #expect(error?.exitCode == 69)
    #expect(error?.description.contains("'\(program)'") == true)
    #expect(error?.description.contains("'/no/such/interpreter'") == true)
    #expect(folder.contents == [])
  }

  @Test("A disk that is full is said to be, whatever the exit status", arguments: [0, 1])
  func full(status: Int) throws {
    let error = try failure(
      "cat >/dev/null; echo frame=12; echo 'Error closing file a: No space left on device' >&2; exit \(status)"
    )
    #expect(error.exitCode == 74)
    #expect(error.description.contains("Free some space"))
  }
}
