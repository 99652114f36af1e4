import Foundation

/// Where Halcyon's own modules and libraries lie, and the Swift compiler that goes with them.
package struct Installation: Sendable {
  /// The folder of the checked-out package; nil where Halcyon was installed.
  package var package: URL?
  /// The folder that `swift build` wrote, or one that was installed with what is needed of it: modules,
  /// libraries, the macro plug-in.
  package var products: URL
  package var compiler: URL

  package var runtimeLibrary: URL { products.appendingPathComponent("libHalcyonRuntime.so") }
  package var modules: URL { products.appendingPathComponent("Modules") }
  /// Where the compiler's own modules lie, Foundation's too.
  var swiftModules: URL { Self.swiftModules(of: compiler) }
  static func swiftModules(of compiler: URL) -> URL {
    compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/linux")
  }
  package var macroPlugin: URL { products.appendingPathComponent("SwiftUIMacros-tool") }

  /// Clang and its linker, which come with the Swift compiler.
  package var clang: URL { tool("clang++") }
  package var linker: URL { tool("ld.lld") }
  private func tool(_ name: String) -> URL {
    compiler.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name)
  }

  /// The headers with Metal's names, a resource of this command.
  package var shaderHeaders: URL {
    products.appendingPathComponent("Halcyon_halcyon.resources").appendingPathComponent("Metal")
  }

  /// What changes whenever those headers or the compiler do.
  package var shaderHeadersMark: String {
    let names =
      FileManager.default.enumerator(atPath: shaderHeaders.path)?.compactMap { $0 as? String } ?? []
    let files = names.sorted().map { shaderHeaders.appendingPathComponent($0) }
    return Installation.marks(of: [clang.resolvingSymlinksInPath()] + files).joined(separator: "\n")
  }

  /// Finds everything relative to this executable, or to `HALCYON_HOME`: a package folder, the folder of its
  /// products, or one where Halcyon was installed.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) -> Installation {
    let products = try productsFolder(environment: environment)
    let package = packageFolder(above: products)
    guard package != nil || isInstalled(products) else {
      throw CommandFailure(
        .programMissing,
        "Halcyon's package is not around \(products.path). Set HALCYON_HOME to its folder.")
    }
    let installation = Installation(
      package: package, products: products, compiler: try findCompiler(environment: environment))
    try installation.checkVersion()
    for file in [installation.runtimeLibrary, installation.modules, installation.macroPlugin] {
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw CommandFailure(
          .programMissing,
          "\(file.path) is missing, so no program can be compiled. "
            + (package.map { "Build it: \($0.path)/Scripts/build" } ?? "Install Halcyon again."))
      }
    }
    return installation
  }

  private static func productsFolder(
    environment: [String: String]
  ) throws(CommandFailure) -> URL {
    guard let home = environment["HALCYON_HOME"], !home.isEmpty else {
      let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: executable ?? CommandLine.arguments[0])
        .deletingLastPathComponent()
    }
    let folder = URL(fileURLWithPath: home, isDirectory: true).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw CommandFailure(.inputMissing, "HALCYON_HOME names \(home), which does not exist.")
    }
    let library = folder.appendingPathComponent("libHalcyonRuntime.so")
    if FileManager.default.fileExists(atPath: library.path) { return folder }
    return folder.appendingPathComponent(".build/release").resolvingSymlinksInPath()
  }

  private static func packageFolder(above products: URL) -> URL? {
    var folder = products
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
    }
    return nil
  }

  private static func findCompiler(environment: [String: String]) throws(CommandFailure) -> URL {
    // The launcher of an installed Halcyon has looked for it already, behind programs that choose among several.
    if let toolchain = environment["HALCYON_TOOLCHAIN"], !toolchain.isEmpty {
      let compiler = URL(fileURLWithPath: toolchain).appendingPathComponent("bin/swiftc")
      if FileManager.default.isExecutableFile(atPath: compiler.path) { return compiler }
    }
    guard let compiler = findProgram("swiftc", environment: environment) else {
      throw CommandFailure(
        .programMissing,
        "The Swift compiler swiftc is not on the PATH. Install Swift 6.3: https://swift.org/install"
      )
    }
    return compiler
  }

  /// The first executable file of that name on the `PATH`.
  package static func findProgram(
    _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL? {
    (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Module maps of the C modules that Halcyon's Swift modules were built with. Installed ones are empty: no
  /// program sees what is in them.
  package var moduleMaps: [URL] {
    guard let package else {
      return moduleMaps(in: Self.installedMaps(in: products), suffix: "/module.modulemap")
    }
    return moduleMaps(in: products, suffix: ".build/module.modulemap")
      + moduleMaps(in: package.appendingPathComponent("Sources"), suffix: "/module.modulemap")
      + moduleMaps(
        in: package.appendingPathComponent("Sources"), suffix: "/include/module.modulemap")
  }

  /// Where the maps of an installed Halcyon lie.
  private static func installedMaps(in products: URL) -> URL {
    products.appendingPathComponent("CModules")
  }

  private static func isInstalled(_ products: URL) -> Bool {
    FileManager.default.fileExists(atPath: installedMaps(in: products).path)
  }

  private func moduleMaps(in folder: URL, suffix: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let base =
        suffix.hasPrefix(".build") && name.hasSuffix(".build") ? name.dropLast(6) : name[...]
      let url = URL(fileURLWithPath: folder.path + "/" + base + suffix)
      return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }
  }

  /// What changes whenever the compiler or Halcyon's modules do. Sizes and times, not contents:
  /// this is read at each start of a program.
  package var identity: [String] {
    Installation.marks(of: [compiler.resolvingSymlinksInPath(), runtimeLibrary, macroPlugin])
  }

  private static func marks(of files: [URL]) -> [String] {
    files.map { url in
      var status = stat()
      guard stat(url.path, &status) == 0 else { return url.path }
      let changed = status.st_mtim
      return "\(url.path) \(status.st_size) \(changed.tv_sec).\(changed.tv_nsec)"
    }
  }
}
