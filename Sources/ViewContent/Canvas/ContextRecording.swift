import Drawing
import Foundation
import Geometry
import ViewRuntime

/// What the contexts of one layer draw into.
package final class ContextRecording {
  var list = DisplayList()
  /// True once something was drawn with a blend mode.
  package var blends = false
  /// The canvas, in its own points.
  package let bounds: CGRect
  let environment: EnvironmentValues
  let findSymbol: (AnyHashable) -> GraphicsContext.ResolvedSymbol?

  init(
    bounds: CGRect, environment: EnvironmentValues,
    findSymbol: @escaping (AnyHashable) -> GraphicsContext.ResolvedSymbol?
  ) {
    self.bounds = bounds
    self.environment = environment
    self.findSymbol = findSymbol
  }

  /// A recording for a layer of its own.
  func makeLayer() -> ContextRecording {
    ContextRecording(bounds: bounds, environment: environment, findSymbol: findSymbol)
  }
}
