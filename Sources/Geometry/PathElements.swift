import Foundation

/// The elements of a path: one verb each, and the points of all verbs in one array.
///
/// Appending is amortised O(1). A drawing verb without a current point does nothing.
struct PathElements: Equatable, Sendable {
  private(set) var verbs = PathVerbs()
  /// For each verb its points in order, controls before the end point; points of the plane.
  private(set) var points: [CGPoint] = []
  /// The index in `points` of the current subpath's start.
  private var subpathStartIndex = 0
  /// True while every element came from `addRect` with an axis-aligned transform; four points each.
  private(set) var isRectangleList = true

  init() {}

  init(_ build: (inout PathElements) -> Void) { build(&self) }

  static func == (left: PathElements, right: PathElements) -> Bool {
    left.verbs == right.verbs && left.points == right.points
  }

  var isEmpty: Bool { verbs.isEmpty }

  /// The end of the last step, or the start of the subpath that was just closed.
  var currentPoint: CGPoint? {
    guard let last = verbs.last else { return nil }
    return last == .close ? points[subpathStartIndex] : points[points.count - 1]
  }

  mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
    // Reserving exactly on every small append would defeat the doubling of capacity.
    guard verbCount > 64 else { return }
    verbs.reserveCapacity(max(verbs.count + verbCount, verbs.count * 2))
    reserve(points: pointCount)
  }

  /// Doubles the room where there is too little: many small paths may come one after the other.
  private mutating func reserve(points count: Int) {
    guard points.capacity < points.count + count else { return }
    points.reserveCapacity(max(points.count + count, points.count * 2))
  }

  mutating func move(to point: CGPoint) {
    isRectangleList = false
    // Most paths are short: one allocation instead of three.
    if verbs.isEmpty { points.reserveCapacity(6) }
    verbs.append(.move)
    subpathStartIndex = points.count
    points.append(point)
  }

  mutating func addLine(to point: CGPoint) {
    if verbs.isEmpty { return }
    isRectangleList = false
    verbs.append(.line)
    points.append(point)
  }

  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if verbs.isEmpty { return }
    isRectangleList = false
    verbs.append(.quadCurve)
    points.append(control)
    points.append(end)
  }

  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if verbs.isEmpty { return }
    isRectangleList = false
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    isRectangleList = false
    verbs.append(.close)
  }

  /// Appends `other`, each point mapped by `transform`.
  mutating func append(_ other: PathElements, _ transform: CGAffineTransform) {
    guard !other.isEmpty else { return }
    let staysRectangles = isRectangleList && other.isRectangleList && transform.keepsAxes
    subpathStartIndex = points.count + other.subpathStartIndex
    verbs.append(contentsOf: other.verbs)
    reserve(points: other.points.count)
    if transform.isIdentity {
      points.append(contentsOf: other.points)
    } else {
      for point in other.points { points.append(point.applying(transform)) }
    }
    isRectangleList = staysRectangles
  }

  func applying(_ transform: CGAffineTransform) -> PathElements {
    var result = PathElements()
    result.append(self, transform)
    return result
  }

  /// Appends a rectangle from its top leading corner clockwise on screen.
  mutating func addRect(_ rect: CGRect, _ transform: CGAffineTransform) {
    if rect.isNull { return }
    let staysRectangles = isRectangleList && transform.keepsAxes
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    close()
    isRectangleList = staysRectangles
  }

  /// Appends the ellipse in `rect`: four cubics from the trailing point clockwise on screen.
  mutating func addEllipse(in rect: CGRect, _ transform: CGAffineTransform) {
    if rect.isNull { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let frame = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y
    ).concatenating(transform)
    let k = quarterCircleControl
    let quarter = [
      CGPoint(x: 1, y: k), CGPoint(x: k, y: 1), CGPoint(x: 0, y: 1),
    ]
    move(to: CGPoint(x: 1, y: 0).applying(frame))
    var turn = frame
    for _ in 0..<4 {
      addCurve(
        to: quarter[2].applying(turn), control1: quarter[0].applying(turn),
        control2: quarter[1].applying(turn))
      turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0).concatenating(turn)
    }
    close()
  }
}

/// The length of the control arms of the cubic that stands for a quarter of the unit circle.
let quarterCircleControl: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)
