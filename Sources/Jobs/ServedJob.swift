import Foundation
import VirtualTime

/// A job for a program that is loaded already, with what a process of its own would be started with.
package struct ServedJob: Codable, Sendable {
  package var job: RenderJob
  /// Behind the program's name.
  package var arguments: [String]
  /// Beside the variables that every program has.
  package var environment: [String: String]

  /// The file that this process runs; the same for all copies.
  package static let executable =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "program"

  package init(job: RenderJob, arguments: [String] = [], environment: [String: String] = [:]) {
    (self.job, self.arguments, self.environment) = (job, arguments, environment)
  }

  /// A line for a process that has been told the job `first`: a job that goes to another file and is else the same, as
  /// most rows are, is not told again, which takes either end a quarter of a millisecond.
  package func encoded(after first: RenderJob?) throws -> Data {
    var line = Line(job: job, arguments: arguments, environment: environment)
    if var same = first {
      same.output = job.output
      if same == job { (line.job, line.output) = (nil, job.output) }
    }
    return try JSONEncoder().encode(line)
  }

  /// From such a line, if it is a job that makes sense.
  package static func decoded(_ data: Data, after first: RenderJob? = nil) throws -> ServedJob {
    let line: Line
    do {
      line = try JSONDecoder().decode(Line.self, from: data)
    } catch {
      throw HostError(.usage, "what came is not a job that this program understands: \(error)")
    }
    guard var job = line.job ?? first else {
      throw HostError(.usage, "what came is no job, and there was none before")
    }
    if let output = line.output { job.output = output }
    try job.validate()
    return ServedJob(job: job, arguments: line.arguments, environment: line.environment)
  }

  private struct Line: Codable {
    /// None for the first one.
    var job: RenderJob?
    var output: String?
    var arguments: [String]
    var environment: [String: String]
  }

  /// Gives this process, a fresh copy of one that nothing of the program has run in, the arguments and variables: what
  /// reads them first, as `UserDefaults` does, finds what stood there in a process that was started with them.
  package func enter() {
    ProcessCopies.setArguments([ServedJob.executable] + arguments)
    for (name, value) in environment { setenv(name, value, 1) }
  }
}
