import Foundation
import SwiftLexing

/// Finds the imports of a program that no module answers. The compiler ends at the first of them.
enum MissingImports {
  /// Each import of a module that is not there, as the compiler would say it, in order of file and place. What
  /// an `#if` leaves out is not looked at. Modules in `own` are the program's. Cost: reading the sources; about 1 ms for 1,000 lines.
  static func all(
    in files: [URL], for installation: Installation, isRelease: Bool, besides own: Set<String> = []
  ) -> [CompilerDiagnostic] {
    let canImport = { own.contains($0) || installation.canImport($0) }
    var known: [String: Bool] = [:]
    var missing: [CompilerDiagnostic] = []
    for source in CompiledSource.all(in: files, isRelease: isRelease, canImport: canImport) {
      for use in imports(in: source.tokens) {
        let isKnown = known[use.module] ?? canImport(use.module)
        known[use.module] = isKnown
        if isKnown { continue }
        missing.append(
          CompilerDiagnostic(
            file: source.file.path, line: use.line, column: use.column, severity: "error",
            message: "no such module '\(use.module)'"))
      }
    }
    return missing
  }

  struct Use: Equatable {
    var module: String
    var line: Int
    var column: Int
  }

  /// The modules that a source imports, where their names stand.
  static func imports(in text: String) -> [Use] {
    text.contains("import") ? imports(in: SourceTokens(text)) : []
  }

  static func imports(in source: SourceTokens) -> [Use] {
    var uses: [Use] = []
    for index in source.tokens.indices where source.reads(index, "import") {
      guard isDeclaration(index, in: source) else { continue }
      var name = index + 1
      guard let word = source.word(name), !source.tokens[name].startsLine else { continue }
      if kinds.contains(word), source.word(name + 1) != nil { name += 1 }
      guard let module = source.word(name), !source.tokens[name].startsLine else { continue }
      let place = source.place(of: source.tokens[name].range.lowerBound)
      uses.append(Use(module: module, line: place.line, column: place.column))
    }
    return uses
  }

  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "testable", "preconcurrency",
  ]

  /// Whether the word `import` begins a statement: attributes and an access level may stand before it.
  private static func isDeclaration(_ index: Int, in source: SourceTokens) -> Bool {
    if source.tokens[index].startsLine || source.reads(index - 1, ";") { return true }
    let before = source.tokens.indices.contains(index - 1) ? source.tokens[index - 1] : nil
    guard let before else { return true }
    if before.kind == .mark { return true }
    if source.reads(index - 1, ")") { return true }
    return source.word(index - 1).map(modifiers.contains) ?? false
  }
}

extension Installation {
  /// Whether `import` finds a module of that name, of Swift's or of C's.
  func canImport(_ name: String) -> Bool {
    let name = OverlayModules.module(bringing: name) ?? name
    if hasModule(name) || name == "Swift" || name == "Builtin" { return true }
    let toolchain = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift")
    let maps = ["\(name)/module.modulemap", "\(name.lowercased())/module.modulemap"]
    let isInToolchain = maps.contains {
      FileManager.default.fileExists(atPath: toolchain.appendingPathComponent($0).path)
    }
    return isInToolchain || ["SwiftGlibc", "SwiftShims", "CDispatch", "Builtin"].contains(name)
      || moduleMaps.contains {
        $0.path.contains("/\(name)/") || $0.path.contains("/\(name).build/")
      }
  }

  /// Whether no package is to be fetched for the name: Apple's frameworks come from none, and where one is not in Halcyon
  /// the import stands for another system, or is said to be missing.
  func mayProvide(_ name: String) -> Bool {
    canImport(name) || appleNames.frameworks.contains(name)
  }
}
