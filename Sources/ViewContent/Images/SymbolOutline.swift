import Foundation
import Geometry
import Typesetting
import ViewGraphics
import ViewRuntime

/// The shape of a symbol, drawn on a square of 16 units.
struct SymbolOutline {
  let path: Path
  let isEvenOdd: Bool

  /// The side of the square that symbols are drawn on.
  static let side: CGFloat = 16
  /// How far down in a symbol's box the baseline of the text beside it lies.
  static let baselineFraction: CGFloat = 0.86

  /// The outline as large as `rect` has room for; stretched over all of it where it need not keep its
  /// shape.
  func path(in rect: CGRect, keepsShape: Bool = true) -> Path {
    guard keepsShape else {
      return path.applying(
        CGAffineTransform(
          a: rect.width / Self.side, b: 0, c: 0, d: rect.height / Self.side, tx: rect.minX,
          ty: rect.minY))
    }
    let square = rect.middleSquare
    let scale = square.width / Self.side
    return path.applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: square.minX, ty: square.minY))
  }

  /// A little larger than the text beside it.
  func size(in environment: EnvironmentValues) -> CGSize {
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.92
      case .medium: 1.17
      case .large: 1.5
      }
    let side = environment.symbolPointSize * factor
    return CGSize(width: side, height: side)
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
      path: shift > 0 ? solid.union(edge) : solid.subtracting(edge), isEvenOdd: false)
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
