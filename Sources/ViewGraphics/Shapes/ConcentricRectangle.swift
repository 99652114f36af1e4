import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A rectangle whose corners have the same middles as those of the container's shape: as much less round
/// as they lie further inside.
///
/// In a container without a shape, and in a window without round corners, they are square or of their minimum.
nonisolated public struct ConcentricRectangle: InsettableShape, RoundedRectangularShape {
  private let styles: RoundedRectangularShapeCorners
  /// Whether the roundest corner's radius is that of all.
  private let isUniform: Bool
  private var amount: CGFloat = 0

  /// All corners follow the container's.
  public init() { self.init(corners: .concentric) }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    styles = RoundedRectangularShapeCorners(corners)
    self.isUniform = isUniform
  }

  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) {
    styles = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
      bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner)
    isUniform = false
  }

  public init(
    uniformTopCorners top: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public init(
    uniformBottomCorners bottom: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottom, bottomTrailingCorner: bottom)
  }

  public init(
    uniformTopCorners top: Edge.Corner.Style, uniformBottomCorners bottom: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottom,
      bottomTrailingCorner: bottom)
  }

  public func corners(in size: CGSize?) -> Corners? { styles }

  /// The outline where nothing is known of a container.
  public func path(in rect: CGRect) -> Path {
    outline(
      in: rect,
      radii: styles.radii { _, style in
        switch style.kind {
        case .fixed(let radius), .concentric(let radius): radius
        }
      })
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The path where `element` stands.
  @MainActor func path(size: CGSize, in element: Element) -> Path {
    outline(
      in: CGRect(origin: .zero, size: size),
      radii: element.concentricRadii(of: styles, isUniform: isUniform))
  }

  private func outline(in rect: CGRect, radii: RectangleCornerRadii) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull else { return Path() }
    let limit = min(rect.width, rect.height) / 2
    func rounded(_ radius: CGFloat) -> CGFloat { max(0, min(radius, limit) - amount) }
    let radii =
      isUniform
      ? RectangleCornerRadii(uniform: radii.greatest) : radii
    return Path(
      roundedRect: inner,
      cornerRadii: RectangleCornerRadii(
        topLeading: rounded(radii.topLeading), bottomLeading: rounded(radii.bottomLeading),
        bottomTrailing: rounded(radii.bottomTrailing), topTrailing: rounded(radii.topTrailing)),
      style: .continuous)
  }
}

extension RectangleCornerRadii {
  fileprivate init(uniform radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  fileprivate var greatest: CGFloat { max(topLeading, bottomLeading, bottomTrailing, topTrailing) }

  fileprivate subscript(corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}

extension Element {
  /// The radii of corners in this element: a concentric one is the container's less the greater of its
  /// distances along x and y to the container's corner, so that the arc stays inside of the container's.
  fileprivate func concentricRadii(of styles: RoundedRectangularShapeCorners, isUniform: Bool)
    -> RectangleCornerRadii
  {
    let container = containerCorners
    return styles.radii { corner, style in
      switch style.kind {
      case .fixed(let radius): return radius
      case .concentric(let minimum):
        guard let container else { return minimum }
        let (outer, inner) = (container.frame, frameInWindow)
        let isTop = corner == .topLeading || corner == .topTrailing
        let isLeading = corner == .topLeading || corner == .bottomLeading
        let x = isLeading ? inner.minX - outer.minX : outer.maxX - inner.maxX
        let y = isTop ? inner.minY - outer.minY : outer.maxY - inner.maxY
        return max(minimum, container.radii[corner] - max(0, x, y))
      }
    }
  }

  /// The box of the container around in the window, and its radii; nil where it has no round corners.
  private var containerCorners: (frame: CGRect, radii: RectangleCornerRadii)? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? any ShapedContainer {
        let frame = current.frameInWindow
        return container.corners(in: frame.size).map {
          (frame, current.concentricRadii(of: $0, isUniform: false))
        }
      }
      ancestor = current.parent
    }
    return nil
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false)
    -> ConcentricRectangle
  { ConcentricRectangle(corners: corners, isUniform: isUniform) }

  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformTopCorners top: Edge.Corner.Style, uniformBottomCorners bottom: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(uniformTopCorners: top, uniformBottomCorners: bottom)
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
