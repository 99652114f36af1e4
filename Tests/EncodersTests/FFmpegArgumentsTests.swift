import Testing

@testable import Encoders

@Suite("What ffmpeg is told")
struct FFmpegArgumentsTests {
  @Test(
    "Rates are whole numbers or exact fractions, those of television too",
    arguments: [
      (30_000.0 / 1001, "30000/1001"), (24_000.0 / 1001, "24000/1001"), (12.5, "25/2"),
      (29.9, "299/10"), (60, "60"),
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
