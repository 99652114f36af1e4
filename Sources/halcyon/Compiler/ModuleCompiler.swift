import Foundation

/// Compiles the modules that a program is made of, each once for its content.
struct ModuleCompiler {
  var invocation: CompilerInvocation
  let cache: ProgramCache
  let runTool: (Tool) throws -> Int32
  /// Runs a tool whose messages nobody reads.
  var runSilently: (Tool) throws -> Int32 = Tool.silently

  /// In the order given, in which each stands after those that it imports.
  mutating func products(of modules: [LocalModule]) throws -> [ModuleProduct] {
    for module in modules {
      invocation.modules.append(try product(of: module, beside: modules))
    }
    return invocation.modules
  }

  private func product(of module: LocalModule, beside others: [LocalModule]) throws -> ModuleProduct
  {
    var hash = ContentHash()
    for line in invocation.installation.identity + module.flags { hash.add(line) }
    hash.add(invocation.isRelease ? "release" : "debug")
    hash.add(module.name)
    for name in module.resources.identity { hash.add(name) }
    let symbols = AssetSymbols.source(for: module)
    if let symbols { hash.add(symbols) }
    for other in invocation.modules where module.dependencies.contains(other.name) {
      hash.add(other.folder.path)
    }
    for file in module.files {
      hash.add(file.path)
      hash.add(FileManager.default.contents(atPath: file.path) ?? Data())
    }
    let folder = cache.folder.appendingPathComponent("packages/\(module.name)-\(hash.name)")
    let product = ModuleProduct(name: module.name, folder: folder)
    if CacheSeal.isWhole(folder) { return product }
    let names = SharedNames.source(for: module.files, importing: others)
    do { try compile(module, symbols: symbols, names: names, into: folder) } catch {
      throw CommandFailure.isInterruption(error)
        ? error : CacheRoom(folder: cache.folder).shortage ?? error
    }
    return product
  }

  /// - Parameters:
  ///   - symbols: the constants for its pictures and colours.
  ///   - names: what it has from others and calls as Combine calls something.
  private func compile(
    _ module: LocalModule, symbols: String?, names: String?, into folder: URL
  ) throws {
    let workshop = folder.deletingLastPathComponent().appendingPathComponent(
      "\(folder.lastPathComponent).\(getpid())")
    try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: workshop) }
    var files = module.files
    // Colours and pictures of catalogues are found beside all others; the bundle is named for them too.
    if !module.resources.isEmpty || ModuleBundle.isNamed(in: module.files) {
      let bundle = workshop.appendingPathComponent("bundle")
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      try module.resources.link(into: bundle)
      let source = ModuleBundle.source(at: folder.appendingPathComponent("bundle"))
      files.append(try cache.addSource(Data(source.utf8), named: "HalcyonModuleBundle.swift"))
    }
    if let symbols {
      files.append(try cache.addSource(Data(symbols.utf8), named: "HalcyonAssetSymbols.swift"))
    }
    for source in GeneratedSources.all(for: module.resources) {
      files.append(try cache.addSource(Data(source.text.utf8), named: source.name))
    }
    if let names {
      files.append(try cache.addSource(Data(names.utf8), named: "HalcyonSharedNames.swift"))
    }
    if let source = ShadowedNames.source(for: module.files) {
      files.append(try cache.addSource(Data(source.utf8), named: "HalcyonShadowedNames.swift"))
    }
    let product = ModuleProduct(name: module.name, folder: workshop)
    let adapted = try PlatformSource.arguments(for: module.files, cache: cache)
    func compilation(_ modules: URL) -> Tool {
      Tool(
        invocation.installation.compiler,
        adapted + invocation.compileModule(module, files, into: product, moduleCache: modules))
    }
    let status = try cache.modules.compiling {
      try runTool(compilation($0))
    } again: {
      try runSilently(compilation($0))
    }
    guard status == 0 else {
      throw CommandFailure(
        lackingModules: "The module \(module.name) in \(module.folder.path) does not compile.")
    }
    try CacheSeal.seal(workshop)
    // Fails when another run was faster: its module is the same.
    rename(workshop.path, folder.path)
  }
}
