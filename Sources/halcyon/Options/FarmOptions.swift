import ArgumentParser
import Foundation

/// Who does work that is shared out: this command, or an engine of others'.
struct FarmOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "local does the work itself; slurm writes a job array for Slurm, openjd a template for Open Job Description."
    ))
  var engine = FarmEngine.local

  @Flag(
    help: "Hand the job to its engine, wait for it, and try again what a machine has left undone.")
  var submit = false

  @Option(
    name: .customLong("farm"),
    help: ArgumentHelp(
      "Where jobs, their logs and what they report go: a folder that all machines see. (default: beside the files)",
      valueName: "DIR"), completion: .directory)
  var folder: String?

  func validate() throws {
    if submit, engine == .local {
      throw ValidationError(
        "--submit hands a job to an engine. Say which: --engine slurm or openjd.")
    }
  }
}

/// What runs the tasks of a job.
enum FarmEngine: String, ExpressibleByArgument, CaseIterable {
  case local, slurm, openjd
}
