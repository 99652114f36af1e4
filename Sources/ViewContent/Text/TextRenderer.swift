import Drawing
import Foundation
import Geometry
import Motion
import Typesetting
@_spi(Runtime) import ViewRuntime

/// Draws texts in place of SwiftUI: letter by letter, word by word, as they move.
///
/// What of it is in `animatableData` moves with the animation of the transaction that changes it.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws the text, in points from the top left corner of its view.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size that a text takes when it is offered `proposal`; its own, if not said otherwise.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far outside of its view a text is drawn, in points; none, if not said otherwise.
  ///
  /// The drawing is cut off there. A negative value at the top or the leading edge moves it inwards.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer may measure.
nonisolated public struct TextProxy {
  let typesetter: Typesetter

  /// The size in points that the text itself takes when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    typesetter.measure(
      width: proposal.width.map(Double.init), height: proposal.height.map(Double.init)
    ).size
  }
}

/// A renderer whose type is hidden. Renderers of different types have no way between them.
struct AnyTextRenderer: Animatable {
  var renderer: any TextRenderer

  var animatableData: _AnyAnimatableData {
    get {
      func open<T: TextRenderer>(_ renderer: T) -> _AnyAnimatableData {
        _AnyAnimatableData(renderer.animatableData)
      }
      return open(renderer)
    }
    set {
      func open<T: TextRenderer>(_ renderer: T) {
        guard let data = newValue.value(as: T.AnimatableData.self) else { return }
        var copy = renderer
        copy.animatableData = data
        self.renderer = copy
      }
      open(renderer)
    }
  }

  /// The picture of `layout` as the renderer has it, in the box of `layout`.
  func draw(_ layout: Text.Layout, in environment: EnvironmentValues) -> DisplayList {
    let box = CGRect(origin: .zero, size: layout.content.size)
    let padding = renderer.displayPadding
    let recording = ContextRecording(bounds: box, environment: environment) { _ in nil }
    var context = GraphicsContext(recording: recording)
    let isLeftToRight = environment.layoutDirection == .leftToRight
    let left = isLeftToRight ? padding.leading : padding.trailing
    let right = isLeftToRight ? padding.trailing : padding.leading
    context.translateBy(x: max(-left, 0), y: max(-padding.top, 0))
    renderer.draw(layout: layout, in: &context)
    guard !recording.list.isEmpty else { return .empty }
    // Letters that lean or hang out of their lines are whole, as in a text without a renderer.
    let overhang = (layout.content.text.runs.map(\.attributes.font.size).max() ?? 0) / 4
    let room = box.insetBy(dx: -overhang, dy: -overhang)
    let visible = CGRect(
      x: room.minX - max(left, 0), y: room.minY - max(padding.top, 0),
      width: room.width + max(left, 0) + max(right, 0),
      height: room.height + max(padding.top, 0) + max(padding.bottom, 0))
    var effect = LayerEffect()
    effect.clip = Clip(path: Path(visible), style: FillStyle(antialiased: false))
    effect.isIsolated = recording.blends
    return DisplayList([.layer(Layer(effect, recording.list))])
  }
}
