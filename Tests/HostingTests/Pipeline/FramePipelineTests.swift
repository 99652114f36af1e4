import Foundation
import Geometry
import Pixels
import Testing

@testable @_spi(Runtime) import Drawing
@testable import Encoders
@testable import Hosting
@testable import ViewRuntime

@Suite("Frames on their way to a film")
@MainActor
struct FramePipelineTests {
  /// Keeps the pixels of every frame; the last one where it repeats.
  private final class Collector: FrameEncoder, @unchecked Sendable {
    let needsPrevious: Bool
    // Written by the writing thread alone, read when the film is finished.
    var frames: [[UInt8]] = []

    init(needsPrevious: Bool) { self.needsPrevious = needsPrevious }

    func prepare(_ bitmap: Bitmap, after previous: Bitmap?) throws -> PreparedFrame {
      var frame = PreparedFrame()
      frame.bytes = Array(bitmap.unpaddedPixels)
      return frame
    }

    func append(_ frame: PreparedFrame) throws { frames.append(frame.bytes) }
    func repeatLast() throws { frames.append(frames[frames.count - 1]) }
    func finish() throws {}
    func abandon() {}
  }

  /// A plain ground, a disc that stands still, and a square that moves, vanishes and comes back.
  private func list(_ frame: Int) -> DisplayList {
    func fill(_ path: Path, _ red: Float, _ alpha: Float) -> DisplayItem {
      .fill(
        path, FillStyle(), .color(ColorComponents(red: red, green: 0.4, blue: 0.3, alpha: alpha)))
    }
    var items = [
      fill(Path(CGRect(x: 0, y: 0, width: 120, height: frame < 20 ? 300 : 150)), 0.9, 1),
      fill(Path(ellipseIn: CGRect(x: 20, y: 200, width: 80, height: 80)), 0.2, 0.6),
    ]
    if frame % 5 != 3 {
      items.append(
        fill(Path(CGRect(x: 10, y: 7 * (frame / 2), width: 33, height: 41)), 0.5, 0.7))
    }
    return DisplayList(items)
  }

  @Test(
    "What is painted only where frames differ is what is painted whole",
    arguments: [1, 2, 4], [false, true])
  func differences(jobs: Int, needsPrevious: Bool) throws {
    let encoder = Collector(needsPrevious: needsPrevious)
    let pipeline = FramePipeline(
      encoder: encoder,
      settings: .init(
        width: 120, height: 300, scale: 1, background: .black, jobs: jobs, isSingleFrame: false))
    for frame in 0..<40 {
      try pipeline.submit(Frame(number: frame / 2 * 2, displayList: list(frame / 2 * 2)))
    }
    try pipeline.finish()
    #expect(encoder.frames.count == 40)
    let painter = Painter(jobs: 1)
    for frame in 0..<40 {
      let bitmap = Bitmap(width: 120, height: 300)
      painter.paint(list(frame / 2 * 2), into: bitmap, scale: 1, background: .black)
      #expect(encoder.frames[frame] == Array(bitmap.unpaddedPixels), "frame \(frame)")
    }
  }
}
