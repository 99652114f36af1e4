import CoreAnimation
import Foundation
import Geometry
import ViewRuntime

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points.
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public init() {}
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections below one another, each laid out by its own rules.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The sections as they were asked for by `prepare`, and where their parts stand.
  private(set) var sections: [PlacedSection] = []
  private var extent: CGFloat = 0

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// No storyboard says what its sections are.
  public required init?(coder: NSCoder) { return nil }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// Every section is a list.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    })
  }

  override func didPlace(_ placed: [UICollectionViewLayoutAttributes]) { moveVisibleItems(placed) }

  // MARK: Where everything stands

  open override func prepare() {
    super.prepare()
    (sections, extent) = ([], 0)
    guard let view = collectionView else { return }
    let container = LayoutContainer(contentSize: view.bounds.size)
    let environment = LayoutEnvironment(
      container: container, traitCollection: view.traitCollection)
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if !sections.isEmpty { extent += configuration.interSectionSpacing }
      var placed = PlacedSection(index: index, section: section, start: extent)
      placed.above = sections.last
      // Known before its cells are asked for, which look as their section does.
      sections.append(placed)
      if section.list != nil {
        placed.placeRows(in: view)
      } else {
        placed.placeGroups(
          in: view, isVertical: configuration.scrollDirection == .vertical, environment)
      }
      placed.above = nil
      sections[sections.count - 1] = placed
      extent = placed.end
    }
    if let last = sections.last?.section.list, last.appearance.isGrouped {
      extent += ListFigures.cardGap
    }
  }

  open override var collectionViewContentSize: CGSize {
    let bounds = collectionView?.bounds ?? .zero
    return configuration.scrollDirection == .vertical
      ? CGSize(width: bounds.width, height: extent) : CGSize(width: extent, height: bounds.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let isVertical = configuration.scrollDirection == .vertical
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    return sections.filter { $0.end > low && $0.start < high }.flatMap { section in
      section.items.filter { $0.frame.intersects(rect) || $0.orthogonal != nil }
        + section.pinned.map { pin($0, of: section) }
    }
  }

  /// A header that stays at the upper edge as long as its section is there.
  private func pin(_ header: UICollectionViewLayoutAttributes, of section: PlacedSection)
    -> UICollectionViewLayoutAttributes
  {
    guard let view = collectionView else { return header }
    let place = header.copied()
    let top = view.contentOffset.y + view.adjustedContentInset.top
    place.frame.origin.y = max(
      header.frame.minY, min(top, section.end - header.frame.height))
    place.zIndex = max(place.zIndex, 1)
    return place
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { find { $0.kind == nil && $0.indexPath == indexPath } }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    find { $0.kind == elementKind && $0.indexPath == indexPath }
  }

  private func find(_ isWanted: (UICollectionViewLayoutAttributes) -> Bool)
    -> UICollectionViewLayoutAttributes?
  {
    for section in sections {
      if let item = (section.items + section.pinned).first(where: isWanted) { return item }
    }
    return nil
  }

  // MARK: What lists know of their rows

  func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    sections.first { $0.index == index }?.section.list
  }

  override func rowRole(at path: IndexPath, kind: String?) -> ListRowRole? {
    guard let list = list(ofSection: path.section) else { return nil }
    if kind == UICollectionView.elementKindSectionFooter { return .footer(list.appearance) }
    let isHeader =
      kind == UICollectionView.elementKindSectionHeader
      || (kind == nil && list.headerMode == .firstItemInSection && path.item == 0)
    return isHeader ? .header(list.appearance) : .row(list.appearance)
  }

  override var ground: ListGround? {
    sections.first?.section.list.map { ListGround(color: $0.ground) }
  }
}
