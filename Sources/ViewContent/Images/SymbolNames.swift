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

  /// What a symbol was called before, or is called where it does not turn with the direction of reading: its names since
  /// 2024 are other words for the same drawings (`document` for `doc`, `arrow.trianglehead.clockwise` for `arrow.clockwise`).
  static func otherNames(of name: String) -> [String] {
    var names: [String] = []
    func add(_ other: String) { if other != name, !names.contains(other) { names.append(other) } }
    var renamed = "." + name + "."
    for (later, earlier) in renamedWords {
      renamed = renamed.replacingOccurrences(of: ".\(later).", with: ".\(earlier).")
    }
    renamed = String(renamed.dropFirst().dropLast())
    add(renamed)
    if renamed.contains(".triangle.") {
      add(renamed.replacingOccurrences(of: ".triangle.", with: "."))
    }
    let turned = (names.last ?? name).split(separator: ".").map { sides[$0] ?? $0 }
    add(turned.joined(separator: "."))
    return names
  }

  private static let renamedWords = [
    ("text.document", "doc.text"), ("document", "doc"), ("microphone", "mic"),
    ("pointer.arrow", "cursorarrow"),
    ("trianglehead.2.clockwise.rotate.90", "triangle.2.circlepath"),
    ("trianglehead.2.counterclockwise.rotate.90", "triangle.2.circlepath"),
    ("trianglehead.2.clockwise", "triangle.2.circlepath"),
    ("trianglehead.2.counterclockwise", "triangle.2.circlepath"), ("trianglehead", "triangle"),
    ("airpods.max", "airpodsmax"), ("airpods.pro", "airpodspro"), ("homepod.mini", "homepodmini"),
    ("widget.small", "app"), ("widget.medium", "rectangle"), ("widget.large", "rectangle.portrait"),
    ("widget.extralarge", "rectangle"), ("arrow.swap", "arrow.left.arrow.right"),
    ("arrow.right.arrow.left", "arrow.left.arrow.right"), ("beach.umbrella.fill", "umbrella.fill"),
    ("person.crop.badge", "person.badge"), ("lock.rotation.open", "lock.open.rotation"),
  ]
  private static let sides: [Substring: Substring] = [
    "forward": "right", "trailing": "right", "backward": "left", "leading": "left",
  ]

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
