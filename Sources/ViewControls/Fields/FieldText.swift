import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import Typesetting
import ViewContent
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// The letters of a field that has the focus, with the caret or what is selected.
nonisolated struct FieldText: LeafView {
  let shown: String
  /// In characters of `shown`.
  let selection: Range<Int>
  let showsCaret: Bool
  let isSingleLine: Bool
  let editor: FieldEditor

  struct Resolved: LeafContent {
    var text: Text.Resolved
    var shape: FieldShape
    var selection: Range<Int>
    var showsCaret: Bool
    var tint: ResolvedStyle
    var editor: FieldEditor

    var animatableData: Text.Resolved.AnimatableData {
      get { text.animatableData }
      set { text.animatableData = newValue }
    }

    @MainActor func draw(size: CGSize, in context: LeafContext) -> DisplayList {
      var shape = self.shape
      shape.layOut(width: size.width, caret: selection.upperBound)
      editor.shape = shape
      var list = DisplayList()
      var inner = DisplayList()
      let bounds = CGRect(origin: .zero, size: size)
      for box in shape.boxes(of: selection) {
        inner.append(
          contentsOf: tint.multiplyingOpacity(by: 0.2).draw(in: bounds) {
            .fill(Path(box), FillStyle(), $0)
          })
      }
      if let layout = shape.layout {
        inner.append(contentsOf: text.text.draw(layout, size: size))
      }
      if showsCaret, selection.isEmpty {
        let caret = shape.caret(at: selection.lowerBound)
        inner.append(
          contentsOf: tint.draw(in: bounds) { .fill(Path(caret), FillStyle(), $0) })
      }
      var effect = LayerEffect()
      effect.transform = ProjectionTransform(translation: CGPoint(x: -shape.shift, y: 0))
      // A caret at the edge of a field stands a little outside of its letters.
      effect.clip = Clip(
        path: Path(CGRect(x: shape.shift - 1, y: 0, width: size.width + 2, height: size.height)))
      list.append(.layer(Layer(effect, inner)))
      return list
    }
  }

  @MainActor func resolve(in environment: EnvironmentValues) -> Resolved {
    // Without a letter there would be no line, and none after a line break at the end.
    let ending = shown.isEmpty || shown.last?.isNewline == true ? "\u{200B}" : ""
    let look = editor.traits?.look
    let text =
      (look.map { Text($0 + AttributedString(ending)) } ?? Text(verbatim: shown + ending))
      .resolve(in: environment)
    return Resolved(
      text: text,
      shape: FieldShape(shown: shown, typesetter: text.typesetter, isSingleLine: isSingleLine),
      selection: selection, showsCaret: showsCaret,
      tint: AnyShapeStyle(TintShapeStyle()).resolved(in: environment), editor: editor)
  }

  /// All the width there is, and as many lines as the text has.
  @MainActor static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize {
    let shape = resolved.shape
    let width = proposal.width.map(Double.init)
    let measure = shape.typesetter.measure(width: shape.isSingleLine ? nil : width)
    return CGSize(
      width: width.flatMap { $0.isFinite ? $0 : nil } ?? measure.size.width + FieldShape.caretWidth,
      height: measure.size.height)
  }

  @MainActor static func alignment(_ key: AlignmentKey, of resolved: Resolved, size: CGSize)
    -> CGFloat?
  {
    let measure = resolved.shape.typesetter.measure(
      width: resolved.shape.isSingleLine ? nil : size.width)
    if key == VerticalAlignment.firstTextBaseline.key { return measure.firstBaseline }
    return key == VerticalAlignment.lastTextBaseline.key ? measure.lastBaseline : nil
  }
}
