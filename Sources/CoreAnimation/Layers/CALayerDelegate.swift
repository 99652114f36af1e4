import DrawingCommands
import Foundation
@_spi(Runtime) import ViewRuntime

/// Draws and lays out for a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Before the sublayers are laid out.
  func _layerWillLayout(_ layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.display() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func _layerWillLayout(_ layer: CALayer) {}
}

/// Calls of delegates, which live on the main actor as layers do.
enum LayerDelegates {
  /// Hands over to the main actor, where the caller is.
  private static func perform<Result>(
    _ delegate: any CALayerDelegate, _ layer: CALayer,
    _ body: @MainActor (any CALayerDelegate, CALayer) -> Result
  ) -> Result {
    // Layers are touched on the main thread only, or by a task that stands for it.
    nonisolated(unsafe) let delegate = delegate
    nonisolated(unsafe) let layer = layer
    return assumeMainActor { body(delegate, layer) }
  }

  static func display(_ delegate: any CALayerDelegate, _ layer: CALayer) {
    perform(delegate, layer) { $0.display($1) }
  }

  static func draw(_ delegate: any CALayerDelegate, _ layer: CALayer, _ context: CGContext) {
    // As above.
    nonisolated(unsafe) let context = context
    perform(delegate, layer) {
      $0.layerWillDraw($1)
      $0.draw($1, in: context)
    }
  }

  static func willLayout(_ delegate: any CALayerDelegate, _ layer: CALayer) {
    perform(delegate, layer) { $0._layerWillLayout($1) }
  }

  static func layout(_ delegate: any CALayerDelegate, _ layer: CALayer) {
    perform(delegate, layer) { $0.layoutSublayers(of: $1) }
  }

  static func action(_ delegate: any CALayerDelegate, _ layer: CALayer, _ event: String)
    -> (any CAAction)?
  {
    // As above.
    nonisolated(unsafe) var result: (any CAAction)?
    perform(delegate, layer) { result = $0.action(for: $1, forKey: event) }
    return result
  }
}

/// What of layers is not drawn here.
enum LayerReports {
  static func leftOut(_ name: String) {
    Reports.once("\(name) is left out: it is not drawn here")
  }
}
