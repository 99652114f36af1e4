import Foundation

/// Hands rounds of a job to their engine and waits for them.
struct FarmSubmission {
  var job: FarmJob

  /// Runs a round to its end, whatever becomes of its tasks.
  ///
  /// - Parameter hosts: machines to keep away from, as long as there are others.
  func run(_ round: FarmJob.Round, avoiding hosts: Set<String>, progress: () -> Void) throws {
    switch job.engine {
    case .slurm:
      let answer = try output("sbatch", ["--parsable"] + exclusion(of: hosts) + [round.script])
      let id =
        answer.text.split(whereSeparator: { ";\n ".contains($0) }).first.map(String.init) ?? ""
      guard answer.status == 0, Int(id) != nil else {
        throw CommandFailure(.programMissing, "sbatch did not take \(round.script). See: sinfo")
      }
      // Who comes after this command, if it is killed, waits for the same job.
      try FarmPlan.save(id + "\n", "\(job.folder)/\(round.name).job")
      try wait(id, progress)
      unlink("\(job.folder)/\(round.name).job")
    case .openjd:
      _ = try output("openjd", ["run", round.script, "--step", "Tasks"])
      progress()
    case .local: break
    }
  }

  /// Waits for jobs that an earlier command has submitted.
  func waitForEarlier(progress: () -> Void) throws {
    guard job.engine == .slurm else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: job.folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".job") {
      let file = job.folder + "/" + name
      let id = FileManager.default.contents(atPath: file).map {
        String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if let id, Int(id) != nil { try wait(id, progress) }
      unlink(file)
    }
  }

  private func wait(_ id: String, _ progress: () -> Void) throws {
    var silence = 0
    while true {
      let queue = try output("squeue", ["-h", "-j", id, "-o", "%T"])
      // Long after its end a job is not known any more, which is an error as much as a scheduler that rests.
      let isOver = queue.status == 0 && queue.text.isEmpty
      silence = queue.status == 0 ? 0 : silence + 1
      if isOver || silence > 20 { return }
      progress()
      Thread.sleep(forTimeInterval: 1)
    }
  }

  private func exclusion(of hosts: Set<String>) throws -> [String] {
    guard !hosts.isEmpty else { return [] }
    let all = try output("sinfo", ["-h", "-N", "-o", "%N"]).text.split(
      whereSeparator: \.isWhitespace)
    let others = Set(all.map(String.init)).subtracting(hosts)
    return others.isEmpty ? [] : ["--exclude=" + hosts.sorted().joined(separator: ",")]
  }

  private func output(_ name: String, _ arguments: [String]) throws -> Tool.Output {
    guard let program = Installation.findProgram(name) else {
      let package =
        job.engine == .slurm ? "sudo apt-get install slurm-wlm" : "pip install openjd-cli"
      throw CommandFailure(
        .programMissing,
        "\(name) is not on the PATH. Install it: \(package) — or leave --submit out.")
    }
    return try Tool(program, arguments).output()
  }
}
