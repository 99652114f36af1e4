import Foundation
import Geometry
import ViewRuntime

nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

nonisolated public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// One section of a compositional layout: groups one after another, or the rows of a list.
@preconcurrency @MainActor
open class NSCollectionLayoutSection {
  let group: NSCollectionLayoutGroup?
  let list: UICollectionLayoutListConfiguration?
  /// Points around the groups; a list begins with those of its appearance.
  open var contentInsets = NSDirectionalEdgeInsets()
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the items in view, where the section is scrolled to and what it has room in, whenever the view is
  /// laid out: after each move of a finger.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  public init(group: NSCollectionLayoutGroup) { (self.group, list) = (group, nil) }

  init(list: UICollectionLayoutListConfiguration) {
    (group, self.list) = (nil, list)
    let margin = list.appearance.margin
    contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// Rows from edge to edge or on cards, as `configuration` says.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}
