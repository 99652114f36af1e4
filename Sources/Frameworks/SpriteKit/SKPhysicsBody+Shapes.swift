import UIKit

extension SKPhysicsBody {
  // MARK: Volumes

  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(circleOfRadius: radius, center: .zero)
  }
  public convenience init(circleOfRadius radius: CGFloat, center: CGPoint) {
    self.init(shapes: radius > 0 ? [.circle(center: center, radius: radius)] : [])
  }
  public convenience init(rectangleOf size: CGSize) {
    self.init(rectangleOf: size, center: .zero)
  }
  public convenience init(rectangleOf size: CGSize, center: CGPoint) {
    self.init(volumes: [Self.corners(of: Self.around(center, size))])
  }

  /// The inside of a path's first part. It may have hollows, which on iOS it may not.
  public convenience init(polygonFrom path: CGPath) {
    self.init(volumes: path.outlines.prefix(1).map(\.points))
  }

  /// What of a picture can be seen, as large as `size` with its middle at the node's place; a rectangle where the picture
  /// cannot be read.
  public convenience init(texture: SKTexture, size: CGSize) {
    self.init(texture: texture, alphaThreshold: 0, size: size)
  }
  /// What of a picture is more opaque than `alphaThreshold`, 0…1.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    let rect = Self.around(.zero, size)
    guard let image = texture.cgImage(),
      let outlines = OpaqueOutline(image, threshold: alphaThreshold)?.outlines
    else {
      SpriteReports.noOutline()
      self.init(volumes: [Self.corners(of: rect)])
      return
    }
    // From 0…1, downwards, to the node's points.
    let placed = CGAffineTransform(
      a: size.width, b: 0, c: 0, d: -size.height, tx: rect.minX, ty: rect.maxY)
    self.init(volumes: outlines.map { $0.map { $0.applying(placed) } })
  }

  /// One body of the shapes of several; of them nothing else counts.
  public convenience init(bodies: [SKPhysicsBody]) { self.init(shapes: bodies.flatMap(\.shapes)) }

  private convenience init(volumes: [[CGPoint]]) {
    self.init(shapes: volumes.flatMap { PolygonPieces.convex($0) }.map { .polygon($0) })
  }

  // MARK: Edges

  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(shapes: [.edges(Self.corners(of: rect), isClosed: true)])
  }
  public convenience init(edgeLoopFrom path: CGPath) {
    self.init(shapes: path.outlines.map { .edges($0.points, isClosed: true) })
  }
  public convenience init(edgeChainFrom path: CGPath) {
    self.init(shapes: path.outlines.map { .edges($0.points, isClosed: $0.isClosed) })
  }
  public convenience init(edgeFrom first: CGPoint, to second: CGPoint) {
    self.init(shapes: [.edges([first, second], isClosed: false)])
  }

  private static func around(_ center: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  private static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }
}
