import DrawingCommands
import Foundation
import Geometry
import ViewGraphics

extension LayerValue {
  /// The value `fraction` of the way to `other`; beyond 0…1 it goes on the same way. What cannot be blended
  /// changes half way, and paths of other steps at once.
  package func blended(with other: LayerValue, _ fraction: Double) -> LayerValue {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * CGFloat(fraction) }
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y))
    }
    func mix(_ from: CGSize, _ to: CGSize) -> CGSize {
      CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
    }
    switch (self, other) {
    case (.number(let from), .number(let to)): return .number(mix(from, to))
    case (.point(let from), .point(let to)): return .point(mix(from, to))
    case (.size(let from), .size(let to)): return .size(mix(from, to))
    case (.rect(let from), .rect(let to)):
      return .rect(CGRect(origin: mix(from.origin, to.origin), size: mix(from.size, to.size)))
    case (.transform(let from), .transform(let to)):
      return .transform(TransformParts.blend(from, to, fraction))
    case (.color(let from), .color(let to)): return .color(from.blended(with: to, fraction))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(zip(from, to).map { $0.blended(with: $1, fraction) })
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      return .numbers(zip(from, to).map { mix($0, $1) })
    case (.path(let from), .path(let to)):
      return .path(from.blended(with: to, CGFloat(fraction)) ?? to)
    default: return fraction < 0.5 ? self : other
    }
  }

  /// The value with `other` on top of it: sums of numbers, and one transform after the other.
  package func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width,
          height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.color(let a), .color(let b)): return .color(a.adding(b))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(+))
    default: return other
    }
  }

  /// What `other` has to be added to in order to become this; nil for what knows no differences.
  package func subtracting(_ other: LayerValue) -> LayerValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a - b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      // Where a rectangle grows the difference has a negative size: its origin is not its least corner.
      return .rect(
        CGRect(
          x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y,
          width: a.size.width - b.size.width,
          height: a.size.height - b.size.height))
    case (.transform(let a), .transform(let b)):
      return .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(-))
    default: return nil
    }
  }

  /// The sum of `count` of it, for repetitions that add up.
  package func repeated(_ count: Int) -> LayerValue {
    (1..<max(count, 1)).reduce(self) { sum, _ in sum.adding(self) }
  }

  /// How far it is to `other`, in the value's own unit; 1 for what has nothing between.
  package func distance(to other: LayerValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(a - b)
    case (.point(let a), .point(let b)): return Double(hypot(a.x - b.x, a.y - b.y))
    case (.size(let a), .size(let b)):
      return Double(hypot(a.width - b.width, a.height - b.height))
    case (.rect(let a), .rect(let b)):
      let place = hypot(a.minX - b.minX, a.minY - b.minY)
      let size = hypot(a.size.width - b.size.width, a.size.height - b.size.height)
      return Double(hypot(place, size))
    case (.color(let a), .color(let b)):
      let (a, b) = (a.resolved, b.resolved)
      let squares = [
        a.red - b.red, a.green - b.green, a.blue - b.blue, a.opacity - b.opacity,
      ].map { Double($0) * Double($0) }
      return squares.reduce(0, +).squareRoot()
    default: return 1
    }
  }
}

extension CGColor {
  /// Component by component, in encoded sRGB and not premultiplied.
  func blended(with other: CGColor, _ fraction: Double) -> CGColor {
    func mix(_ from: Float, _ to: Float) -> Float { from + (to - from) * Float(fraction) }
    let (from, to) = (resolved, other.resolved)
    return CGColor(
      Color.Resolved(
        red: mix(from.red, to.red), green: mix(from.green, to.green),
        blue: mix(from.blue, to.blue), opacity: min(max(mix(from.opacity, to.opacity), 0), 1)))
  }

  func adding(_ other: CGColor) -> CGColor {
    let (a, b) = (resolved, other.resolved)
    return CGColor(
      Color.Resolved(
        red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue,
        opacity: min(max(a.opacity + b.opacity, 0), 1)))
  }
}

extension CGPath {
  /// The path whose points lie `fraction` of the way between those of two paths; nil where their steps are
  /// not of the same kinds.
  func blended(with other: CGPath, _ fraction: CGFloat) -> CGPath? {
    let (from, to) = (path.elements, other.path.elements)
    guard from.count == to.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    var elements: [Path.Element] = []
    elements.reserveCapacity(from.count)
    for (old, new) in zip(from, to) {
      switch (old, new) {
      case (.move(let a), .move(let b)): elements.append(.move(to: mix(a, b)))
      case (.line(let a), .line(let b)): elements.append(.line(to: mix(a, b)))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        elements.append(.quadCurve(to: mix(a, b), control: mix(c, d)))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        elements.append(.curve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f)))
      case (.closeSubpath, .closeSubpath): elements.append(.closeSubpath)
      default: return nil
      }
    }
    return CGPath(Path(elements: elements))
  }
}
