import Foundation

/// The tasks of a job, each a command of `halcyon`: what engines start is always `halcyon task PLAN NUMBER`, so
/// that no engine has to quote what users type.
struct FarmPlan: Codable, Equatable {
  /// Where the commands run.
  var directory: String
  /// Their arguments; `{attempt}` becomes how often the engine has begun the task before.
  var tasks: [[String]]

  /// A scheduler's usual limit on the tasks of a job, less one.
  static let mostTasks = 1000
  /// Starting a task costs an engine about a second: it should last some, in seconds.
  static let shortestTask = 10.0

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try FarmPlan.save(String(decoding: try encoder.encode(self), as: UTF8.self) + "\n", path)
  }

  /// Writes a file of the job. Throws a failure that names it.
  static func save(_ text: String, _ path: String) throws(CommandFailure) {
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw CommandFailure(
        .outputUnwritable,
        "\(path) cannot be written. Choose a folder that all machines see: --farm DIR")
    }
  }

  static func read(_ path: String) throws(CommandFailure) -> FarmPlan {
    guard let data = FileManager.default.contents(atPath: path),
      let plan = try? JSONDecoder().decode(FarmPlan.self, from: data)
    else { throw CommandFailure(.inputMissing, "\(path) is missing, or no plan of a job.") }
    return plan
  }

  func arguments(_ number: Int, environment: [String: String]) throws(CommandFailure) -> [String] {
    guard tasks.indices.contains(number) else {
      throw CommandFailure(.usage, "The plan has tasks 0 to \(tasks.count - 1), not \(number).")
    }
    let attempt = environment["SLURM_RESTART_COUNT"] ?? "0"
    return tasks[number].map { $0.replacing("{attempt}", with: attempt) }
  }
}
