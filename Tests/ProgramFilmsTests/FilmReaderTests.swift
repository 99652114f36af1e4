import Foundation
import Pixels
import TestSupport
import Testing

@testable import ProgramFilms

@Suite("Films that a program plays")
@MainActor
struct FilmReaderTests {
  private func color(of image: CGImage?) -> String {
    guard let data = image?.dataProvider?.data, data.count >= 4 else { return "none" }
    let names = ["red", "green", "blue"]
    let largest = (0..<3).max { data[data.startIndex + $0] < data[data.startIndex + $1] }!
    return names[largest]
  }

  @Test("A film tells its size, its rate, its length and whether it is heard")
  func facts() throws {
    let folder = try TemporaryFolder()
    let facts = try #require(FilmFacts(of: try threeColorFilm(in: folder)))
    #expect((facts.width, facts.height) == (64, 48))
    #expect(facts.frameRate == 10 && abs(facts.duration - 3) < 0.01 && !facts.hasSound)
    #expect(FilmFacts(of: folder.url.appendingPathComponent("none.mp4")) == nil)
  }

  @Test("The picture of any time is found, forwards and backwards, and the last one after the end")
  func frames() throws {
    let folder = try TemporaryFolder()
    let reader = try #require(FilmReader(try threeColorFilm(in: folder)))
    let times = [0, 0.95, 1.0, 1.99, 2.0, 2.9, 9.0, 0.5]
    let colors = times.map { color(of: reader.frame(at: $0, width: 32, height: 24)) }
    #expect(colors == ["red", "red", "green", "green", "blue", "blue", "blue", "red"])
    let frame = reader.frame(at: 0, width: 32, height: 24)
    #expect(frame?.width == 32 && frame?.height == 24)
  }

  @Test("A film lies within its place, or fills it, and is never made larger")
  func sizes() throws {
    let folder = try TemporaryFolder()
    let reader = try #require(FilmReader(try threeColorFilm(in: folder)))
    #expect(reader.size(in: CGSize(width: 32, height: 48)) == (32, 24))
    #expect(reader.size(in: CGSize(width: 32, height: 48), fills: true) == (64, 48))
    #expect(reader.size(in: CGSize(width: 640, height: 480)) == (64, 48))
  }

  @Test("Turned films and pixels that are not square are as large as they are seen")
  func reports() throws {
    func facts(_ more: String) -> FilmFacts? {
      FilmFacts(
        report: """
          {"streams": [{"codec_type": "audio"}, {"codec_type": "video", "width": 720, "height": 576,
          "avg_frame_rate": "30000/1001" \(more)}], "format": {"duration": "4.5"}}
          """)
    }
    let plain = try #require(facts(""))
    #expect(plain.hasSound && plain.duration == 4.5)
    #expect(abs(plain.frameRate - 30000.0 / 1001) < 1e-9)
    let turned = try #require(facts(", \"side_data_list\": [{\"rotation\": -90}]"))
    #expect((turned.width, turned.height) == (576, 720))
    let wide = try #require(facts(", \"sample_aspect_ratio\": \"16:15\""))
    #expect((wide.width, wide.height) == (768, 576))
    #expect(FilmFacts(report: "{\"streams\": [{\"codec_type\": \"audio\"}]}") == nil)
  }
}
