import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import ShaderRows
import ViewGraphics
@_spi(Runtime) import ViewRuntime

extension View {
  /// Lets `shader` make a new colour of the place and the colour of each pixel.
  ///
  /// The function is `half4 name(float2 position, half4 color, …)`; positions are in points from the view's top left
  /// corner, colours premultiplied.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(_ShaderEffect(shader: shader, use: .color, maximumOffset: .zero, isEnabled: isEnabled))
  }

  /// Lets `shader` say where each pixel's colour is taken from.
  ///
  /// The function is `float2 name(float2 position, …)`.
  /// - Parameter maxSampleOffset: how far away that is at most, in points.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(
      _ShaderEffect(
        shader: shader, use: .distortion, maximumOffset: maxSampleOffset, isEnabled: isEnabled))
  }

  /// Lets `shader` make each pixel of the whole view.
  ///
  /// The function is `half4 name(float2 position, SwiftUI::Layer layer, …)`.
  /// - Parameter maxSampleOffset: how far away it reads at most, in points.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(
      _ShaderEffect(
        shader: shader, use: .layer, maximumOffset: maxSampleOffset, isEnabled: isEnabled))
  }
}

extension VisualEffect {
  /// The same as a view's.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect
  {
    adding(_ShaderEffect(shader: shader, use: .color, maximumOffset: .zero, isEnabled: isEnabled))
  }

  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding(
      _ShaderEffect(
        shader: shader, use: .distortion, maximumOffset: maxSampleOffset, isEnabled: isEnabled))
  }

  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding(
      _ShaderEffect(
        shader: shader, use: .layer, maximumOffset: maxSampleOffset, isEnabled: isEnabled))
  }
}

/// A shader around a view. The numbers among its arguments move.
nonisolated public struct _ShaderEffect: EffectModifier, VisualEffectChange {
  var shader: Shader
  let use: PixelFunctionUse
  let maximumOffset: CGSize
  let isEnabled: Bool

  public var animatableData: _ShaderNumbers {
    get { shader.animatableData }
    set { shader.animatableData = newValue }
  }

  @MainActor package func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    effect(size: size, in: context.environment)
  }

  package func effect(size: CGSize, in environment: EnvironmentValues) -> LayerEffect {
    var effect = LayerEffect()
    let bounds = CGRect(origin: .zero, size: size)
    if isEnabled, let call = shader.call(use, bounds: bounds, in: environment) {
      effect.filters = [.function(PixelFunctionFilter(call, maximumOffset: maximumOffset))]
    }
    return effect
  }
}

extension GraphicsContext.Filter {
  /// A shader that makes a new colour of each pixel's place and colour.
  public static func colorShader(_ shader: Shader) -> Self {
    Self(kind: .shader(shader, .color, .zero))
  }

  /// A shader that says where each pixel's colour is taken from.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    Self(kind: .shader(shader, .distortion, maxSampleOffset))
  }

  /// A shader that makes each pixel of all that is drawn.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    Self(kind: .shader(shader, .layer, maxSampleOffset))
  }
}
