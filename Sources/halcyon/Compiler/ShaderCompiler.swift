import Foundation
import Synchronization

/// Compiles a program's Metal functions for this processor.
///
/// A Metal function is C++ with vectors. It is compiled with headers that have Metal's names (`Sources/halcyon/Metal`), together
/// with a loop over a row of pixels. Clang's own pipeline leaves that loop alone, since its loop vectoriser does not take
/// apart vectors; so the optimiser is run by the linker, which takes a pipeline of one's own: everything is inlined,
/// vectors are taken apart, small loops unrolled, and then eight or sixteen pixels become one vector.
struct ShaderCompiler: Sendable {
  var installation: Installation
  var cache: ProgramCache
  var processor = ShaderProcessor.current

  /// Grows when the generated code changes.
  private static let generation = "5"

  /// The shared objects with the functions of `files`, from the cache where nothing has changed.
  ///
  /// - Parameter runTool: runs a tool whose messages are for the user.
  /// - Throws: with the compiler's messages shown, when a file does not compile.
  func libraries(for files: [URL], runTool: (Tool) throws -> Int32) throws -> [URL] {
    let sources = try files.map { try ShaderSource(reading: $0) }
    guard sources.contains(where: { !$0.functions.isEmpty }) else { return [] }
    let mark = installation.shaderHeadersMark
    let jobs = ShaderCompiler.withHelpers(sources).map { source, helpers in
      Job(
        source: source, helpers: helpers,
        library: library(for: source, helpers: helpers, headers: mark))
    }
    let missing = jobs.filter { !FileManager.default.fileExists(atPath: $0.library.path) }
    let failed = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: missing.count) { index in
      if (try? build(missing[index], Tool.silently)) != true {
        failed.withLock { $0.append(index) }
      }
    }
    // Once more, for all to see.
    for index in failed.withLock({ $0.sorted() }) {
      guard try build(missing[index], runTool) else {
        throw CommandFailure(code: CommandFailure.Code.doesNotCompile.rawValue)
      }
    }
    return jobs.map(\.library)
  }

  /// What shaders change of a program's name in the cache.
  func identity(of files: [URL]) throws(CommandFailure) -> [String] {
    guard !files.isEmpty else { return [] }
    // Read once, not for each file: this is on the way to every start of a program.
    let mark = installation.shaderHeadersMark
    var sources: [ShaderSource] = []
    for file in files { sources.append(try ShaderSource(reading: file)) }
    return ShaderCompiler.withHelpers(sources).map { source, helpers in
      library(for: source, helpers: helpers, headers: mark).lastPathComponent
    }
  }

  /// What the compiler says of `files` without making anything of them; empty where all compile.
  func messages(for files: [URL]) throws -> String {
    let sources = try files.map { try ShaderSource(reading: $0) }.filter { !$0.functions.isEmpty }
    return try sources.map { source in
      try inWorkshop { workshop in
        let wrapped = try write(source, into: workshop)
        let tool = Tool(installation.clang, common(source) + ["-fsyntax-only", wrapped.path])
        return try tool.output(errors: true).text
      }
    }.joined()
  }

  private struct Job: Sendable {
    var source: ShaderSource
    var helpers: [ShaderSource]
    var library: URL
  }

  /// Those of `sources` that have functions for SwiftUI, each with the others that may define what it calls. Apple links
  /// all Metal files of a program into one library.
  static func withHelpers(
    _ sources: [ShaderSource]
  ) -> [(source: ShaderSource, helpers: [ShaderSource])] {
    guard sources.count > 1 else {
      return sources.filter { !$0.functions.isEmpty }.map { ($0, []) }
    }
    let names = sources.map(\.names)
    return sources.indices.filter { !sources[$0].functions.isEmpty }.map { index in
      var helpers: [Int] = []
      var wanted = [names[index].called]
      while let called = wanted.popLast() {
        for other in sources.indices where other != index && !helpers.contains(other) {
          let includes = sources[index].included.contains {
            $0.file.standardizedFileURL == sources[other].file.standardizedFileURL
          }
          guard !includes, !called.isDisjoint(with: names[other].defined) else { continue }
          helpers.append(other)
          wanted.append(names[other].called)
        }
      }
      return (sources[index], helpers.sorted().map { sources[$0] })
    }
  }

  private var folder: URL { cache.folder.appendingPathComponent("shaders") }

  /// - Parameter headers: what changes whenever the headers or the compiler do.
  private func library(
    for source: ShaderSource, helpers: [ShaderSource], headers: String
  ) -> URL {
    var hash = ContentHash()
    hash.add(ShaderCompiler.generation)
    hash.add(headers)
    hash.add(processor.rawValue)
    // Names stand in messages and in includes.
    for source in [source] + helpers {
      hash.add(source.file.path)
      hash.add(source.text)
      for (file, text) in source.included {
        hash.add(file.path)
        hash.add(text)
      }
    }
    let name = source.file.deletingPathExtension().lastPathComponent.filter {
      $0.isLetter || $0.isNumber
    }
    return folder.appendingPathComponent("\(hash.name)-\(name).so")
  }

  // MARK: Steps

  /// False when the source does not compile.
  private func build(_ job: Job, _ run: (Tool) throws -> Int32) throws -> Bool {
    try inWorkshop { workshop in
      let object = workshop.appendingPathComponent("shader.so")
      let sources = [job.source] + job.helpers
      guard let codes = try bitcode(of: sources, in: workshop, run) else { return false }
      if try vectors(of: sources, codes, in: workshop, to: object) == nil {
        // The same pixels.
        let arguments = try plain(sources, in: workshop, to: object)
        guard try run(Tool(installation.clang, arguments)) == 0 else { return false }
      }
      rename(object.path, job.library.path)
      return FileManager.default.fileExists(atPath: job.library.path)
    }
  }

  /// Links `codes` with the passes that make vectors. Where that leaves functions for single pixels, their loops are
  /// rewritten, if more become vectors so.
  ///
  /// - Returns: the linker's remarks; nil when it fails.
  private func vectors(
    of sources: [ShaderSource], _ codes: [URL], in workshop: URL, to object: URL
  ) throws -> String? {
    guard let remarks = try linked(codes, to: object) else { return nil }
    let scalar = LoopRemarks(remarks).scalarRows
    let rewritten = sources.map(\.withMaskedLoops)
    guard !scalar.isEmpty else { return remarks }
    let other = workshop.appendingPathComponent("masked.so")
    guard let codes = try bitcode(of: rewritten, in: workshop, Tool.silently),
      let more = try linked(codes, to: other, ShaderCompiler.choosing),
      LoopRemarks(more).scalarRows.isStrictSubset(of: scalar)
    else { return remarks }
    rename(other.path, object.path)
    return more
  }

  /// The linker's remarks about loops; nil when it fails.
  private func linked(
    _ codes: [URL], to object: URL, _ more: [String] = []
  ) throws -> String? {
    let remarks = object.appendingPathExtension("yaml")
    let asked = [
      "--opt-remarks-filename", remarks.path, "--opt-remarks-passes", "loop-vectorize",
    ]
    let arguments = link(codes, to: object) + asked + more
    guard try Tool.silently(Tool(installation.linker, arguments)) == 0 else { return nil }
    let text = FileManager.default.contents(atPath: remarks.path) ?? Data()
    try? FileManager.default.removeItem(at: remarks)
    return String(decoding: text, as: UTF8.self)
  }

  /// `source` compiled anew, beside the cache; nil, with the compiler's messages shown, when it does not compile.
  ///
  /// - Parameter isPlain: without the passes that make vectors.
  func measuredLibrary(
    of source: ShaderSource, helpers: [ShaderSource], isPlain: Bool
  ) throws -> MeasuredLibrary? {
    try inWorkshop { workshop in
      let object = FileManager.default.temporaryDirectory.appendingPathComponent(
        "halcyon-shader.\(getpid()).\(UInt32.random(in: 0...(.max))).so")
      let sources = [source] + helpers
      let clock = ContinuousClock()
      let start = clock.now
      var remarks = ""
      if isPlain {
        let tool = Tool(installation.clang, try plain(sources, in: workshop, to: object))
        guard try tool.run() == 0 else { return nil }
      } else {
        guard let codes = try bitcode(of: sources, in: workshop, { try $0.run() }),
          let said = try vectors(of: sources, codes, in: workshop, to: object)
        else { return nil }
        remarks = said
      }
      let time = start.duration(to: clock.now)
      return MeasuredLibrary(
        object: object, remarks: remarks, vectorPixels: processor.pixels,
        seconds: time / .seconds(1))
    }
  }

  /// The first source with its table of functions, then what may help it; nil when one does not compile.
  private func bitcode(
    of sources: [ShaderSource], in workshop: URL, _ run: (Tool) throws -> Int32
  ) throws -> [URL]? {
    var codes: [URL] = []
    for (number, source) in sources.enumerated() {
      let wrapped = try write(source, into: workshop, number: number)
      let code = wrapped.deletingPathExtension().appendingPathExtension("bc")
      guard try run(Tool(installation.clang, compile(source, wrapped, to: code))) == 0 else {
        return nil
      }
      codes.append(code)
    }
    return codes
  }

  /// Pixels one by one, for a linker with other passes.
  private func plain(
    _ sources: [ShaderSource], in workshop: URL, to object: URL
  ) throws -> [String] {
    var helpers: [String] = []
    for (number, source) in sources.enumerated().dropFirst() {
      let wrapped = try write(source, into: workshop, number: number)
      let helper = wrapped.deletingPathExtension().appendingPathExtension("o")
      let arguments = common(source) + ["-O3", "-c", wrapped.path, "-o", helper.path]
      if try Tool.silently(Tool(installation.clang, arguments)) == 0 { helpers.append(helper.path) }
    }
    let lazily =
      helpers.isEmpty
      ? [] : ["-x", "none", "-Wl,--start-lib"] + helpers + ["-Wl,--end-lib"]
    let wrapped = try write(sources[0], into: workshop, number: 0)
    return common(sources[0])
      + ["-O3", "-shared", "-fuse-ld=lld", "-nostdlib", wrapped.path, "-o", object.path] + lazily
  }

  private func write(_ source: ShaderSource, into workshop: URL, number: Int = 0) throws -> URL {
    let wrapped = workshop.appendingPathComponent("shader\(number).cpp")
    try Data(ShaderCompiler.wrapping(source, isHelper: number > 0).utf8).write(to: wrapped)
    return wrapped
  }

  /// A folder of its own in the cache for `work`, gone afterwards.
  private func inWorkshop<Answer>(_ work: (URL) throws -> Answer) throws -> Answer {
    let workshop = folder.appendingPathComponent(
      "build.\(getpid()).\(UInt32.random(in: 0...(.max)))")
    try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: workshop) }
    return try work(workshop)
  }

  /// The user's text between what it needs and the table of its functions, at the lines that it has.
  ///
  /// - Parameter isHelper: whether another file's table is linked with it, so that it has none.
  static func wrapping(_ source: ShaderSource, isHelper: Bool = false) -> String {
    // A vector's name makes one where it is called: so must the other names that it is given.
    let makers = source.vectorNames.map { name, vector in
      "#define \(name)(...) make_\(vector)(__VA_ARGS__)\n"
    }
    let text = """
      #include <metal_stdlib>
      #include <halcyon/rows.h>
      \(makers.joined())\
      #pragma clang attribute push(__attribute__((always_inline)), apply_to = function)
      #line 1 "\(source.file.path.replacingOccurrences(of: "\"", with: "\\\""))"
      \(source.text)
      #pragma clang attribute pop

      """
    if isHelper { return text }
    let table = source.functions.map { function in
      let name = function.name.components(separatedBy: "::").last ?? function.name
      // The result stands last: in front of a parenthesis its name would be a constructor's.
      let type = "auto (*)(\(function.parameters)) -> \(function.result)"
      // From the outermost namespace on: Metal's own, which most files use, has names that functions have.
      return "  HALCYON_FUNCTION(\"\(name)\", ::\(function.name), \(type)),\n"
    }
    return text + """
      extern "C" __attribute__((visibility("default"))) const halcyon::Function halcyon_functions[] = {
      \(table.joined())};
      extern "C" __attribute__((visibility("default"))) const int halcyon_function_count = \(source.functions.count);

      """
  }

  func common(_ source: ShaderSource) -> [String] {
    [
      "-x", "c++", "-std=c++17", "-nostdinc", "-nostdinc++", "-isystem",
      installation.shaderHeaders.path,
      "-iquote", source.file.deletingLastPathComponent().path,
      // In Metal 1.0 is a float.
      "-Xclang", "-cl-single-precision-constant",
      // Warnings are about Metal's ways, which are no mistakes: suffixes without an underscore, unused helpers.
      "-w", "-Wno-user-defined-literals",
      // The same pixels on every machine, for any number of pixels at a time.
      "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math",
      // Each result of halves is one, also where the processor computes it in floats.
      "-Xclang", "-ffloat16-excess-precision=none",
      "-fno-exceptions", "-fno-rtti", "-fno-threadsafe-statics", "-fPIC", "-fvisibility=hidden",
    ] + processor.arguments
      + (source.asksForDerivatives ? ["-DMETAL_DERIVATIVES"] : [])
  }

  private func compile(_ source: ShaderSource, _ wrapped: URL, to code: URL) -> [String] {
    // -O3 marks loops as free to be unrolled; the passes themselves are run by the linker.
    common(source) + [
      "-O3", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", wrapped.path, "-o", code.path,
    ]
  }

  /// Inlines, unrolls, takes vectors apart, and hands the rest to the usual passes, which then find a loop of scalars.
  private static let passes =
    "always-inline,globaldce,function(sroa,early-cse,simplifycfg,instcombine<no-verify-fixpoint>,"
    + "loop-simplify,lcssa,loop(loop-rotate,indvars,loop-unroll-full),sroa,instcombine<no-verify-fixpoint>,"
    + "simplifycfg,scalarizer<load-store>,sroa,instcombine<no-verify-fixpoint>,simplifycfg),default<O3>"

  /// Branches become choices, however much is computed for nothing: around loops the vectoriser takes no other.
  private static let choosing = [
    "two-entry-phi-node-folding-threshold=100000", "phi-node-folding-threshold=100000",
    "max-speculation-depth=10000", "speculate-one-expensive-inst",
  ].flatMap { ["-mllvm", "-" + $0] }

  /// - Parameter codes: the first whole, of the others what it needs.
  private func link(_ codes: [URL], to object: URL) -> [String] {
    let helpers = codes.dropFirst().map(\.path)
    return [codes[0].path] + (helpers.isEmpty ? [] : ["--start-lib"] + helpers + ["--end-lib"]) + [
      "-shared", "-o", object.path, "--lto-newpm-passes=\(ShaderCompiler.passes)",
      // Of 349 uses of public functions 340 become vectors so; with 300, the usual bound, 273. Half are linked in
      // 0.2 s, the slowest in 24 s.
      "-mllvm", "-unroll-threshold=60000", "-mllvm", "-unroll-full-max-count=256",
      // Rows whose pixels run through loops of a length that is known only when they run, the same for all.
      "-mllvm", "-enable-vplan-native-path",
    ] + processor.linkArguments
  }
}

extension Tool {
  /// Runs a tool, and throws its messages away.
  static func silently(_ tool: Tool) throws -> Int32 { try tool.output(errors: true).status }
}
