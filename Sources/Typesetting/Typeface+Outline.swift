import CHarfBuzz
import Foundation
import Geometry

extension Typeface {
  /// The outline of a glyph in font units, y up; empty for a blank or a coloured glyph.
  func outline(of glyph: UInt32) -> [Path.Element] {
    let pen = OutlinePen()
    let reference = Unmanaged.passUnretained(pen).toOpaque()
    withExtendedLifetime(pen) {
      hb_font_get_glyph_shape(font, glyph, OutlinePen.functions.pointer, reference)
    }
    return pen.elements
  }
}

/// Writes down what HarfBuzz draws.
private final class OutlinePen {
  var elements: [Path.Element] = []

  /// HarfBuzz's table of drawing functions: immutable, and alive as long as the process.
  struct Functions: @unchecked Sendable { let pointer: OpaquePointer }

  static let functions: Functions = {
    let functions: OpaquePointer = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, pen, _, x, y, _ in append(.move(to: point(x, y)), to: pen) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, pen, _, x, y, _ in append(.line(to: point(x, y)), to: pen) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, pen, _, controlX, controlY, x, y, _ in
        append(.quadCurve(to: point(x, y), control: point(controlX, controlY)), to: pen)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, x1, y1, x2, y2, x, y, _ in
        let curve = Path.Element.curve(
          to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
        append(curve, to: pen)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in append(.closeSubpath, to: pen) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}

private func append(_ element: Path.Element, to pen: UnsafeMutableRawPointer?) {
  guard let pen else { return }
  Unmanaged<OutlinePen>.fromOpaque(pen).takeUnretainedValue().elements.append(element)
}

private func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: Double(x), y: Double(y)) }
