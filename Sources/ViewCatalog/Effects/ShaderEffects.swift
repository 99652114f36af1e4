import Foundation
import Geometry
import ViewRuntime

/// A function in a Metal library. Metal does not run here: views with shaders look as if they had none.
nonisolated public struct Shader: Equatable, Sendable {
  /// A value handed to a shader.
  public struct Argument: Equatable, Sendable {
    private init() {}
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A name in a Metal library.
@dynamicCallable
nonisolated public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// The Metal functions of a program.
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
  public static let `default` = ShaderLibrary()
  private init() {}
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  /// Leaves the view as it is: Metal does not run here. Told once for each shader.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    withoutShader(shader, isEnabled)
  }

  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    withoutShader(shader, isEnabled)
  }

  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    withoutShader(shader, isEnabled)
  }

  nonisolated private func withoutShader(_ shader: Shader, _ isEnabled: Bool) -> Self {
    reportShader(shader, isEnabled)
    return self
  }
}

extension VisualEffect {
  /// Leaves the view as it is: Metal does not run here. Told once for each shader.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true)
    -> some VisualEffect
  {
    reportShader(shader, isEnabled)
    return self
  }

  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    reportShader(shader, isEnabled)
    return self
  }

  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    reportShader(shader, isEnabled)
    return self
  }
}

nonisolated private func reportShader(_ shader: Shader, _ isEnabled: Bool) {
  guard isEnabled else { return }
  Reports.once("the Metal shader \"\(shader.function.name)\" is left out: Metal does not run here")
}
