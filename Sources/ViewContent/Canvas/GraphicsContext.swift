import Drawing
import Foundation
import Geometry
import Pixels
import ViewRuntime

/// Draws by commands, with a state that later commands use.
///
/// A context is a value: a copy has a state of its own and draws into the same layer.
nonisolated public struct GraphicsContext {
  package let recording: ContextRecording
  /// 0…1, multiplied into everything drawn.
  public var opacity: Double = 1
  /// How what is drawn is combined with what was drawn before.
  public var blendMode = BlendMode.normal
  /// From the coordinates of commands to those of the canvas.
  public var transform = CGAffineTransform.identity
  var clips: [PlacedClip] = []
  var filters: [Filter] = []

  init(recording: ContextRecording) { self.recording = recording }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recording.environment }

  // MARK: Transforms

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn later, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Layers

  /// Draws what `content` draws as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = recording.makeLayer()
    var context = GraphicsContext(recording: inner)
    try content(&context)
    guard !inner.list.isEmpty else { return }
    var effect = LayerEffect()
    effect.isIsolated = inner.blends || opacity < 1 || blendMode != .normal
    emit([.layer(Layer(effect, inner.list))])
  }

  // MARK: Recording

  /// Adds `items`, in the coordinates of commands, with the current state around them.
  package func emit(_ items: [DisplayItem], blendMode symbolMode: Pixels.BlendMode? = nil) {
    guard opacity > 0, !items.isEmpty else { return }
    let mode = blendMode == .normal ? .blend(symbolMode ?? .normal) : blendMode.mode
    if mode != .normal { recording.blends = true }
    var effect = LayerEffect()
    effect.opacity = min(opacity, 1)
    effect.combination = mode
    if clips.isEmpty && filters.isEmpty {
      guard !transform.isIdentity || opacity < 1 || mode != .normal else {
        recording.list.items.append(contentsOf: items)
        return
      }
      effect.transform = ProjectionTransform(transform)
      return recording.list.append(.layer(Layer(effect, DisplayList(items))))
    }
    var content = withInnerClips(transformed(items))
    let outer = clips.prefix { $0.outerFilters == 0 }
    for placed in outer.dropFirst() { content = placed.clip.clipping(content) }
    outer.first?.clip.apply(to: &effect)
    recording.list.append(.layer(Layer(effect, content)))
  }

  /// `list` under the filters, and under those clips that were added after a filter: they cut what it works on.
  private func withInnerClips(_ list: DisplayList) -> DisplayList {
    var list = list
    var end = filters.count
    for placed in clips.reversed() where placed.outerFilters > 0 {
      list = filtered(list, by: filters[placed.outerFilters..<end])
      list = placed.clip.clipping(list)
      end = placed.outerFilters
    }
    return filtered(list, by: filters[..<end])
  }

  private func transformed(_ items: [DisplayItem]) -> DisplayList {
    guard !transform.isIdentity else { return DisplayList(items) }
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(transform)
    return DisplayList([.layer(Layer(effect, DisplayList(items)))])
  }

  /// The last of `filters` first: each that was added before works on the result of those
  /// after, as in a threshold that is added before the blur it is to cut.
  private func filtered(_ list: DisplayList, by filters: ArraySlice<Filter>) -> DisplayList {
    var list = list
    var effect = LayerEffect()
    for filter in filters.reversed() {
      switch filter.resolve(in: environment) {
      case .pixels(let filter): effect.filters.append(filter)
      case .nothing: break
      case .projection(let transform):
        effect.transform = transform
        list = DisplayList([.layer(Layer(effect, list))])
        effect = LayerEffect()
      case .combinedShadow(let shadow, let mode, let isAbove):
        let source = DisplayItem.layer(Layer(effect, list))
        effect = LayerEffect()
        effect.filters = [.shadow(shadow)]
        effect.combination = mode
        let shade = DisplayItem.layer(Layer(effect, DisplayList([source])))
        list = DisplayList(isAbove ? [source, shade] : [shade, source])
        effect = LayerEffect()
      }
    }
    return effect.filters.isEmpty ? list : DisplayList([.layer(Layer(effect, list))])
  }
}
