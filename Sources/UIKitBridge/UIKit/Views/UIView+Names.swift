import CoreAnimation
import Foundation
import FoundationNames
import Geometry

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// Lays a view out again in a superview whose size has changed: what is flexible takes the change, in
    /// parts as large as it is.
    @MainActor func resize(_ view: UIView, from old: CGSize, to new: CGSize) {
      guard !isEmpty else { return }
      let size = view.bounds.size
      let origin = CGPoint(
        x: view.center.x - view.layer.anchorPoint.x * size.width,
        y: view.center.y - view.layer.anchorPoint.y * size.height)
      let x = Self.share(
        new.width - old.width, (origin.x, size.width, old.width - origin.x - size.width),
        (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
      let y = Self.share(
        new.height - old.height, (origin.y, size.height, old.height - origin.y - size.height),
        (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
      let changed = CGSize(width: size.width + x.length, height: size.height + y.length)
      let place = CGPoint(x: origin.x + x.start, y: origin.y + y.start)
      view.bounds = CGRect(origin: view.bounds.origin, size: changed)
      view.center = CGPoint(
        x: place.x + view.layer.anchorPoint.x * changed.width,
        y: place.y + view.layer.anchorPoint.y * changed.height)
    }

    private static func share(
      _ change: CGFloat, _ parts: (CGFloat, CGFloat, CGFloat), _ flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
      let weights = [
        flexible.0 ? max(parts.0, 0) : 0, flexible.1 ? max(parts.1, 0) : 0,
        flexible.2 ? max(parts.2, 0) : 0,
      ]
      let sum = weights[0] + weights[1] + weights[2]
      if sum > 0 { return (change * weights[0] / sum, change * weights[1] / sum) }
      let count = CGFloat([flexible.0, flexible.1, flexible.2].count { $0 })
      guard count > 0 else { return (0, 0) }
      return (flexible.0 ? change / count : 0, flexible.1 ? change / count : 0)
    }
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// How far each side moves inwards, by the direction of reading; in points.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public static let zero = NSDirectionalEdgeInsets()
}

extension UIResponder: _KeyValueObserving {}

/// Those of its frame and bounds, and of where a scroll view's content is.
extension UIView: TellsObservers {}
