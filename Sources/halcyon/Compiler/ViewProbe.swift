import Foundation

/// Asks the compiler which of some names Halcyon's own modules have: members of views, and types. A program with all
/// of them is type-checked, and what is missing is what it complains of. About 0.2 s, however many names there are.
struct ViewProbe {
  /// What runs the compiler.
  let tool: Tool
  /// The names by the lines of the program, from its second one on.
  private let names: [String]

  /// Nil where nothing is to be asked. The program is written into `folder`, and imports `modules` beside SwiftUI:
  /// frameworks bring modifiers of their own.
  init?(
    members: Set<String>, types: Set<String> = [], modules: [String] = [],
    compiler: ProgramCompiler, folder: URL
  ) throws {
    let members = members.filter(Self.isPlain).sorted()
    let types = types.filter(Self.isPlain).sorted()
    if members.isEmpty && types.isEmpty { return nil }
    names = members + types
    let asked =
      members.enumerated().map { "func probe\($0)(_ view: some View) { _ = view.`\($1)` }" }
      + types.enumerated().map { "typealias Probe\($0) = \($1)" }
    let file = folder.appendingPathComponent("HalcyonProbe.swift")
    let imports = (["SwiftUI"] + modules).map { "import \($0)" }.joined(separator: "; ")
    let text = ([imports] + asked).joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: file)
    tool = Tool(
      compiler.installation.compiler,
      compiler.typecheckArguments(for: [file]) + ["-diagnostic-style", "llvm"])
  }

  /// The names that are not there, from what the compiler wrote.
  func missing(in output: String) -> Set<String> {
    let lines = CompilerDiagnostic.all(in: output).filter { $0.missing != nil }.map(\.line)
    return Set(lines.map { $0 - 2 }.filter(names.indices.contains).map { names[$0] })
  }

  private static func isPlain(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
