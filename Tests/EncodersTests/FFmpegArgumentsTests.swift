import Testing

@testable import Encoders

@Suite("What ffmpeg is told")
struct FFmpegArgumentsTests {
  @Test(
    "Rates of television are fractions, all others stand as they are",
    arguments: [
      (30_000.0 / 1001, "30000/1001"), (24_000.0 / 1001, "24000/1001"), (12.5, "12.5"),
      (29.9, "29.9"), (60, "60.0"),
    ] as [(Double, String)])
  func rate(framesPerSecond: Double, expected: String) throws {
    let film = FilmFormat(
      format: .mp4, width: 40, height: 30, framesPerSecond: framesPerSecond, hasAlpha: false,
      frameCount: 1)
    let list = FFmpegArguments(film: film).list(output: "a.mp4")
    let place = try #require(list.firstIndex(of: "-framerate"))
    #expect(list[place + 1] == expected)
  }
}
