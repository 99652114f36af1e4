import Foundation
import LiveLink

/// What a program tells: pictures, times, states, trees.
extension LiveSession {
  func hear(_ child: LiveChild) {
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

  func take(
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
    case .keyboard(let keyboard):
      child.keyboard = keyboard
      guard child === current else { return }
      status.keyboard = keyboard
      // What is typed next is meant for the program.
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

  func isShown(_ child: LiveChild) -> Bool {
    child === (scrubbing.replay ?? current)
  }

  func take(_ report: LiveFrameReport, from child: LiveChild) throws(LiveLinkError) {
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

  func wasShownLast(_ child: LiveChild) -> Bool { lastShown == ObjectIdentifier(child) }

  func noteTimes(_ report: LiveFrameReport, of child: LiveChild) {
    status.bodyCount = report.bodyCount
    if isShown(child) { status.time = report.time }
    guard child === current else { return }
    status.latest = max(status.latest, report.time)
    status.earliest = max(0, status.latest - LiveSession.scrubbedSeconds)
    status.frameMilliseconds = (report.milliseconds * 10).rounded() / 10
    status.droppedFrames = report.droppedFrames
    rate.add(Date())
    status.framesPerSecond = rate.count(at: Date())
  }

  /// How far back one can scrub.
  static let scrubbedSeconds = 60.0

  func paused(at time: Double) {
    status.latest = max(status.latest, time)
    if scrubbing.isWaiting {
      scrubbing.isWaiting = false
      startReplay()
    } else if status.state == .paused {
      status.time = time
    }
  }

  /// Tells the host where the session stands, now and then.
  func sendStatus() {
    if statusPace.take(status) { frontEnd.show(status) }
  }

  /// For what somebody waits for.
  func sendStatusSoon() {
    statusPace.hurry()
    sendStatus()
  }

  func reach(_ mark: Int) {
    status.mark = mark
    sendStatusSoon()
  }
}
