import Foundation

/// A batch whose rows an engine's tasks render: rows are shared out, and what tasks report is gathered.
struct FarmBatch {
  var job: FarmJob
  var rows: [BatchRow]
  var programHash: String
  var manifest: Manifest
  /// A task's command but for its rows and its manifest.
  var arguments: [String]
  /// Nil to measure it.
  var rowsPerTask: Int?

  /// Rounds after the first, for what dead or full machines have left.
  private static let mostRetries = 4

  /// Takes over what tasks have reported. Answers the machines that have said what is not so here, or could not
  /// write.
  @discardableResult
  func gather() throws -> Set<String> {
    let byNumber = Dictionary(uniqueKeysWithValues: rows.map { ($0.number, $0) })
    var suspects: Set<String> = []
    let files = (try? FileManager.default.contentsOfDirectory(atPath: job.parts)) ?? []
    for file in files.sorted() where file.hasSuffix(".jsonl") {
      for entry in Manifest.read(job.parts + "/" + file).entries.values.sorted(by: {
        $0.row < $1.row
      }) {
        guard let row = byNumber[entry.row], entry.rowHash == row.hash,
          entry.programHash == programHash
        else { continue }
        let known = manifest.entries[entry.row]
        if known == entry || known.map({ $0.exitCode == 0 && $0.rowHash == row.hash }) == true {
          continue
        }
        if entry.exitCode == 0, try !row.isDone(entry, program: programHash) {
          suspects.insert(entry.host)
          continue
        }
        if FarmBatch.isWorthRetrying(entry) { suspects.insert(entry.host) }
        try manifest.add(entry)
      }
    }
    return suspects
  }

  /// Rows that are not there and may come with another try.
  func missing() throws -> [BatchRow] {
    try rows.filter { row in
      let entry = manifest.entries[row.number]
      if try row.isDone(entry, program: programHash) { return false }
      guard let entry, entry.rowHash == row.hash, entry.programHash == programHash else {
        return true
      }
      return entry.exitCode == 0 || FarmBatch.isWorthRetrying(entry)
    }
  }

  /// Whether the machine may be to blame, and not the row.
  private static func isWorthRetrying(_ entry: Manifest.Entry) -> Bool {
    [69, 70, 74].contains(entry.exitCode) || entry.exitCode > 128
  }

  /// Shares `rows` out to tasks, which last ten seconds at least, and writes them down.
  func write(_ rows: [BatchRow]) throws -> FarmJob.Round {
    let size = max(
      rowsPerTask ?? measured(rows), (rows.count + FarmPlan.mostTasks - 1) / FarmPlan.mostTasks)
    let stamp = UInt32.random(in: 0...(.max))
    let tasks = stride(from: 0, to: rows.count, by: size).map { start in
      let numbers = RowNumbers(rows[start..<min(start + size, rows.count)].map(\.number))
      let part = "\(job.parts)/\(String(stamp, radix: 16))-\(start / size)-{attempt}.jsonl"
      return arguments + ["--rows", "\(numbers)", "--manifest", part, "--resume"]
    }
    return try job.write(tasks)
  }

  /// Submits round after round until all is there or nothing more comes of it.
  func submit() throws {
    let submission = FarmSubmission(job: job)
    var bar = BatchProgress(total: rows.count)
    func show() {
      let done = Set(reported.map(\.row)).union(manifest.entries.keys).count
      bar.update(done: min(done, rows.count), failed: 0)
    }
    try submission.waitForEarlier(progress: show)
    var suspects = try gather()
    for _ in 0...FarmBatch.mostRetries {
      let missing = try missing()
      if missing.isEmpty { break }
      try submission.run(write(missing), avoiding: suspects, progress: show)
      suspects.formUnion(try gather())
    }
    bar.end()
    manifest.synchronize()
  }

  private var reported: [Manifest.Entry] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: job.parts)) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }
      .flatMap { Manifest.read(job.parts + "/" + $0).entries.values }
  }

  /// How many rows last ten seconds, as those lasted that are done; a third of that where machines may be thrice as
  /// slow is fine, a tenth would not be.
  private func measured(_ rows: [BatchRow]) -> Int {
    let seconds = manifest.entries.values.filter { $0.exitCode == 0 }.map(\.seconds)
    guard !seconds.isEmpty else { return 1 }
    let mean = max(0.001, seconds.reduce(0, +) / Double(seconds.count))
    return max(1, Int((FarmPlan.shortestTask / mean).rounded(.up)))
  }
}
