import Foundation

/// What clang and the linker are told.
extension ShaderCompiler {
  /// The user's text between what it needs and the table of its functions, at the lines that it has.
  ///
  /// - Parameters:
  ///   - isHelper: whether another file's table is linked with it, so that it has none.
  ///   - isInlined: whether all that the functions call is put in their place, as vectors need it.
  static func wrapping(
    _ source: ShaderSource, _ part: ShaderSource.Part = .effects, isHelper: Bool = false,
    isInlined: Bool = true
  ) -> String {
    // A vector's name makes one where it is called: so must the other names that it is given.
    let makers = source.vectorNames.map { name, vector in
      "#define \(name)(...) make_\(vector)(__VA_ARGS__)\n"
    }
    let opening =
      isInlined
      ? "#pragma clang attribute push(__attribute__((always_inline)), apply_to = function)\n" : ""
    let text = """
      #include <metal_stdlib>
      #include <halcyon/\(part == .effects ? "rows" : "stages").h>
      \(makers.joined())\
      \(opening)\
      #line 1 "\(source.file.path.replacingOccurrences(of: "\"", with: "\\\""))"
      \(source.code(for: part))
      \(isInlined ? "#pragma clang attribute pop" : "")

      """
    if isHelper { return text }
    if part != .effects {
      return text
        + source.pipelines.table(
          threadsWait: source.threadsWait, isAtomic: source.isAtomic)
    }
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

  func common(_ source: ShaderSource, _ part: ShaderSource.Part) -> [String] {
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
      + (part == .effects ? [] : pipelineArguments(source))
      + (part == .bytePipelines ? ["-DHALCYON_BYTES"] : [])
  }

  private func pipelineArguments(_ source: ShaderSource) -> [String] {
    ["-DHALCYON_STAGES"] + (source.discards ? ["-DMETAL_DISCARDS"] : [])
      + (source.threadsWait || source.isAtomic ? ["-DHALCYON_THREADS_MEET"] : [])
  }

  func compile(
    _ source: ShaderSource, _ part: ShaderSource.Part, _ wrapped: URL, to code: URL
  ) -> [String] {
    // -O3 marks loops as free to be unrolled; the passes themselves are run by the linker.
    common(source, part) + [
      "-O3", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", wrapped.path, "-o", code.path,
    ]
  }

  /// Inlines, unrolls, takes vectors apart, and hands the rest to the usual passes, which then find a loop of scalars.
  private static let passes =
    "always-inline,globaldce,function(sroa,early-cse,simplifycfg,instcombine<no-verify-fixpoint>,"
    + "loop-simplify,lcssa,loop(loop-rotate,indvars,loop-unroll-full),sroa,instcombine<no-verify-fixpoint>,"
    + "simplifycfg,scalarizer<load-store>,sroa,instcombine<no-verify-fixpoint>,simplifycfg),default<O3>"

  /// Branches become choices, however much is computed for nothing: around loops the vectoriser takes no other.
  static let choosing = [
    "two-entry-phi-node-folding-threshold=100000", "phi-node-folding-threshold=100000",
    "max-speculation-depth=10000", "speculate-one-expensive-inst",
  ].flatMap { ["-mllvm", "-" + $0] }

  /// - Parameter codes: the first whole, of the others what it needs.
  func link(_ codes: [URL], to object: URL) -> [String] {
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
