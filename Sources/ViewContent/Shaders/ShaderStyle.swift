import Foundation
import Geometry
import Pixels
import ShaderRows
import ViewGraphics
import ViewRuntime

/// A shader as a style: `half4 name(float2 position, …)` makes the colour of each place in the shape's coordinates.
extension Shader: ShapeStyle, PaintingStyle {
  public typealias Resolved = Never

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .shader(AnyPixelPainting(ResolvedShader(shader: self, environment: environment))))
  }
}

/// A shader with the environment that its colours and pictures come from.
struct ResolvedShader: PixelPainting {
  private let shader: Shader
  // Its values are read while a picture is drawn, on the main thread.
  private let environment: ShaderEnvironment

  init(shader: Shader, environment: EnvironmentValues) {
    self.shader = shader
    self.environment = ShaderEnvironment(environment)
  }

  /// The filter for what is painted with it in `bounds`; nil where the shader cannot be used.
  func filter(in bounds: CGRect) -> Filter? {
    shader.call(.fill, bounds: bounds, in: environment.values).map {
      .function(PixelFunctionFilter($0))
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.shader == right.shader }
  func hash(into hasher: inout Hasher) { hasher.combine(shader.function.name) }
}

private final class ShaderEnvironment: @unchecked Sendable {
  // Never changed.
  let values: EnvironmentValues
  init(_ values: EnvironmentValues) { self.values = values }
}
