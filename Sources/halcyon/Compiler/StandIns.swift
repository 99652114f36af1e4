import Foundation

/// Declarations in place of what a program names and is not there, so that the compiler looks behind the first of
/// them. Nothing of it is ever run.
///
/// A module becomes an empty one. A missing member of a view, or a missing view, becomes a value that may be called
/// with any arguments and is a view again: what is written behind it is then looked at too.
struct StandIns {
  private(set) var modules: Set<String> = []
  private var names: Set<MissingName> = []

  mutating func add(module: String) { modules.insert(module) }

  /// Adds a declaration for the name; false where it has one already, or none can be made.
  mutating func add(_ name: MissingName) -> Bool {
    switch name {
    case .module(let module): return modules.insert(module).inserted
    case .other: return false
    case .type, .value, .member, .staticMember:
      guard Self.isPlain(name.name), name.owner.map(Self.isPlain) ?? true else { return false }
      return names.insert(name).inserted
    }
  }

  /// Whether `name` is the type of the stand-ins themselves: what is said of it is of their making.
  static func isOwn(_ name: MissingName) -> Bool {
    guard let owner = name.owner else { return name.name.hasPrefix("Halcyon") }
    return owner.hasPrefix(view) || owner == "Any" || owner.isEmpty
  }

  static let fileName = "HalcyonStandIns.swift"

  /// The Swift file with the declarations; nil where none are needed.
  var source: String? {
    names.isEmpty ? nil : Self.head + declarations.joined(separator: "\n") + "\n"
  }

  private var declarations: [String] {
    let standIn = "\(Self.view) { \(Self.view)() }"
    var lines: Set<String> = []
    for name in names {
      switch name {
      case .value(let word): lines.insert("let `\(word)` = \(Self.value)()")
      case .member(let word, _):
        lines.insert("extension View { var `\(word)`: \(standIn) }")
        if let owner = name.owner, owner != "View" {
          lines.insert("extension \(owner) { var `\(word)`: \(standIn) }")
        }
      case .staticMember(let word, _):
        guard let owner = name.owner else { continue }
        lines.insert("extension \(owner) { static var `\(word)`: Self { fatalError() } }")
      case .type, .module, .other: break
      }
    }
    return lines.sorted()
  }

  /// What stands for what a missing modifier makes of a view: a view, nearly for sure.
  static let view = "HalcyonStandIn"
  /// What stands for a missing type or function: something of which nobody knows the members.
  static let value = "HalcyonStandInValue"

  private static let head =
    "import SwiftUI\n"
    + [view, value].map { name in
      """
      @dynamicCallable struct \(name): View {
        func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> \(name) { self }
        var body: some View { EmptyView() }
      }

      """
    }.joined()

  /// Whether `name` may be written as it is.
  private static func isPlain(_ name: String) -> Bool {
    name.first?.isNumber == false
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  /// Writes what the compiler needs into `folder` and answers its arguments: maps of empty modules, and the file.
  func write(into folder: URL) throws -> [String] {
    var arguments: [String] = []
    for module in modules.sorted() where Self.isPlain(module) {
      let map = folder.appendingPathComponent(module + ".modulemap")
      try Data("module \(module) {}\n".utf8).write(to: map)
      arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"]
    }
    if let source {
      let file = folder.appendingPathComponent(Self.fileName)
      try Data(source.utf8).write(to: file)
      arguments.append(file.path)
    }
    return arguments
  }
}
