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
  static let executable =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "program"

  package init(job: RenderJob, arguments: [String] = [], environment: [String: String] = [:]) {
    (self.job, self.arguments, self.environment) = (job, arguments, environment)
  }

  /// From JSON, if it is a job that makes sense.
  static func decoded(_ data: Data) throws -> ServedJob {
    let served: ServedJob
    do {
      served = try JSONDecoder().decode(ServedJob.self, from: data)
    } catch {
      throw HostError(.usage, "what came is not a job that this program understands: \(error)")
    }
    try served.job.validate()
    return served
  }

  /// Gives this process, a fresh copy of one that nothing of the program has run in, the arguments and variables: what
  /// reads them first, as `UserDefaults` does, finds what stood there in a process that was started with them.
  func enter() {
    ProcessCopies.setArguments([ServedJob.executable] + arguments)
    for (name, value) in environment { setenv(name, value, 1) }
  }
}
