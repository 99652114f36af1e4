import Foundation
import LiveLink
import Synchronization

/// Compiles a session's program on a thread of its own, one version after the other; of versions
/// that come meanwhile only the last counts.
final class LiveCompiler: Sendable {
  /// What a compilation came to.
  struct Outcome: Sendable {
    var result: Result<Program, Failure>
    /// The previews that the program declares; nil when nothing new is known.
    var previews: [LivePreview]?
    /// The program that `result` is the same as, with faster shaders.
    var slower: Program?
  }

  struct Program: Sendable, Hashable {
    var executable: URL
    /// Where its shaders run on one pixel at a time as yet: its name when they no longer do.
    var fasterKey: String?
    var assetFolders: [String]
    /// What the images were like.
    var assetMarks: [String]
    /// Files of the program around those that were named.
    var borrowedFiles: [URL] = []
  }

  struct Failure: Error, Sendable {
    var overlay: LiveOverlay
  }

  private struct State {
    var wanted: ProgramRequest?
    /// Those that make a shown program's shaders faster.
    var improvement: BackgroundTools?
    var isOver = false
  }

  private let state = Mutex(State())
  private let tools: BackgroundTools
  private let arrival = DispatchSemaphore(value: 0)
  private let report: @Sendable (Outcome) -> Void

  /// - Parameter report: called on the compiler's thread.
  init(tools: BackgroundTools, report: @escaping @Sendable (Outcome) -> Void) {
    self.tools = tools
    self.report = report
    let thread = Thread { [self] in work() }
    thread.name = "Compiler"
    thread.start()
  }

  func compile(_ request: ProgramRequest) {
    let outdated = state.withLock { state in
      state.wanted = request
      return state.improvement
    }
    outdated?.end()
    arrival.signal()
  }

  func end() {
    let outdated = state.withLock { state in
      state.isOver = true
      return state.improvement
    }
    outdated?.end()
    arrival.signal()
  }

  private func work() {
    while true {
      arrival.wait()
      let (request, isOver) = state.withLock { state in
        defer { state.wanted = nil }
        return (state.wanted, state.isOver)
      }
      if isOver { return }
      if let request { compileNow(request) }
    }
  }

  private func compileNow(_ request: ProgramRequest) {
    var previews: [LivePreview]?
    let result: Result<Program, Failure>
    do {
      let program = try request.compile(with: tools) { previews = $0 }
      result = .success(program)
    } catch let failure as Failure {
      result = .failure(failure)
    } catch {
      let text = (error as? CommandFailure)?.message ?? "\(error)"
      result = .failure(
        Failure(
          overlay: LiveOverlay(
            kind: .failure, title: "The program cannot be shown.", text: text)))
    }
    report(Outcome(result: result, previews: previews))
    // From the cache nothing was parsed, so the previews are not known yet: they can wait.
    if previews == nil, case .success = result, let found = try? request.previews() {
      report(Outcome(result: result, previews: found))
    }
    if case .success(let program) = result { improve(program, request) }
  }

  /// Compiles shaders that were compiled in a hurry once more, until the next version comes.
  private func improve(_ program: Program, _ request: ProgramRequest) {
    guard let key = program.fasterKey else { return }
    let tools = BackgroundTools()
    let isWanted = state.withLock { state in
      guard state.wanted == nil, !state.isOver else { return false }
      state.improvement = tools
      return true
    }
    defer { state.withLock { $0.improvement = nil } }
    guard isWanted, let faster = try? request.faster(program, key, with: tools) else { return }
    report(Outcome(result: .success(faster), slower: program))
  }
}

/// A program as it lies on the disk, and what of it is to be shown.
struct ProgramRequest: Sendable {
  var paths: [String]
  var assets: [String]
  var isRelease = false
  var viewName: String?
  var previewName: String?
  /// Previews that one program is to show, each when its job asks for it; none for `previewName`.
  var previewNames: [String] = []
  /// What the last program had beside the sources: they are looked at as these are.
  var borrowedFiles: [URL] = []
  /// Where the compiler, the installation and the cache are looked for.
  var environment = ProcessInfo.processInfo.environment

  init(_ options: ProgramOptions) {
    paths = options.paths
    assets = options.assets
    isRelease = options.release
    viewName = options.view
    previewName = options.preview
  }

  func sources() throws(CommandFailure) -> SourceSet { try SourceSet(paths: paths, assets: assets) }

  /// What the program's files are like; nil where they cannot be read.
  func marks() -> [String]? { (try? sources()).map(marks) }

  /// What the files of `sources`, which are those of this request, are like.
  func marks(of sources: SourceSet) -> [String] {
    FileMarks.of(sources.files + borrowedFiles) + assetMarks()
  }

  private func assetMarks() -> [String] { (paths + assets).flatMap(FileMarks.ofAssets) }

  func compiler() throws(CommandFailure) -> ProgramCompiler {
    var compiler = ProgramCompiler(
      installation: try .find(environment: environment), cache: .standard(environment: environment),
      isRelease: isRelease, viewName: viewName)
    compiler.previewName = previewName
    compiler.previewNames = previewNames
    return compiler
  }

  /// Compiles; throws `LiveCompiler.Failure` with the compiler's text when that does not work out.
  func compile(
    with tools: BackgroundTools, onPreviews: @escaping ([LivePreview]) -> Void = { _ in }
  ) throws -> LiveCompiler.Program {
    let sources = try sources()
    var compiler = try compiler()
    compiler.mayHurryShaders = true
    var isHurried = false
    compiler.onHurriedShaders = { isHurried = true }
    var messages = ""
    compiler.runTool = { tool in
      let answer = try tools.run(
        tool.program, tool.arguments, environment: ProcessInfo.processInfo.environment)
      guard case .exited(let status) = answer.ending else {
        return Tool.Output(status: 1, text: answer.text)
      }
      return Tool.Output(status: status, text: answer.text)
    }
    compiler.onMessages = { messages = $0 }
    compiler.onOutline = { onPreviews(ProgramRequest.previews(in: $0)) }
    do {
      let product = try compiler.product(for: sources)
      if !messages.isEmpty { FileHandle.complain(messages) }
      compiler.mayHurryShaders = false
      let named = Set(sources.files)
      return LiveCompiler.Program(
        executable: product.executable,
        fasterKey: isHurried ? try compiler.key(for: sources) : nil,
        assetFolders: product.sources.assetFolders.map(\.path), assetMarks: assetMarks(),
        borrowedFiles: product.sources.files.filter { !named.contains($0) })
    } catch let failure as CommandFailure
      where failure.code == CommandFailure.Code.doesNotCompile.rawValue
    {
      let text = failure.message.isEmpty ? messages : failure.message
      FileHandle.complain(text)
      throw LiveCompiler.Failure(overlay: .compileError(text))
    }
  }

  /// The program that `program` becomes when its shaders are compiled without hurry.
  ///
  /// - Parameter key: its name. Where the sources have another one they have changed: nil.
  func faster(
    _ program: LiveCompiler.Program, _ key: String, with tools: BackgroundTools
  ) throws -> LiveCompiler.Program? {
    let sources = try sources()
    var compiler = try compiler()
    // At the same pace as all else: a program that draws slowly would leave nothing to what is to make it faster.
    let run: @Sendable (Tool) throws -> Int32 = { tool in
      let answer = try tools.run(
        tool.program, tool.arguments, environment: ProcessInfo.processInfo.environment)
      guard case .exited(let status) = answer.ending else { return 1 }
      return status
    }
    compiler.runTool = { Tool.Output(status: try run($0), text: "") }
    compiler.runSilently = run
    guard try compiler.key(for: sources) == key else { return nil }
    var faster = program
    faster.executable = try compiler.executable(for: sources)
    faster.fasterKey = nil
    guard try compiler.key(for: sources) == key else { return nil }
    return faster
  }

  func previews() throws -> [LivePreview] {
    ProgramRequest.previews(in: try compiler().outline(of: sources()))
  }

  private static func previews(in outline: ProgramOutline) -> [LivePreview] {
    EntryRules(outline: outline).previews.map {
      LivePreview(id: $0.id, name: $0.name, file: $0.place.file.lastPathComponent)
    }
  }
}

extension LiveOverlay {
  /// The compiler's text, and its first error for a title.
  static func compileError(_ text: String) -> LiveOverlay {
    let first = CompilerDiagnostic.all(in: text).first { $0.severity == "error" }
    let title = first.map {
      "\(($0.file as NSString).lastPathComponent):\($0.line): \($0.message)"
    }
    return LiveOverlay(
      kind: .compileError, title: title ?? "The program does not compile.", text: text)
  }
}
