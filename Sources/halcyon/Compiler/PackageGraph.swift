import Foundation

/// The modules of a program that is made of packages.
///
/// A target of a package is a module; which ones are needed, and in what order, follows from what the sources import.
/// The program itself is what lies outside of all packages, else the targets of the outermost that no other imports.
struct PackageGraph {
  /// The files of the program's own module.
  var program: [URL] = []
  /// What the program needs, each after those that it imports.
  private(set) var modules: [LocalModule] = []
  private(set) var remotePackages: [BuildSettings.RemotePackage] = []
  private var known: [String: LocalModule] = [:]
  /// Folders of packages without targets, which only hide them from Xcode's list: what lies in them is the program's.
  private var hiding: Set<URL> = []
  private let cache: ProgramCache

  /// - Parameters:
  ///   - files: the sources below `folder`, those of packages too.
  ///   - packages: folders with a `Package.swift`, the outermost first.
  init(
    folder: URL, files: [URL], packages: [URL], settings: BuildSettings,
    targets: ProjectTargets? = nil, cache: ProgramCache
  ) throws {
    self.cache = cache
    remotePackages = settings.packages
    var own: [LocalModule] = []
    for package in packages {
      let modules = try read(package)
      if package == folder { own = modules }
    }
    let inner = packages.filter { $0.isBelow(folder) && !hiding.contains($0) }
    let ofPackages = Array(known.values)
    takeModules(of: targets, among: files)
    program = files.filter { file in
      !(targets?.others.contains(file) ?? false)
        && !inner.contains { file.isBelow($0) }
        && !ofPackages.contains { file.isBelow($0.folder) }
    }
    let isApp = program.contains {
      (try? String(contentsOf: $0, encoding: .utf8))?.contains("@main") == true
    }
    if packages.contains(folder), !isApp { takeLeaves(of: own) }
    if program.isEmpty { program = files }
  }

  /// The frameworks that a project builds beside its app are modules, too.
  private mutating func takeModules(of targets: ProjectTargets?, among files: [URL]) {
    guard let targets, targets.app != nil else { return }
    for target in targets.modules {
      let own = files.filter { target.files.contains($0) }
      let folders = own.map { $0.deletingLastPathComponent() }
      guard let folder = folders.min(by: { $0.path.count < $1.path.count }) else { continue }
      let name = Self.moduleName(target.name)
      var module = LocalModule(
        name: name, packageName: name.lowercased(), languageVersion: "5", files: own,
        dependencies: ImportedNames.all(in: own), folder: folder, resources: ResourceList())
      module.flags = CompilerInvocation.xcodeFlags
      known[name] = module
    }
  }

  /// The targets that no other target of their package imports are the program.
  private mutating func takeLeaves(of modules: [LocalModule]) {
    let imported = Set(modules.flatMap(\.dependencies))
    let leaves = modules.filter { !imported.contains($0.name) }
    guard !leaves.isEmpty else { return }
    program = leaves.flatMap(\.files)
    for leaf in leaves { known[leaf.name] = nil }
  }

  /// Reads the targets of a package, and of those beside it that it names by their paths.
  @discardableResult
  private mutating func read(_ folder: URL) throws -> [LocalModule] {
    let manifest = try PackageManifest.read(in: folder, cache: cache)
    remotePackages += manifest.remotePackages.filter { !remotePackages.contains($0) }
    if manifest.targets.isEmpty { hiding.insert(folder) }
    var modules: [LocalModule] = []
    for target in manifest.targets where ["regular", "executable"].contains(target.type) {
      guard let module = module(target, of: manifest, in: folder) else { continue }
      modules.append(module)
      known[module.name] = module
    }
    for path in manifest.dependencies.flatMap({ $0.fileSystem ?? [] }).map(\.path) {
      let other = URL(fileURLWithPath: path).standardizedFileURL
      let isKnown = known.values.contains { $0.folder.isBelow(other) }
      if !isKnown, FileManager.default.fileExists(atPath: other.path + "/Package.swift") {
        try read(other)
      }
    }
    return modules
  }

  private func module(
    _ target: PackageManifest.Target, of manifest: PackageManifest, in folder: URL
  ) -> LocalModule? {
    let places =
      target.path.map { [$0] } ?? [
        "Sources/\(target.name)", "Source/\(target.name)",
        "src/\(target.name)", "srcs/\(target.name)", "Sources",
      ]
    let place = places.map { folder.appendingPathComponent($0).standardizedFileURL }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    guard let place, let content = try? FolderContent(of: place) else { return nil }
    let excluded = (target.exclude ?? []).map {
      place.appendingPathComponent($0).standardizedFileURL
    }
    let files = content.swiftFiles.filter { file in
      !excluded.contains { file == $0 || file.isBelow($0) }
    }
    guard !files.isEmpty else { return nil }
    let major = Int(manifest.toolsVersion.version.prefix { $0 != "." }) ?? 5
    var module = LocalModule(
      name: Self.moduleName(target.name), packageName: manifest.name.lowercased(),
      languageVersion: major >= 6 ? "6" : "5", files: files.sorted { $0.path < $1.path },
      dependencies: ImportedNames.all(in: files), folder: place, resources: content.resources)
    module.assetFolders = content.assetFolders
    module.flags = Self.flags(target.settings ?? [])
    return module
  }

  /// Has the import of `names` find modules with nothing in them, made of `file`.
  mutating func addEmptyModules(named names: [String], madeOf file: URL) {
    for name in names {
      known[name] = LocalModule(
        name: name, packageName: name.lowercased(), languageVersion: "5", files: [file],
        dependencies: [], folder: file.deletingLastPathComponent(), resources: ResourceList())
    }
  }

  /// Makes the program of the module whose sources have all of `files`; false where there is none.
  mutating func begin(withModuleOf files: [URL]) -> Bool {
    let own = known.values.first { module in files.allSatisfy(module.files.contains) }
    guard let own else { return false }
    program = own.files
    known[own.name] = nil
    return true
  }

  /// What targets of packages that are here make modules of.
  var moduleNames: Set<String> { Set(known.keys) }

  /// Where the modules that lie outside of `folder` keep what they draw, in order of path.
  func assetFolders(outside folder: URL) -> [URL] {
    known.values.filter { !$0.folder.isBelow(folder) }.flatMap(\.assetFolders)
      .sorted { $0.path < $1.path }
  }

  /// Characters that no name of Swift has become lines.
  private static func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static func flags(_ settings: [PackageManifest.Target.Setting]) -> [String] {
    settings.filter { $0.tool == "swift" }.flatMap { setting in
      setting.kind.flatMap { kind, value -> [String] in
        guard let name = value.name else { return [] }
        switch kind {
        case "define": return ["-D", name]
        case "enableUpcomingFeature": return ["-enable-upcoming-feature", name]
        case "enableExperimentalFeature": return ["-enable-experimental-feature", name]
        default: return []
        }
      }
    }
  }

  /// Finds what the program imports, directly or through others; packages of elsewhere are fetched when something
  /// is imported that nobody here has.
  mutating func resolve(isProvided: (String) -> Bool) throws {
    try order()
    let missing = missingNames(isProvided)
    guard !missing.isEmpty, !remotePackages.isEmpty else { return }
    for checkout in try RemotePackages(packages: remotePackages, cache: cache).checkouts(
      for: missing)
    {
      _ = try? read(checkout)
    }
    try order()
  }

  private func missingNames(_ isProvided: (String) -> Bool) -> [String] {
    let names = Set(ImportedNames.all(in: program) + modules.flatMap(\.dependencies))
    return names.filter { known[$0] == nil && !isProvided($0) }.sorted()
  }

  private mutating func order() throws {
    var ordered: [LocalModule] = []
    var seen: Set<String> = []
    func visit(_ name: String) {
      guard let module = known[name], seen.insert(name).inserted else { return }
      module.dependencies.forEach(visit)
      ordered.append(module)
    }
    ImportedNames.all(in: program).forEach(visit)
    modules = ordered
  }
}

/// The modules that sources import.
enum ImportedNames {
  static func all(in files: [URL]) -> [String] {
    var names: Set<String> = []
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
        if let name = name(in: line) { names.insert(name) }
      }
    }
    return names.sorted()
  }

  /// Of `@testable import struct Module.Type`: `Module`.
  static func name(in line: Substring) -> String? {
    var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
    while let first = words.first, first != "import" {
      guard
        first.hasPrefix("@")
          || ["public", "internal", "private", "package", "fileprivate"].contains(first)
      else { return nil }
      words.removeFirst()
    }
    guard words.count > 1 else { return nil }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    let path = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
    return path.split(separator: ".").first.map(String.init)
  }
}

extension URL {
  func isBelow(_ folder: URL) -> Bool { path.hasPrefix(folder.path + "/") }
}
