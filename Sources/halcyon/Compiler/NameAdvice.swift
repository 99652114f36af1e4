import Foundation

/// What to say of a name that is missing: that SwiftUI has it and Halcyon not yet, or which name may be meant.
struct NameAdvice {
  private let names: AppleNames
  private let compiler: ProgramCompiler
  /// Members of views, and types, of which Halcyon was asked and has none.
  private(set) var lacking: Set<String> = []
  private var asked: Set<String> = []
  /// What the program's files import and nobody has.
  private var missingModules: [String: [String]] = [:]
  private let declared: Set<String>
  /// What the program's files import and Halcyon has.
  private let modules: [String]

  /// `declared` are the names that the program's files declare.
  init(
    names: AppleNames, compiler: ProgramCompiler, sources: SourceSet, declared: Set<String>
  ) {
    self.names = names
    self.compiler = compiler
    self.declared = declared
    modules = ImportedNames.all(in: sources.files).filter(compiler.installation.hasModule)
  }

  /// What is to be asked of Halcyon's modules before advice can be given, and of further members; nil where all is
  /// known. `folder` is for what passes between.
  mutating func probe(
    for diagnostics: [CompilerDiagnostic], and further: Set<String>, in folder: URL
  ) throws -> ViewProbe? {
    var (members, types): (Set<String>, Set<String>) = (further, [])
    for diagnostic in diagnostics {
      switch diagnostic.missingName {
      case .module(let module): missingModules[diagnostic.file, default: []].append(module)
      case .type(let name), .value(let name): types.formUnion(candidates(forType: name))
      case .member(let name, _):
        if names.owners[name]?.contains("View") == true {
          members.insert(name)
        } else if let meant = meantMember(name, of: diagnostic.missingName?.owner) {
          members.insert(meant)
        }
      default: break
      }
    }
    members.subtract(asked)
    types.subtract(asked)
    asked.formUnion(members.union(types))
    return try ViewProbe(
      members: members, types: types, modules: modules, compiler: compiler, folder: folder)
  }

  /// Notes what the compiler wrote about `probe`.
  mutating func learn(from output: String, of probe: ViewProbe) {
    lacking.formUnion(probe.missing(in: output))
  }

  /// `diagnostic` with the advice that there is.
  func advised(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
    guard diagnostic.severity == "error", let name = diagnostic.missingName else {
      return diagnostic
    }
    var diagnostic = diagnostic
    diagnostic.advice = advice(for: name, in: diagnostic)
    return diagnostic
  }

  private func advice(for name: MissingName, in diagnostic: CompilerDiagnostic) -> String? {
    let isAnswered = diagnostic.message.contains("did you mean")
    switch name {
    case .module(let module): return advice(forModule: module)
    case .type(let word), .value(let word):
      return advice(forType: word, in: diagnostic.file, isAnswered: isAnswered)
    case .member(let word, _), .staticMember(let word, _):
      return advice(forMember: word, of: name.owner ?? "", isAnswered: isAnswered)
    case .other: return nil
    }
  }

  // MARK: Modules

  private func advice(forModule module: String) -> String {
    if names.frameworks.contains(module) {
      return "Apple's \(module) is not in Halcyon yet."
    }
    if let meant = meantModule(module) { return "Did you mean '\(meant)'?" }
    return "It is neither Halcyon's nor Swift's: give its sources too, or leave the import out."
  }

  /// The framework that a misspelt name means.
  private func meantModule(_ module: String) -> String? {
    if names.frameworks.contains(module) { return nil }
    let closest = EditDistance.closest(to: module, among: names.frameworks.sorted())
    guard let closest, EditDistance.between(closest, module) <= max(1, module.count / 4) else {
      return nil
    }
    return closest
  }

  // MARK: Types and functions

  private func advice(forType name: String, in file: String, isAnswered: Bool) -> String? {
    if names.hasType(name) || names.functions.contains(name) {
      return lacking.contains(name) || names.functions.contains(name)
        ? "SwiftUI's \(name) is not in Halcyon yet."
        : "SwiftUI has it: is 'import SwiftUI' missing in this file?"
    }
    if isAnswered { return nil }
    if let meant = candidates(forType: name).first(where: { $0 != name }) {
      return lacking.contains(meant)
        ? "If SwiftUI's \(meant) is meant: it is not in Halcyon yet." : "Did you mean '\(meant)'?"
    }
    guard name.first?.isUppercase == true else { return nil }
    // A misspelt module is none that something could belong to.
    let modules = Set(missingModules[file] ?? []).filter { meantModule($0) == nil }.sorted()
    switch modules.count {
    case 0: return nil
    case 1: return "It may belong to \(modules[0]), which is missing."
    default:
      return "It may belong to \(modules.joined(separator: " or ")), which are missing."
    }
  }

  /// The name itself where SwiftUI has it, else the one that is meant, if it is but a letter or two off.
  private func candidates(forType name: String) -> [String] {
    if names.hasType(name) { return [name] }
    guard name.first?.isUppercase == true else { return [] }
    let close = EditDistance.closest(to: name, among: names.members.keys.sorted())
    guard let close, EditDistance.between(close, name) <= max(1, name.count / 5) else { return [] }
    return [close]
  }

  // MARK: Members

  private func advice(forMember name: String, of owner: String, isAnswered: Bool) -> String? {
    let owners = names.owners[name] ?? []
    if owners.contains(owner) { return "SwiftUI's \(owner).\(name) is not in Halcyon yet." }
    if owners.contains("View") {
      return lacking.contains(name)
        ? "SwiftUI's View.\(name) is not in Halcyon yet."
        : "It is a modifier of views, and this is none."
    }
    if isAnswered { return nil }
    if let meant = meantMember(name, of: owner) {
      return lacking.contains(meant)
        ? "If SwiftUI's \(meant) is meant: it is not in Halcyon yet." : "Did you mean '\(meant)'?"
    }
    guard names.hasType(owner), !owners.isEmpty, owners.count <= 4 else { return nil }
    return "SwiftUI has it in \(owners.sorted().joined(separator: ", "))."
  }

  /// The closest member of the type, of views, or of what the program declares.
  private func meantMember(_ name: String, of owner: String?) -> String? {
    var known = names.members["View"] ?? []
    if let owner { known.formUnion(names.members[owner] ?? []) }
    known.formUnion(declared)
    let close = EditDistance.closest(to: name, among: known.subtracting([name]).sorted())
    guard let close, EditDistance.between(close, name) <= max(1, name.count / 4) else { return nil }
    return close
  }
}
