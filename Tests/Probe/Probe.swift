import Foundation

/// What the tests start: `Probe clock SEED SECONDS`, `Probe strands PART…` or `Probe film`.
@main
struct Probe {
  @MainActor
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "clock": ClockProbe.run(Array(CommandLine.arguments.dropFirst(2)))
    case "strands": StrandProbe.run(Array(CommandLine.arguments.dropFirst(2)))
    case "film": FilmProbe.run()
    default:
      print("usage: Probe clock SEED SECONDS | Probe strands PART… | Probe film")
      exit(64)
    }
  }
}
