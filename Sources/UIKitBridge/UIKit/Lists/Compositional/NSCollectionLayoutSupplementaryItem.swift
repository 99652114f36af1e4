import Foundation
import Geometry
import ViewRuntime

nonisolated public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Where something is held at what it belongs to.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    (self.edges, offset) = (edges, absoluteOffset)
  }
}

/// A badge or the like of an item. Those of single items are not shown.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0

  init(_ size: NSCollectionLayoutSize, _ kind: String) {
    elementKind = kind
    super.init(layoutSize: size)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind) }

  static func tell() {
    Reports.once("supplementaryItems of single items of a compositional layout are not shown")
  }
}

/// A header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  /// Whether it has room of its own, instead of lying over the items.
  open var extendsBoundary = true
  /// Whether it stays in view as long as its section is.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind)
  }

  var isAtEnd: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// What lies behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0

  init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
