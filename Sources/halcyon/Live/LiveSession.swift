import Foundation
import Jobs
import LiveLink
import Synchronization
import ViewRuntime

/// A program live: compiles it, runs it, starts it anew after each edit, and carries what a host's
/// user does to it and what it shows to the host.
///
/// Here is its thread. What it does for edits and with programs stands in `LiveSession+Programs`, what a program tells in
/// `LiveSession+Reports`, what a host's user does in `LiveSession+Events`; films, the gallery and the past have
/// files of their own.
///
/// Everything happens on one thread of its own, which waits for the program, for edits, for events
/// and for what it has set others to do. The programs it starts die with that thread.
package final class LiveSession: LiveSessionInput, @unchecked Sendable {
  /// What a session is about.
  struct Settings {
    var request: ProgramRequest
    /// Window, clock and seed; frames and output do not matter.
    var job: RenderJob
    var environment = LiveEnvironment()
    /// The start date, if it is not to be the time of day.
    var startDate: Date?
    /// How the program is called on the command line, for messages and names of files.
    var name: String
    /// Where films and touch files are written.
    var outputFolder: URL
    /// Whether the next program goes on with the state of the one before: not when another view is
    /// shown.
    var keepsState = true
  }

  enum Message {
    case event(LiveEvent)
    case compiled(LiveCompiler.Outcome)
    case filmEnded(LiveNotice, LiveFile?)
    case picture(LivePreviewPicture)
    case galleryEnded(isWhole: Bool)
    case found(LiveSourcePlace?)
    case listen(Bool)
    case refreshed
    case end
  }

  let frontEnd: any LiveFrontEnd
  let tools = BackgroundTools()
  private let mailbox = Mutex<[Message]>([])
  private let bell: LiveBell
  let watch: SourceWatch
  private let isOver = DispatchSemaphore(value: 0)

  // All below belongs to the session's thread.
  var settings: Settings
  var status = LiveStatus()
  /// The program that is shown.
  var current: LiveChild?
  /// The program that takes its place as soon as its first frame is there.
  var incoming: LiveChild?
  var program: LiveCompiler.Program?
  var home = ProgramHome()
  var previews: [LivePreview] = []
  var compiler: LiveCompiler!
  var overlay: LiveOverlay?
  var log = SessionLog()
  /// While the running program is asked for its state, so that the next one may begin with it.
  var handOverLimit: Date?
  /// When the folder is quiet enough to look at it: edits come in bursts.
  var lookTime: Date?
  /// What the program's files were like when they were last compiled.
  var compiledMarks: [String]?
  var sequence = 0
  var rate = ShownRate()
  var statusPace = StatusPace()
  var scrubbing = Scrubbing()
  var recording = Recording()
  var requests = LiveRequests()
  /// Whether the host tells somebody what the program says to those who do not see it.
  var wantsAccessibility = false
  /// Fingers that the running program knows of.
  var fingers: Set<Int> = []
  /// Whose picture was the last one.
  var lastShown: ObjectIdentifier?
  private var isAtEnd = false
  /// Which memory of a program the host has last seen a picture of.
  var memories: [ObjectIdentifier: Int] = [:]

  init(settings: Settings, frontEnd: any LiveFrontEnd) throws(LiveLinkError) {
    self.settings = settings
    self.frontEnd = frontEnd
    bell = try LiveBell()
    watch = try SourceWatch()
    status.program = settings.name
    status.environment = settings.environment
    (status.width, status.height) = (settings.job.width, settings.job.height)
    status.scale = settings.job.scale
    status.preview = settings.request.previewName
  }

  /// Starts the session's thread, which compiles and shows the program.
  func start() {
    let thread = Thread { [self] in
      work()
      isOver.signal()
    }
    thread.name = "Session"
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// Ends the program and everything around it; returns when that is done.
  func end() {
    post(.end)
    isOver.wait()
    isOver.signal()
  }

  package func send(_ event: LiveEvent) { post(.event(event)) }

  package func listen(_ isListening: Bool) { post(.listen(isListening)) }

  package func noteRefresh() { post(.refreshed) }

  /// More than a host can send that reads what it is told.
  private static let mailboxLimit = 20_000

  func post(_ message: Message) {
    mailbox.withLock { messages in
      if messages.count < LiveSession.mailboxLimit || !message.isEvent { messages.append(message) }
    }
    bell.ring()
  }

  // MARK: The thread

  private func work() {
    compiler = LiveCompiler(tools: tools) { [weak self] in self?.post(.compiled($0)) }
    compile()
    while !isAtEnd {
      sendStatus()
      let ready = LiveWaiting.wait(for: sources, seconds: timeLeft)
      if ready.contains(bell.descriptor) { bell.silence() }
      if ready.contains(watch.descriptor), watch.take() { folderChanged() }
      for child in [current, incoming, scrubbing.replay].compactMap({ $0 })
      where ready.contains(child.descriptor) {
        hear(child)
      }
      let messages = mailbox.withLock { messages in
        defer { messages = [] }
        return messages
      }
      for message in messages { take(message) }
      lookAtClock()
    }
    compiler.end()
    tools.end()
    [current, incoming, scrubbing.replay].forEach { $0?.end() }
  }

  private var sources: [Int32] {
    [bell.descriptor, watch.descriptor]
      + [current, incoming, scrubbing.replay].compactMap { $0?.descriptor }
  }

  /// How long to wait at the most, in seconds.
  private var timeLeft: Double? {
    let times = [
      lookTime, handOverLimit, rate.changes, requests.restart.due, requests.tree.due,
      requests.inspection.due, statusPace.due(status),
    ]
    return times.compactMap { $0?.timeIntervalSinceNow }.min()
  }

  private func lookAtClock() {
    let now = Date()
    if let lookTime, lookTime <= now {
      self.lookTime = nil
      // Something else in their folder may have changed.
      let marks = settings.request.marks()
      if marks == nil || marks != compiledMarks { compile() }
    }
    if let handOverLimit, handOverLimit <= now { startIncoming(state: LiveState()) }
    if let changes = rate.changes, changes <= now { status.framesPerSecond = rate.count(at: now) }
    if requests.restart.take(now) { startIncoming(state: LiveState()) }
    if requests.tree.take(now) { (scrubbing.replay ?? current)?.send(.sendTree) }
    if requests.inspection.take(now) { current?.send(.inspect(requests.inspectedPlace)) }
  }

  private func take(_ message: Message) {
    switch message {
    case .event(let event): take(event)
    case .compiled(let outcome): take(outcome)
    case .filmEnded(let notice, let file): filmEnded(notice, file)
    case .picture(let picture): frontEnd.show(picture)
    case .galleryEnded(let isWhole): galleryEnded(isWhole: isWhole)
    case .found(let place): found(place)
    case .listen(let isListening):
      wantsAccessibility = isListening
      current?.send(.sendAccessibility(isListening))
    case .refreshed: if scrubbing.replay == nil { current?.send(.refreshed) }
    case .end: isAtEnd = true
    }
  }

}

extension LiveSession.Message {
  fileprivate var isEvent: Bool {
    switch self {
    case .event, .refreshed: true
    default: false
    }
  }
}
