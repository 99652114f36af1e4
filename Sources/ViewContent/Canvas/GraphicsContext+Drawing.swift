import Drawing
import Foundation
import Geometry
import Pixels
import ViewGraphics

extension GraphicsContext {
  /// Fills the inside of `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    draw(shading, bounds: path.boundingRect) { .fill(path, style, $0) }
  }

  /// Draws a line along `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    draw(shading, bounds: path.boundingRect) { .stroke(path, style, $0) }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Records what `item` makes of the shading's paint; `bounds` in the coordinates of commands.
  func draw(_ shading: Shading, bounds: @autoclosure () -> CGRect, _ item: (Paint) -> DisplayItem) {
    switch shading.kind {
    case .color(let color):
      let components = color.resolve(in: environment).components
      if components.alpha > 0 { emit([item(.color(components))]) }
    case .style(let style): emit(style.resolved(in: environment).draw(in: bounds(), item).items)
    case .resolved(let style): emit(style.draw(in: bounds(), item).items)
    case .paint(let paint): emit([item(paint)])
    case .foreground: emit(environment.foreground.draw(in: bounds(), item).items)
    case .gradient(let gradient, let place, let options):
      var ramp = gradient.ramp(in: environment)
      if options.contains(.linearColor) { ramp.interpolation = .linear }
      emit([item(place.paint(ramp, options, bounds: bounds()))])
    case .tiledImage(let image, let origin, let source, let scale):
      if let fill = image.tile(source, scale: scale, in: environment) {
        emit([item(fill.paint(in: CGRect(origin: origin, size: .zero)))])
      }
    case .palette(let shadings):
      if let first = shadings.first { draw(first, bounds: bounds(), item) }
    case .backdrop:
      // The canvas, or the layer of `drawLayer`, is a picture of its own then.
      recording.blends = true
      emit([item(.backdrop(BackdropPaint(filters: [], seesThroughLayers: false)))])
    }
  }
}
