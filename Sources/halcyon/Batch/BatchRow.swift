import Encoders
import Foundation
import Jobs

/// A row that can be rendered: what is asked for, and where it goes.
struct BatchRow: Sendable {
  var number: Int
  var line: Int
  /// The file, or the pattern of a film's numbered files.
  var output: String
  var job: RenderJob
  /// What the program's process gets beside the job.
  var arguments: [String]
  var environment: [String: String]
  /// SHA-256 of all that the row asks for.
  var hash: String

  init(_ row: Table.Row, output: String, request: RowCommand.Request) throws(CommandFailure) {
    number = row.number
    line = row.line
    self.output = output
    job = request.job
    job.showsProgress = false
    (arguments, environment) = (request.arguments, request.environment)
    hash = try BatchRow.hash(of: job, arguments, environment)
  }

  /// The files that the row's output is.
  var files: [String] {
    guard let place = try? OutputPlace(path: output), place.isNumbered,
      let name = try? NumberedName(output)
    else { return [output] }
    return job.frames.map(name.path)
  }

  /// What is the same wherever the row is rendered, and what stands in the files that it names.
  private static func hash(
    of job: RenderJob, _ arguments: [String], _ environment: [String: String]
  ) throws(CommandFailure) -> String {
    var job = ServedJob(job: job, arguments: arguments, environment: environment)
    job.job.jobs = nil
    job.job.showsProgress = false
    job.job.patience = 0
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let text = (try? encoder.encode(job)).map({ String(decoding: $0, as: UTF8.self) }) else {
      throw CommandFailure(.internalError, "A job could not be written down.")
    }
    let read = [job.job.touchFile, job.job.stateFile, job.job.eventFile].compactMap { $0 }
    return try Digest.of(text + (Digest.of(files: read) ?? ""))
  }

  /// Whether a manifest's entry says that the row is done, and its files are as they were then.
  func isDone(_ entry: Manifest.Entry?, program: String) throws(CommandFailure) -> Bool {
    guard let entry, entry.exitCode == 0, entry.rowHash == hash, entry.programHash == program,
      entry.output == output, let written = entry.outputHash
    else { return false }
    return try Digest.of(files: files) == written
  }
}
