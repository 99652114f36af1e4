import Foundation
import Geometry
import ViewRuntime

/// A view that stands at a mark: a symbol, or an annotation.
struct PlacedView: Identifiable {
  let id: Int
  /// The mark's box, in points of the plot.
  let box: CGRect
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let overflow: AnnotationOverflowResolution
  let isSymbol: Bool
  /// True for what lies on a mark that is a rectangle, which is offered its size: sectors, points and lines give no
  /// measure for what is written on them.
  let fillsBox: Bool
  let content: @MainActor () -> AnyView

  init(_ id: Int, _ view: AnyView, at center: CGPoint) {
    self.id = id
    box = CGRect(origin: center, size: .zero)
    position = .overlay
    alignment = .center
    spacing = 0
    overflow = AnnotationOverflowResolution(x: .disabled, y: .disabled)
    isSymbol = true
    fillsBox = false
    let carried = Carried(view)
    content = { carried.value }
  }

  init(_ id: Int, _ annotation: MarkAnnotation, _ box: CGRect, isRectangle: Bool) {
    self.id = id
    self.box = box
    position = annotation.position
    alignment = annotation.alignment
    spacing = annotation.space
    overflow = annotation.overflow
    isSymbol = false
    fillsBox = isRectangle && annotation.position.isOverlay
    let context = AnnotationContext(targetSize: box.size)
    content = { annotation.content(context) }
  }

  /// True where a scale may have to make room for it, so that its size is to be known.
  var padsScale: Bool {
    !isSymbol && !position.isOverlay && (overflow.x.padsScale || overflow.y.padsScale)
  }

  /// The top left corner of a view of `size` points.
  func origin(_ size: CGSize) -> CGPoint {
    let unit = position.unit
    if position.isOverlay {
      return CGPoint(
        x: box.minX + (box.width - size.width) * fraction(alignment.horizontal),
        y: box.minY + (box.height - size.height) * fraction(alignment.vertical))
    }
    return CGPoint(
      x: along(unit.x, box.minX, box.width, size.width, fraction(alignment.horizontal)),
      y: along(unit.y, box.minY, box.height, size.height, fraction(alignment.vertical)))
  }

  /// The top left corner of a view of `size` points, which stays in a plot of `plot` points where it is to fit.
  func origin(_ size: CGSize, in plot: CGSize) -> CGPoint {
    if isSymbol {
      return CGPoint(x: box.minX - size.width / 2, y: box.minY - size.height / 2)
    }
    var origin = origin(size)
    if overflow.x.kind == .fit { origin.x = min(max(0, origin.x), max(0, plot.width - size.width)) }
    if overflow.y.kind == .fit {
      origin.y = min(max(0, origin.y), max(0, plot.height - size.height))
    }
    return origin
  }

  /// Before, beside or behind the mark, as `unit` is 0, ½ or 1.
  private func along(
    _ unit: CGFloat, _ start: CGFloat, _ length: CGFloat, _ size: CGFloat, _ alignment: CGFloat
  ) -> CGFloat {
    switch unit {
    case 0: start - size - spacing
    case 1: start + length + spacing
    default: start + (length - size) * alignment
    }
  }

  private func fraction(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private func fraction(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }
}
