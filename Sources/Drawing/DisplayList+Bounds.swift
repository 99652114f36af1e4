import Foundation
import Geometry
import Pixels

extension DisplayList {
  /// A rectangle around all that the list draws, in points; not the smallest. Null when empty.
  var bounds: CGRect {
    items.reduce(CGRect.null) { $0.union($1.bounds.finite) }
  }
}

extension DisplayItem {
  fileprivate var bounds: CGRect {
    switch self {
    case .mark(let mark): mark.bounds
    case .layer(let layer, let origin): layer.bounds.offsetBy(dx: origin.x, dy: origin.y)
    }
  }
}

extension Mark {
  fileprivate var bounds: CGRect {
    switch content {
    case .fill(let path, _, _): return path.outerBounds
    case .stroke(let path, let style, _):
      return path.outerBounds.insetBy(dx: -style.reach, dy: -style.reach)
    case .image(let image): return image.destination
    case .glyphs(let run, _):
      // Letters reach at most about two ems around their origin.
      let reach = 2 * run.font.size
      return run.positions.reduce(CGRect.null) {
        $0.union(CGRect(x: $1.x - reach, y: $1.y - reach, width: 2 * reach, height: 2 * reach))
      }
    }
  }
}

extension Layer {
  /// What the layer shows, in its parent's points.
  fileprivate var bounds: CGRect {
    let inner = seenBounds
    if inner.isNull { return .null }
    guard let affine = effect.transform.affine else {
      return ProjectedOutline(inner, effect.transform)?.boundingBox ?? .null
    }
    return inner.applying(affine)
  }

  /// What the layer shows, in its own points: after filters and within its clip.
  var seenBounds: CGRect {
    var bounds = content.bounds
    if bounds.isNull { return .null }
    let reach = CGFloat(effect.filters.reach(.identity))
    bounds = bounds.insetBy(dx: -reach, dy: -reach)
    if let clip = effect.clip, !clip.isInverted {
      bounds = bounds.intersection(clip.path.outerBounds.finite)
    }
    return bounds
  }
}

extension Path {
  /// A rectangle around the path's points and controls, in its own points.
  var outerBounds: CGRect { knownBounds ?? controlBounds }

  private var controlBounds: CGRect {
    var bounds = CGRect.null
    func add(_ point: CGPoint) {
      guard point.x.isFinite, point.y.isFinite else { return }
      bounds = bounds.union(CGRect(origin: point, size: .zero))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let point, let control): [point, control].forEach(add)
      case .curve(let point, let control1, let control2): [point, control1, control2].forEach(add)
      case .closeSubpath: break
      }
    }
    return bounds
  }
}

extension CGRect {
  /// Nothing where a side is not a number; far sides are brought to ±1e9.
  fileprivate var finite: CGRect {
    if isNull || minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN { return .null }
    func near(_ value: CGFloat) -> CGFloat { min(max(value, -1e9), 1e9) }
    return CGRect(
      x: near(minX), y: near(minY), width: near(maxX) - near(minX),
      height: near(maxY) - near(minY))
  }
}
