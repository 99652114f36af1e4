import Pixels

/// How the single item of a layer (or the layer itself) meets what lies beneath it.
struct Composition {
  /// 0...1.
  var opacity = 1.0
  var blendMode = CompositeOperator.normal

  var opacityByte: UInt8 { UInt8(min(max(opacity, 0), 1) * 255 + 0.5) }

  /// What holds for a layer's content as a whole, this holding around the layer.
  func around(_ effect: LayerEffect) -> Composition {
    Composition(
      opacity: opacity * min(max(effect.opacity, 0), 1),
      blendMode: effect.combination == .normal ? blendMode : effect.combination)
  }

  /// True when it changes nothing.
  var isPlain: Bool { opacity >= 1 && blendMode == .normal }
}
