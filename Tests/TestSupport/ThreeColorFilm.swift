import Foundation

/// Writes a film of 64 x 48 pixels, ten pictures a second for three seconds: red, green and blue for a second each.
/// `arguments` go to ffmpeg before the name of the file.
package func threeColorFilm(in folder: TemporaryFolder, _ arguments: [String] = []) throws -> URL {
  let colors = ["red", "lime", "blue"].flatMap {
    ["-f", "lavfi", "-i", "color=\($0):size=64x48:rate=10:duration=1"]
  }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments =
    ["ffmpeg", "-loglevel", "error"] + colors
    + ["-filter_complex", "concat=n=3", "-c:v", "libx264", "-qp", "0", "-pix_fmt", "yuv444p"]
    + arguments + [folder.path + "/film.mp4"]
  try process.run()
  process.waitUntilExit()
  return folder.url.appendingPathComponent("film.mp4")
}
