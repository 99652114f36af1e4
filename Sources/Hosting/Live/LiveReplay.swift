@_spi(Runtime) import Drawing
import Foundation
import Jobs
import LiveLink
import Pixels
import ViewRuntime

/// Shows a program's past: simulates it again, as a film would, with what the user did, and paints
/// the frames that the session asks for.
@MainActor
final class LiveReplay {
  /// What one frame of the past looked like.
  private struct Moment {
    var frame: Frame
    var scene: LiveCanvas.Scene
    var bodyCount: Int
  }

  private let job: RenderJob
  private let host: ViewHost
  private let start: LiveStart
  private let connection: LiveConnection
  private let inbox: LiveInbox
  private let canvas: LiveCanvas
  /// The frames that may be asked for, from `frames.lowerBound` on. Display lists share what they
  /// have in common, so a minute of them is small.
  private var moments: [Moment] = []
  private var wanted: Int?

  init(job: RenderJob, host: ViewHost, start: LiveStart, connection: LiveConnection) throws {
    self.job = job
    self.host = host
    self.start = start
    self.connection = connection
    inbox = try LiveInbox(connection)
    canvas = LiveCanvas(connection: connection, jobs: job.painterCount)
  }

  /// Runs until the session is gone.
  func run() throws {
    guard let frames = start.frames, frames.lowerBound >= 0 else { return }
    var run = HeadlessRun(job: job, source: host, touches: [])
    run.repeatEvents(start.events, with: host)
    for index in 0...frames.upperBound {
      let frame = run.simulate(frame: index)
      if frames.contains(index) { remember(frame) }
      guard try obey() else { return }
    }
    while try rest() {}
  }

  private func remember(_ frame: Frame) {
    let scene = LiveCanvas.Scene(
      displayList: frame.displayList, size: host.size, scale: host.configuration.scale,
      background: job.backgroundColor(for: host.appearance ?? host.configuration.appearance))
    moments.append(Moment(frame: frame, scene: scene, bodyCount: host.bodyCount))
  }

  /// Does what the session has said; false when it is gone.
  private func obey() throws(LiveLinkError) -> Bool {
    guard let commands = inbox.take() else { return false }
    for command in commands {
      switch command {
      case .show(let frame): wanted = frame
      case .release(let buffer): canvas.release(buffer)
      case .refresh: canvas.forget()
      default: break
      }
    }
    try show()
    return true
  }

  private func show() throws(LiveLinkError) {
    guard let wanted, let first = start.frames?.lowerBound, canvas.isReady else { return }
    let index = max(0, wanted - first)
    guard index < moments.count else { return }
    self.wanted = nil
    let moment = moments[index]
    guard let picture = try canvas.paint(moment.scene, isWanted: true) else { return }
    try connection.send(
      LiveReport.frame(
        LiveFrameReport(
          buffer: picture.buffer, time: job.time(of: first + index), changes: picture.changes,
          milliseconds: 0, droppedFrames: 0, bodyCount: moment.bodyCount)))
  }

  /// Waits for the session; time stands still. False when it is gone.
  private func rest() throws(LiveLinkError) -> Bool {
    inbox.wait()
    return try obey()
  }
}
