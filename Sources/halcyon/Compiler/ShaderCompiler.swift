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
  /// Whether the functions of pipelines are wanted, beside those of effects: the program has a Metal device.
  var hasPipelines = false
  /// Runs a tool whose messages nobody reads.
  var runSilently: @Sendable (Tool) throws -> Int32 = Tool.silently

  /// Grows when the generated code changes.
  private static let generation = "5"

  /// The shared objects with the functions of `files`, from the cache where nothing has changed.
  ///
  /// - Parameters:
  ///   - isQuick: whether what is not in the cache is compiled in a tenth of the time, to run on one pixel at a time.
  ///   - runTool: runs a tool whose messages are for the user.
  /// - Throws: with the compiler's messages shown, when a file does not compile.
  func libraries(
    for files: [URL], isQuick: Bool = false, runTool: (Tool) throws -> Int32
  ) throws -> [URL] {
    var jobs = try jobs(for: files, isQuick: isQuick)
    let places = jobs.indices.filter { !CacheSeal.isWholeFile(jobs[$0].library) }
    let missing = places.map { jobs[$0] }
    let failed = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: missing.count) { index in
      if (try? build(missing[index], runSilently)) != true {
        failed.withLock { $0.append(index) }
      }
    }
    // Once more, for all to see, and without hurry.
    var left: Set<Int> = []
    for index in failed.withLock({ $0.sorted() }).map({ places[$0] }) {
      jobs[index].isQuick = false
      // What is said of the other library of the same functions is said once.
      if jobs[index].part == .bytePipelines, !left.isEmpty {
        left.insert(index)
        continue
      }
      if try build(jobs[index], runTool) { continue }
      guard jobs[index].part != .effects else {
        throw CommandFailure(code: CommandFailure.Code.doesNotCompile.rawValue)
      }
      // The rest of the program may well be seen without them.
      left.insert(index)
      let file = jobs[index].source.file.lastPathComponent
      FileHandle.standardError.write(
        Data("halcyon: the vertex, fragment and kernel functions of \(file) are left out\n".utf8))
    }
    return jobs.indices.filter { !left.contains($0) }.map { jobs[$0].library }
  }

  /// What shaders change of a program's name in the cache.
  ///
  /// - Parameter isQuick: as in `libraries`.
  func identity(
    of files: [URL], isQuick: Bool = false
  ) throws(CommandFailure) -> [String] {
    try jobs(for: files, isQuick: isQuick).map(\.library.lastPathComponent)
  }

  /// Whether a library of such a name runs on one pixel at a time until a better one takes its place.
  static func isQuick(_ name: String) -> Bool { name.hasSuffix(quickSuffix) }
  private static let quickSuffix = ".quick.so"

  private var parts: [ShaderSource.Part] {
    hasPipelines ? [.effects, .pipelines, .bytePipelines] : [.effects]
  }

  private func jobs(for files: [URL], isQuick: Bool) throws(CommandFailure) -> [Job] {
    var sources: [ShaderSource] = []
    for file in files { sources.append(try ShaderSource(reading: file)) }
    guard sources.contains(where: { source in parts.contains(where: source.has) }) else {
      return []
    }
    // Read once, not for each file: this is on the way to every start of a program.
    let mark = installation.shaderHeadersMark
    return parts.flatMap { part in
      ShaderCompiler.withHelpers(sources, for: part).map { source, helpers in
        let library = library(for: source, part, helpers: helpers, headers: mark)
        let isThere = FileManager.default.fileExists(atPath: library.path)
        return Job(
          source: source, part: part, helpers: helpers,
          isQuick: isQuick && part == .effects && !isThere, finalLibrary: library)
      }
    }
  }

  /// What the compiler says of `files` without making anything of them; empty where all compile.
  func messages(for files: [URL]) throws -> String {
    let sources = try files.map { try ShaderSource(reading: $0) }
    return try parts.filter { $0 != .bytePipelines }.flatMap { part in
      try sources.filter { $0.has(part) }.map { source in
        try inWorkshop { workshop in
          let wrapped = try write(source, part, into: workshop)
          let tool = Tool(
            installation.clang, common(source, part) + ["-fsyntax-only", wrapped.path])
          return try tool.output(errors: true).text
        }
      }
    }.joined()
  }

  private struct Job: Sendable {
    var source: ShaderSource
    var part: ShaderSource.Part
    var helpers: [ShaderSource]
    var isQuick: Bool
    /// Where the functions lie that run on several pixels at a time.
    var finalLibrary: URL

    var quickLibrary: URL {
      finalLibrary.deletingPathExtension().appendingPathExtension(
        String(ShaderCompiler.quickSuffix.dropFirst()))
    }
    var library: URL { isQuick ? quickLibrary : finalLibrary }
  }

  /// Those of `sources` that have functions of that part, each with the others that may define what it calls. Apple links
  /// all Metal files of a program into one library.
  static func withHelpers(
    _ sources: [ShaderSource], for part: ShaderSource.Part = .effects
  ) -> [(source: ShaderSource, helpers: [ShaderSource])] {
    guard sources.count > 1 else {
      return sources.filter { $0.has(part) }.map { ($0, []) }
    }
    let names = sources.map(\.names)
    return sources.indices.filter { sources[$0].has(part) }.map { index in
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
    for source: ShaderSource, _ part: ShaderSource.Part, helpers: [ShaderSource], headers: String
  ) -> URL {
    var hash = ContentHash()
    hash.add(ShaderCompiler.generation)
    if part != .effects { hash.add("\(part)") }
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
      if job.isQuick || job.part == .pipelines {
        let arguments = try plain(
          sources, job.part, in: workshop, to: object, isQuick: job.isQuick)
        guard try run(Tool(installation.clang, arguments)) == 0 else { return false }
      } else {
        guard let codes = try bitcode(of: sources, job.part, in: workshop, run) else {
          return false
        }
        if try vectors(of: sources, job.part, codes, in: workshop, to: object) == nil {
          // The same pixels.
          let arguments = try plain(sources, job.part, in: workshop, to: object)
          guard try run(Tool(installation.clang, arguments)) == 0 else { return false }
        }
        for file in [job.quickLibrary, CacheSeal.place(for: job.quickLibrary)] { unlink(file.path) }
      }
      try CacheSeal.seal(object, becoming: job.library)
      rename(object.path, job.library.path)
      return FileManager.default.fileExists(atPath: job.library.path)
    }
  }

  /// Links `codes` with the passes that make vectors. Where that leaves functions for single pixels, their loops are
  /// rewritten, if more become vectors so.
  ///
  /// - Returns: the linker's remarks; nil when it fails.
  private func vectors(
    of sources: [ShaderSource], _ part: ShaderSource.Part, _ codes: [URL], in workshop: URL,
    to object: URL
  ) throws -> String? {
    guard let remarks = try linked(codes, to: object) else { return nil }
    let scalar = LoopRemarks(remarks).scalarRows
    let rewritten = sources.map(\.withMaskedLoops)
    guard !scalar.isEmpty else { return remarks }
    let other = workshop.appendingPathComponent("masked.so")
    guard let codes = try bitcode(of: rewritten, part, in: workshop, runSilently),
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
    guard try runSilently(Tool(installation.linker, arguments)) == 0 else { return nil }
    let text = FileManager.default.contents(atPath: remarks.path) ?? Data()
    try? FileManager.default.removeItem(at: remarks)
    return String(decoding: text, as: UTF8.self)
  }

  /// `source` compiled anew, beside the cache; nil, with the compiler's messages shown, when it does not compile.
  ///
  /// - Parameters:
  ///   - isPlain: without the passes that make vectors.
  ///   - isQuick: so, and as an edit of a live program is.
  func measuredLibrary(
    of source: ShaderSource, helpers: [ShaderSource], isPlain: Bool, isQuick: Bool = false
  ) throws -> MeasuredLibrary? {
    try inWorkshop { workshop in
      let object = FileManager.default.temporaryDirectory.appendingPathComponent(
        "halcyon-shader.\(getpid()).\(UInt32.random(in: 0...(.max))).so")
      let sources = [source] + helpers
      let clock = ContinuousClock()
      let start = clock.now
      var remarks = ""
      if isPlain || isQuick {
        let arguments = try plain(sources, .effects, in: workshop, to: object, isQuick: isQuick)
        let tool = Tool(installation.clang, arguments)
        guard try tool.run() == 0 else { return nil }
      } else {
        guard let codes = try bitcode(of: sources, .effects, in: workshop, { try $0.run() }),
          let said = try vectors(of: sources, .effects, codes, in: workshop, to: object)
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
    of sources: [ShaderSource], _ part: ShaderSource.Part, in workshop: URL,
    _ run: (Tool) throws -> Int32
  ) throws -> [URL]? {
    var codes: [URL] = []
    for (number, source) in sources.enumerated() {
      let wrapped = try write(source, part, into: workshop, number: number)
      let code = wrapped.deletingPathExtension().appendingPathExtension("bc")
      let arguments = compile(source, part, wrapped, to: code)
      guard try run(Tool(installation.clang, arguments)) == 0 else {
        return nil
      }
      codes.append(code)
    }
    return codes
  }

  /// Pixels one by one, for a linker with other passes.
  ///
  /// - Parameter isQuick: functions are called where they are used: what is put in the place of each call has to be
  ///   compiled as often, which takes most of the time of long ones.
  private func plain(
    _ sources: [ShaderSource], _ part: ShaderSource.Part, in workshop: URL, to object: URL,
    isQuick: Bool = false
  ) throws -> [String] {
    // What nobody calls is left out: it may call what is defined nowhere.
    let options = [isQuick ? "-O1" : "-O3", "-ffunction-sections"]
    var helpers: [String] = []
    for (number, source) in sources.enumerated().dropFirst() {
      let wrapped = try write(
        source, part, into: workshop, number: number, isInlined: !isQuick)
      let helper = wrapped.deletingPathExtension().appendingPathExtension("o")
      let arguments = common(source, part) + options + ["-c", wrapped.path, "-o", helper.path]
      if try runSilently(Tool(installation.clang, arguments)) == 0 { helpers.append(helper.path) }
    }
    let lazily =
      helpers.isEmpty
      ? [] : ["-x", "none", "-Wl,--start-lib"] + helpers + ["-Wl,--end-lib"]
    let wrapped = try write(sources[0], part, into: workshop, isInlined: !isQuick)
    return common(sources[0], part)
      + options
      + [
        "-shared", "-fuse-ld=lld", "-nostdlib", "-Wl,--gc-sections", wrapped.path, "-o",
        object.path,
      ]
      + lazily
  }

  private func write(
    _ source: ShaderSource, _ part: ShaderSource.Part, into workshop: URL, number: Int = 0,
    isInlined: Bool = true
  ) throws -> URL {
    let wrapped = workshop.appendingPathComponent("shader\(number).cpp")
    let text = ShaderCompiler.wrapping(
      source, part, isHelper: number > 0, isInlined: isInlined)
    try Data(text.utf8).write(to: wrapped)
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
}

extension Tool {
  /// Runs a tool, and throws its messages away.
  static func silently(_ tool: Tool) throws -> Int32 { try tool.output(errors: true).status }
}
