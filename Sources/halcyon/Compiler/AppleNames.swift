import Foundation

/// What Apple's SwiftUI and its other frameworks are known to have, so that what is missing here can be told from
/// what is misspelt. Read from the tables in `Known`, which say where the names are from.
struct AppleNames: Sendable {
  /// The names of the members of each type; nested types stand under `Outer.Inner`.
  private(set) var members: [String: Set<String>] = [:]
  /// The types that have a member of that name.
  private(set) var owners: [String: Set<String>] = [:]
  private(set) var frameworks: Set<String> = []

  /// Tables that are not there leave their part empty: then nothing is known, and nothing claimed.
  init(folder: URL) {
    func lines(_ name: String) -> [Substring] {
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
    for line in lines("SwiftUI.txt") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      add(
        line[line.index(after: colon)...].split(separator: " ").map(String.init),
        to: String(line[..<colon]))
    }
    frameworks = Set(lines("Frameworks.txt").flatMap { $0.split(separator: " ") }.map(String.init))
  }

  private mutating func add(_ names: [String], to owner: String) {
    members[owner, default: []].formUnion(names)
    for name in names { owners[name, default: []].insert(owner) }
  }

  /// Whether SwiftUI has a type of that name.
  func hasType(_ name: String) -> Bool { members[name] != nil }

  /// Names that belong to no type.
  var functions: Set<String> { members["Global"] ?? [] }
}

extension Installation {
  /// What is known of Apple's frameworks, a resource of this command.
  var appleNames: AppleNames {
    AppleNames(
      folder: products.appendingPathComponent("Halcyon_halcyon.resources")
        .appendingPathComponent("Known"))
  }
}
