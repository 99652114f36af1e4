import Foundation

/// A film whose shards an engine's tasks render.
struct FarmFilm {
  var run: ShardRun
  var shards: Int
  var programHash: String
  var options: FarmOptions

  /// Rounds after the first, for what dead machines have left.
  private static let mostRetries = 4

  /// Whether all shards are there now; where not, it has said what to do.
  func render() throws -> Bool {
    let base = (run.place.prefix as NSString).deletingPathExtension
    let job = try FarmJob(engine: options.engine, folder: options.folder ?? base + ".farm")
    let submission = FarmSubmission(job: job, goingOn: "the same command goes on.")
    if options.submit { try submission.waitForEarlier(progress: {}) }
    for _ in 0...FarmFilm.mostRetries {
      let missing = try missing()
      if missing.isEmpty { return true }
      let round = try job.write(missing.map { arguments + ["--shard", "\($0)"] })
      guard options.submit else {
        print("\(missing.count) shards are in \(round.script). Have it run, then join them:")
        print("    \(round.advice)\n    halcyon join \(ShellWord(run.place.output))")
        return false
      }
      try submission.run(round, avoiding: [], progress: {})
    }
    let missing = try missing()
    guard missing.isEmpty else {
      throw CommandFailure(
        .crashed,
        "Shards \(RowNumbers(missing.map(\.number))) of \(run.place.output) did not come. "
          + "Their logs: \(job.folder)/logs")
    }
    return true
  }

  private func missing() throws -> [Shard] {
    try (1...shards).map { Shard(number: $0, count: shards) }
      .filter { try !run.isDone($0, program: programHash) }
  }

  /// What was typed, without what says how it is shared out.
  private var arguments: [String] {
    FarmFilm.shared(Array(CommandLine.arguments.dropFirst()))
  }

  static func shared(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    let valued: Set = ["--shards", "--engine", "--farm"]
    while let argument = rest.popFirst() {
      if argument == "--submit" || valued.contains(where: { argument.hasPrefix($0 + "=") }) {
        continue
      }
      if valued.contains(argument) {
        _ = rest.popFirst()
      } else {
        result.append(argument)
      }
    }
    return result
  }
}
