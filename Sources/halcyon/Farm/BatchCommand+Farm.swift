import Foundation

extension BatchCommand {
  /// Shares the rows out to the tasks of an engine.
  func runOnFarm(
    _ rows: [BatchRow], _ program: BatchProgram, _ manifest: Manifest, _ pattern: NamePattern,
    bad: Int
  ) throws {
    let started = ContinuousClock.now
    let folder = farm.folder ?? "\(pattern.folder)/\(tableName).farm"
    let job = try FarmJob(engine: farm.engine, folder: folder)
    if !resume, !retryFailed { job.removeParts() }
    let batch = FarmBatch(
      job: job, rows: rows, programHash: program.hash, manifest: manifest, arguments: taskArguments,
      rowsPerTask: rowsPerTask)
    if farm.submit { try FarmSubmission(job: job).waitForEarlier(progress: {}) }
    try batch.gather()
    var missing = try batch.missing()
    let before = rows.count - missing.count
    if rowsPerTask == nil, !manifest.entries.values.contains(where: { $0.exitCode == 0 }),
      let first = missing.first
    {
      // Says how long a row takes, and is one less.
      let run = BatchRun(
        rows: [first], program: (program.executable, program.hash), manifest: manifest, table: data)
      _ = try run.run(workers: 1)
      missing = try batch.missing()
    }
    if farm.submit {
      try batch.submit()
    } else if !missing.isEmpty {
      let round = try batch.write(missing)
      print("\(missing.count) rows are in \(round.script). Have it run, then see what is missing:")
      print("    \(round.advice)\n    halcyon batch … --engine \(farm.engine.rawValue) --resume")
      return
    }
    try tell(rows, manifest, before: before, bad: bad, since: started)
  }

  private func tell(
    _ rows: [BatchRow], _ manifest: Manifest, before: Int, bad: Int,
    since start: ContinuousClock.Instant
  ) throws {
    var summary = BatchSummary(
      rows: rows.count + bad, bad: bad, skipped: before, manifest: manifest.path)
    let failures = rows.compactMap { row in
      manifest.entries[row.number].flatMap { $0.exitCode == 0 ? nil : $0 }
    }
    for entry in failures.prefix(1000) {
      FileHandle.complain(
        "\(data):\(entry.line): \(entry.output): \(entry.message ?? "") (exit code \(entry.exitCode), "
          + "on \(entry.host))")
    }
    let unknown = rows.count { manifest.entries[$0.number] == nil }
    if unknown > 0 { FileHandle.complain("\(unknown) rows were not reached by any machine.") }
    summary.failed = failures.count + unknown
    summary.rendered = rows.count - before - summary.failed
    summary.exitCodes = Set(failures.map(\.exitCode) + (unknown > 0 ? [1] : []))
    summary.seconds = (ContinuousClock.now - start) / .seconds(1)
    print(json ? summary.json : summary.text(isRetry: false))
    if let failure = summary.failure { throw failure }
  }

  private var taskArguments: [String] {
    ["batch"] + shared + ["--data", data, "-o", output]
      + (separator.map { ["--separator", $0] } ?? []) + (jobs.map { ["--jobs", "\($0)"] } ?? [])
  }
}
