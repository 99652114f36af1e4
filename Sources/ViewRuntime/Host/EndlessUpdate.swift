/// Bodies that mark one another for ever.
@MainActor
enum EndlessUpdate {
  /// Ends the program, and says whose bodies they are.
  static func end(of nodes: [Node], after rounds: Int) -> Never {
    let runners = nodes.filter { $0 is any BodyRunner }
    let names = Set((runners.isEmpty ? nodes : runners).map(\.name)).sorted().prefix(3)
    fatalError(
      """
      \(names.joined(separator: " and ")) changed what it shows \(rounds) times in one \
      pass without an end. A body must not change what it, or a view around it, depends on.
      """)
  }
}
