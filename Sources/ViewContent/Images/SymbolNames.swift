import Foundation

/// Finds the drawing for an SF name: names that both collections share, and a table of the others.
enum SymbolNames {
  /// The names of the drawings to try, the best one first.
  static func fileNames(for name: String) -> [String] {
    var parts = name.split(separator: ".").map(String.init)
    var names = [parts.joined(separator: "-")]
    if let other = table[name] { names.insert(other, at: 0) }
    // What an outline is put in or filled with stands at the end of its name.
    var suffixes: [String] = []
    while parts.count > 1, let last = parts.last,
      ["fill", "circle", "square", "slash"].contains(last)
    {
      suffixes.insert(last, at: 0)
      parts.removeLast()
      let base = table[parts.joined(separator: ".")] ?? parts.joined(separator: "-")
      let short = base.hasSuffix("-lg") ? String(base.dropLast(3)) : base
      names.append(([short] + suffixes).joined(separator: "-"))
      if suffixes.last == "fill" { names.append(short + "-fill") }
      names.append(base)
    }
    return names
  }

  /// The drawing that the table has for exactly this name.
  static func translation(of name: String) -> String? { table[name] }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for line in SymbolTable.text.split(separator: "\n") {
      for pair in line.split(separator: " ") {
        let names = pair.split(separator: ":")
        table[String(names[0])] = String(names[1])
      }
    }
    return table
  }()
}
