import Drawing
import Foundation

/// Layers of kinds that only the program knows.
enum ProgramLayers {
  /// Kinds that were asked for. Layers are touched on the main thread only, or by a task that stands for it.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ kind: CALayer.Type) -> Bool {
    if let answer = known[ObjectIdentifier(kind)] { return answer }
    let answer = !String(reflecting: kind).hasPrefix("CoreAnimation.")
    known[ObjectIdentifier(kind)] = answer
    return answer
  }
}

extension CALayer {
  // A kind that is known as a value only cannot be asked for a layer, unless all subclasses had to write the
  // initialiser. These two reach the kind's own `init()` and `init(layer:)` all the same: an initialiser that
  // calls another one asks the kind at hand for it, and the functions below call those initialisers by their
  // symbols.
  public convenience init(_made: Void) { self.init() }
  public convenience init(_presenting: CALayer) { self.init(layer: _presenting) }

  /// A new layer of this kind.
  @_silgen_name("$s13CoreAnimation7CALayerC5_madeACyt_tcfC")
  package final class func allocated() -> CALayer

  /// A layer of this kind that presents `layer`.
  @_silgen_name("$s13CoreAnimation7CALayerC11_presentingA2C_tcfC")
  final class func allocatedCopy(of layer: __owned CALayer) -> CALayer

  /// The properties that animations change, without what belongs to parts of them.
  var animatedKeys: Set<String> {
    Set(
      running.flatMap { $0.animation.changedPaths }.map { path in
        String(path.prefix { $0 != "." })
      })
  }

  /// What the layer has drawn: for each frame anew while a property moves that its drawing depends on.
  func seenDrawing(_ values: LayerValues, at time: Double) -> (list: DisplayList, size: CGSize)? {
    guard isOfProgram, !running.isEmpty else { return recorded }
    let isMoving = running.contains { entry in
      if case .before(_, false) = entry.phase(at: time) { return false }
      if case .after(nil) = entry.phase(at: time) { return false }
      return entry.animation.changedPaths.contains { path in
        type(of: self).needsDisplay(forKey: String(path.prefix { $0 != "." }))
      }
    }
    guard isMoving else { return recorded }
    let copy = presented(values)
    guard copy.bounds.width > 0, copy.bounds.height > 0 else { return nil }
    if let delegate { LayerDelegates.display(delegate, copy) } else { copy.display() }
    return copy.recorded
  }
}

extension CAAnimation {
  /// The key paths that it changes, and those of the animations in it.
  fileprivate var changedPaths: [String] {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).flatMap(\.changedPaths)
    }
    return (self as? CAPropertyAnimation)?.keyPath.map { [$0] } ?? []
  }
}
