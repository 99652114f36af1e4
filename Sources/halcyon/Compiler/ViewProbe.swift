import Foundation

/// Asks the compiler which of some names Halcyon's own modules have: members of views, and types. A program with all
/// of them is type-checked, and what is missing is what it complains of. About 0.2 s, however many names there are.
struct ViewProbe {
  var compiler: ProgramCompiler

  /// The names of `members` that no view has, and those of `types` that are no types.
  func missing(members: Set<String>, types: Set<String> = [], in folder: URL) throws -> Set<String>
  {
    if members.isEmpty && types.isEmpty { return [] }
    var names: [String] = []
    var lines = ["import SwiftUI"]
    for name in members.sorted() where Self.isPlain(name) {
      names.append(name)
      lines.append("func probe\(names.count)(_ view: some View) { _ = view.`\(name)` }")
    }
    for name in types.sorted() where Self.isPlain(name) {
      names.append(name)
      lines.append("typealias Probe\(names.count) = \(name)")
    }
    let file = folder.appendingPathComponent("HalcyonProbe.swift")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    let arguments = compiler.typecheckArguments(for: [file]) + ["-diagnostic-style", "llvm"]
    let output = try Tool(compiler.installation.compiler, arguments).output(errors: true)
    var missing: Set<String> = []
    for diagnostic in CompilerDiagnostic.all(in: output.text) where diagnostic.missing != nil {
      guard names.indices.contains(diagnostic.line - 2) else { continue }
      missing.insert(names[diagnostic.line - 2])
    }
    return missing
  }

  private static func isPlain(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
