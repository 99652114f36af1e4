import Drawing
import Foundation
import Motion
import Pixels
@_spi(Runtime) import ViewRuntime

extension View {
  /// Sets how see-through this view is: 0 is invisible, 1 is opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Sets how this view is combined with what lies behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Draws the view's content together before effects outside apply to it as one.
  nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Draws the view's content on a picture of its own. An opaque one ends at the view's edges and is black
  /// where nothing is drawn; in the linear modes colours are blended in linear light.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(_DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
  }

  /// Keeps the positions inside relative to this view, so that all move with it as one.
  nonisolated public func geometryGroup() -> some View { modifier(_GeometryGroupEffect()) }
}

/// How the colours of a picture of its own are blended.
nonisolated public enum ColorRenderingMode: Hashable, Sendable, CaseIterable {
  case nonLinear, linear, extendedLinear

  package var layerMode: LayerColorMode {
    switch self {
    case .nonLinear: .nonLinear
    case .linear: .linear
    case .extendedLinear: .extendedLinear
    }
  }
}

nonisolated public struct _OpacityEffect: EffectModifier, Equatable {
  public var opacity: Double

  public init(opacity: Double) { self.opacity = opacity }

  /// × 128, as other fractions.
  public var animatableData: Double {
    get { opacity * animatableUnitScale }
    set { opacity = newValue / animatableUnitScale }
  }

  package static var isSelfContained: Bool { true }

  package func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    effect.opacity = min(max(opacity, 0), 1)
    return effect
  }
}

nonisolated public struct _BlendModeEffect: EffectModifier, Equatable {
  public var blendMode: BlendMode

  public init(blendMode: BlendMode) { self.blendMode = blendMode }

  package func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    effect.blendMode = blendMode
    return effect
  }
}

nonisolated public struct _CompositingGroupEffect: EffectModifier, Equatable {
  package static var makesGroup: Bool { true }

  public init() {}

  package func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    effect.isIsolated = true
    return effect
  }
}

nonisolated struct _DrawingGroupEffect: EffectModifier, Equatable {
  static var makesGroup: Bool { true }
  var isOpaque: Bool
  var colorMode: ColorRenderingMode

  func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    effect.isIsolated = true
    effect.colorMode = colorMode.layerMode
    if isOpaque { effect.opaqueBounds = CGRect(origin: .zero, size: size) }
    return effect
  }
}

nonisolated struct _GeometryGroupEffect: EffectModifier, Equatable {
  func effect(size: CGSize, in context: LeafContext) -> LayerEffect { LayerEffect() }
}
