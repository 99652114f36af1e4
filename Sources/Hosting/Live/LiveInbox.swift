import Foundation
import LiveLink
import Synchronization
import VirtualTime

/// Takes what the session says on a thread of its own, and wakes the main thread for it, or when the
/// time comes that the main thread has named.
final class LiveInbox: Sendable {
  private struct State {
    var commands: [LiveCommand] = []
    /// When the display was last said to be refreshed, in seconds of the real clock.
    var refresh: Double?
    /// In seconds of the real clock.
    var alarm: Double?
    var isAtEnd = false
  }

  private let state = Mutex(State())
  private let connection: LiveConnection
  private let bell: LiveBell
  private let arrival = DispatchSemaphore(value: 0)

  init(_ connection: LiveConnection) throws(LiveLinkError) {
    self.connection = connection
    bell = try LiveBell()
    let thread = Thread { [self] in listen() }
    thread.name = "Session"
    VirtualClock.besideProgram { thread.start() }
  }

  /// What has been said since the last call; nil when the session is gone.
  func take() -> [LiveCommand]? {
    state.withLock { state in
      defer { state.commands = [] }
      return state.isAtEnd ? nil : state.commands
    }
  }

  /// When the session last told of a refresh of the display since the last call. Nobody is woken for it.
  func takeRefresh() -> Double? {
    state.withLock { state in
      defer { state.refresh = nil }
      return state.refresh
    }
  }

  var isEmpty: Bool { state.withLock { $0.commands.isEmpty && !$0.isAtEnd } }

  /// Waits until there is something to take, without serving the main queue.
  func wait() {
    arrival.wait()
  }

  /// Has the main thread woken at `time` of the real clock; nil for not at all.
  func setAlarm(_ time: Double?) {
    let isSame = state.withLock { state in
      defer { state.alarm = time }
      return state.alarm == time
    }
    if !isSame { bell.ring() }
  }

  private func listen() {
    // What came along with the first message.
    take((try? connection.receiveBuffered(LiveCommand.self)) ?? [])
    while true {
      guard waitForSomething() else { continue }
      guard let messages = (try? connection.receiveAvailable(LiveCommand.self)) ?? nil else {
        break
      }
      take(messages)
    }
    state.withLock { $0.isAtEnd = true }
    wakeMainThread()
    endIfStuck()
  }

  private func take(_ messages: [(LiveCommand, [LiveMemory])]) {
    let commands = messages.map(\.0).filter { !$0.isRefresh }
    if commands.count < messages.count { state.withLock { $0.refresh = RealClock.now } }
    guard !commands.isEmpty else { return }
    state.withLock { $0.commands += commands }
    wakeMainThread()
  }

  private func wakeMainThread() {
    MainThreadRest.wake()
    arrival.signal()
  }

  /// The main thread ends the process; if a program's endless loop keeps it from that, this does.
  private func endIfStuck() {
    RealClock.sleep(1)
    _exit(0)
  }

  /// Waits for the session, the alarm or a new alarm; true when there is something to read.
  private func waitForSomething() -> Bool {
    let alarm = state.withLock(\.alarm)
    let ready = LiveWaiting.wait(
      for: [connection.descriptor, bell.descriptor], seconds: alarm.map { $0 - RealClock.now })
    if ready.isEmpty, alarm != nil {
      state.withLock { if $0.alarm == alarm { $0.alarm = nil } }
      MainThreadRest.wake()
    }
    if ready.contains(bell.descriptor) { bell.silence() }
    return ready.contains(connection.descriptor)
  }
}

extension LiveCommand {
  fileprivate var isRefresh: Bool { if case .refreshed = self { true } else { false } }
}
