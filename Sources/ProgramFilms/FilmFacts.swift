import Encoders
import Foundation

/// What is known of a film before its pictures are read.
package struct FilmFacts: Equatable, Sendable {
  /// Pixels, as the film is shown: upright, and with square pixels.
  package var width: Int
  package var height: Int
  /// Pictures a second, as a fraction in ffmpeg's form: `30000/1001`.
  package var rate: String
  /// Seconds.
  package var duration: Double
  package var hasSound: Bool

  /// Pictures a second.
  package var frameRate: Double {
    let parts = rate.split(separator: "/").compactMap { Double($0) }
    guard let first = parts.first, first > 0 else { return 25 }
    return parts.count > 1 && parts[1] > 0 ? first / parts[1] : first
  }

  /// Asks ffprobe, which takes some 50 ms; nil for what is no film, or where there is no ffprobe.
  package init?(of url: URL) {
    let arguments = [
      "-v", "error", "-of", "json", "-show_entries",
      "stream=codec_type,width,height,avg_frame_rate,sample_aspect_ratio,duration"
        + ":stream_side_data=rotation:format=duration", "file:" + url.path,
    ]
    guard let text = try? FFmpegRun(arguments, probes: true).output() else { return nil }
    self.init(report: text)
  }

  /// From ffprobe's report.
  init?(report: String) {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(report.utf8)),
      let picture = report.streams.first(where: { $0.codec_type == "video" }),
      var width = picture.width, var height = picture.height, width > 0, height > 0
    else { return nil }
    let aspect = (picture.sample_aspect_ratio ?? "").split(separator: ":").compactMap { Double($0) }
    if aspect.count == 2, aspect[0] > 0, aspect[1] > 0 {
      width = Int((Double(width) * aspect[0] / aspect[1]).rounded())
    }
    let turn = picture.side_data_list?.compactMap(\.rotation).first ?? 0
    if Int(turn) % 180 != 0 { swap(&width, &height) }
    (self.width, self.height) = (width, height)
    rate = picture.avg_frame_rate ?? "25/1"
    if rate.hasPrefix("0/") { rate = "25/1" }
    duration = Double(report.format?.duration ?? picture.duration ?? "") ?? 0
    hasSound = report.streams.contains { $0.codec_type == "audio" }
  }

  // By the names of ffprobe's report.
  private struct Report: Decodable {
    struct Stream: Decodable {
      struct SideData: Decodable { var rotation: Double? }
      var codec_type: String
      var width: Int?
      var height: Int?
      var avg_frame_rate: String?
      var sample_aspect_ratio: String?
      var duration: String?
      var side_data_list: [SideData]?
    }
    struct Format: Decodable { var duration: String? }
    var streams: [Stream]
    var format: Format?
  }
}
