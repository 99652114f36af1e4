import Foundation
import Geometry
import Pixels

/// A display list treated as one picture. Its steps, in order: draw `content`, `filters`, `mask`,
/// `clip`, `opacity`, then place it by `transform` and combine it by `combination`.
///
/// A class, so that a painter may recognise an unchanged layer by identity and keep its pixels.
package final class Layer: Sendable {
  package let content: DisplayList
  package let effect: LayerEffect
  /// True when anything in the content is painted with what lies beneath it.
  let showsBackdrop: Bool

  package init(_ effect: consuming LayerEffect, _ content: consuming DisplayList) {
    if let bounds = effect.opaqueBounds {
      content.items.insert(.fill(Path(bounds), FillStyle(), .color(.black)), at: 0)
      if effect.clip == nil { effect.clip = Clip(path: Path(bounds)) }
      effect.opaqueBounds = nil
    }
    let origin = content.origin
    if origin != .zero, !effect.isShaped {
      // The layer itself puts the content where it belongs.
      effect.transform.translate(by: origin)
      content.origin = .zero
    }
    showsBackdrop = content.showsBackdrop
    self.effect = effect
    self.content = content
  }

  /// The layer as it is where its parent has it at `origin`.
  package func moved(by origin: CGPoint) -> Layer {
    if origin == .zero { return self }
    var effect = effect
    effect.transform = effect.transform(at: origin)
    return Layer(effect, content)
  }
}

extension DisplayItem {
  var showsBackdrop: Bool {
    switch self {
    case .mark(let mark): mark.showsBackdrop
    case .layer(let layer, _): layer.showsBackdrop
    }
  }
}

/// What a layer does to its content. The default does nothing at all.
package struct LayerEffect: Sendable {
  /// From the layer's coordinates to its parent's, both in points.
  package var transform = ProjectionTransform()
  /// 0…1, of the layer as one picture.
  package var opacity: Double = 1
  package var combination = CompositeOperator.normal
  /// The combination where it is a blend mode; normal where it is another operator.
  package var blendMode: BlendMode {
    get { if case .blend(let mode) = combination { mode } else { .normal } }
    set { combination = .blend(newValue) }
  }
  /// True when the content is first drawn on its own transparent surface
  /// (`compositingGroup`); opacity below 1, filters and masks imply it.
  package var isIsolated = false
  /// How colours are blended inside an isolated layer.
  package var colorMode: LayerColorMode = .nonLinear
  /// What most layers have none of: an effect is copied several times on its way into a layer.
  private var shaping: Shaping?

  package init() {}

  /// In the layer's own coordinates, as the mask is.
  package var clip: Clip? {
    get { shaping?.clip }
    set { if newValue != nil || shaping != nil { withShaping { $0.clip = newValue } } }
  }
  /// Whether a clip or a mask lies in the layer's own coordinates.
  fileprivate var isShaped: Bool {
    guard let shaping else { return false }
    return shaping.clip != nil || shaping.mask != nil
  }
  package var mask: DisplayList? {
    get { shaping?.mask }
    set { if newValue != nil || shaping != nil { withShaping { $0.mask = newValue } } }
  }
  /// True when the mask lets through what it does not cover.
  package var isMaskInverted: Bool {
    get { shaping?.isMaskInverted ?? false }
    set { if newValue || shaping != nil { withShaping { $0.isMaskInverted = newValue } } }
  }
  package var filters: [Filter] {
    get { shaping?.filters ?? [] }
    set { if !newValue.isEmpty || shaping != nil { withShaping { $0.filters = newValue } } }
  }
  /// When set, the layer is a picture of this rectangle, black where nothing is drawn.
  package var opaqueBounds: CGRect? {
    get { shaping?.opaqueBounds }
    set { if newValue != nil || shaping != nil { withShaping { $0.opaqueBounds = newValue } } }
  }

  // Changed only while one layer alone holds it (`withShaping`), before the list is handed on.
  private final class Shaping: @unchecked Sendable {
    var clip: Clip?
    var mask: DisplayList?
    var isMaskInverted = false
    var filters: [Filter] = []
    var opaqueBounds: CGRect?

    init() {}

    init(_ other: Shaping) {
      (clip, mask, isMaskInverted) = (other.clip, other.mask, other.isMaskInverted)
      (filters, opaqueBounds) = (other.filters, other.opaqueBounds)
    }
  }

  /// Changes what is shared with nobody then.
  private mutating func withShaping(_ change: (Shaping) -> Void) {
    if shaping == nil {
      shaping = Shaping()
    } else if !isKnownUniquelyReferenced(&shaping) {
      shaping = Shaping(shaping!)
    }
    change(shaping!)
  }

  /// True when the layer's content is placed and combined, and nothing else is done to it.
  var onlyMoves: Bool {
    shaping == nil && !isIsolated && colorMode == .nonLinear && transform.m11 == 1
      && transform.m22 == 1 && transform.m12 == 0 && transform.m21 == 0 && transform.isAffine
  }

  /// From the layer's coordinates to those of a parent that has it at `origin`.
  func transform(at origin: CGPoint) -> ProjectionTransform {
    if origin == .zero { return transform }
    return transform.concatenating(
      ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
  }
}

package enum LayerColorMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// The part of a layer that is seen.
package struct Clip: Sendable {
  package var path: Path
  package var style: FillStyle
  /// True when the outside of the path is seen instead.
  package var isInverted: Bool

  package init(path: Path, style: FillStyle = FillStyle(), isInverted: Bool = false) {
    self.path = path
    self.style = style
    self.isInverted = isInverted
  }
}
