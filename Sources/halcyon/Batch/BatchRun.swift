import Encoders
import Foundation
import Synchronization

/// Renders the rows of a batch, several at a time, and writes down what became of each.
final class BatchRun: Sendable {
  private struct State {
    var waiting: ArraySlice<BatchRow>
    var processes: [Int: pid_t] = [:]
    var failures: [Manifest.Entry] = []
    var done = 0
    var stop: CommandFailure?
    var told: Set<String> = []
    var bar: BatchProgress
  }

  private let executable: URL
  private let programHash: String
  private let manifest: Manifest
  private let tablePath: String
  /// Where rows go.
  private let folders: Set<String>
  private let state: Mutex<State>

  /// So many lines that programs write are kept apart; beyond, nobody reads them.
  private static let toldCount = 1000

  init(
    rows: [BatchRow], program: (executable: URL, hash: String), manifest: Manifest, table: String
  ) {
    executable = program.executable
    programHash = program.hash
    self.manifest = manifest
    tablePath = table
    folders = Set(rows.map { ($0.output as NSString).deletingLastPathComponent })
    state = Mutex(State(waiting: rows[...], bar: BatchProgress(total: rows.count)))
  }

  /// Threads for one row: all cores where there are few rows, and one where there are many, which takes the least
  /// time of the processors in all.
  static func painters(rows: Int, workers: Int) -> Int {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return rows > 4 * cores ? 1 : max(1, cores / workers)
  }

  struct Outcome {
    var done: Int
    var failures: [Manifest.Entry]
  }

  /// Renders all rows, `workers` at a time. Throws where the batch as a whole cannot go on.
  func run(workers: Int) throws(CommandFailure) -> Outcome {
    let painters = BatchRun.painters(rows: state.withLock(\.waiting.count), workers: workers)
    EndingSignals.handled(by: { [self] in interrupt($0) }) {
      let ends = DispatchSemaphore(value: 0)
      for number in 0..<workers {
        let thread = Thread { [self] in
          work(number, painters)
          ends.signal()
        }
        thread.start()
      }
      for _ in 0..<workers { ends.wait() }
    }
    manifest.synchronize()
    let (stop, outcome) = state.withLock { state in
      state.bar.end()
      return (state.stop, Outcome(done: state.done, failures: state.failures))
    }
    if let stop {
      for folder in folders { Leftovers.remove(in: folder.isEmpty ? "." : folder) }
      throw stop
    }
    return outcome
  }

  private func work(_ number: Int, _ painters: Int) {
    let program = ServedProgram(executable: executable) { [self] process in
      state.withLock { $0.processes[number] = process }
    }
    defer { program.end() }
    let worker = RowWorker(program: program, programHash: programHash, painters: painters)
    while let row = next() {
      do throws(CommandFailure) {
        let (entry, words) = try worker.render(row)
        if state.withLock({ $0.stop != nil }) { return }
        try manifest.add(entry)
        tell(entry, row, words)
      } catch {
        state.withLock { if $0.stop == nil { $0.stop = error } }
      }
    }
  }

  private func next() -> BatchRow? {
    state.withLock { $0.stop == nil ? $0.waiting.popFirst() : nil }
  }

  private func tell(_ entry: Manifest.Entry, _ row: BatchRow, _ words: String) {
    state.withLock { state in
      state.done += 1
      var lines = words.split(separator: "\n").map(String.init)
      if entry.exitCode != 0 {
        state.failures.append(entry)
        lines = [
          "\(tablePath):\(entry.line): \(entry.output): \(entry.message ?? "") "
            + "(exit code \(entry.exitCode))"
        ]
      }
      for line in lines where state.told.count < BatchRun.toldCount {
        guard state.told.insert(line).inserted else { continue }
        state.bar.end()
        FileHandle.complain(line)
      }
      state.bar.update(done: state.done, failed: state.failures.count)
    }
  }

  private func interrupt(_ signal: Int32) {
    let processes = state.withLock { state in
      if state.stop == nil {
        state.stop = CommandFailure(
          code: 128 + signal,
          message: "Stopped by \(SignalName(signal)). What is done stays; go on with --resume.")
      }
      return Array(state.processes.values)
    }
    for process in processes { ChildProcess.end(process) }
  }

}

/// A bar on the terminal that says how far a batch is.
struct BatchProgress {
  private let total: Int
  private let isShown = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?

  init(total: Int) { self.total = total }

  mutating func update(done: Int, failed: Int) {
    let now = ContinuousClock.now
    guard isShown, lastShown.map({ now - $0 > .milliseconds(100) }) ?? true else { return }
    lastShown = now
    write(
      BatchProgress.line(
        done: done, total: total, failed: failed, seconds: (now - start) / .seconds(1)))
  }

  /// Wipes the line.
  mutating func end() {
    if lastShown != nil { write("\r\u{1B}[K") }
    lastShown = nil
  }

  static func line(done: Int, total: Int, failed: Int, seconds: Double) -> String {
    let share = Double(done) / Double(max(1, total))
    let filled = Int((share * 24).rounded(.down))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    let left = done == 0 ? 0 : Int((seconds / Double(done) * Double(total - done)).rounded(.up))
    let time =
      left < 60
      ? "\(left) s" : left < 3600 ? "\(left / 60) min" : "\(left / 3600) h \(left / 60 % 60) min"
    let failures = failed == 0 ? "" : "  \(failed) failed"
    return "\r\(bar) \(Int(share * 100))%  \(done)/\(total) rows\(failures)  \(time) left\u{1B}[K\r"
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
