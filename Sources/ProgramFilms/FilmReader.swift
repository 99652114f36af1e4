import Encoders
import Foundation
import Geometry
import Pixels

/// Reads the pictures of a film, in any order. Those that follow one another are read a stretch at a time.
///
/// Cost: a run of ffmpeg for each stretch, some 60 ms and what decoding takes, and the stretch's pixels in memory.
@MainActor
package final class FilmReader {
  package let facts: FilmFacts
  private let url: URL
  private var stretch: Stretch?

  private struct Stretch {
    let first: Int
    let width: Int
    let height: Int
    let frames: [CGImage]
  }

  /// Bytes of pixels that a stretch may hold.
  private static let budget = 48 << 20

  /// Reads the film at `url`, a file's, of which `facts` are known.
  package init(_ url: URL, facts: FilmFacts) {
    (self.url, self.facts) = (url, facts)
  }

  /// Nil for what is no film, or where there is no ffmpeg.
  package convenience init?(_ url: URL) {
    guard url.isFileURL, let facts = FilmFacts(of: url) else { return nil }
    self.init(url, facts: facts)
  }

  /// The size in pixels of the film in a place of `bounds` pixels: within it or around it, and never larger than it is.
  package func size(in bounds: CGSize, fills: Bool = false) -> (width: Int, height: Int) {
    let (width, height) = (Double(facts.width), Double(facts.height))
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
      return (facts.width, facts.height)
    }
    let factors = [bounds.width / width, bounds.height / height]
    let factor = min(1, fills ? factors.max()! : factors.min()!)
    return (max(1, Int((width * factor).rounded())), max(1, Int((height * factor).rounded())))
  }

  /// The picture that is shown `time` seconds into the film, the last one after its end; nil where it cannot be read.
  package func frame(at time: Double, width: Int, height: Int) -> CGImage? {
    let last = max(0, Int((facts.duration * facts.frameRate).rounded()) - 1)
    // A time that is a frame's own must not fall before it by rounding.
    let index = min(last, max(0, Int(time * facts.frameRate + 1e-4)))
    if let stretch, stretch.width == width, stretch.height == height, index >= stretch.first {
      let place = index - stretch.first
      if place < stretch.frames.count { return stretch.frames[place] }
    }
    let count = min(30, max(1, Self.budget / (width * height * 4)))
    var first = index
    // Containers may tell of more pictures than they hold: then the last there is.
    while true {
      let frames = read(first, count, width, height)
      if !frames.isEmpty {
        stretch = Stretch(first: first, width: width, height: height, frames: frames)
        return frames[min(index - first, frames.count - 1)]
      }
      guard first > 0 else { return nil }
      first = max(0, first - count)
    }
  }

  private func read(_ first: Int, _ count: Int, _ width: Int, _ height: Int) -> [CGImage] {
    // ffmpeg takes its time for films by hand: a file is the way back that any amount of pixels goes.
    var path = Array((NSTemporaryDirectory() + "/halcyon-film-XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return [] }
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
      unlink(name)
      close(file)
    }
    let start = max(0, (Double(first) - 0.25) / facts.frameRate)
    let arguments = [
      "-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-ss", String(format: "%.6f", start),
      "-i", "file:" + url.path, "-map", "0:v:0", "-vf",
      "fps=fps=\(facts.rate):round=near:start_time=0,scale=\(width):\(height)"
        + ":flags=bicubic+accurate_rnd+full_chroma_int+bitexact",
      "-frames:v", "\(count)", "-pix_fmt", "rgba", "-f", "rawvideo", "file:" + name,
    ]
    guard (try? FFmpegRun(arguments).output()) != nil,
      let data = FileManager.default.contents(atPath: name)
    else { return [] }
    let size = width * height * 4
    return (0..<data.count / size).map { index in
      let pixels = data[data.startIndex + index * size..<data.startIndex + (index + 1) * size]
      return CGImage(
        bitmap: Bitmap(width: width, height: height, premultiplied: [UInt8](pixels)))
    }
  }
}
