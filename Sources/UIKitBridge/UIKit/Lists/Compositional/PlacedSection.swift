import Foundation
import Geometry

/// A section of a compositional layout, and where its parts stand in points of the content.
@MainActor
struct PlacedSection {
  let index: Int
  let section: NSCollectionLayoutSection
  /// Along the way that the view is scrolled.
  let start: CGFloat
  var end: CGFloat
  var items: [UICollectionViewLayoutAttributes] = []
  /// Headers that stay in view.
  var pinned: [UICollectionViewLayoutAttributes] = []
  /// How a section of a list above this one ends.
  private var aboveHasFooter = false
  private var isFirst = true
  private var aboveIsList = false
  var above: PlacedSection? {
    get { nil }
    set {
      guard let newValue else { return }
      isFirst = false
      aboveIsList = newValue.section.list != nil
      aboveHasFooter = newValue.section.list?.footerMode == .supplementary
    }
  }

  init(index: Int, section: NSCollectionLayoutSection, start: CGFloat) {
    (self.index, self.section, self.start, end) = (index, section, start, start)
  }

  // MARK: Lists

  /// What is left free above a section of a list.
  private func gap(_ list: UICollectionLayoutListConfiguration) -> CGFloat {
    let hasHeader = list.headerMode != .none
    if hasHeader, let padding = list.headerTopPadding { return padding }
    guard list.appearance.isGrouped else {
      return hasHeader && list.appearance == .plain ? ListFigures.plainHeaderGap : 0
    }
    if isFirst { return hasHeader ? 0 : ListFigures.cardGap }
    if aboveHasFooter { return hasHeader ? 0 : ListFigures.footerToCard }
    return hasHeader ? ListFigures.headerGap : ListFigures.cardGap
  }

  mutating func placeRows(in view: UICollectionView) {
    guard let list = section.list else { return }
    let insets = section.contentInsets
    let width = view.bounds.width - insets.leading - insets.trailing
    end += gap(list) + insets.top
    if list.headerMode == .supplementary {
      addEdge(UICollectionView.elementKindSectionHeader, list, insets.leading, width, view)
    }
    let count = view.numberOfItems(inSection: index)
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    for item in 0..<count {
      let place = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: index))
      place.frame = CGRect(x: insets.leading, y: end, width: width, height: 0)
      var row = ListRow(
        role: item < first ? .header(list.appearance) : .row(list.appearance),
        isFirst: item == first, isLast: item == count - 1)
      row.lines = lines(of: place.indexPath, row, list)
      row.swipes = (
        list.leadingSwipeActionsConfigurationProvider,
        list.trailingSwipeActionsConfigurationProvider
      )
      place.row = row
      place.frame.size.height = view.measuredHeight(of: place)
      end = place.frame.maxY
      items.append(place)
    }
    if list.footerMode == .supplementary {
      addEdge(UICollectionView.elementKindSectionFooter, list, insets.leading, width, view)
    }
    end += insets.bottom
  }

  private func lines(
    of path: IndexPath, _ row: ListRow, _ list: UICollectionLayoutListConfiguration
  ) -> UIListSeparatorConfiguration? {
    guard list.showsSeparators, case .row = row.role else { return nil }
    var lines = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { lines = handler(path, lines) }
    // Cards end without a line.
    if lines.bottomSeparatorVisibility == .automatic {
      lines.bottomSeparatorVisibility =
        row.isLast && list.appearance.isGrouped ? .hidden : .visible
    }
    if lines.topSeparatorVisibility == .automatic { lines.topSeparatorVisibility = .hidden }
    return lines
  }

  private mutating func addEdge(
    _ kind: String, _ list: UICollectionLayoutListConfiguration, _ x: CGFloat, _ width: CGFloat,
    _ view: UICollectionView
  ) {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let edge = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
    edge.row = ListRow(
      role: isHeader ? .header(list.appearance) : .footer(list.appearance), isFirst: false,
      isLast: false)
    edge.frame = CGRect(x: x, y: end, width: width, height: 0)
    edge.frame.size.height = view.measuredHeight(of: edge)
    end = edge.frame.maxY
    if isHeader, list.appearance == .plain { pinned.append(edge) } else { items.append(edge) }
  }

  // MARK: Groups

  mutating func placeGroups(
    in view: UICollectionView, isVertical: Bool, _ environment: any NSCollectionLayoutEnvironment
  ) {
    guard let group = section.group else { return }
    let insets = section.contentInsets
    let bounds = view.bounds.size
    let room = CGSize(
      width: bounds.width - insets.leading - insets.trailing,
      height: bounds.height - insets.top - insets.bottom)
    addBoundaries(atEnd: false, view, isVertical)
    let startOfGroups = end
    end += isVertical ? insets.top : insets.leading
    let isAcross = section.orthogonalScrollingBehavior != .none
    var placing = GroupPlacing(view: view, section: index, environment: environment)
    var origin =
      isVertical
      ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
    let alongX = isVertical == isAcross
    var thickness: CGFloat = 0
    var isNext = false
    while placing.hasMore {
      if isNext {
        if alongX {
          origin.x += section.interGroupSpacing
        } else {
          origin.y += section.interGroupSpacing
        }
      }
      let size = placing.place(group, at: origin, in: room)
      if alongX { origin.x += size.width } else { origin.y += size.height }
      thickness = max(thickness, alongX == isVertical ? (alongX ? size.height : size.width) : 0)
      isNext = true
      if size.width <= 0, size.height <= 0 { break }
    }
    if isAcross {
      let strip = OrthogonalStrip(
        section: index, behavior: section.orthogonalScrollingBehavior,
        frame: isVertical
          ? CGRect(x: 0, y: end, width: bounds.width, height: thickness)
          : CGRect(x: end, y: 0, width: thickness, height: bounds.height),
        length: (isVertical ? origin.x + insets.trailing : origin.y + insets.bottom),
        starts: placing.groupStarts(isVertical: isVertical))
      for item in placing.items { item.orthogonal = strip }
      end += thickness
    } else {
      end = isVertical ? origin.y : origin.x
    }
    items += placing.items
    end += isVertical ? insets.bottom : insets.trailing
    addDecorations(from: startOfGroups, bounds, isVertical)
    addBoundaries(atEnd: true, view, isVertical)
  }

  private mutating func addDecorations(from start: CGFloat, _ bounds: CGSize, _ isVertical: Bool) {
    for item in section.decorationItems {
      let place = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      let insets = item.contentInsets
      let whole =
        isVertical
        ? CGRect(x: 0, y: start, width: bounds.width, height: end - start)
        : CGRect(x: start, y: 0, width: end - start, height: bounds.height)
      place.frame = CGRect(
        x: whole.minX + insets.leading, y: whole.minY + insets.top,
        width: whole.width - insets.leading - insets.trailing,
        height: whole.height - insets.top - insets.bottom)
      place.zIndex = item.zIndex - 1
      items.append(place)
    }
  }

  private mutating func addBoundaries(
    atEnd isAtEnd: Bool, _ view: UICollectionView, _ isVertical: Bool
  ) {
    let insets =
      section.supplementariesFollowContentInsets
      ? section.contentInsets : NSDirectionalEdgeInsets()
    let room = CGSize(
      width: view.bounds.width - insets.leading - insets.trailing, height: view.bounds.height)
    for item in section.boundarySupplementaryItems where item.isAtEnd == isAtEnd {
      let place = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      place.frame = CGRect(
        origin: isVertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: 0),
        size: item.layoutSize.size(in: room))
      if item.layoutSize.heightDimension.isEstimated {
        place.frame.size.height = view.measuredHeight(of: place)
      }
      place.frame.origin.x += item.offset.x
      place.frame.origin.y += item.offset.y
      place.zIndex = item.zIndex
      if item.extendsBoundary {
        end += isVertical ? place.frame.height : place.frame.width
      }
      if item.pinToVisibleBounds, !isAtEnd, isVertical {
        pinned.append(place)
      } else {
        items.append(place)
      }
    }
  }
}
