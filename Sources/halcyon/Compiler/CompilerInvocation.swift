import Foundation

/// The arguments with which a user's program is compiled against Halcyon's modules.
package struct CompilerInvocation: Sendable {
  package var installation: Installation
  /// Optimised and without `DEBUG`, as Xcode's Release configuration.
  package var isRelease: Bool

  package static let moduleName = "Program"
  /// The program's other modules: where they are found, and their code.
  var modules: [ModuleProduct] = []
  /// The function that a program's own `@main` becomes when something else than its `App` is shown.
  package static let setAsideMain = "halcyon_set_aside_main"

  /// From how many files on the code is made by several threads.
  private static let manyFiles = 40

  /// What a project's settings ask of the compiler for its program.
  var projectFlags: [String] = []

  package init(installation: Installation, isRelease: Bool) {
    self.installation = installation
    self.isRelease = isRelease
  }

  /// Xcode lets its projects write regular expressions between bare slashes, in Swift 5 too.
  static let xcodeFlags = ["-enable-bare-slash-regex"]

  /// What holds for parsing, checking and compiling alike, and decides about `#if`.
  package var common: [String] { common(isScript: false) }

  /// - Parameter isScript: whether a file of the program is run from its first line to its last, as a playground's is.
  private func common(isScript: Bool) -> [String] {
    ["-swift-version", "5", "-module-name", CompilerInvocation.moduleName]
      + (isScript ? [] : ["-parse-as-library"]) + Self.xcodeFlags
      + (isRelease ? [] : ["-D", "DEBUG"])
  }

  /// Where modules and macros are found. Asks pkg-config, so only for a compilation.
  package func search(moduleCache: URL) -> [String] {
    let plugin = installation.macroPlugin.path + "#SwiftUIMacros"
    // The program's own come first: in a checkout the others have modules of packages among them, which are not the
    // program's versions.
    var arguments = modules.flatMap { ["-I", $0.folder.path] }
    arguments += [
      "-I", installation.modules.path, "-module-cache-path", moduleCache.path,
      "-load-plugin-executable", plugin,
      // What Foundation itself has on Apple's platforms, and what it imports for all.
      "-Xfrontend", "-import-module", "-Xfrontend", "FoundationAdditions",
    ]
    for (name, module) in Installation.moduleAliases.sorted(by: <) {
      arguments += ["-module-alias", "\(name)=\(module)"]
    }
    for map in installation.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    // The maps of an installed Halcyon name no headers.
    if installation.package == nil { return arguments }
    for flag in CompilerInvocation.headerFlags() { arguments += ["-Xcc", flag] }
    return arguments
  }

  /// One executable from all `files`.
  ///
  /// The whole module at once: for the small programs meant here it is faster than a compiler
  /// process per file (0.28 s against 0.40 s for two files), and lld links in 0.05 s. Of many files the code is made by
  /// several threads: 24.5 s instead of 32.5 s for 487 files on two processors, where 18 files take as long either way.
  ///
  /// - Parameter isScript: whether `main.swift` among the files is a script.
  package func compile(
    _ files: [URL], to executable: URL, moduleCache: URL, setsMainAside: Bool,
    isScript: Bool = false
  ) -> [String] {
    let optimization = isRelease ? ["-O"] : ["-Onone"]
    let threads = ["-num-threads", "\(ProcessInfo.processInfo.activeProcessorCount)"]
    let main = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", Self.setAsideMain]
    return common(isScript: isScript) + projectFlags + optimization + ["-wmo"]
      + (files.count < Self.manyFiles ? [] : threads) + search(moduleCache: moduleCache)
      + (setsMainAside ? main : []) + ["-o", executable.path] + link
      + modules.map(\.object.path) + files.map(\.path)
  }

  /// One module of a program that has several: its interface beside its code.
  func compileModule(
    _ module: LocalModule, _ files: [URL], into product: ModuleProduct, moduleCache: URL
  ) -> [String] {
    [
      "-swift-version", module.languageVersion, "-module-name", module.name, "-parse-as-library",
      "-package-name", module.packageName, "-emit-module", "-emit-module-path",
      product.folder.appendingPathComponent(module.name + ".swiftmodule").path,
    ] + (isRelease ? ["-O"] : ["-Onone", "-D", "DEBUG", "-enable-testing"])
      + ["-D", "SWIFT_PACKAGE", "-wmo", "-c", "-o", product.object.path]
      + module.flags + search(moduleCache: moduleCache) + files.map(\.path)
  }

  /// The runtime library stands as a file, not behind `-l`, so that it comes before libdispatch
  /// and Foundation: what they ask of the clock must find the virtual one. An installed library names no folder
  /// of Swift's: with the old kind of tag the program's holds for it too.
  private var link: [String] {
    let folder = installation.products.path
    return [
      installation.runtimeLibrary.path, "-use-ld=lld", "-Xlinker", "-rpath", "-Xlinker", folder,
      "-Xlinker", "-export-dynamic",
    ] + (installation.package == nil ? ["-Xlinker", "--disable-new-dtags"] : [])
  }

  /// Include folders of the system's C libraries.
  private static func headerFlags() -> [String] {
    let libraries = ["freetype2", "harfbuzz", "fribidi", "zlib"]
    guard let program = Installation.findProgram("pkg-config"),
      let output = try? Tool(program, ["--cflags"] + libraries).output()
    else {
      return ["-I/usr/include/freetype2", "-I/usr/include/harfbuzz", "-I/usr/include/fribidi"]
    }
    return output.text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
