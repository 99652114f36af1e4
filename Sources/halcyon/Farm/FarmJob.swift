import Foundation

/// The rounds of a job for an engine: a plan and a script each, which the engine runs.
struct FarmJob {
  var engine: FarmEngine
  /// What all machines see: plans, scripts, `logs` and `parts`.
  var folder: String
  /// This command, as other machines find it, too.
  var executable = FarmJob.ownExecutable

  private static let ownExecutable =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "halcyon"

  init(engine: FarmEngine, folder: String) throws {
    self.engine = engine
    self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    for name in ["logs", "parts"] {
      do {
        try FileManager.default.createDirectory(
          atPath: self.folder + "/" + name, withIntermediateDirectories: true)
      } catch {
        throw CommandFailure(
          .outputUnwritable,
          "The folder \(folder) cannot be made. Choose one that all machines see: --farm DIR")
      }
    }
  }

  /// Where tasks write down what they did.
  var parts: String { folder + "/parts" }

  /// Forgets what tasks have reported before.
  func removeParts() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parts)) ?? [] {
      unlink(parts + "/" + name)
    }
  }

  /// A round that is written.
  struct Round {
    var name: String
    var script: String
    /// What a person types to have it run.
    var advice: String
  }

  /// Writes the next round of tasks.
  func write(_ tasks: [[String]]) throws -> Round {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let last =
      names.compactMap { $0.wholeMatch(of: /round-([0-9]+)\.plan\.json/) }
      .compactMap { Int($0.output.1) }.max() ?? 0
    let name = "round-\(last + 1)"
    let plan = FarmPlan(directory: FileManager.default.currentDirectoryPath, tasks: tasks)
    let planPath = "\(folder)/\(name).plan.json"
    try plan.write(to: planPath)
    switch engine {
    case .slurm:
      let script = "\(folder)/\(name).sbatch"
      try FarmPlan.save(slurmScript(name, planPath, tasks.count), script)
      return Round(name: name, script: script, advice: "sbatch \(ShellWord(script))")
    case .openjd, .local:
      let script = "\(folder)/\(name).template.json"
      try FarmPlan.save(try template(name, planPath, tasks.count), script)
      return Round(
        name: name, script: script, advice: "openjd run \(ShellWord(script)) --step Tasks")
    }
  }

  private func slurmScript(_ name: String, _ plan: String, _ count: Int) -> String {
    """
    #!/bin/bash
    #SBATCH --job-name=halcyon
    #SBATCH --array=0-\(count - 1)
    #SBATCH --requeue
    #SBATCH --open-mode=append
    #SBATCH --output="\(folder)/logs/\(name)-%a.log"
    # Each task does its share of the plan. What a dead machine leaves is begun anew; files appear when whole.
    exec \(ShellWord(executable)) task \(ShellWord(plan)) "$SLURM_ARRAY_TASK_ID"

    """
  }

  /// A job template of Open Job Description, 2023-09, which may be JSON.
  private func template(_ name: String, _ plan: String, _ count: Int) throws -> String {
    let template: JSONValue = .object([
      "specificationVersion": .text("jobtemplate-2023-09"),
      "name": .text("halcyon \(name)"),
      "steps": .list([
        .object([
          "name": .text("Tasks"),
          "parameterSpace": .object([
            "taskParameterDefinitions": .list([
              .object([
                "name": .text("Task"), "type": .text("INT"), "range": .text("0-\(count - 1)"),
              ])
            ])
          ]),
          "script": .object([
            "actions": .object([
              "onRun": .object([
                "command": .text(executable),
                "args": .list([.text("task"), .text(plan), .text("{{Task.Param.Task}}")]),
              ])
            ])
          ]),
        ])
      ]),
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(template), as: UTF8.self) + "\n"
  }
}
