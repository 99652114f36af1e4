import Foundation
import ShaderRows
import Synchronization
import VirtualTime
import ViewRuntime

/// Notices when a program's frame does not come to its end, says where the program is, and ends the run when
/// it still is there as long again after that.
///
/// Only the program's own work is watched: painting and encoding have as long as they need. A shader is the program's:
/// a row of its pixels that does not come to its end is named, too, and ends the run.
package final class Watchdog: Sendable {
  private struct State {
    /// When the work that is watched began, in real seconds; nil while none is.
    var start: Double?
    var hasComplained = false
    var cleanUp: @Sendable () -> Void = {}
  }

  /// The exit status of a run that was ended so: EX_TEMPFAIL of sysexits.h.
  package static let exitCode: Int32 = 75

  private let patience: Double
  private let state = Mutex(State())

  /// Watches from a thread of its own; to be made on the main thread, which is the one that is watched.
  ///
  /// - Parameter patience: seconds of real time.
  package init(patience: Double) {
    self.patience = patience
    MainThreadStack.prepare()
    let thread = Thread { [self] in look() }
    thread.name = "Watchdog"
    VirtualClock.besideProgram { thread.start() }
  }

  /// What is done before the run is ended: nothing half written is to stay behind.
  package var cleanUp: @Sendable () -> Void {
    get { state.withLock(\.cleanUp) }
    set { state.withLock { $0.cleanUp = newValue } }
  }

  /// Begins to wait for an end of what the program does; goes on waiting where it did.
  package func watch() {
    state.withLock { if $0.start == nil { $0.start = RealClock.now } }
  }

  /// The program has done what it was to do.
  package func rest() {
    state.withLock {
      $0.start = nil
      $0.hasComplained = false
    }
  }

  private func look() {
    var shaders = RunningShaders()
    var namedShader: String?
    while true {
      RealClock.sleep(min(0.1, patience / 10))
      if let row = shaders.look(at: RealClock.now), row.seconds >= patience {
        if namedShader != row.name { complain(of: row.name) }
        namedShader = row.name
        if row.seconds >= 2 * patience { end() }
      }
      if let errand = Errands.awaited {
        wait(for: errand)
        continue
      }
      let (waited, hasComplained) = state.withLock { state in
        (state.start.map { RealClock.now - $0 } ?? 0, state.hasComplained)
      }
      if waited >= 2 * patience { end() }
      if waited >= patience, !hasComplained {
        state.withLock { $0.hasComplained = true }
        complain()
      }
    }
  }

  /// What a program has sent for has limits of its own; after it the program has its whole patience again.
  private func wait(for errand: String) {
    let isLong = state.withLock { state in
      guard let start = state.start else { return false }
      if RealClock.now - start < patience { return false }
      state.start = RealClock.now
      return true
    }
    guard isLong else { return }
    let text =
      "The program has waited for \(errand) for \(format(patience)) s, and goes on waiting."
    FileHandle.standardError.write(Data("halcyon: \(text)\n".utf8))
  }

  private func complain() {
    var views = RunningViews()
    let functions = MainThreadStack.functions { views.look() }
    let report = StandstillReport(
      patience: patience, time: VirtualClock.now, work: views.work, views: views.names,
      functions: functions)
    FileHandle.standardError.write(Data("halcyon: \(report)\n".utf8))
  }

  private func complain(of shader: String) {
    let text =
      "The shader function \(shader) has computed one row of pixels for \(format(patience)) s. "
      + "Look for a loop in it that does not end, or runs very often."
    FileHandle.standardError.write(Data("halcyon: \(text)\n".utf8))
  }

  private func end() -> Never {
    let text =
      "Nothing has changed after \(format(2 * patience)) s; the run ends. --patience waits longer."
    FileHandle.standardError.write(Data("halcyon: \(text)\n".utf8))
    cleanUp()
    fflush(nil)
    _exit(Self.exitCode)
  }
}

/// Where a program is that does not get on, in words.
struct StandstillReport: CustomStringConvertible {
  var patience: Double
  /// Of the program's clock, in seconds.
  var time: Double
  var work: RunningViews.Work?
  /// The views around the work, from the innermost out.
  var views: [String]
  /// Those on the stack of the main thread, from the innermost out.
  var functions: [String]

  private static let mostViews = 8
  private static let mostFunctions = 24

  var description: String {
    var lines = [
      "No frame for \(format(patience)) s, at \(format(time)) s of the program's time: \(place)."
    ]
    if views.count > 1 {
      let shown = views.dropFirst().prefix(Self.mostViews).joined(separator: ", ")
      lines.append("  It stands in \(shown)\(views.count > Self.mostViews + 1 ? ", …" : "").")
    }
    return (lines + stack).joined(separator: "\n")
  }

  private var place: String {
    guard let work, let view = views.first else { return "no view's body or layout runs" }
    return "the \(work.rawValue) of \(view) runs"
  }

  /// The stack, without what the compiler puts between functions; the same function many times in a row
  /// stands once.
  private var stack: [String] {
    var lines: [(text: String, count: Int)] = []
    for function in functions.compactMap(Self.plain) {
      if lines.last?.text == function {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((function, 1))
      }
    }
    return lines.prefix(Self.mostFunctions).map { line in
      "    at \(line.text)" + (line.count > 1 ? " (\(line.count) times)" : "")
    } + (lines.count > Self.mostFunctions ? ["    …"] : [])
  }

  /// A function's name without marks of the compiler's; nil for one that nobody has written.
  private static func plain(_ function: String) -> String? {
    let isMadeUp = ["thunk", "partial apply", "merged "].contains(where: function.contains)
    if isMadeUp { return nil }
    return function.replacing(/\((\w+) in _[0-9A-F]{32}\)/) { $0.output.1 }
  }
}

/// A number of seconds without a needless fraction.
private func format(_ seconds: Double) -> String {
  seconds == seconds.rounded() ? String(Int(seconds)) : String(format: "%.3g", seconds)
}
