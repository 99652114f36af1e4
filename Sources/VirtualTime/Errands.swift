import Foundation
import Synchronization

/// What a program has sent for outside of its world, of which the clock waits for every answer: time passes in the program
/// when all that it has asked for is there.
///
/// Answers are given on the main thread, one at a time, in the order in which they were asked for, and each only when nothing
/// else is left to do at that moment of the program's time. So a program sees the same whether they took a second or none.
package enum Errands {
  /// As many at a time as a browser sends for.
  private static let mostRunners = 6

  private struct Errand: Sendable {
    let name: String
    /// On a thread beside the program; answers what is to be done with what it brings.
    let run: @Sendable () -> @Sendable () -> Void
    var deliver: (@Sendable () -> Void)?
  }

  private struct Line {
    /// By number, in order; the first of them has the number `first`.
    var errands: [Errand] = []
    var first = 0
    /// The number of the next that a runner takes.
    var next = 0
    var runners = 0
  }

  private static let line = Mutex(Line())

  /// Sends for something.
  ///
  /// - Parameters:
  ///   - name: what somebody is told who waits for it for long.
  ///   - run: brings it, on a thread in the machine's own time, where it may block; called at once when one of six threads is
  ///     free. It answers what is done with it on the main thread.
  package static func send(
    name: String, _ run: @escaping @Sendable () -> @Sendable () -> Void
  ) {
    let needsRunner = line.withLock { line in
      line.errands.append(Errand(name: name, run: run))
      guard line.runners < mostRunners else { return false }
      line.runners += 1
      return true
    }
    guard needsRunner else { return }
    let runner = Thread { runErrands() }
    runner.name = "Errands"
    VirtualClock.besideProgram { runner.start() }
  }

  /// What is waited for, by its name; nil for nothing.
  package static var awaited: String? {
    line.withLock { line in line.errands.first { $0.deliver == nil }?.name }
  }

  static var areUnderWay: Bool { line.withLock { !$0.errands.isEmpty } }

  /// Gives the program the first answer, if it is there.
  @MainActor
  static func deliverFirst() -> Bool {
    let deliver = line.withLock { line -> (@Sendable () -> Void)? in
      guard let deliver = line.errands.first?.deliver else { return nil }
      line.errands.removeFirst()
      line.first += 1
      return deliver
    }
    deliver?()
    return deliver != nil
  }

  private static func runErrands() {
    while let (number, run) = takeNext() {
      let deliver = run()
      line.withLock { $0.errands[number - $0.first].deliver = deliver }
    }
  }

  /// The next errand with its number; without one the runner is to end.
  private static func takeNext() -> (Int, @Sendable () -> @Sendable () -> Void)? {
    line.withLock { line in
      let index = line.next - line.first
      guard index < line.errands.count else {
        line.runners -= 1
        return nil
      }
      line.next += 1
      return (line.next - 1, line.errands[index].run)
    }
  }
}
