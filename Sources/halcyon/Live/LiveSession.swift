import Foundation
import Hosting
import LiveLink
import Synchronization
import ViewRuntime

/// A program live: compiles it, runs it, starts it anew after each edit, and carries what a host's
/// user does to it and what it shows to the host.
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
    case end
  }

  let frontEnd: any LiveFrontEnd
  let tools = BackgroundTools()
  private let mailbox = Mutex<[Message]>([])
  private let bell: LiveBell
  private let watch: SourceWatch
  private let isOver = DispatchSemaphore(value: 0)

  // All below belongs to the session's thread.
  var settings: Settings
  var status = LiveStatus()
  /// The program that is shown.
  var current: LiveChild?
  /// The program that takes its place as soon as its first frame is there.
  var incoming: LiveChild?
  var program: LiveCompiler.Program?
  private var home = ProgramHome()
  var previews: [LivePreview] = []
  private var compiler: LiveCompiler!
  private var overlay: LiveOverlay?
  var log = SessionLog()
  /// While the running program is asked for its state, so that the next one may begin with it.
  private var handOverLimit: Date?
  /// When the folder is quiet enough to look at it: edits come in bursts.
  private var lookTime: Date?
  /// What the program's files were like when they were last compiled.
  private var compiledMarks: [String]?
  private var sequence = 0
  private var frameTimes: [Date] = []
  private var sentStatus: LiveStatus?
  private var statusTime = Date.distantPast
  private var statusSent = Date.distantPast
  var scrubbing = Scrubbing()
  var recording = Recording()
  var requests = LiveRequests()
  /// Whether the host tells somebody what the program says to those who do not see it.
  private var wantsAccessibility = false
  /// Fingers that the running program knows of.
  private var fingers: Set<Int> = []
  private var isAtEnd = false
  private var memories: [ObjectIdentifier: Int] = [:]

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
      lookTime, handOverLimit, rateTime, requests.restart.due, requests.tree.due,
      requests.inspection.due,
      sentStatus == status ? nil : statusTime,
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
    if let rateTime, rateTime <= now { noteRate(now) }
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
    case .end: isAtEnd = true
    }
  }

  // MARK: Edits

  /// Editors write a file in several steps; so long there must be silence, in seconds.
  private static let quiet = 0.05

  private func folderChanged() { lookTime = Date() + LiveSession.quiet }

  func compile() {
    // Before the files are read: what changes from here on is noticed.
    watch.follow(settings.request)
    compiledMarks = settings.request.marks()
    status.isCompiling = true
    compiler.compile(settings.request)
  }

  private func take(_ outcome: LiveCompiler.Outcome) {
    if let found = outcome.previews, found != previews {
      previews = found
      frontEnd.show(found)
    }
    status.isCompiling = false
    switch outcome.result {
    case .failure(let failure): show(failure.overlay)
    case .success(let program):
      // The same program again: an error has been taken back.
      if program == self.program, current != nil || incoming != nil {
        show(nil)
      } else {
        replaceProgram(by: program)
      }
    }
  }

  func show(_ overlay: LiveOverlay?) {
    guard overlay != self.overlay else { return }
    self.overlay = overlay
    frontEnd.show(overlay)
  }

  // MARK: Programs

  private func replaceProgram(by program: LiveCompiler.Program) {
    let keepsState = self.program != nil && settings.keepsState
    self.program = program
    settings.keepsState = true
    guard let current, keepsState else {
      home = ProgramHome()
      return startIncoming(state: LiveState())
    }
    handOverLimit = Date() + 0.5
    current.send(.sendState)
  }

  private func startIncoming(state: LiveState) {
    handOverLimit = nil
    guard let program else { return }
    if let incoming { retire(incoming) }
    var job = settings.job
    job.task = .live
    job.assetFolders = program.assetFolders
    job.width = status.width
    job.height = status.height
    job.scale = status.scale
    job.appearance = status.environment.isDark ? .dark : .light
    job.reduceMotion = status.environment.reduceMotion
    // To the millisecond, so that it can be written behind --start-date.
    let now = (Date().timeIntervalSince1970 * 1000).rounded(.down) / 1000
    job.startDate = settings.startDate ?? Date(timeIntervalSince1970: now)
    var start = LiveStart()
    start.environment = status.environment
    start.state = state
    start.startsPaused = status.state == .paused || status.state == .scrubbing
    do {
      incoming = try LiveChild(
        executable: program.executable, job: job, start: start, home: home)
    } catch {
      let text = (error as? CommandFailure)?.message ?? "\(error)"
      show(LiveOverlay(kind: .failure, title: "The program could not be started.", text: text))
    }
  }

  private func retire(_ child: LiveChild) {
    child.end()
    memories[ObjectIdentifier(child)] = nil
  }

  private func switchToIncoming() {
    guard let child = incoming else { return }
    incoming = nil
    if let current { retire(current) }
    endScrubbing()
    current = child
    log = SessionLog()
    recording = Recording()
    fingers = []
    status.time = 0
    status.latest = 0
    status.droppedFrames = 0
    status.isEditingText = false
    if wantsAccessibility { child.send(.sendAccessibility(true)) }
    if status.speed != 1 { child.send(.speed(status.state == .paused ? 0 : status.speed)) }
    if status.state != .paused { status.state = .playing }
    show(nil)
  }

  private func hear(_ child: LiveChild) {
    guard let reports = child.receive() else { return childEnded(child) }
    do {
      for (report, files) in reports { try take(report, files, from: child) }
    } catch {
      child.end()
      childEnded(
        child,
        LiveOverlay(kind: .failure, title: "The program cannot be shown.", text: "\(error)"))
    }
  }

  /// - Parameter failure: why the session has ended it; nil when it has ended by itself.
  private func childEnded(_ child: LiveChild, _ failure: LiveOverlay? = nil) {
    let reason = failure ?? child.reasonOfEnd()
    retire(child)
    if child === scrubbing.replay {
      scrubbing.replay = nil
      frontEnd.show(LiveNotice("The past cannot be shown. " + reason.title, isError: true))
      return backToLive()
    }
    if child === incoming { incoming = nil }
    if child === current {
      current = nil
      if incoming == nil { status.state = .ended }
      if handOverLimit != nil { return startIncoming(state: LiveState()) }
    }
    FileHandle.complain([reason.title, reason.text].filter { !$0.isEmpty }.joined(separator: " "))
    show(reason)
  }

  private func take(
    _ report: LiveReport, _ files: [LiveMemory], from child: LiveChild
  ) throws(LiveLinkError) {
    switch report {
    case .memory(let layout, let generation, let count):
      guard let memory = files.first else {
        throw LiveLinkError("memory was announced and did not come", code: 0)
      }
      try child.reader.take(memory, layout: layout, generation: generation, count: count)
      memories[ObjectIdentifier(child)] = nil
    case .frame(let frame): try take(frame, from: child)
    case .logged(let events): if child === current { log.add(events) }
    case .editing(let isEditing):
      guard child === current else { return }
      status.isEditingText = isEditing
      // What is typed next is meant for the field.
      sendStatusSoon()
    case .paused(let time): if child === current { paused(at: time) }
    case .state(let state):
      if child === current, handOverLimit != nil { startIncoming(state: state) }
    case .tree(let tree): if isShown(child) { frontEnd.show(tree) }
    case .accessibility(let change):
      if child === current, wantsAccessibility { frontEnd.show(change) }
    case .inspection(let inspection): if child === current { find(inspection) }
    case .mark(let mark): if child === current { reach(mark) }
    }
  }

  // MARK: Frames

  private func isShown(_ child: LiveChild) -> Bool {
    child === (scrubbing.replay ?? current)
  }

  private func take(_ report: LiveFrameReport, from child: LiveChild) throws(LiveLinkError) {
    if child === incoming { switchToIncoming() }
    let isFirst = memories[ObjectIdentifier(child)] != report.buffer.generation
    let isWhole = isFirst || !wasShownLast(child)
    let made = try child.reader.frame(report, sequence: sequence + 1, isWhole: isWhole)
    guard let frame = made else { return }
    noteTimes(report, of: child)
    guard isShown(child) else { return }
    memories[ObjectIdentifier(child)] = report.buffer.generation
    lastShown = ObjectIdentifier(child)
    sequence += 1
    frontEnd.show(frame)
    status.width = frame.size.width
    status.height = frame.size.height
    status.scale = frame.scale
  }

  private var lastShown: ObjectIdentifier?

  private func wasShownLast(_ child: LiveChild) -> Bool { lastShown == ObjectIdentifier(child) }

  private func noteTimes(_ report: LiveFrameReport, of child: LiveChild) {
    status.bodyCount = report.bodyCount
    if isShown(child) { status.time = report.time }
    guard child === current else { return }
    status.latest = max(status.latest, report.time)
    status.earliest = max(0, status.latest - LiveSession.scrubbedSeconds)
    status.frameMilliseconds = (report.milliseconds * 10).rounded() / 10
    status.droppedFrames = report.droppedFrames
    let now = Date()
    frameTimes.append(now)
    noteRate(now)
  }

  /// When the rate is zero if nothing moves any more.
  private var rateTime: Date? { frameTimes.last.map { $0 + 1 } }

  private func noteRate(_ now: Date) {
    frameTimes.removeAll { $0 + 1 <= now }
    status.framesPerSecond = frameTimes.count
  }

  /// How far back one can scrub.
  static let scrubbedSeconds = 60.0

  private func paused(at time: Double) {
    status.latest = max(status.latest, time)
    if scrubbing.isWaiting {
      scrubbing.isWaiting = false
      startReplay()
    } else if status.state == .paused {
      status.time = time
    }
  }

  /// Tells the host where the session stands, now and then.
  private func sendStatus() {
    guard sentStatus != status, statusTime <= Date() else { return }
    sentStatus = status
    statusSent = Date()
    statusTime = statusSent + 0.1
    frontEnd.show(status)
  }

  /// For what somebody waits for; whoever asks for that all the time gets it sixty times a second.
  private func sendStatusSoon() {
    statusTime = statusSent + 0.016
    sendStatus()
  }

  private func reach(_ mark: Int) {
    status.mark = mark
    sendStatusSoon()
  }

  // MARK: Events

  private func take(_ event: LiveEvent) {
    switch event {
    case .touch(let touch): take(touch)
    case .wheel(let wheel):
      if [wheel.x, wheel.y, wheel.deltaX, wheel.deltaY].allSatisfy(\.isFinite) { pass(on: event) }
    case .text(let text): if !text.isEmpty, text.utf8.count <= 65536 { pass(on: event) }
    case .key: pass(on: event)
    case .hover(let place):
      if place.map({ $0.x.isFinite && $0.y.isFinite }) ?? true { pass(on: event) }
    case .resize(let width, let height):
      guard isSize(width, height, scale: status.scale) else { return }
      (status.width, status.height) = (width, height)
      change(event)
    case .displayScale(let scale):
      guard isSize(status.width, status.height, scale: scale) else { return }
      status.scale = scale
      change(event)
    case .environment(let environment):
      guard LiveEnvironment.dynamicTypeSizes.contains(environment.dynamicTypeSize) else { return }
      status.environment = environment
      change(event)
    case .playback(let playback): take(playback)
    case .record(let isOn): record(isOn)
    case .renderFilm: renderFilm()
    case .preview(let id): choosePreview(id)
    case .gallery: showGallery()
    case .tree: requests.tree.ask()
    case .use: pass(on: event)
    case .inspect(let place):
      guard place.x.isFinite, place.y.isFinite else { return }
      requests.inspectedPlace = place
      requests.inspection.ask()
    case .mark(let mark):
      // Without a program there is nothing to wait for.
      if let current { current.send(.mark(mark)) } else { reach(mark) }
    case .restart: requests.restart.ask()
    case .refresh: refresh()
    }
  }

  private func isSize(_ width: Double, _ height: Double, scale: Double) -> Bool {
    guard scale >= 0.25, scale <= 16, width >= 1, height >= 1 else { return false }
    return width * scale <= 16384 && height * scale <= 16384
      && width * height * scale * scale <= 1e8
  }

  private func take(_ touch: LiveTouch) {
    guard scrubbing.replay == nil, !scrubbing.isWaiting, touch.x.isFinite, touch.y.isFinite else {
      return
    }
    switch touch.phase {
    case .began: guard fingers.count < 64, fingers.insert(touch.id).inserted else { return }
    case .moved: guard fingers.contains(touch.id) else { return }
    case .ended, .cancelled: guard fingers.remove(touch.id) != nil else { return }
    }
    current?.send(.input(.touch(touch)))
  }

  /// What only counts while the program is seen as it is now.
  private func pass(on event: LiveEvent) {
    if scrubbing.replay == nil, !scrubbing.isWaiting { current?.send(.input(event)) }
  }

  /// What surrounds the program, now and after the next edit.
  private func change(_ event: LiveEvent) {
    backToLive()
    current?.send(.input(event))
    incoming?.send(.input(event))
  }

  private func refresh() {
    lastShown = nil
    (scrubbing.replay ?? current)?.send(.refresh)
    if let frame = scrubbing.frame { scrubbing.replay?.send(.show(frame: frame)) }
  }
}

extension LiveSession.Message {
  fileprivate var isEvent: Bool { if case .event = self { true } else { false } }
}
