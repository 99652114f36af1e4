import Foundation
import Geometry
import Motion
import Pixels
import ShaderRows
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// A function of a Metal library with the values that it is called with.
///
/// A program's `.metal` files are compiled for the processor, and their `[[ stitchable ]]` functions run for each pixel.
/// Where a function is missing, or takes other arguments, the view is drawn without it, and that is told once.
nonisolated public struct Shader: Equatable, Sendable {
  /// A value for one parameter of the function.
  public struct Argument: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      /// One to four.
      case numbers([Float])
      case floatArray([Float])
      case boundingRect
      case color(Color)
      case colorArray([Color])
      case image(Image)
      case data(Data)
    }

    var kind: Kind

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(kind: .numbers([Float(x)]))
    }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(kind: .numbers([Float(x), Float(y)]))
    }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(kind: .numbers([Float(x), Float(y), Float(z)]))
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(kind: .numbers([Float(x), Float(y), Float(z), Float(w)]))
    }
    /// For two parameters: `device const float *`, and how many there are.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(kind: .floatArray(array))
    }
    /// The box of the view or shape, in its own coordinates: a `float4` of x, y, width and height.
    public static var boundingRect: Argument { Argument(kind: .boundingRect) }
    /// A premultiplied `half4`.
    public static func color(_ color: Color) -> Argument { Argument(kind: .color(color)) }
    /// For two parameters: `device const half4 *`, and how many there are.
    public static func colorArray(_ array: [Color]) -> Argument {
      Argument(kind: .colorArray(array))
    }
    /// A `texture2d<half>`.
    public static func image(_ image: Image) -> Argument { Argument(kind: .image(image)) }
    /// For two parameters: `device const void *`, and the number of bytes.
    public static func data(_ data: Data) -> Argument { Argument(kind: .data(data)) }
  }

  /// Where a shader is used, for `compile(as:)`.
  public struct UsageType: Equatable, Sendable {
    let use: PixelFunctionUse
    public static let shapeStyle = UsageType(use: .fill)
    public static let colorEffect = UsageType(use: .color)
    public static let distortionEffect = UsageType(use: .distortion)
    public static let layerEffect = UsageType(use: .layer)
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  /// Colours come out of the function with values between those of pixels; here pixels have 8 bits.
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Makes sure that the shader can be used so. All functions are compiled before a program starts.
  ///
  /// - Throws: an error that says what is missing, or what does not fit.
  public func compile(as type: UsageType) async throws {
    let arguments = arguments.map { $0.placeholder }
    guard let compiled = function.compiled else { throw ShaderError(description: function.missing) }
    if let reason = compiled.mismatch(type.use, arguments) {
      throw ShaderError(description: "the shader \(function.name) is not used: \(reason)")
    }
  }
}

/// What stands in the way of a shader.
nonisolated private struct ShaderError: LocalizedError, CustomStringConvertible {
  let description: String
  var errorDescription: String? { description }
}

extension Shader: Animatable {
  /// The numbers among the arguments.
  public var animatableData: _ShaderNumbers {
    get { _ShaderNumbers(numbers: AnimatableArray(arguments.flatMap(\.numbers))) }
    set {
      var rest = newValue.numbers.elements[...]
      for index in arguments.indices { arguments[index].takeNumbers(from: &rest) }
    }
  }
}

/// The numbers of a shader that move.
nonisolated public struct _ShaderNumbers: VectorArithmetic {
  var numbers: AnimatableArray<Double>

  public static var zero: Self { Self(numbers: .zero) }
  public static func += (left: inout Self, right: Self) { left.numbers += right.numbers }
  public static func -= (left: inout Self, right: Self) { left.numbers -= right.numbers }
  public static func + (left: Self, right: Self) -> Self {
    Self(numbers: left.numbers + right.numbers)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(numbers: left.numbers - right.numbers)
  }
  public mutating func scale(by factor: Double) { numbers.scale(by: factor) }
  public var magnitudeSquared: Double { numbers.magnitudeSquared }
}

extension Shader.Argument {
  nonisolated fileprivate var numbers: [Double] {
    if case .numbers(let numbers) = kind { return numbers.map(Double.init) }
    return []
  }

  nonisolated fileprivate mutating func takeNumbers(from rest: inout ArraySlice<Double>) {
    guard case .numbers(let numbers) = kind, rest.count >= numbers.count else { return }
    kind = .numbers(rest.prefix(numbers.count).map { Float($0) })
    rest = rest.dropFirst(numbers.count)
  }

  /// A value of the same kind, for asking whether it fits.
  nonisolated fileprivate var placeholder: ShaderArgument {
    switch kind {
    case .numbers(let numbers): .numbers(numbers)
    case .floatArray: .array([])
    case .boundingRect: .numbers([0, 0, 0, 0])
    case .color: .color(.zero)
    case .colorArray: .colors([])
    case .image: .image(Bitmap(width: 1, height: 1))
    case .data: .data(Data())
    }
  }

  /// The value with the environment's colours and pictures in it.
  func resolved(bounds: CGRect, in environment: EnvironmentValues) -> ShaderArgument {
    switch kind {
    case .numbers(let numbers): return .numbers(numbers)
    case .floatArray(let array): return .array(array)
    case .boundingRect:
      return .numbers([
        Float(bounds.minX), Float(bounds.minY), Float(bounds.width), Float(bounds.height),
      ])
    case .color(let color): return .color(color.resolve(in: environment).premultipliedComponents)
    case .colorArray(let colors):
      return .colors(colors.map { $0.resolve(in: environment).premultipliedComponents })
    case .image(let image):
      let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
      // A picture that is missing has been told of: one clear pixel.
      return .image(
        image.tile(whole, scale: 1, in: environment)?.bitmap ?? Bitmap(width: 1, height: 1))
    case .data(let data): return .data(data)
    }
  }
}

extension Color.Resolved {
  /// Gamma-encoded and premultiplied, as pixels are.
  nonisolated fileprivate var premultipliedComponents: SIMD4<Float> {
    SIMD4(red * opacity, green * opacity, blue * opacity, opacity)
  }
}

extension Shader {
  /// The same shader with that box in place of a view's.
  func bounded(by bounds: CGRect) -> Shader {
    let box = Argument.float4(bounds.minX, bounds.minY, bounds.width, bounds.height)
    return Shader(function: function, arguments: arguments.map { $0 == .boundingRect ? box : $0 })
  }

  /// The shader ready to run, nil where it cannot; that is told once.
  func call(_ use: PixelFunctionUse, bounds: CGRect, in environment: EnvironmentValues)
    -> ShaderCall?
  {
    guard let compiled = function.compiled else {
      Reports.once(function.missing)
      return nil
    }
    let values = arguments.map { $0.resolved(bounds: bounds, in: environment) }
    if let call = ShaderCall(compiled, use: use, arguments: values) { return call }
    Reports.once(
      "the shader \(function.name) is left out: \(compiled.mismatch(use, values) ?? "it does not fit")"
    )
    return nil
  }
}
