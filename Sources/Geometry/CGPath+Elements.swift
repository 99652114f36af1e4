import Foundation

/// The kind of one step of a `CGPath`.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a `CGPath`: its kind, and its points with the control points first.
public struct CGPathElement: Sendable {
  public var type: CGPathElementType
  public var points: [CGPoint]

  public init(type: CGPathElementType, points: [CGPoint]) {
    self.type = type
    self.points = points
  }
}

/// What `CGPath.applyWithBlock` and `apply` lend: read the element through `pointee`.
public struct CGPathElementReference: Sendable {
  public let pointee: CGPathElement
}

extension CGPath {
  /// Calls `block` with each element in order.
  public func applyWithBlock(_ block: (CGPathElementReference) -> Void) {
    path.forEach { block(CGPathElementReference(pointee: CGPathElement($0))) }
  }
}

/// Takes one step of a path, with what was given for all of them.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, CGPathElementReference) -> Void

extension CGPath {
  /// Calls `function` with `info` and each element in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension CGPathElement {
  fileprivate init(_ element: Path.Element) {
    switch element {
    case .move(let point): self.init(type: .moveToPoint, points: [point])
    case .line(let point): self.init(type: .addLineToPoint, points: [point])
    case .quadCurve(let point, let control):
      self.init(type: .addQuadCurveToPoint, points: [control, point])
    case .curve(let point, let control1, let control2):
      self.init(type: .addCurveToPoint, points: [control1, control2, point])
    case .closeSubpath: self.init(type: .closeSubpath, points: [])
    }
  }
}
