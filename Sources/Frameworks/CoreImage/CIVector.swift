import Foundation

/// Numbers in a row: a point, a rectangle, a line of a matrix.
public final class CIVector: NSObject, @unchecked Sendable {
  let values: [CGFloat]

  init(_ values: [CGFloat]) { self.values = values }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height])
  }
  public convenience init(cgAffineTransform matrix: CGAffineTransform) {
    self.init([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
  }
  /// Numbers with spaces between them, in brackets or not: `"[1 0 0 0]"`.
  public convenience init(string: String) {
    let numbers = string.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
    self.init(numbers.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) })
  }

  /// The number at a place; 0 beyond the last one.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  public var count: Int { values.count }
  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  public override var hash: Int { values.hashValue }
}
