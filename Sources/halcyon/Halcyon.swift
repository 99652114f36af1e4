import ArgumentParser

@main
struct Halcyon: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "halcyon")
}
