@_spi(Runtime) import Drawing
import Foundation
import Jobs
import LiveLink
import Pixels
import ViewCatalog
import VirtualTime
import ViewRuntime

/// Runs a program for somebody who watches: its virtual clock keeps step with the real one.
///
/// So everything a program does by the clock pauses and slows down with it, and what was seen can be
/// simulated again. A frame is run when something moves, a timer is due, or the user does something,
/// and painted when it looks different; else the main thread sleeps.
@MainActor
final class LiveHost {
  private let job: RenderJob
  private let host: ViewHost
  private let connection: LiveConnection
  private let inbox: LiveInbox
  private let canvas: LiveCanvas
  private var time: LiveTime
  private var refreshLock: RefreshLock
  /// What the user has done since the last frame.
  private var events: [LiveEvent] = []
  private var frame = Frame(number: 0, displayList: .empty)
  /// The number of the frame that was painted last.
  private var paintedNumber = 0
  /// Whether a picture is to be sent even if it looks as before.
  private var owesPicture = true
  private var programTime = 0.0
  private var stepsLeft = 0
  private var droppedFrames = 0
  private var simulationSeconds = 0.0
  /// When the latest frame was run, in seconds of the real clock, and how long it took with its picture.
  private var simulatedAt = 0.0
  private var frameSeconds = 0.0
  /// What the session was last told.
  private var keyboard = LiveKeyboard()
  /// Set while the session asks what the program says to those who do not see it.
  private var mirror: AccessibilityMirror?
  /// Marks that the session waits for.
  private var marks: [Int] = []

  init(job: RenderJob, host: ViewHost, start: LiveStart, connection: LiveConnection) throws {
    self.job = job
    self.host = host
    self.connection = connection
    inbox = try LiveInbox(connection)
    canvas = LiveCanvas(connection: connection, jobs: job.painterCount)
    time = LiveTime(
      framesPerSecond: job.framesPerSecond, rate: start.startsPaused ? 0 : 1, real: RealClock.now)
    refreshLock = RefreshLock(period: 1 / job.framesPerSecond)
    VirtualClock.patience = 0.01
  }

  /// Runs until the session is gone. Throws what keeps it from showing anything.
  func run() throws {
    simulate(at: 0)
    while let commands = inbox.take() {
      for command in commands { try obey(command) }
      followDisplay()
      VirtualClock.settle()
      advance()
      try show()
      try tellOfKeyboard()
      try tellOfMarks()
      try tellOfAccessibility()
      rest()
    }
  }

  // MARK: What the session says

  private func obey(_ command: LiveCommand) throws(LiveLinkError) {
    switch command {
    case .input(let event):
      // Of a pointer that moves only the latest place counts.
      if event.isHover, events.last?.isHover == true { events.removeLast() }
      events.append(event)
      if time.rate == 0, !event.isPlay { runInPlace() }
    case .speed(let rate): try setRate(rate)
    case .step(let count):
      try setRate(0)
      stepsLeft += max(0, min(count, 600))
    case .release(let buffer): canvas.release(buffer)
    case .refresh:
      canvas.forget()
      owesPicture = true
    case .sendState:
      try connection.send(LiveReport.state(LiveState(values: host.stateSnapshot().values)))
    case .sendTree: try connection.send(LiveReport.tree(host.treeReport()))
    case .sendAccessibility(let isWanted): setMirror(isWanted)
    case .inspect(let place):
      let point = CGPoint(x: place.x, y: place.y)
      try connection.send(LiveReport.inspection(host.inspection(at: point)))
    case .mark(let mark): marks.append(mark)
    case .takeShaders(let folder): ProgramShaders.takeFaster(from: URL(fileURLWithPath: folder))
    case .start, .show, .refreshed: break
    }
  }

  private func setRate(_ rate: Double) throws(LiveLinkError) {
    guard rate.isFinite, rate >= 0, rate <= 1, rate != time.rate else { return }
    time.setRate(rate, program: programTime, real: RealClock.now)
    stepsLeft = 0
    if rate == 0 { try connection.send(LiveReport.paused(time: programTime)) }
  }

  // MARK: Frames

  /// Whether something happens by itself at `time` or before, other than by the user's doing.
  private func isDue(at time: Double) -> Bool {
    if let next = host.nextFrameTime, next <= time + 1e-9 { return true }
    return VirtualClock.nextDeadline.map { $0 <= time + 1e-9 } ?? false
  }

  private func followDisplay() {
    guard let refresh = inbox.takeRefresh(),
      let frame = time.realTime(of: time.frame(after: programTime))
    else { return }
    time.shift(by: refreshLock.shift(refresh: refresh, frame: frame))
  }

  private func advance() {
    while stepsLeft > 0 {
      stepsLeft -= 1
      simulate(at: time.filmFrame(after: programTime))
      owesPicture = true
    }
    guard time.rate > 0 else { return }
    let now = time.frameTime(at: RealClock.now)
    let (times, count) = time.frames(after: programTime, through: now)
    let hasMoved = isDue(at: programTime)
    for time in times where isDue(at: time) || !events.isEmpty { simulate(at: time) }
    if hasMoved, count > 1 { droppedFrames += count - 1 }
  }

  private func simulate(at time: Double) {
    let start = RealClock.now
    VirtualClock.advance(to: time)
    programTime = max(programTime, time)
    takeEvents()
    frame = host.frame(at: programTime)
    VirtualClock.settle()
    simulationSeconds += RealClock.now - start
    simulatedAt = start
  }

  /// Lets what surrounds the program change while time stands still.
  private func runInPlace() {
    let playing = events.filter(\.isPlay)
    events.removeAll(where: \.isPlay)
    takeEvents()
    events = playing
    frame = host.frame(at: programTime)
  }

  private func takeEvents() {
    guard !events.isEmpty else { return }
    var uses = 0
    let taken = events.compactMap { event -> LiveEvent? in
      guard let event = resolved(event, uses: &uses) else { return nil }
      return host.take(event, at: programTime) ? event : nil
    }
    events = []
    guard !taken.isEmpty else { return }
    let logged = taken.map { LiveLoggedEvent(time: programTime, event: $0) }
    try? connection.send(LiveReport.logged(logged))
  }

  // MARK: Pictures

  private var needsPicture: Bool { frame.number != paintedNumber || owesPicture }

  private func show() throws(LiveLinkError) {
    guard needsPicture, canvas.isReady else { return }
    let start = RealClock.now
    let picture = try canvas.paint(scene, isWanted: owesPicture)
    paintedNumber = frame.number
    owesPicture = false
    let seconds = simulationSeconds + RealClock.now - start
    simulationSeconds = 0
    frameSeconds = seconds
    guard let picture else { return }
    try connection.send(
      LiveReport.frame(
        LiveFrameReport(
          buffer: picture.buffer, time: programTime, changes: picture.changes,
          milliseconds: seconds * 1000, droppedFrames: droppedFrames, bodyCount: host.bodyCount)))
  }

  private func tellOfKeyboard() throws(LiveLinkError) {
    let wanted = LiveKeyboard(
      takesText: host.isEditingText, takesKeys: host.hearsKeys,
      hasShortcuts: host.hasShortcuts)
    guard wanted != keyboard else { return }
    keyboard = wanted
    try connection.send(LiveReport.keyboard(wanted))
  }

  /// Marks are reached when the events before them are taken; while time stands still these wait.
  private func tellOfMarks() throws(LiveLinkError) {
    guard !marks.isEmpty, events.isEmpty || time.rate == 0 else { return }
    for mark in marks { try connection.send(LiveReport.mark(mark)) }
    marks = []
  }

  // MARK: Accessibility

  /// The whole tree is told again whenever somebody asks, but not sooner than a change would be.
  private func setMirror(_ isWanted: Bool) {
    guard isWanted else { return mirror = nil }
    let due = mirror?.due(at: -1, since: simulatedAt)
    mirror = AccessibilityMirror()
    if let due { mirror?.wait(until: due) }
  }

  private func tellOfAccessibility() throws(LiveLinkError) {
    let room = 1 / job.framesPerSecond - frameSeconds
    let change = mirror?.changes(
      in: host, frame: frame.number, since: simulatedAt, room: room, now: RealClock.now)
    if let change { try connection.send(LiveReport.accessibility(change)) }
  }

  /// More uses of elements in one frame are nobody's doing.
  private static let useLimit = 8

  /// Says where the element of a use stands; nil for one that is gone.
  private func resolved(_ event: LiveEvent, uses: inout Int) -> LiveEvent? {
    guard case .use(var use) = event else { return event }
    uses += 1
    guard uses <= LiveHost.useLimit, let path = mirror?.path(of: use.element, in: host) else {
      return nil
    }
    use.path = path
    return .use(use)
  }

  private var scene: LiveCanvas.Scene {
    LiveCanvas.Scene(
      displayList: frame.displayList, size: host.size, scale: host.configuration.scale,
      background: job.backgroundColor(for: host.appearance ?? host.configuration.appearance))
  }

  // MARK: Rest

  private func rest() {
    inbox.setAlarm(nextRealTime)
    MainThreadRest.rest { [self] in
      if !inbox.isEmpty || (needsPicture && canvas.isReady) { return true }
      // Something that the main queue ran may have changed the program.
      guard let next = nextRealTime else { return false }
      inbox.setAlarm(next)
      return next <= RealClock.now
    }
  }

  /// When there is something to do, in seconds of the real clock.
  private var nextRealTime: Double? {
    let frameTime = nextFrameTime.flatMap(time.realTime)
    return [frameTime, mirror?.due(at: frame.number, since: simulatedAt)].compactMap { $0 }.min()
  }

  /// The program's time of the next frame to be run; nil when it only waits for the user.
  private var nextFrameTime: Double? {
    let after = time.frame(after: programTime)
    guard events.isEmpty else { return after }
    let due = [host.nextFrameTime, VirtualClock.nextDeadline].compactMap { $0 }.min()
    return due.map { max(after, time.frame(notBefore: $0)) }
  }
}

extension LiveEvent {
  /// Whether this is something that takes its time, and so waits while time stands still.
  fileprivate var isPlay: Bool {
    switch self {
    case .touch, .wheel, .text, .key, .hover, .use: true
    default: false
    }
  }

  fileprivate var isHover: Bool { if case .hover = self { true } else { false } }
}
