import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Jobs for engines")
struct FarmJobTests {
  @Test("A Slurm round is a job array with a task for each of the plan's")
  func slurm() throws {
    let folder = try TemporaryFolder()
    var job = try FarmJob(engine: .slurm, folder: folder.path + "/a b.farm")
    job.executable = "/opt/it's/halcyon"
    let round = try job.write([["batch", "{id}"], ["batch", "x"], ["batch", "y"]])
    let script = try String(contentsOfFile: round.script, encoding: .utf8)
    #expect(script.hasPrefix("#!/bin/bash\n") && script.contains("#SBATCH --array=0-2\n"))
    #expect(script.contains("#SBATCH --requeue\n"))
    #expect(script.contains(#"exec '/opt/it'\''s/halcyon' task '"#))
    #expect(round.advice.hasPrefix("sbatch '"))
    // The next one has a name of its own.
    #expect(try job.write([["batch"]]).name == "round-2")
    #expect(try FarmPlan.read("\(job.folder)/round-1.plan.json").tasks.count == 3)
  }

  @Test("An Open Job Description is a template with one step over all tasks")
  func openjd() throws {
    let folder = try TemporaryFolder()
    let job = try FarmJob(engine: .openjd, folder: folder.path)
    let round = try job.write([["a"], ["b"]])
    let data = try Data(contentsOf: URL(fileURLWithPath: round.script))
    let template = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(template["specificationVersion"] as? String == "jobtemplate-2023-09")
    let steps = try #require(template["steps"] as? [[String: Any]])
    #expect(steps.map { $0["name"] as? String } == ["Tasks"])
    #expect(String(decoding: data, as: UTF8.self).contains(#""range" : "0-1""#))
  }

  @Test("A task that an engine begins again writes to a place of its own")
  func attempts() throws {
    let plan = FarmPlan(directory: "/", tasks: [["--manifest", "p-{attempt}.jsonl"]])
    #expect(try plan.arguments(0, environment: [:])[1] == "p-0.jsonl")
    #expect(try plan.arguments(0, environment: ["SLURM_RESTART_COUNT": "2"])[1] == "p-2.jsonl")
    #expect(throws: CommandFailure.self) { try plan.arguments(1, environment: [:]) }
  }

  @Test("What says how a film is shared out does not stand in its tasks")
  func arguments() {
    let typed = [
      "render", "A.swift", "--shards", "4", "--engine=slurm", "--submit", "-o", "a.mp4", "--farm",
      "f",
    ]
    #expect(FarmFilm.shared(typed) == ["render", "A.swift", "-o", "a.mp4"])
  }
}
