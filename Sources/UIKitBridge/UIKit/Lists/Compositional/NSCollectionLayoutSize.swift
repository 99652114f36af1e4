import Foundation
import Geometry

/// One length in a compositional layout: a part of what is around, points, or points that the content corrects.
nonisolated public struct NSCollectionLayoutDimension: Hashable, Sendable {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  public let dimension: CGFloat

  public static func fractionalWidth(_ part: CGFloat) -> Self {
    Self(kind: .fractionalWidth, dimension: part)
  }
  public static func fractionalHeight(_ part: CGFloat) -> Self {
    Self(kind: .fractionalHeight, dimension: part)
  }
  public static func absolute(_ points: CGFloat) -> Self {
    Self(kind: .absolute, dimension: points)
  }
  public static func estimated(_ points: CGFloat) -> Self {
    Self(kind: .estimated, dimension: points)
  }
  /// As large as what is around it. The content has no say in it here.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> Self { .estimated(estimate) }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// A width and a height.
nonisolated public struct NSCollectionLayoutSize: Hashable, Sendable {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }

  /// Whether its width, or its height, is a part of what is around it in that direction.
  func isFraction(_ isHorizontal: Bool) -> Bool {
    isHorizontal ? widthDimension.isFractionalWidth : heightDimension.isFractionalHeight
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// The room between items: so many points, or at least so many.
nonisolated public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  public static func fixed(_ points: CGFloat) -> Self {
    Self(spacing: points, isFlexibleSpacing: false)
  }
  public static func flexible(_ points: CGFloat) -> Self {
    Self(spacing: points, isFlexibleSpacing: true)
  }
}

/// The room around an item.
nonisolated public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}

/// What is around a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  /// Points.
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

struct LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
  var effectiveContentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
}
