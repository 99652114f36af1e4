import Drawing
import Foundation
import Geometry

/// One of the shapes that a context draws inside of, in the coordinates of the canvas.
enum ContextClip {
  case path(Path, FillStyle, isInverse: Bool)
  case layer(DisplayList, isInverse: Bool)

  func apply(to effect: inout LayerEffect) {
    switch self {
    case .path(let path, let style, let isInverse):
      effect.clip = Clip(path: path, style: style, isInverted: isInverse)
    case .layer(let list, let isInverse):
      effect.mask = list
      effect.isMaskInverted = isInverse
    }
  }

  func clipping(_ list: DisplayList) -> DisplayList {
    var effect = LayerEffect()
    apply(to: &effect)
    return DisplayList([.layer(Layer(effect, list))])
  }
}

/// A clip at its place among the filters of a context.
struct PlacedClip {
  var clip: ContextClip
  /// How many filters were added before it, which therefore work on what it leaves: a clip after a blur has soft edges.
  var outerFilters: Int
}

extension GraphicsContext {
  nonisolated public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside the shape is seen.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The smallest rectangle around what can be drawn in, in the coordinates of commands.
  public var clipBoundingRect: CGRect {
    var rect = recording.bounds
    for case .path(let path, _, isInverse: false) in clips.map(\.clip) {
      rect = rect.intersection(path.boundingRect)
    }
    guard !rect.isNull else { return .zero }
    return rect.applying(transform.inverted())
  }

  /// Draws later commands only inside `path`, and inside all shapes added before. Filters that were added before work on what is
  /// clipped; those that are added later are clipped themselves.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    add(.path(path.applying(transform), style, isInverse: options.contains(.inverse)))
  }

  /// Draws later commands only where the layer that `content` draws covers.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let inner = recording.makeLayer()
    var context = GraphicsContext(recording: inner)
    try content(&context)
    var effect = LayerEffect()
    effect.opacity = min(max(opacity, 0), 1)
    effect.transform = ProjectionTransform(transform)
    let mask = DisplayList([.layer(Layer(effect, inner.list))])
    add(.layer(mask, isInverse: options.contains(.inverse)))
  }

  private mutating func add(_ clip: ContextClip) {
    clips.append(PlacedClip(clip: clip, outerFilters: filters.count))
  }
}
