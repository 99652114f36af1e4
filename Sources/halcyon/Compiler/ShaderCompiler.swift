import Foundation
import Synchronization

/// Compiles a program's Metal functions for this processor.
///
/// A Metal function is C++ with vectors. It is compiled with headers that have Metal's names (`Sources/halcyon/Metal`), together
/// with a loop over a row of pixels. Clang's own pipeline leaves that loop alone, since its loop vectoriser does not take
/// apart vectors; so the optimiser is run by the linker, which takes a pipeline of one's own: everything is inlined,
/// vectors are taken apart, small loops unrolled, and then eight pixels become one vector.
struct ShaderCompiler: Sendable {
  var installation: Installation
  var cache: ProgramCache

  /// Grows when the generated code changes.
  private static let generation = "1"

  /// The shared objects with the functions of `files`, from the cache where nothing has changed.
  ///
  /// - Parameter runTool: runs a tool whose messages are for the user.
  /// - Throws: with the compiler's messages shown, when a file does not compile.
  func libraries(for files: [URL], runTool: (Tool) throws -> Int32) throws -> [URL] {
    let sources = try files.map { try ShaderSource(reading: $0) }.filter { !$0.functions.isEmpty }
    guard !sources.isEmpty else { return [] }
    let mark = installation.shaderHeadersMark
    let jobs = sources.map { Job(source: $0, library: library(for: $0, headers: mark)) }
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
    var names: [String] = []
    for file in files {
      let source = try ShaderSource(reading: file)
      names.append(library(for: source, headers: mark).lastPathComponent)
    }
    return names
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
    var library: URL
  }

  private var folder: URL { cache.folder.appendingPathComponent("shaders") }

  /// - Parameter headers: what changes whenever the headers or the compiler do.
  private func library(for source: ShaderSource, headers: String) -> URL {
    var hash = ContentHash()
    hash.add(ShaderCompiler.generation)
    hash.add(headers)
    hash.add(ShaderProcessor.current.name)
    // Names stand in messages and in includes.
    hash.add(source.file.path)
    hash.add(source.text)
    for (file, text) in source.included {
      hash.add(file.path)
      hash.add(text)
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
      let wrapped = try write(job.source, into: workshop)
      let code = workshop.appendingPathComponent("shader.bc")
      let object = workshop.appendingPathComponent("shader.so")
      guard try run(Tool(installation.clang, compile(job.source, wrapped, to: code))) == 0 else {
        return false
      }
      if try Tool.silently(Tool(installation.linker, link(code, to: object))) != 0 {
        // A linker with other passes: pixels one by one, and the same.
        let plain = [
          "-O3", "-shared", "-fuse-ld=lld", "-nostdlib", wrapped.path, "-o", object.path,
        ]
        guard try run(Tool(installation.clang, common(job.source) + plain)) == 0 else {
          return false
        }
      }
      rename(object.path, job.library.path)
      return FileManager.default.fileExists(atPath: job.library.path)
    }
  }

  private func write(_ source: ShaderSource, into workshop: URL) throws -> URL {
    let wrapped = workshop.appendingPathComponent("shader.cpp")
    try Data(ShaderCompiler.wrapping(source).utf8).write(to: wrapped)
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
  static func wrapping(_ source: ShaderSource) -> String {
    let table = source.functions.map { function in
      let name = function.name.components(separatedBy: "::").last ?? function.name
      // The result stands last: in front of a parenthesis its name would be a constructor's.
      let type = "auto (*)(\(function.parameters)) -> \(function.result)"
      return "  HALCYON_FUNCTION(\"\(name)\", \(function.name), \(type)),\n"
    }
    return """
      #include <metal_stdlib>
      #include <halcyon/rows.h>
      #pragma clang attribute push(__attribute__((always_inline)), apply_to = function)
      #line 1 "\(source.file.path.replacingOccurrences(of: "\"", with: "\\\""))"
      \(source.text)
      #pragma clang attribute pop
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
      "-fno-exceptions", "-fno-rtti", "-fno-threadsafe-statics", "-fPIC", "-fvisibility=hidden",
    ] + ShaderProcessor.current.arguments
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

  private func link(_ code: URL, to object: URL) -> [String] {
    [
      "-shared", code.path, "-o", object.path, "--lto-newpm-passes=\(ShaderCompiler.passes)",
      // Of 349 uses of public functions 340 become vectors so; with 300, the usual bound, 273. Half are linked in
      // 0.2 s, the slowest in 24 s.
      "-mllvm", "-unroll-threshold=60000", "-mllvm", "-unroll-full-max-count=256",
    ] + ShaderProcessor.current.linkArguments
  }
}

/// The instructions that shaders may use.
enum ShaderProcessor {
  /// With vectors of eight floats, and conversions between halves and floats.
  case wide
  /// What every processor of its kind has.
  case common

  static let current: ShaderProcessor = {
    #if arch(x86_64)
    let flags =
      (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("flags") }?.split(separator: " ") ?? []
    return ["avx2", "f16c", "bmi2", "fma", "movbe", "lzcnt", "abm"].filter {
      flags.contains(Substring($0))
    }
    .count >= 6 ? .wide : .common
    #else
    return .common
    #endif
  }()

  var name: String { self == .wide ? "wide" : "common" }
  var arguments: [String] { self == .wide ? ["-march=x86-64-v3"] : [] }
  var linkArguments: [String] { self == .wide ? ["-plugin-opt=mcpu=x86-64-v3"] : [] }
}

extension Tool {
  /// Runs a tool, and throws its messages away.
  static func silently(_ tool: Tool) throws -> Int32 { try tool.output(errors: true).status }
}
