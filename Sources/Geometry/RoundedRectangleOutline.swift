import Foundation

/// A rounded rectangle in numbers, its radii already limited to what its sides have room for.
package struct RoundedRectangleOutline: Hashable, Sendable {
  package let rect: CGRect
  /// The radii along x and y, in drawing order: bottom trailing, bottom leading, top leading,
  /// top trailing.
  package let corners: [CGSize]
  package let style: RoundedCornerStyle
  /// True when the path is to be a plain rectangle, started at its top leading corner.
  package let isPlainRectangle: Bool

  /// Corners all alike: both radii at most half the smaller side; none means a plain rectangle.
  package init(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.rect = rect.standardized
    let limit = min(self.rect.width, self.rect.height) / 2
    let size = CGSize(
      width: Self.limited(cornerSize.width, to: limit),
      height: Self.limited(cornerSize.height, to: limit))
    corners = [size, size, size, size]
    isPlainRectangle = !(size.width > 0 && size.height > 0)
    self.style = style
  }

  /// Corners each its own: on a side a radius may take what its neighbour leaves, and half at least.
  package init(_ rect: CGRect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    self.rect = rect.standardized
    let width = self.rect.width
    let height = self.rect.height
    func corner(_ radius: CGFloat, level: CGFloat, upright: CGFloat) -> CGSize {
      let limit = min(
        max(width / 2, width - max(level, 0)), max(height / 2, height - max(upright, 0)))
      let limited = Self.limited(radius, to: limit)
      return CGSize(width: limited, height: limited)
    }
    corners = [
      corner(radii.bottomTrailing, level: radii.bottomLeading, upright: radii.topTrailing),
      corner(radii.bottomLeading, level: radii.bottomTrailing, upright: radii.topLeading),
      corner(radii.topLeading, level: radii.topTrailing, upright: radii.bottomLeading),
      corner(radii.topTrailing, level: radii.topLeading, upright: radii.bottomTrailing),
    ]
    isPlainRectangle = false
    self.style = style
  }

  /// This outline moved, and scaled alike along x and y by a factor above zero.
  func applying(_ transform: CGAffineTransform) -> RoundedRectangleOutline {
    RoundedRectangleOutline(
      rect: rect.applying(transform), corners: corners.map { $0.applying(transform) }, style: style)
  }

  private init(rect: CGRect, corners: [CGSize], style: RoundedCornerStyle) {
    self.rect = rect
    self.corners = corners
    self.style = style
    isPlainRectangle = false
  }

  /// The radius all corners share along both axes, or nil.
  package var commonRadius: CGFloat? {
    let first = corners[0]
    return first.width == first.height && corners.allSatisfy { $0 == first } ? first.width : nil
  }

  private static func limited(_ radius: CGFloat, to limit: CGFloat) -> CGFloat {
    radius > 0 ? min(radius, limit) : 0
  }
}

extension PathElements {
  /// Appends a rounded rectangle from the middle of its trailing side clockwise on screen.
  mutating func addRoundedRectangle(
    _ outline: RoundedRectangleOutline, _ transform: CGAffineTransform
  ) {
    if outline.isPlainRectangle { return addRect(outline.rect, transform) }
    let rect = outline.rect
    let top = outline.corners[3].height
    let bottom = outline.corners[0].height
    let startY = rect.minY + (top + rect.height - bottom) / 2
    move(to: CGPoint(x: rect.maxX, y: startY).applying(transform))
    for index in 0..<4 {
      addCorner(RoundedCorner(outline, index), transform)
    }
    close()
  }

  private mutating func addCorner(_ corner: RoundedCorner, _ transform: CGAffineTransform) {
    let toPlane = corner.frame.concatenating(transform)
    let points = corner.points.map { $0.applying(toPlane) }
    addLine(to: points[0])
    for index in stride(from: 1, to: points.count, by: 3) {
      addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }
}

/// One corner, drawn once with its tip in the origin and its sides along +x (arriving) and +y
/// (leaving), and laid into place by `frame`.
private struct RoundedCorner {
  /// The start of the curve and then three points for each cubic.
  let points: [CGPoint]
  /// Turns by a quarter for each corner and moves the tip into place.
  let frame: CGAffineTransform

  init(_ outline: RoundedRectangleOutline, _ index: Int) {
    let rect = outline.rect
    let corners = outline.corners
    // Bottom trailing and top leading are entered along an upright side.
    let entersUpright = index.isMultiple(of: 2)
    func along(_ size: CGSize) -> CGFloat { entersUpright ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { entersUpright ? size.width : size.height }
    let before = Side(
      radius: along(corners[index]), neighbor: along(corners[(index + 3) % 4]),
      length: entersUpright ? rect.height : rect.width)
    let after = Side(
      radius: across(corners[index]), neighbor: across(corners[(index + 1) % 4]),
      length: entersUpright ? rect.width : rect.height)
    points =
      outline.style == .circular
      ? Self.circular(before.radius, after.radius) : Self.continuous(before, after)
    switch index {
    case 0: frame = CGAffineTransform(0, -1, -1, 0, rect.maxX, rect.maxY)
    case 1: frame = CGAffineTransform(1, 0, 0, -1, rect.minX, rect.maxY)
    case 2: frame = CGAffineTransform(0, 1, 1, 0, rect.minX, rect.minY)
    default: frame = CGAffineTransform(-1, 0, 0, 1, rect.maxX, rect.minY)
    }
  }

  /// A quarter ellipse.
  private static func circular(_ before: CGFloat, _ after: CGFloat) -> [CGPoint] {
    let rest = 1 - quarterCircleControl
    return [
      CGPoint(x: before, y: 0), CGPoint(x: before * rest, y: 0), CGPoint(x: 0, y: after * rest),
      CGPoint(x: 0, y: after),
    ]
  }

  /// Three cubics, the third mirroring the first. The factors of the radius are those Apple's
  /// paths show; where the side is too short the first curve draws in (see `Side`).
  private static func continuous(_ before: Side, _ after: Side) -> [CGPoint] {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: x * before.radius, y: y * after.radius)
    }
    return [
      CGPoint(x: before.start, y: 0),
      CGPoint(x: before.control1, y: 0), CGPoint(x: before.control2, y: 0),
      point(0.63149379, 0.07491139),
      point(0.37282383, 0.16905956), point(0.16905956, 0.37282383),
      point(0.07491139, 0.63149379),
      CGPoint(x: 0, y: after.control2), CGPoint(x: 0, y: after.control1),
      CGPoint(x: 0, y: after.start),
    ]
  }
}

/// One side next to a continuous corner: how far from the tip the corner reaches along it, in points.
private struct Side {
  let radius: CGFloat
  let start: CGFloat
  let control1: CGFloat
  let control2: CGFloat

  /// Two corners share a side in proportion to their radii. With less room than 1.528665 radii the
  /// start moves in, and the controls move linearly to 0.96 and 0.82 radii at a room of one radius.
  init(radius: CGFloat, neighbor: CGFloat, length: CGFloat) {
    let full: CGFloat = 1.52866483
    let share = radius > 0 ? length / (radius + neighbor) : full
    let reach = min(full, share)
    let room = (reach - 1) / (full - 1)
    self.radius = radius
    start = reach * radius
    control1 = (0.96 + (1.08849296 - 0.96) * room) * radius
    control2 = (0.82 + (0.86840694 - 0.82) * room) * radius
  }
}
