import Foundation
import Synchronization

/// Hands rounds of a job to their engine and waits for them; a signal meanwhile takes back what it has handed over.
struct FarmSubmission {
  var job: FarmJob
  /// How what is done is made use of after a signal, behind "What is done stays; ".
  var goingOn = "go on with --resume."

  /// What came while a job was waited for.
  private final class Interruption: Sendable {
    private struct State {
      var signal: Int32?
      var process: pid_t?
    }

    private let state = Mutex(State())

    var signal: Int32? { state.withLock(\.signal) }

    /// A process to be told of a signal, or nil at its end.
    func watch(_ process: pid_t?) { state.withLock { $0.process = process } }

    func take(_ signal: Int32) {
      let process = state.withLock { state in
        // Who is told twice does not wait for anybody.
        defer { state.signal = signal }
        return state.process.map { (id: $0, isAgain: state.signal != nil) }
      }
      guard let process else { return }
      if process.isAgain { ChildProcess.end(process.id) } else { kill(process.id, SIGINT) }
    }
  }

  /// Runs a round to its end, whatever becomes of its tasks.
  ///
  /// - Parameter hosts: machines to keep away from, as long as there are others.
  func run(_ round: FarmJob.Round, avoiding hosts: Set<String>, progress: () -> Void) throws {
    let interruption = Interruption()
    try EndingSignals.handled(by: { interruption.take($0) }) {
      try run(round, avoiding: hosts, interruption, progress: progress)
    }
  }

  private func run(
    _ round: FarmJob.Round, avoiding hosts: Set<String>, _ interruption: Interruption,
    progress: () -> Void
  ) throws {
    switch job.engine {
    case .slurm:
      let answer = try output("sbatch", ["--parsable"] + exclusion(of: hosts) + [round.script])
      let id =
        answer.text.split(whereSeparator: { ";\n ".contains($0) }).first.map(String.init) ?? ""
      guard answer.status == 0, Int(id) != nil else {
        throw CommandFailure(.programMissing, "sbatch did not take \(round.script). See: sinfo")
      }
      // Who comes after this command, if it is killed, waits for the same job.
      let file = "\(job.folder)/\(round.name).job"
      try FarmPlan.save(id + "\n", file)
      try wait(id, in: file, interruption, progress)
    case .openjd:
      _ = try output("openjd", ["run", round.script, "--step", "Tasks"]) { interruption.watch($0) }
      if let signal = interruption.signal {
        throw stopped(by: signal, "openjd has ended, and its tasks with it")
      }
      progress()
    case .local: break
    }
  }

  /// Waits for jobs that an earlier command has submitted.
  func waitForEarlier(progress: () -> Void) throws {
    guard job.engine == .slurm else { return }
    let interruption = Interruption()
    try EndingSignals.handled(by: { interruption.take($0) }) {
      try waitForEarlier(interruption, progress)
    }
  }

  private func waitForEarlier(_ interruption: Interruption, _ progress: () -> Void) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: job.folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".job") {
      let file = job.folder + "/" + name
      let id = FileManager.default.contents(atPath: file).map {
        String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if let id, Int(id) != nil { try wait(id, in: file, interruption, progress) }
      unlink(file)
    }
  }

  /// Waits for a job, whose number stands in `file` as long as it runs.
  private func wait(
    _ id: String, in file: String, _ interruption: Interruption, _ progress: () -> Void
  ) throws {
    var silence = 0
    while true {
      let queue = try output("squeue", ["-h", "-j", id, "-o", "%T"])
      // Long after its end a job is not known any more, which is an error as much as a scheduler that rests.
      let isOver = queue.status == 0 && queue.text.isEmpty
      silence = queue.status == 0 ? 0 : silence + 1
      if isOver || silence > 20 {
        unlink(file)
        return
      }
      progress()
      for _ in 0..<20 {
        if let signal = interruption.signal { throw try cancel(id, file, signal) }
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
  }

  /// Takes a job back; where that cannot be, the next command finds it by its file and waits for it.
  private func cancel(_ id: String, _ file: String, _ signal: Int32) throws -> CommandFailure {
    guard (try? output("scancel", [id]).status) == 0 else {
      return stopped(by: signal, "Job \(id) goes on, since scancel \(id) did not succeed")
    }
    unlink(file)
    return stopped(by: signal, "Job \(id) was cancelled")
  }

  private func stopped(by signal: Int32, _ deed: String) -> CommandFailure {
    CommandFailure(
      code: 128 + signal,
      message: "Stopped by \(SignalName(signal)). \(deed). What is done stays; \(goingOn)")
  }

  private func exclusion(of hosts: Set<String>) throws -> [String] {
    guard !hosts.isEmpty else { return [] }
    let all = try output("sinfo", ["-h", "-N", "-o", "%N"]).text.split(
      whereSeparator: \.isWhitespace)
    let others = Set(all.map(String.init)).subtracting(hosts)
    return others.isEmpty ? [] : ["--exclude=" + hosts.sorted().joined(separator: ",")]
  }

  private func output(
    _ name: String, _ arguments: [String], onProcess: (pid_t?) -> Void = { _ in }
  ) throws -> Tool.Output {
    guard let program = Installation.findProgram(name) else {
      let package =
        job.engine == .slurm ? "sudo apt-get install slurm-wlm" : "pip install openjd-cli"
      throw CommandFailure(
        .programMissing,
        "\(name) is not on the PATH. Install it: \(package) — or leave --submit out.")
    }
    return try Tool(program, arguments).output(onProcess: onProcess)
  }
}
