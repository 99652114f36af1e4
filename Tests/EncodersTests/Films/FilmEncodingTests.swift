import Foundation
import Testing

@testable import Encoders

@Suite("What a film is asked to be must go together")
struct FilmEncodingTests {
  private func complaint(
    _ name: String, hasAlpha: Bool = false, _ change: (inout FilmEncoding) -> Void
  ) throws -> String? {
    var encoding = FilmEncoding()
    change(&encoding)
    do {
      try encoding.check(name, OutputFormat(path: name), hasAlpha: hasAlpha)
      return nil
    } catch let error as OutputError {
      #expect(error.exitCode == 64)
      return error.description
    }
  }

  @Test("Every file's usual codec is accepted, and each that it may hold")
  func fitting() throws {
    for format in OutputFormat.allCases {
      for codec in [nil] + format.codecs.map(Optional.some) {
        for quality in FilmQuality.allCases {
          #expect(
            try complaint("a.\(format)") {
              $0.codec = codec
              $0.quality = quality
            } == nil)
        }
      }
    }
  }

  @Test("A codec in a file that cannot hold it is refused with the names of those that can")
  func misfits() throws {
    #expect(try complaint("a.mp4") { $0.codec = .prores }?.contains("-o a.mov") == true)
    #expect(try complaint("a.mov") { $0.codec = .av1 }?.contains("-o a.mp4 or -o a.webm") == true)
    #expect(try complaint("a.webm") { $0.codec = .hevc }?.contains("-o a.mp4 or -o a.mov") == true)
    #expect(try complaint("a.gif") { $0.codec = .h264 }?.contains("-o a.mp4") == true)
    #expect(try complaint("a.gif") { $0.encoder = "libx264" }?.contains("-o a.mp4") == true)
  }

  @Test("What cannot be see-through says what can")
  func alpha() throws {
    for name in ["a.mp4", "a.jpeg"] {
      #expect(try complaint(name, hasAlpha: true) { _ in } != nil)
    }
    #expect(try complaint("a.mp4", hasAlpha: true) { _ in }?.contains("-o a.mov") == true)
    #expect(try complaint("a.jpeg", hasAlpha: true) { _ in }?.contains("-o a.png") == true)
    #expect(try complaint("a.mov", hasAlpha: true) { $0.codec = .hevc } != nil)
    #expect(try complaint("a.webm", hasAlpha: true) { $0.codec = .av1 } != nil)
    for name in ["a.mov", "a.webm", "a.gif", "a.apng", "a.webp", "a.png", "a.pdf", "a.svg"] {
      #expect(try complaint(name, hasAlpha: true) { _ in } == nil, "\(name)")
    }
  }

  @Test("Rates belong to video, one of them, within the codec's scale")
  func rates() throws {
    #expect(try complaint("a.mp4") { ($0.constantQuality, $0.bitrate) = (20, 1_000_000) } != nil)
    #expect(try complaint("a.gif") { $0.constantQuality = 20 } != nil)
    #expect(try complaint("a.mov") { $0.bitrate = 1_000_000 } != nil)
    #expect(try complaint("a.mov") { ($0.bitrate, $0.codec) = (1_000_000, .h264) } == nil)
    #expect(try complaint("a.mp4") { $0.constantQuality = 52 } != nil)
    #expect(try complaint("a.webm") { $0.constantQuality = 52 } == nil)
    #expect(try complaint("a.webm") { $0.constantQuality = -1 } != nil)
    #expect(try complaint("a.webm") { $0.constantQuality = .nan } != nil)
  }

  @Test("An encoder is one that is known, and writes what the codec says")
  func encoders() throws {
    #expect(try complaint("a.mp4") { $0.encoder = "h264_nvenc" } == nil)
    #expect(try complaint("a.mp4") { $0.encoder = "libwonder" }?.contains("libx264") == true)
    #expect(
      try complaint("a.mp4") { ($0.encoder, $0.codec) = ("h264_nvenc", .hevc) }?
        .contains("Leave one of them out") == true)
  }

  @Test("Animated pictures say how often they play, films do not")
  func loops() throws {
    #expect(try complaint("a.gif") { $0.loops = 3 } == nil)
    #expect(try complaint("a.gif") { $0.loops = -1 } != nil)
    #expect(try complaint("a.gif") { $0.loops = 65_536 } != nil)
    #expect(try complaint("a.mp4") { $0.loops = 3 }?.contains("--loops") == true)
  }

  @Test("What an older command does not say is as usual")
  func missingKeys() throws {
    let read = try JSONDecoder().decode(FilmEncoding.self, from: Data("{}".utf8))
    #expect(read == FilmEncoding())
    var encoding = FilmEncoding()
    (encoding.codec, encoding.loops, encoding.constantQuality) = (.av1, 3, 18.5)
    (encoding.quality, encoding.bitrate, encoding.encoder) = (.best, 7000, "librav1e")
    let back = try JSONDecoder().decode(FilmEncoding.self, from: JSONEncoder().encode(encoding))
    #expect(back == encoding)
  }
}

@Suite("Encoders of ffmpeg")
struct VideoEncoderTests {
  @Test("The list that ffmpeg prints is read")
  func list() {
    let text = """
      Encoders:
       V..... = Video
       ------
       V....D libx264              libx264 H.264 / AVC (codec h264)
       V..... libsvtav1            SVT-AV1 encoder (codec av1)
       VFS... prores_ks            Apple ProRes (iCodec Pro) (codec prores)
       A....D aac                  AAC
      """
    #expect(
      FFmpegProgram.encoders(listedIn: text).isSuperset(of: [
        "libx264", "libsvtav1", "prores_ks", "aac",
      ]))
    #expect(!FFmpegProgram.encoders(listedIn: text).contains("libx265"))
  }

  @Test("Each codec's usual encoder writes it; small pictures get one that takes them")
  func usual() {
    for codec in VideoCodec.allCases { #expect(VideoEncoder(of: codec).codec == codec) }
    var film = FilmFormat(
      format: .mp4, width: 63, height: 200, framesPerSecond: 60, hasAlpha: false, frameCount: 1)
    #expect(VideoEncoder.usual(of: .av1, for: film) == .libaomav1)
    film.width = 64
    #expect(VideoEncoder.usual(of: .av1, for: film) == .libsvtav1)
  }
}
