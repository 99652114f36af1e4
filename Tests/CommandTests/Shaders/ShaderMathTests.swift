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

  struct Case2: Sendable, CustomTestStringConvertible {
    var name: String
    var bound: Double
    var exact: @Sendable (Double, Double) -> Double
    var testDescription: String { name }
  }

  /// Of positive numbers and of numbers of both signs. A remainder is the difference that the specification writes down,
  /// whose quotient is a float; a step has no error.
  private static let binary = [
    Case2(name: "pow", bound: 16) { pow($0, $1) },
    Case2(name: "powr", bound: 16) { pow($0, $1) },
    Case2(name: "atan2", bound: 6) { atan2($0, $1) },
    Case2(name: "fmin", bound: 0) { min($0, $1) },
    Case2(name: "fmax", bound: 0) { max($0, $1) },
    Case2(name: "fdim", bound: 0.5) { max($0 - $1, 0) },
    Case2(name: "divide", bound: 0.5) { $0 / $1 },
    Case2(name: "copysign", bound: 0) { $1 < 0 ? -abs($0) : abs($0) },
    Case2(name: "step", bound: 0) { $1 < $0 ? 0 : 1 },
    Case2(name: "nextafter", bound: 0) { x, y in
      x == y ? y : Double(x < y ? Float(x).nextUp : Float(x).nextDown)
    },
    Case2(name: "ldexp", bound: 0.5) { $0 * pow(2, $1.rounded(.towardZero)) },
  ]

  @Test("Functions of two numbers are as exact as Metal promises", arguments: binary)
  func twoNumbers(_ example: Case2) throws {
    var left: [Float] = []
    var right: [Float] = []
    for index in 0..<10_000 {
      left.append(Float(pow(2, Double(index % 97) / 4 - 12)))
      right.append(Float(index % 89) / 7 - 6)
    }
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

  struct Case3: Sendable, CustomTestStringConvertible {
    var name: String
    var bound: Double
    var exact: @Sendable (Double, Double, Double) -> Double
    var testDescription: String { name }
  }

  private static let ternary = [
    Case3(name: "fma", bound: 0.5) { $0 * $1 + $2 },
    Case3(name: "fmin3", bound: 0) { min($0, $1, $2) },
    Case3(name: "fmax3", bound: 0) { max($0, $1, $2) },
    Case3(name: "fmedian3", bound: 0) { [$0, $1, $2].sorted()[1] },
    Case3(name: "min3", bound: 0) { min($0, $1, $2) },
    Case3(name: "max3", bound: 0) { max($0, $1, $2) },
    Case3(name: "median3", bound: 0) { [$0, $1, $2].sorted()[1] },
    Case3(name: "clamp", bound: 0) { x, low, most in min(max(x, low), most) },
  ]

  @Test("Functions of three numbers are as exact as Metal promises", arguments: ternary)
  func threeNumbers(_ example: Case3) throws {
    // Of few binary digits each, so that a double holds the product and the sum.
    let numbers = (0..<30_000).map { Float(($0 * 7919) % 4093 - 2046) / 64 }
    let (first, second, third) = (numbers[..<10_000], numbers[10_000..<20_000], numbers[20_000...])
    let function = try Self.library.ternary(example.name)
    var results = [Float](repeating: 0, count: 10_000)
    function(Array(first), Array(second), Array(third), &results, 10_000)
    for index in results.indices {
      let given = (first[index], second[10_000 + index], third[20_000 + index])
      let exact = example.exact(Double(given.0), Double(given.1), Double(given.2))
      #expect(
        Self.distance(results[index], exact) <= example.bound,
        "\(example.name)\(given) is \(results[index]), not \(exact)")
    }
  }

  @Test(
    "What is mixed, smoothed or left of a division is off by no more than its operations' roundings"
  )
  func composedNumbers() throws {
    for index in 0..<2000 {
      let x = Float(index) / 97 - 10, y = Float(index % 41) / 3 + 0.125,
        part = Float(index % 31) / 30
      let mixed = try value("mix", x, y, part)
      let exact = Double(x) + (Double(y) - Double(x)) * Double(part)
      // A difference, a product and a sum, each rounded.
      #expect(abs(Double(mixed) - exact) <= 1.5 * Double(max(abs(x), abs(y), abs(y - x)).ulp))
      let smooth = try value("smoothstep", 0, y, x)
      let t = min(max(Double(x) / Double(y), 0), 1)
      #expect(abs(Double(smooth) - t * t * (3 - 2 * t)) <= 4 * Double(Float.ulpOfOne))
      let rest = try value("fmod", x, y)
      #expect(rest == x - y * (x / y).rounded(.towardZero))
    }
  }

  @Test(
    "The parts of a number make it again: fraction and whole, mantissa and exponent, sine and cosine"
  )
  func parts() throws {
    for index in 1..<2000 {
      let x = Float(index - 1000) * 0.37 * pow(2, Float(index % 60) - 30)
      guard x != 0 else { continue }
      #expect(try value("modf_whole", x) == x.rounded(.towardZero))
      #expect(try value("modf_part", x) == x - x.rounded(.towardZero))
      let exponent = Float(x.exponent)
      #expect(try value("ilogb_of", x) == exponent && value("frexp_exponent", x) == exponent + 1)
      #expect(try value("frexp_part", x) == x.significand * (x < 0 ? -0.5 : 0.5))
      let angle = Float(index) / 10
      #expect(try Self.distance(value("sincos_sine", angle), sin(Double(angle))) <= 4)
      #expect(try Self.distance(value("sincos_cosine", angle), cos(Double(angle))) <= 4)
    }
  }

  private func value(_ name: String, _ x: Float) throws -> Float {
    var results: [Float] = [0]
    try Self.library.unary(name)([x], &results, 1)
    return results[0]
  }
  private func value(_ name: String, _ x: Float, _ y: Float) throws -> Float {
    var results: [Float] = [0]
    try Self.library.binary(name)([x], [y], &results, 1)
    return results[0]
  }
  private func value(_ name: String, _ x: Float, _ y: Float, _ z: Float) throws -> Float {
    var results: [Float] = [0]
    try Self.library.ternary(name)([x], [y], [z], &results, 1)
    return results[0]
  }

  @Test("What is no number, infinite or zero has C's answers")
  func limits() throws {
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
    typealias Ternary =
      @convention(c) (
        UnsafePointer<Float>, UnsafePointer<Float>, UnsafePointer<Float>,
        UnsafeMutablePointer<Float>, Int32
      ) -> Void

    init() throws {
      let folder = try TemporaryFolder()
      var text = "#include <metal_stdlib>\n"
      func add(_ name: String, _ count: Int, _ expression: String) {
        let names = ["x", "y", "z"].prefix(count)
        let parameters = names.map { "const float *\($0)s" }.joined(separator: ", ")
        let numbers = names.map { "float \($0) = \($0)s[i];" }.joined(separator: " ")
        text +=
          "extern \"C\" __attribute__((visibility(\"default\"))) void test_\(name)(\(parameters), float *r, int n) "
          + "{ for (int i = 0; i < n; i++) { \(numbers) r[i] = \(expression); } }\n"
      }
      for name in ShaderMathTests.unary.map(\.name) { add(name, 1, "metal::\(name)(x)") }
      for name in ShaderMathTests.binary.map(\.name) + ["fmod"] {
        add(name, 2, "metal::\(name)(x, y)")
      }
      for name in ShaderMathTests.ternary.map(\.name) + ["mix", "smoothstep"] {
        add(name, 3, "metal::\(name)(x, y, z)")
      }
      text += "struct Two { float first, second; };\n"
      text +=
        "static Two modf_of(float x) { float whole; float part = metal::modf(x, whole); return {part, whole}; }\n"
      text +=
        "static Two frexp_of(float x) { int e; float part = metal::frexp(x, e); return {part, (float)e}; }\n"
      text +=
        "static Two sincos_of(float x) { float c; float s = metal::sincos(x, c); return {s, c}; }\n"
      for (name, expression) in [
        ("modf_part", "modf_of(x).first"), ("modf_whole", "modf_of(x).second"),
        ("frexp_part", "frexp_of(x).first"), ("frexp_exponent", "frexp_of(x).second"),
        ("sincos_sine", "sincos_of(x).first"), ("sincos_cosine", "sincos_of(x).second"),
        ("ilogb_of", "metal::ilogb(x)"),
      ] { add(name, 1, expression) }
      try folder.write(text, to: "math.metal")
      let compiler = ShaderCompiler(
        installation: try .find(environment: HalcyonCommandLine.environment()),
        cache: ProgramCache(folder: folder.url))
      let file = folder.url.appendingPathComponent("math.metal")
      let object = folder.path + "/math.so"
      let arguments =
        compiler.common(try ShaderSource(reading: file), .effects) + [
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
    func ternary(_ name: String) throws -> Ternary {
      unsafeBitCast(try #require(dlsym(handle, "test_" + name)), to: Ternary.self)
    }
  }
}
