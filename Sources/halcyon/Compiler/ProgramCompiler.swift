import Foundation

/// A user's sources in, an executable out: from the cache when nothing has changed.
package struct ProgramCompiler {
  package var installation: Installation
  package var cache: ProgramCache
  package var isRelease: Bool
  /// What to show, as typed behind `--view`.
  package var viewName: String?
  /// What to show, as typed behind `--preview`.
  package var previewName: String?
  /// Previews between which a job chooses (`RenderJob.preview`): the program is compiled once for all of them.
  package var previewNames: [String] = []
  /// The files of which something is to be shown; nil for all.
  var shownFiles: Set<URL>?
  /// Runs the compiler and answers its exit status with what it printed.
  var runTool: (Tool) throws -> Tool.Output = { try $0.heard() }
  /// Told what the compiler said, in the end.
  var onMessages: (String) -> Void = { text in
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
  /// Told what may keep the compiler busy, while it is at work for long; on another thread.
  var onLongCompilation: @Sendable (String) -> Void = FileHandle.complain
  /// Whether Metal functions that are not in the cache may run on one pixel at a time at first, so that they are there
  /// the sooner.
  var mayHurryShaders = false
  /// Told where they do: without hurry the same program becomes a faster one.
  var onHurriedShaders: () -> Void = {}
  /// Runs a tool whose messages nobody reads.
  var runSilently: @Sendable (Tool) throws -> Int32 = Tool.silently
  /// Told what the program declares when it is parsed for a compilation.
  var onOutline: (ProgramOutline) -> Void = { _ in }

  package init(
    installation: Installation, cache: ProgramCache = .standard(), isRelease: Bool = false,
    viewName: String? = nil
  ) {
    self.installation = installation
    self.cache = cache
    self.isRelease = isRelease
    self.viewName = viewName
  }

  private var plainInvocation: CompilerInvocation {
    CompilerInvocation(installation: installation, isRelease: isRelease)
  }

  private func invocation(
    _ modules: [ModuleProduct], _ settings: BuildSettings = BuildSettings()
  ) -> CompilerInvocation {
    var invocation = plainInvocation
    invocation.modules = modules
    invocation.projectFlags = settings.flags
    return invocation
  }

  /// A program that is compiled.
  struct Product {
    let executable: URL
    /// What it was made of: a part of what was asked for, or more than that.
    let sources: SourceSet
  }

  /// The program that `sources` are.
  ///
  /// An unchanged program costs reading its files and one look into the cache; a changed one is
  /// parsed for its entry (about 0.05 s), compiled and linked.
  ///
  /// Where modules are missing, a program is made of those files alone that what is shown needs, if these do without
  /// the modules. It is said which are left out. Where files were named that need others of the program around them,
  /// these are compiled with them, and that is said.
  func product(for sources: SourceSet) throws -> Product {
    try withNeededPart(of: sources) {
      Product(executable: try $0.executable(forAll: $1), sources: $1)
    }
  }

  package func executable(for sources: SourceSet) throws -> URL {
    try product(for: sources).executable
  }

  func executable(forAll sources: SourceSet) throws -> URL {
    let (sources, modules) = try completed(sources)
    let key = try key(for: sources, modules)
    let program =
      try cache.program(for: key)
      ?? cache.addProgram(for: key) { executable in
        guard !sources.shaders.isEmpty else {
          return try compile(sources, modules, to: executable)
        }
        // Kept without its shaders, too: an edit of these alone compiles no Swift.
        let plainKey = try self.key(for: sources, modules, withShaders: false)
        let plain =
          try cache.program(for: plainKey)
          ?? cache.addProgram(for: plainKey) { try compile(sources, modules, to: $0) }
        try addFile(plain, at: executable)
        try addShaders(of: sources, beside: executable)
      }
    guard ResourceList.isAsked(by: sources.files) || !sources.resources.predictionModels.isEmpty
    else { return program }
    return try ProgramBundle(
      executable: program, resources: sources.resources, settings: sources.settings
    ).make()
  }

  /// The sources and the modules that they import, compiled.
  private func completed(_ sources: SourceSet) throws -> (SourceSet, [ModuleProduct]) {
    let unbuilt = UnbuiltFrameworks(of: installation)
    try unbuilt.refuse(sources.files, isRelease: isRelease)
    guard var graph = sources.packages else { return (sources, []) }
    try graph.resolve(isProvided: installation.mayProvide)
    try unbuilt.refuse(graph.modules.flatMap(\.files), isRelease: isRelease)
    var compiler = ModuleCompiler(
      invocation: plainInvocation, cache: cache, runTool: runAloud, runSilently: runSilently)
    let products = try compiler.products(of: graph.modules)
    var sources = sources
    sources.packages = graph
    for module in graph.modules {
      sources.shaders += module.shaders.filter { !sources.shaders.contains($0) }
    }
    return (sources, products)
  }

  /// Grows when the generated code changes.
  private static let generation = "9"

  private func shaderCompiler(for sources: SourceSet) -> ShaderCompiler {
    var compiler = ShaderCompiler(
      installation: installation, cache: cache, runSilently: runSilently)
    compiler.hasPipelines = !sources.shaders.isEmpty && sources.hasMetalDevice
    return compiler
  }

  /// A name for the program that these sources are with these options; it changes with each of them, and
  /// with the compiler and the runtime library.
  func key(for sources: SourceSet) throws -> String {
    try withNeededPart(of: sources, isTold: false) { compiler, sources in
      let (sources, modules) = try compiler.completed(sources)
      return try compiler.key(for: sources, modules)
    }
  }

  private func key(
    for sources: SourceSet, _ modules: [ModuleProduct], withShaders: Bool = true
  ) throws(CommandFailure) -> String {
    var hash = ContentHash()
    hash.add(ProgramCompiler.generation)
    for line in installation.identity { hash.add(line) }
    hash.add(isRelease ? "release" : "debug")
    hash.add(viewName ?? "")
    if let previewName { hash.add("preview " + previewName) }
    for name in previewNames { hash.add("one of the previews " + name) }
    for file in (shownFiles ?? []).map(\.path).sorted() { hash.add("shows " + file) }
    for file in sources.files {
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw CommandFailure(.inputMissing, "\(file.path) cannot be read.")
      }
      hash.add(file.path)
      hash.add(data)
    }
    for module in modules { hash.add(module.folder.path) }
    if withShaders {
      let names = try shaderCompiler(for: sources).identity(
        of: sources.shaders, isQuick: mayHurryShaders)
      for name in names { hash.add(name) }
      if names.contains(where: ShaderCompiler.isQuick) { onHurriedShaders() }
    }
    if let symbols = AssetSymbols.source(for: sources) { hash.add(symbols) }
    for source in GeneratedSources.all(for: sources.resources) { hash.add(source.text) }
    for name in sources.resources.storyboards.identity { hash.add(name) }
    for flag in sources.settings.flags { hash.add(flag) }
    return hash.name
  }

  private func compile(
    _ sources: SourceSet, _ modules: [ModuleProduct], to executable: URL
  ) throws {
    let invocation = invocation(modules, sources.settings)
    let workshop = executable.deletingLastPathComponent().appendingPathComponent("build")
    try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: workshop) }
    try checkImports(of: sources, modules)
    let outline = try ProgramOutline(parsing: sources.files, with: invocation, in: workshop)
    onOutline(outline)
    let files: [URL]
    var setsMainAside = false
    var isScript = false
    do {
      let entry = try entry(of: outline, storyboards: sources.resources.storyboards)
      setsMainAside = entry.replacesMain
      if case .playground = entry { isScript = true }
      files =
        try EntryFile(entry: entry).write(into: workshop, beside: sources.files)
        + symbolFiles(for: sources)
    } catch let failure as CommandFailure {
      // A program that does not compile hears that first: its views may not have been read.
      try check(sources, modules)
      throw failure
    }
    let adapted = try PlatformSource.arguments(for: files, cache: cache)
    let arguments = { modules in
      adapted
        + invocation.compile(
          files, to: executable, moduleCache: modules, setsMainAside: setsMainAside,
          isScript: isScript)
    }
    try LongCompilation(
      files: sources.files, isRelease: isRelease, installation: installation,
      arguments: arguments(cache.moduleCache), say: onLongCompilation
    ).watching { try runCompiler(arguments) }
  }

  /// What is shown of a program that declares what `outline` says.
  func entry(of outline: ProgramOutline, storyboards: Storyboards = Storyboards())
    throws(CommandFailure) -> Entry
  {
    try EntryRules(
      outline: shownFiles.map(outline.limited) ?? outline, wholeOutline: outline,
      viewName: viewName, previewName: previewName, previewNames: previewNames,
      storyboards: storyboards
    ).entry()
  }

  /// Runs the compiler with what `arguments` makes of the folder for its cache of modules.
  private func runCompiler(_ arguments: (_ modules: URL) throws -> [String]) throws {
    let status = try cache.modules.compiling {
      try runAloud(Tool(installation.compiler, Self.colors + arguments($0)))
    } again: {
      try runSilently(Tool(installation.compiler, arguments($0)))
    }
    guard status == 0 else {
      throw CommandFailure(code: CommandFailure.Code.doesNotCompile.rawValue)
    }
  }

  /// Runs the compiler, hands on what it says, and answers its exit status.
  private func runAloud(_ tool: Tool) throws -> Int32 {
    let output = try TypeCheckerLimit.run(tool, with: runTool)
    if !output.text.isEmpty { onMessages(output.text) }
    return output.status
  }

  /// Its messages come through a pipe, so that it does not see for itself that a terminal is there.
  private static let colors = isatty(STDERR_FILENO) == 1 ? ["-color-diagnostics"] : []

  /// What the compiler says of the program's Metal files; empty where all compile.
  package func shaderMessages(for sources: SourceSet) throws -> String {
    let sources = try completed(sources).0
    return try shaderCompiler(for: sources).messages(for: sources.shaders)
  }

  /// Puts the compiled functions where the program looks for them.
  private func addShaders(of sources: SourceSet, beside executable: URL) throws {
    let libraries = try shaderCompiler(for: sources).libraries(
      for: sources.shaders, isQuick: mayHurryShaders, runTool: runAloud)
    guard !libraries.isEmpty else { return }
    let folder = executable.deletingLastPathComponent().appendingPathComponent("shaders")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, library) in libraries.enumerated() {
      let place = folder.appendingPathComponent(String(format: "%04d.so", number))
      try addFile(library, at: place)
    }
  }

  /// One file under two names, unless the file system has none.
  private func addFile(_ file: URL, at place: URL) throws {
    if link(file.path, place.path) != 0 {
      try FileManager.default.copyItem(at: file, to: place)
    }
  }

  /// What `sources` declare. About 0.05 s.
  func outline(of sources: SourceSet) throws -> ProgramOutline {
    let workshop = FileManager.default.temporaryDirectory
      .appendingPathComponent("halcyon-\(getpid())-\(UInt32.random(in: 0...(.max)))")
    try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: workshop) }
    return try ProgramOutline(parsing: sources.files, with: plainInvocation, in: workshop)
  }

  /// Says which imports nobody answers, all of them at once, before anything is compiled for nothing.
  private func checkImports(
    of sources: SourceSet, _ modules: [ModuleProduct]
  ) throws(CommandFailure) {
    let missing = missingImports(in: sources, modules)
    guard !missing.isEmpty else { return }
    let names = installation.appleNames
    let lines = missing.map { use in
      let isKnown = names.frameworks.contains(use.missing ?? "")
      return use.text + (isKnown ? ": Apple's framework is not in Halcyon yet" : "")
    }
    let paths = sources.files.map(\.path).joined(separator: " ")
    let advice =
      sources.files.count > 4 ? "halcyon check PATH" : "halcyon check \(paths)"
    throw CommandFailure(
      lackingModules: (lines + ["What else is missing: \(advice)"]).joined(separator: "\n"))
  }

  /// The imports that neither Halcyon nor the program's own packages answer. Compiles the packages.
  func missingImports(in sources: SourceSet) throws -> [CompilerDiagnostic] {
    let (sources, modules) = try completed(sources)
    return missingImports(in: sources, modules)
  }

  private func missingImports(
    in sources: SourceSet, _ modules: [ModuleProduct]
  ) -> [CompilerDiagnostic] {
    MissingImports.all(
      in: sources.files, for: installation, isRelease: isRelease,
      besides: Set(modules.map(\.name)))
  }

  private func check(_ sources: SourceSet, _ modules: [ModuleProduct]) throws {
    try runCompiler { try checkArguments(for: sources, modules, in: $0) }
  }

  /// The compiler's arguments for type-checking alone.
  package func checkArguments(for sources: SourceSet) throws -> [String] {
    let (sources, modules) = try completed(sources)
    return try checkArguments(for: sources, modules, in: cache.moduleCache)
  }

  private func checkArguments(
    for sources: SourceSet, _ modules: [ModuleProduct], in moduleCache: URL
  ) throws -> [String] {
    try PlatformSource.arguments(for: sources.files, cache: cache)
      + typecheckArguments(
        for: sources.files + symbolFiles(for: sources), modules, sources.settings,
        moduleCache: moduleCache)
  }

  /// The same for files that are read as they are.
  func typecheckArguments(
    for files: [URL], _ modules: [ModuleProduct] = [], _ settings: BuildSettings = BuildSettings(),
    moduleCache: URL? = nil
  ) -> [String] {
    let invocation = invocation(modules, settings)
    return ["-typecheck"] + invocation.common + invocation.projectFlags
      + invocation.search(moduleCache: moduleCache ?? cache.moduleCache)
      + files.map(\.path)
  }

  /// A file in the cache with constants for the program's assets; none for a program without any.
  private func symbolFiles(for sources: SourceSet) throws -> [URL] {
    var files: [URL] = []
    if let source = AssetSymbols.source(for: sources) {
      files.append(try cache.addSource(Data(source.utf8), named: "HalcyonAssetSymbols.swift"))
    }
    for source in GeneratedSources.all(for: sources.resources) {
      files.append(try cache.addSource(Data(source.text.utf8), named: source.name))
    }
    let modules = sources.packages?.modules ?? []
    if let source = SharedNames.source(for: sources.files, importing: modules) {
      files.append(try cache.addSource(Data(source.utf8), named: "HalcyonSharedNames.swift"))
    }
    if let source = ShadowedNames.source(for: sources.files) {
      files.append(try cache.addSource(Data(source.utf8), named: "HalcyonShadowedNames.swift"))
    }
    if let source = DelegateMakers.source(for: sources.files) {
      files.append(try cache.addSource(Data(source.utf8), named: "HalcyonDelegates.swift"))
    }
    if let source = InterfaceMembers.extensionSource(for: sources.files) {
      files.append(try cache.addSource(Data(source.utf8), named: "HalcyonInspectables.swift"))
    }
    if ModuleBundle.isNamed(in: sources.files) {
      let source = ModuleBundle.source(at: nil)
      files.append(try cache.addSource(Data(source.utf8), named: "HalcyonModuleBundle.swift"))
    }
    return files
  }
}
