import Foundation

/// What the tests start: `Probe clock SEED SECONDS` or `Probe film`.
@main
struct Probe {
  @MainActor
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "clock": ClockProbe.run(Array(CommandLine.arguments.dropFirst(2)))
    case "film": FilmProbe.run()
    default:
      print("usage: Probe clock SEED SECONDS | Probe film")
      exit(64)
    }
  }
}
