import Foundation
import Jobs
import LiveLink

extension LiveSession {
  /// What is known while the past is shown.
  struct Scrubbing {
    /// The program that simulates the past; nil when the present is shown.
    var replay: LiveChild?
    /// Until the running program has stopped, and says when.
    var isWaiting = false
    /// The time that was asked for, in seconds.
    var time = 0.0
    /// The frame that is shown or asked for.
    var frame: Int?
    /// Whether the program goes on when the present comes back.
    var wasPlaying = false
  }

  func take(_ playback: LivePlayback) {
    switch playback {
    case .play: play()
    case .pause: pause()
    case .step(let count): step(count)
    case .speed(let speed): setSpeed(speed)
    case .scrub(let time): scrub(to: time)
    case .backToLive: backToLive()
    }
  }

  private var isScrubbing: Bool { status.state == .scrubbing }

  private func play() {
    if isScrubbing {
      scrubbing.wasPlaying = true
      return backToLive()
    }
    guard status.state == .paused else { return }
    status.state = .playing
    current?.send(.speed(status.speed))
  }

  private func pause() {
    guard status.state == .playing else { return }
    status.state = .paused
    current?.send(.speed(0))
  }

  private func step(_ count: Int) {
    if isScrubbing, let frame = scrubbing.frame {
      return scrub(to: Double(frame + count) / settings.job.framesPerSecond)
    }
    guard count > 0, status.state == .playing || status.state == .paused else { return }
    status.state = .paused
    current?.send(.step(min(count, 600)))
  }

  /// The slowest motion.
  private static let slowest = 1.0 / 20

  private func setSpeed(_ speed: Double) {
    guard speed.isFinite else { return }
    status.speed = min(max(speed, LiveSession.slowest), 1)
    if status.state == .playing { current?.send(.speed(status.speed)) }
  }

  // MARK: The past

  private func scrub(to time: Double) {
    guard time.isFinite, current != nil else { return }
    scrubbing.time = time
    if isScrubbing { return showPast() }
    guard status.state == .playing || status.state == .paused else { return }
    scrubbing.wasPlaying = status.state == .playing
    status.state = .scrubbing
    if scrubbing.wasPlaying {
      scrubbing.isWaiting = true
      current?.send(.speed(0))
    } else {
      startReplay()
    }
  }

  /// Has the past simulated, up to the present.
  func startReplay() {
    guard let current, let program else { return }
    let last = frame(at: status.latest)
    var start = current.start
    start.events = log.events
    start.frames = max(0, frame(at: status.latest - LiveSession.scrubbedSeconds))...last
    var job = current.job
    job.task = .replay
    do {
      scrubbing.replay = try LiveChild(executable: program.executable, job: job, start: start)
      showPast()
    } catch {
      frontEnd.show(LiveNotice("The past cannot be shown: \(error)", isError: true))
      backToLive()
    }
  }

  /// The frame that is seen at `time`, as `halcyon still --at` counts.
  private func frame(at time: Double) -> Int {
    Int((max(0, time) * settings.job.framesPerSecond + 1e-6).rounded(.down))
  }

  private func showPast() {
    guard let replay = scrubbing.replay, let frames = replay.start.frames else { return }
    let wanted = frame(at: scrubbing.time)
    let frame = min(max(wanted, frames.lowerBound), frames.upperBound)
    scrubbing.frame = frame
    replay.send(.show(frame: frame))
  }

  func backToLive() {
    guard isScrubbing else { return }
    let wasPlaying = scrubbing.wasPlaying
    endScrubbing()
    status.time = status.latest
    status.state = wasPlaying ? .playing : .paused
    current?.send(.refresh)
    if wasPlaying { current?.send(.speed(status.speed)) }
  }

  /// Ends the replay; the state is the caller's to say.
  func endScrubbing() {
    scrubbing.replay?.end()
    scrubbing = Scrubbing()
    if isScrubbing { status.state = .paused }
  }
}
