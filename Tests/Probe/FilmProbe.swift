@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Hosting
import Jobs
import Pixels
import ViewRuntime

/// Renders the job in the environment with a picture of its own instead of a program's.
@MainActor
enum FilmProbe {
  static func run() {
    do {
      guard let job = try RenderJob.fromEnvironment() else { exit(64) }
      var run = try HeadlessRun(job: job, source: MovingSquare())
      run.advanceClock = { _ in }
      let summary = try run.render()
      print("frames \(summary.frames) painted \(summary.paintedFrames)")
      fflush(nil)
      _exit(0)
    } catch {
      FileHandle.standardError.write(Data("halcyon: \(error)\n".utf8))
      _exit(HostError.exitCode(of: error))
    }
  }
}

/// A square that goes to the right by a point each frame, and rests in the second half of each second.
@MainActor
private final class MovingSquare: FrameSource {
  private var number = 0
  private var place = -1.0

  func send(_ event: TouchEvent) {}

  func frame(at time: Double) -> Frame {
    let step = min(time.truncatingRemainder(dividingBy: 1), 0.5) * 60 + time.rounded(.down) * 30
    if step != place { number += 1 }
    place = step
    var path = Path()
    path.addRect(CGRect(x: step, y: 10, width: 20, height: 20))
    let red = ColorComponents(red: 1, green: 0.25, blue: 0)
    return Frame(number: number, displayList: DisplayList([.fill(path, FillStyle(), .color(red))]))
  }
}
