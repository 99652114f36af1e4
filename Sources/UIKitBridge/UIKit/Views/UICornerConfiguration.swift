import CoreAnimation
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  fileprivate enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  fileprivate let kind: Kind

  private init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { .init(kind: .fixed(radius)) }

  /// As much less round than the container's corner as it lies further inside, and no less than `minimum` points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    .init(kind: .concentric(minimum: minimum ?? 0))
  }
}

/// The shape of a view's corners, all of which are of the continuous kind.
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Kind: Hashable {
    case capsule(maximum: CGFloat)
    /// In the order of `corners`; where they are uniform the roundest one's radius is that of all.
    case radii([UICornerRadius], isUniform: Bool)
  }

  private static let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  private let kind: Kind

  /// Half the shorter side is the radius of all corners, as far as that is no more than `maximumRadius` points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    .init(kind: .capsule(maximum: maximumRadius ?? .infinity))
  }

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    .init(kind: .radii(Array(repeating: radius, count: 4), isUniform: false))
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
    return .init(kind: .radii(radii.map { $0 ?? 0 }, isUniform: false))
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    .init(kind: .radii(Array(repeating: radius, count: 4), isUniform: true))
  }

  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  public static func uniformTopRadius(
    _ top: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: top, topRightRadius: top, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  public static func uniformBottomRadius(
    _ bottom: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottom,
      bottomRightRadius: bottom)
  }

  public static func uniformLeftRadius(
    _ left: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: left, topRightRadius: topRightRadius, bottomLeftRadius: left,
      bottomRightRadius: bottomRightRadius)
  }

  public static func uniformRightRadius(
    _ right: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: right, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: right)
  }

  /// The radii of a view of `size` points, none of them more than half its shorter side.
  ///
  /// - Parameter concentric: the radius at which a corner has its middle where the container's has.
  func radii(of size: CGSize, concentric: (UIRectCorner) -> CGFloat) -> RectangleCornerRadii {
    let limit = min(size.width, size.height) / 2
    var radii: [CGFloat]
    switch kind {
    case .capsule(let maximum): radii = Array(repeating: maximum, count: 4)
    case .radii(let corners, let isUniform):
      radii = zip(Self.corners, corners).map { corner, radius in
        switch radius.kind {
        case .fixed(let radius): radius
        case .concentric(let minimum): max(concentric(corner), minimum)
        }
      }
      if isUniform { radii = Array(repeating: radii.max()!, count: 4) }
    }
    radii = radii.map { max(min($0, limit), 0) }
    return RectangleCornerRadii(
      topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3],
      topTrailing: radii[1])
  }
}

extension UIView {
  /// The shape of the view's corners. Once it was set, the layer's `cornerRadius` no longer counts.
  public var cornerConfiguration: UICornerConfiguration {
    get { storedCorners ?? .corners(radius: .fixed(layer.cornerRadius)) }
    set {
      storedCorners = newValue
      layer.cornerRule = CornerRule { [weak self] size in
        assumeMainActor { self?.cornerRadii(of: size) ?? newValue.radii(of: size) { _ in 0 } }
      }
    }
  }

  /// The radius, in points, with which the corner is drawn.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = cornerRadii(of: bounds.size)
    return switch corner {
    case .topLeft: radii.topLeading
    case .topRight: radii.topTrailing
    case .bottomLeft: radii.bottomLeading
    case .bottomRight: radii.bottomTrailing
    default: max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
    }
  }

  private func cornerRadii(of size: CGSize) -> RectangleCornerRadii {
    cornerConfiguration.radii(of: size) { corner in concentricRadius(at: corner) }
  }

  /// The nearest view around that has round corners is the container: its radius less the greater of the distances
  /// along both axes, so that the arc stays inside of the container's.
  private func concentricRadius(at corner: UIRectCorner) -> CGFloat {
    let container = sequence(first: self, next: \.parentView).dropFirst().first {
      $0.storedCorners != nil || $0.layer.cornerRadius > 0
    }
    guard let container else { return 0 }
    let frame = convert(bounds, to: container)
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    let across = isLeft ? frame.minX - container.bounds.minX : container.bounds.maxX - frame.maxX
    let along = isTop ? frame.minY - container.bounds.minY : container.bounds.maxY - frame.maxY
    return max(container.effectiveRadius(corner: corner) - max(across, along), 0)
  }
}
