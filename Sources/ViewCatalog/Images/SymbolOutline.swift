import Foundation
import Geometry
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

  /// A dashed box, for symbols that are not known.
  static let missing: SymbolOutline = {
    let box = Path(roundedRect: CGRect(x: 1.5, y: 1.5, width: 13, height: 13), cornerRadius: 2)
    return SymbolOutline(
      path: box.strokedPath(StrokeStyle(lineWidth: 1, dash: [2.4, 1.6])), isEvenOdd: false)
  }()
}
