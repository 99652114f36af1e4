import Foundation
import Jobs
import LiveLink

/// Edits, and the programs that come of them: the next one takes the place of the last with its first frame.
extension LiveSession {
  /// Editors write a file in several steps; so long there must be silence, in seconds.
  private static let quiet = 0.05

  func folderChanged() { lookTime = Date() + LiveSession.quiet }

  func compile() {
    // Before the files are read: what changes from here on is noticed.
    compiledMarks = watch.follow(settings.request).map(settings.request.marks)
    status.isCompiling = true
    compiler.compile(settings.request)
  }

  func take(_ outcome: LiveCompiler.Outcome) {
    if let slower = outcome.slower {
      if case .success(let program) = outcome.result { take(program, insteadOf: slower) }
      return
    }
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
      // Once more, with these watched: one of them may have changed meanwhile.
      if program.borrowedFiles != settings.request.borrowedFiles {
        settings.request.borrowedFiles = program.borrowedFiles
        compile()
      }
    }
  }

  /// The same program with faster shaders, which the running one takes over while it runs.
  private func take(_ program: LiveCompiler.Program, insteadOf slower: LiveCompiler.Program) {
    guard self.program == slower else { return }
    self.program = program
    let folder = program.executable.deletingLastPathComponent().appendingPathComponent("shaders")
    for child in [current, incoming].compactMap({ $0 })
    where child.executable == slower.executable {
      child.send(.takeShaders(folder: folder.path))
    }
  }

  func show(_ overlay: LiveOverlay?) {
    guard overlay != self.overlay else { return }
    self.overlay = overlay
    frontEnd.show(overlay)
  }

  // MARK: Programs

  func replaceProgram(by program: LiveCompiler.Program) {
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

  func startIncoming(state: LiveState) {
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

  func retire(_ child: LiveChild) {
    child.end()
    memories[ObjectIdentifier(child)] = nil
  }

  func switchToIncoming() {
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
    status.keyboard = child.keyboard
    if wantsAccessibility { child.send(.sendAccessibility(true)) }
    if status.speed != 1 { child.send(.speed(status.state == .paused ? 0 : status.speed)) }
    if status.state != .paused { status.state = .playing }
    show(nil)
  }

  /// - Parameter failure: why the session has ended it; nil when it has ended by itself.
  func childEnded(_ child: LiveChild, _ failure: LiveOverlay? = nil) {
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
}
