import Foundation
import Synchronization

/// Programs that run to their end beside a session: the compiler, films. All of them end with it.
final class BackgroundTools: Sendable {
  private struct State {
    var running: Set<pid_t> = []
    var isOver = false
  }

  private let state = Mutex(State())

  struct Answer {
    var ending: ChildProcess.Ending
    /// What was written to both outputs.
    var text: String
  }

  /// Runs a program, on the calling thread, to its end. It dies with that thread.
  ///
  /// - Parameter isBackground: whether it may take as long as others need the processors.
  func run(
    _ executable: URL, _ arguments: [String], environment: [String: String],
    isBackground: Bool = false
  ) throws(CommandFailure) -> Answer {
    let pipe = Pipe()
    let child = try start(
      ChildProcess(
        executable: executable, arguments: arguments, environment: environment,
        standardOutput: pipe.fileHandleForWriting, standardError: pipe.fileHandleForWriting,
        isBackground: isBackground))
    try? pipe.fileHandleForWriting.close()
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? nil
    try? pipe.fileHandleForReading.close()
    let ending = ChildProcess.waitBeside(for: child)
    state.withLock { _ = $0.running.remove(child) }
    return Answer(ending: ending, text: String(decoding: data ?? Data(), as: UTF8.self))
  }

  private func start(_ child: ChildProcess) throws(CommandFailure) -> pid_t {
    let result: Result<pid_t, CommandFailure> = state.withLock { state in
      guard !state.isOver else { return .failure(CommandFailure(.interrupted, "")) }
      do throws(CommandFailure) {
        let process = try child.startBeside()
        state.running.insert(process)
        return .success(process)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Ends all that run, and lets none start any more.
  func end() {
    let running = state.withLock { state in
      state.isOver = true
      return state.running
    }
    running.forEach(ChildProcess.end)
  }
}
