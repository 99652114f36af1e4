import Encoders
import Foundation
import Jobs

/// Renders rows, one after the other, with a program that stays loaded. For one thread.
struct RowWorker {
  var program: ServedProgram
  var programHash: String
  /// Threads that paint a row.
  var painters: Int

  static let host: String = {
    let environment = ProcessInfo.processInfo.environment
    return environment["SLURMD_NODENAME"] ?? ProcessInfo.processInfo.hostName
  }()

  /// Renders a row; what becomes of it stands in the answer, whatever happens, with what the program said.
  func render(_ row: BatchRow) throws(CommandFailure) -> (entry: Manifest.Entry, words: String) {
    let start = ContinuousClock.now
    var entry = Manifest.Entry(
      row: row.number, line: row.line, output: row.output, rowHash: row.hash,
      programHash: programHash, seconds: 0, exitCode: 0, host: RowWorker.host)
    var words = ""
    do throws(CommandFailure) {
      let answer = try answer(to: row)
      words = answer.words
      let files = row.files
      guard let hash = try Digest.of(files: files) else {
        throw CommandFailure(.outputUnwritable, "\(row.output) is not there any more.")
      }
      entry.outputHash = hash
      entry.bytes = files.reduce(0) { $0 + RowWorker.size($1) }
    } catch {
      entry.exitCode = error.code
      entry.message = error.message
    }
    let elapsed = ContinuousClock.now - start
    entry.seconds = (elapsed / .milliseconds(1)).rounded() / 1000
    return (entry, words)
  }

  private func answer(to row: BatchRow) throws(CommandFailure) -> ServedProgram.Answer {
    let place: OutputPlace
    do { place = try OutputPlace(path: row.output) } catch {
      throw CommandFailure(.usage, "\(row.output) has no format.")
    }
    try RowWorker.makeFolder(of: row.output)
    try place.checkWritable()
    var job = ServedJob(job: row.job, arguments: row.arguments, environment: row.environment)
    job.job.jobs = painters
    let before = FileMark(place)
    let answer = try program.run(job)
    let lines = answer.words.split(separator: "\n").map(String.init)
    let result = ProgramRun.Result(
      ending: answer.ending, fatalError: lines.first { $0.contains("Fatal error") },
      hasComplained: !lines.isEmpty, process: answer.process)
    if var failure = RunReport(result: result).failure {
      if failure.message.isEmpty { failure.message = RowWorker.complaint(lines) }
      place.removeLeftovers()
      throw failure
    }
    if let before, before == FileMark(place) {
      place.removeLeftovers()
      throw CommandFailure(
        .crashed, "The program ended before \(row.output) was written; it may call exit().")
    }
    return answer
  }

  /// What the program's host said last.
  private static func complaint(_ lines: [String]) -> String {
    let line = lines.last { $0.hasPrefix("halcyon: ") } ?? lines.last ?? "It ended without a word."
    return line.hasPrefix("halcyon: ") ? String(line.dropFirst(9)) : line
  }

  private static func makeFolder(of path: String) throws(CommandFailure) {
    let folder = (path as NSString).deletingLastPathComponent
    guard !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .outputUnwritable,
        "The folder \(folder) for \(path) cannot be made. Make it: mkdir -p \(folder)")
    }
  }

  private static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
