import Foundation

/// What the tests start: `Probe clock SEED SECONDS`, `Probe strands PART…`, `Probe film` or `Probe copies`.
@main
struct Probe {
  @MainActor
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "clock": ClockProbe.run(Array(CommandLine.arguments.dropFirst(2)))
    case "strands": StrandProbe.run(Array(CommandLine.arguments.dropFirst(2)))
    case "film": FilmProbe.run()
    case "copies": CopiesProbe.run(Array(CommandLine.arguments.dropFirst(2)))
    default:
      print(
        "usage: Probe clock SEED SECONDS | Probe strands PART… | Probe film | Probe copies JOB…")
      exit(64)
    }
  }
}
