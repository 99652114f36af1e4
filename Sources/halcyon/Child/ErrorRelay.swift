import Foundation
import Synchronization

/// Passes on what a child writes to its standard error, line by line.
///
/// From a line with `Fatal error:` on nothing is passed on until the child has ended: if it
/// crashed, that line belongs into the one message about it.
final class ErrorRelay: Sendable {
  private struct State {
    var line = Data()
    var held: [Data] = []
    var fatalError: String?
    var hasWritten = false
  }

  private let state = Mutex(State())
  private let finished = DispatchSemaphore(value: 0)

  init(reading handle: FileHandle) {
    Thread.detachNewThread { [self] in
      while let data = try? handle.read(upToCount: 65536), !data.isEmpty { take(data) }
      finished.signal()
    }
  }

  var hasWritten: Bool { state.withLock(\.hasWritten) }

  /// Waits for the last words of a child that has ended, and answers Swift's reason for a crash.
  func finish(isCrash: Bool) -> String? {
    // A grandchild may hold the pipe open; it has been killed, so this is soon over.
    _ = finished.wait(timeout: .now() + 1)
    return state.withLock { state in
      if !isCrash { state.held.forEach { write($0, &state) } }
      if !state.line.isEmpty, !(isCrash && state.fatalError != nil) { write(state.line, &state) }
      return state.fatalError
    }
  }

  private func take(_ data: Data) {
    state.withLock { state in
      state.line += data
      while let end = state.line.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(state.line[...end])
        state.line = Data(state.line[(end + 1)...])
        takeLine(line, &state)
      }
      // A progress bar has no line ends: it is passed on as it comes.
      if state.line.last == UInt8(ascii: "\r"), state.fatalError == nil {
        write(state.line, &state)
        state.line = Data()
      }
    }
  }

  private func takeLine(_ line: Data, _ state: inout State) {
    let text = String(decoding: line, as: UTF8.self)
    if state.fatalError == nil, text.contains("Fatal error") {
      state.fatalError = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if state.fatalError == nil { write(line, &state) } else { state.held.append(line) }
  }

  private func write(_ data: Data, _ state: inout State) {
    state.hasWritten = true
    try? FileHandle.standardError.write(contentsOf: data)
  }
}
