import Foundation
import Geometry
import Typesetting
import ViewGraphics
import ViewRuntime

/// The shape of a symbol, drawn on a square of 16 units.
struct SymbolOutline {
  let path: Path
  let isEvenOdd: Bool
  /// What the path covers; the whole square where nobody has looked.
  var ink = CGRect(x: 0, y: 0, width: side, height: side)

  /// The side of the square that symbols are drawn on.
  static let side: CGFloat = 16

  /// The outline within the margins of its box, and the box stretched over `rect`: by one factor in both
  /// directions where it keeps its shape.
  func path(in rect: CGRect, box: SymbolBox, keepsShape: Bool = true) -> Path {
    placement(in: rect, box: box, keepsShape: keepsShape).map(path.applying) ?? Path()
  }

  /// The transform from the square that symbols are drawn on; nil where there is nothing to be seen.
  func placement(in rect: CGRect, box: SymbolBox, keepsShape: Bool) -> CGAffineTransform? {
    guard let scale = box.scale(of: ink) else { return nil }
    var (x, y) = (rect.width / box.size.width, rect.height / box.size.height)
    if keepsShape { (x, y) = (min(x, y), min(x, y)) }
    return CGAffineTransform(
      a: scale * x, b: 0, c: 0, d: scale * y, tx: rect.midX - ink.midX * scale * x,
      ty: rect.midY - ink.midY * scale * y)
  }

  /// The same with thicker or thinner strokes.
  ///
  /// The drawings have one weight, whose lines are one unit wide. Others are made by moving all edges
  /// outwards or inwards: half of what a weight's lines are wider than those of the regular one.
  func weighted(_ weight: FontDescriptor.Weight) -> SymbolOutline {
    let shift = Self.extraWidth(of: weight)
    guard shift != 0 else { return self }
    let solid = solidPath
    let edge = solid.strokedPath(StrokeStyle(lineWidth: abs(shift), lineJoin: .round))
    return SymbolOutline(
      path: shift > 0 ? solid.union(edge) : solid.subtracting(edge), isEvenOdd: false, ink: ink)
  }

  /// How much wider lines are than the regular weight's, in units: about as letters' stems are.
  private static func extraWidth(of weight: FontDescriptor.Weight) -> CGFloat {
    switch weight {
    case .ultraLight: -0.55
    case .thin: -0.4
    case .light: -0.2
    case .regular: 0
    case .medium: 0.2
    case .semibold: 0.4
    case .bold: 0.6
    case .heavy: 0.8
    case .black: 1
    }
  }

  /// A dashed box, for symbols that are not known.
  static let missing: SymbolOutline = {
    let box = Path(roundedRect: CGRect(x: 1.5, y: 1.5, width: 13, height: 13), cornerRadius: 2)
    return SymbolOutline(
      path: box.strokedPath(StrokeStyle(lineWidth: 1, dash: [2.4, 1.6])), isEvenOdd: false)
  }()
}
