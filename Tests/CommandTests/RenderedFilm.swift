import Decoders
import Foundation
import Pixels
import TestSupport
import Testing

/// Frames of a published program, as the command rendered them: one pixel a point.
struct RenderedFilm {
  /// What is asked of the command beside the program.
  struct Request {
    var program: String
    var view: String?
    var size = (width: 100, height: 100)
    var framesPerSecond = 60
    var frames: ClosedRange<Int>
    /// Lines of a touch file.
    var touches: [String] = []
    var options: [String] = []
  }

  /// One frame's colours.
  struct Picture {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init(file: URL) throws {
      let bitmap = try ImageDecoder.decode(Data(contentsOf: file))
      (width, height) = (bitmap.width, bitmap.height)
      bytes = [UInt8](bitmap.unpaddedPixels)
    }

    /// Red, green and blue, 0...255.
    func color(_ x: Int, _ y: Int) -> SIMD3<Double> {
      let start = (y * width + x) * 4
      return SIMD3(Double(bytes[start]), Double(bytes[start + 1]), Double(bytes[start + 2]))
    }

    func forEachPixel(_ body: (_ x: Int, _ y: Int, _ color: SIMD3<Double>) -> Void) {
      for y in 0..<height { for x in 0..<width { body(x, y, color(x, y)) } }
    }
  }

  /// From the request's first frame to its last.
  let pictures: [Picture]

  static let programs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../shared/seeds/programs").standardizedFileURL

  static let isPossible =
    HalcyonCommandLine.isBuilt && FileManager.default.fileExists(atPath: programs.path)

  init(_ request: Request) throws {
    let folder = try TemporaryFolder()
    var arguments = [
      "render", Self.programs.appendingPathComponent(request.program).path,
      "-o", folder.path + "/%05d.png", "--scale", "1",
      "--size", "\(request.size.width)x\(request.size.height)",
      "--fps", "\(request.framesPerSecond)",
      "--frames", "\(request.frames.lowerBound)-\(request.frames.upperBound)",
      "--assets", Self.programs.appendingPathComponent("../assets").path,
    ]
    if let view = request.view { arguments += ["--view", view] }
    if !request.touches.isEmpty {
      let text = request.touches.joined(separator: "\n")
      arguments += ["--touch", try folder.write(text, to: "touches/a.touch")]
    }
    let answer = try HalcyonCommandLine.run(arguments + request.options)
    try #require(answer.status == 0, "\(answer.errors)")
    let names = folder.contents.filter { $0.hasSuffix(".png") }
    try #require(names.count == request.frames.count)
    pictures = try names.map { try Picture(file: folder.url.appendingPathComponent($0)) }
  }

  /// Lines that press a finger at `frame` and lift it one frame later.
  static func tap(_ x: Double, _ y: Double, frame: Int, framesPerSecond: Int = 60) -> [String] {
    drag([(x, y), (x, y)], from: frame, framesPerSecond: framesPerSecond)
  }

  /// Lines that press a finger at `frame`, carry it over `points`, one a frame, and lift it at the last.
  static func drag(
    _ points: [(x: Double, y: Double)], from frame: Int, framesPerSecond: Int = 60
  ) -> [String] {
    points.enumerated().map { index, point in
      let phase = index == 0 ? "began" : index == points.count - 1 ? "ended" : "moved"
      let time = Double(frame + index) / Double(framesPerSecond)
      return #"{"t":\#(time),"id":1,"phase":"\#(phase)","x":\#(point.x),"y":\#(point.y)}"#
    }
  }
}
