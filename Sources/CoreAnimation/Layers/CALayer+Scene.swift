import Foundation

// A layer and what shows it.

extension CALayer {
  /// Says that the picture is another one.
  package func invalidate() {
    var layer: CALayer? = self
    while let current = layer {
      current.knownPicture = nil
      if let scene = current.scene { scene.setNeedsFrame() }
      layer = current.container
    }
  }

  /// The layer in whose picture this one is.
  var container: CALayer? { superlayer ?? maskedLayer }

  /// The scene that shows it.
  package var currentScene: LayerScene? {
    var layer: CALayer? = self
    while let current = layer {
      if let scene = current.scene { return scene }
      layer = current.container
    }
    return nil
  }

  func reportLeftOut(_ property: String) {
    LayerReports.leftOut("\(type(of: self)).\(property)")
  }
}
