import Drawing
import Foundation
import Geometry
import Typesetting

extension GraphicsContext {
  /// Draws a line where the layout has it.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(line.line, of: line.content)
  }

  /// Draws the letters of a run, and the lines under and through them, where the layout has them.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(run[run.indices], options: options)
  }

  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    guard !slice.isEmpty else { return }
    draw(slice.part, of: slice.run.content)
  }

  private func draw(_ line: TextLine, of content: TextLayoutContent) {
    var list = DisplayList()
    content.text.draw(line, in: CGRect(origin: .zero, size: content.size), &list)
    emit(list.items)
  }
}
