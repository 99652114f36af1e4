import Drawing
import Pixels

/// The one place that says how a symbol's own blend mode reaches the canvas.
///
/// A view such as `Circle().blendMode(.plusLighter).blur(radius: 10)` blends with nothing inside its
/// own picture. Programs that draw it as a symbol expect that its spots add up where they meet, so the
/// outermost blend mode of a symbol that is one single thing is used where the symbol is drawn, unless
/// the context has a blend mode itself.
enum SymbolBlendMode {
  static func outermost(in list: DisplayList) -> BlendMode {
    var list = list
    while list.items.count == 1, case .layer(let layer, _) = list.items[0] {
      if layer.effect.blendMode != .normal { return layer.effect.blendMode }
      list = layer.content
    }
    return .normal
  }
}
