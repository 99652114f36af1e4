import Drawing
import Foundation
import Geometry
import Pixels
@_spi(Runtime) import ViewRuntime

extension GraphicsContext {
  /// A view of the canvas's symbols, drawn once and placed as often as wanted.
  nonisolated public struct ResolvedSymbol {
    /// The view's ideal size, in points.
    public let size: CGSize
    let layer: Layer
    let blendMode: Pixels.BlendMode

    init(size: CGSize, layer: Layer) {
      self.size = size
      self.layer = layer
      blendMode = SymbolBlendMode.outermost(in: layer.content)
    }
  }

  /// The symbol with this tag or `ForEach` id; nil when there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recording.findSymbol(AnyHashable(id))
  }

  /// Draws a symbol with its `anchor` at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let x = point.x - anchor.x * symbol.size.width
    let y = point.y - anchor.y * symbol.size.height
    draw(symbol, under: CGAffineTransform(translationX: x, y: y))
  }

  /// Draws a symbol stretched over `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    draw(
      symbol,
      under: CGAffineTransform(
        a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
        tx: rect.minX,
        ty: rect.minY))
  }

  private func draw(_ symbol: ResolvedSymbol, under placement: CGAffineTransform) {
    guard !symbol.layer.content.isEmpty else { return }
    var placed = self
    placed.transform = placement.concatenating(transform)
    placed.emit([.layer(symbol.layer)], blendMode: symbol.blendMode)
  }
}
