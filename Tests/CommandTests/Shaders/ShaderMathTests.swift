import Foundation
import TestSupport
import Testing

@testable import halcyon

/// Metal's functions of one and two numbers, against the same in double. The bounds are those of the Metal Shading
/// Language Specification, section 8 (ULP values of single precision); a number just below 0 has a fraction below 1.
@Suite("The numbers of Metal's functions", .enabled(if: HalcyonCommandLine.isBuilt))
struct ShaderMathTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var range: ClosedRange<Double>
    var bound: Double
    var exact: @Sendable (Double) -> Double
    var testDescription: String { name }
  }

  private static let unary: [Case] = [
    Case(name: "sin", range: -2000...2000, bound: 4, exact: sin),
    Case(name: "cos", range: -2000...2000, bound: 4, exact: cos),
    Case(name: "tan", range: -100...100, bound: 6, exact: tan),
    Case(name: "sinpi", range: -50...50, bound: 4) { sin(.pi * $0.remainder(dividingBy: 2)) },
    Case(name: "cospi", range: -50...50, bound: 4) { cos(.pi * $0.remainder(dividingBy: 2)) },
    Case(name: "asin", range: -1...1, bound: 4, exact: asin),
    Case(name: "acos", range: -1...1, bound: 4, exact: acos),
    Case(name: "atan", range: -1000...1000, bound: 5, exact: atan),
    Case(name: "sinh", range: -80...80, bound: 4, exact: sinh),
    Case(name: "cosh", range: -80...80, bound: 4, exact: cosh),
    Case(name: "tanh", range: -20...20, bound: 5, exact: tanh),
    Case(name: "asinh", range: -10000...10000, bound: 4, exact: asinh),
    Case(name: "acosh", range: 1...10000, bound: 4, exact: acosh),
    Case(name: "atanh", range: -0.999...0.999, bound: 5, exact: atanh),
    Case(name: "exp", range: -85...85, bound: 4, exact: exp),
    Case(name: "exp2", range: -120...120, bound: 4, exact: exp2),
    Case(name: "exp10", range: -37...37, bound: 4) { pow(10, $0) },
    Case(name: "log", range: 1e-30...1e30, bound: 4, exact: log),
    Case(name: "log2", range: 1e-30...1e30, bound: 4, exact: log2),
    Case(name: "log10", range: 1e-30...1e30, bound: 4, exact: log10),
    Case(name: "sqrt", range: 0...1e10, bound: 0.5) { $0.squareRoot() },
    Case(name: "rsqrt", range: 1e-6...1e10, bound: 2) { 1 / $0.squareRoot() },
    Case(name: "floor", range: -1e6...1e6, bound: 0) { $0.rounded(.down) },
    Case(name: "ceil", range: -1e6...1e6, bound: 0) { $0.rounded(.up) },
    Case(name: "trunc", range: -1e6...1e6, bound: 0) { $0.rounded(.towardZero) },
    Case(name: "round", range: -1000...1000, bound: 0) { $0.rounded() },
    Case(name: "rint", range: -1000...1000, bound: 0) { $0.rounded(.toNearestOrEven) },
    Case(name: "fract", range: -1000...1000, bound: 0.5) { $0 - $0.rounded(.down) },
  ]

  /// 10,000 floats over `range`: evenly, and by their exponents.
  private static func arguments(_ range: ClosedRange<Double>) -> [Float] {
    (0..<10_000).map { index in
      let part = (Double(index) + 0.5) / 10_000
      let even = range.lowerBound + part * (range.upperBound - range.lowerBound)
      if index % 2 == 0 { return Float(even) }
      let largest = max(abs(range.lowerBound), abs(range.upperBound))
      let small = largest * pow(2, -40 * part)
      return Float(range.lowerBound < 0 && index % 4 == 1 ? -small : max(small, range.lowerBound))
    }
  }

  /// How many units in the last place `value` is off.
  private static func distance(_ value: Float, _ exact: Double) -> Double {
    if Float(exact) == value || (value.isNaN && exact.isNaN) { return 0 }
    return abs(Double(value) - exact) / Double(max(Float(abs(exact)), .leastNormalMagnitude).ulp)
  }

  @Test(
    "Functions of one number are as exact as Metal promises, for 10,000 arguments each",
    arguments: unary)
  func oneNumber(_ example: Case) throws {
    let function = try Self.library.unary(example.name)
    let arguments = Self.arguments(example.range)
    var results = [Float](repeating: 0, count: arguments.count)
    function(arguments, &results, Int32(arguments.count))
    let worst = zip(arguments, results).max {
      Self.distance($0.1, example.exact(Double($0.0)))
        < Self.distance($1.1, example.exact(Double($1.0)))
    }!
    let distance = Self.distance(worst.1, example.exact(Double(worst.0)))
    #expect(
      distance <= example.bound, "\(example.name)(\(worst.0)) is \(worst.1): \(distance) ulp off")
  }

  private struct Case2: Sendable {
    var name: String
    var bound: Double
    var exact: @Sendable (Double, Double) -> Double
  }

  @Test("Powers and the arc tangent of two numbers are as exact as Metal promises")
  func twoNumbers() throws {
    var left: [Float] = []
    var right: [Float] = []
    for index in 0..<10_000 {
      left.append(Float(pow(2, Double(index % 97) / 4 - 12)))
      right.append(Float(index % 89) / 7 - 6)
    }
    let cases = [
      Case2(name: "pow", bound: 16) { pow($0, $1) },
      Case2(name: "atan2", bound: 6) { atan2($0, $1) },
    ]
    for example in cases {
      let function = try Self.library.binary(example.name)
      var results = [Float](repeating: 0, count: left.count)
      function(left, right, &results, Int32(left.count))
      for index in left.indices {
        let exact = example.exact(Double(left[index]), Double(right[index]))
        let distance = Self.distance(results[index], exact)
        #expect(
          distance <= example.bound,
          "\(example.name)(\(left[index]), \(right[index])) is \(results[index]): \(distance) ulp off"
        )
      }
    }
  }

  @Test("What is no number, infinite or zero has C's answers")
  func limits() throws {
    func value(_ name: String, _ x: Float) throws -> Float {
      var results: [Float] = [0]
      try Self.library.unary(name)([x], &results, 1)
      return results[0]
    }
    func value(_ name: String, _ x: Float, _ y: Float) throws -> Float {
      var results: [Float] = [0]
      try Self.library.binary(name)([x], [y], &results, 1)
      return results[0]
    }
    #expect(
      try value("log", 0) == -.infinity && value("log", -1).isNaN
        && value("log", .infinity) == .infinity)
    #expect(
      try value("exp", 200) == .infinity && value("exp", -200) == 0 && value("exp", .nan).isNaN)
    #expect(
      try value("sin", .infinity).isNaN && value("asin", 1.5).isNaN && value("sqrt", -1).isNaN)
    #expect(try value("tanh", .infinity) == 1 && value("fract", -1e-9) < 1)
    #expect(try value("cos", 0) == 1 && value("sin", .pi / 2) == 1)
    #expect(try abs(value("sin", 1e7) - sin(Float(1e7))) < 1e-6)
    // Where neighbouring numbers are further apart than half a turn there is no angle left.
    #expect(try abs(value("sin", 1e9)) <= 1 && abs(value("cos", .greatestFiniteMagnitude)) <= 1)
    #expect(try value("pow", 2, -200) == 0 && value("pow", 2, 128) == .infinity)
    #expect(try value("pow", -2, 3) == -8 && value("pow", -2, 0.5).isNaN && value("pow", 0, 0) == 1)
  }

  // MARK: The functions, compiled as a program's are

  private static let library = try! Library()

  private struct Library: @unchecked Sendable {
    // The library stays loaded.
    let handle: UnsafeMutableRawPointer

    typealias Unary =
      @convention(c) (UnsafePointer<Float>, UnsafeMutablePointer<Float>, Int32) -> Void
    typealias Binary =
      @convention(c) (
        UnsafePointer<Float>, UnsafePointer<Float>, UnsafeMutablePointer<Float>, Int32
      ) -> Void

    init() throws {
      let folder = try TemporaryFolder()
      var text = "#include <metal_stdlib>\n"
      for name in ShaderMathTests.unary.map(\.name) {
        text +=
          "extern \"C\" __attribute__((visibility(\"default\"))) void test_\(name)(const float *x, float *r, int n) "
          + "{ for (int i = 0; i < n; i++) r[i] = metal::\(name)(x[i]); }\n"
      }
      for name in ["pow", "atan2"] {
        text +=
          "extern \"C\" __attribute__((visibility(\"default\"))) void test_\(name)(const float *x, const float *y, "
          + "float *r, int n) { for (int i = 0; i < n; i++) r[i] = metal::\(name)(x[i], y[i]); }\n"
      }
      try folder.write(text, to: "math.metal")
      let compiler = ShaderCompiler(
        installation: try .find(environment: HalcyonCommandLine.environment()),
        cache: ProgramCache(folder: folder.url))
      let file = folder.url.appendingPathComponent("math.metal")
      let object = folder.path + "/math.so"
      let arguments =
        compiler.common(try ShaderSource(reading: file)) + [
          "-O3", "-shared", "-nostdlib", "-fuse-ld=lld", file.path, "-o", object,
        ]
      #expect(try Tool(compiler.installation.clang, arguments).run() == 0)
      handle = try #require(dlopen(object, RTLD_NOW))
    }

    func unary(_ name: String) throws -> Unary {
      unsafeBitCast(try #require(dlsym(handle, "test_" + name)), to: Unary.self)
    }
    func binary(_ name: String) throws -> Binary {
      unsafeBitCast(try #require(dlsym(handle, "test_" + name)), to: Binary.self)
    }
  }
}
