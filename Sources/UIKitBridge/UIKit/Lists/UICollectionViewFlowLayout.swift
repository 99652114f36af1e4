import CoreAnimation
import Foundation
import Geometry

/// Items in lines, as many in each as have room.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// As an estimate: items are as large as what is in them.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Not zero: an item is as large as its cell asks for, where the delegate doesn't say.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  private var items: [UICollectionViewLayoutAttributes] = []
  private var extent: CGFloat = 0

  open override func prepare() {
    super.prepare()
    (items, extent) = ([], 0)
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections { place(section, of: view) }
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  private func place(_ section: Int, of view: UICollectionView) {
    let wishes = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset =
      wishes?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineGap =
      wishes?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemGap =
      wishes?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      wishes?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    addEdge(UICollectionView.elementKindSectionHeader, header, section, of: view)
    let (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let breadth = (isVertical ? view.bounds.width : view.bounds.height) - start - end
    extent += isVertical ? inset.top : inset.left
    var line: [(IndexPath, CGSize)] = []
    var used: CGFloat = 0
    var sizes: Set<CGFloat> = []
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size =
        wishes?.collectionView(view, layout: self, sizeForItemAt: path)
        ?? view.measuredSize(at: path, from: itemSize, isMeasured: estimatedItemSize != .zero)
      let length = isVertical ? size.width : size.height
      sizes.insert(length)
      if !line.isEmpty, used + itemGap + length > breadth + 0.01 {
        close(line, at: start, breadth, itemGap, isLast: false)
        extent += lineGap
        (line, used) = ([], 0)
      }
      used += length + (line.isEmpty ? 0 : itemGap)
      line.append((path, size))
    }
    if !line.isEmpty {
      let gap = sizes.count == 1 ? evenGap(sizes.first ?? 0, breadth, itemGap) : itemGap
      close(line, at: start, breadth, gap, isLast: true)
    }
    extent += isVertical ? inset.bottom : inset.right
    let footer =
      wishes?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    addEdge(UICollectionView.elementKindSectionFooter, footer, section, of: view)
  }

  private func addEdge(_ kind: String, _ size: CGSize, _ section: Int, of view: UICollectionView) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let edge = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    edge.frame =
      isVertical
      ? CGRect(x: 0, y: extent, width: view.bounds.width, height: length)
      : CGRect(x: extent, y: 0, width: length, height: view.bounds.height)
    items.append(edge)
    extent += length
  }

  /// Between items of one length, as many in a line as have room.
  private func evenGap(_ length: CGFloat, _ breadth: CGFloat, _ least: CGFloat) -> CGFloat {
    let count = length > 0 ? ((breadth + 0.01 + least) / (length + least)).rounded(.down) : 0
    return count > 1 ? max(least, (breadth - count * length) / (count - 1)) : least
  }

  /// A full line reaches from edge to edge; one item for which there is no second beside it stands in the middle. Recorded on iOS 26: in the last one items of one length stand
  /// where they would in a full one, others at the least distance.
  private func close(
    _ line: [(IndexPath, CGSize)], at start: CGFloat, _ breadth: CGFloat, _ gap: CGFloat,
    isLast: Bool
  ) {
    let lengths = line.map { isVertical ? $0.1.width : $0.1.height }
    let thickness = line.map { isVertical ? $0.1.height : $0.1.width }.max() ?? 0
    let free = breadth - lengths.reduce(0, +)
    var between = gap
    if !isLast, line.count > 1 {
      between = max(gap, free / CGFloat(line.count - 1))
    }
    let hasRoom = line.count > 1 || lengths[0] + gap <= free + 0.01
    var place = isLast && hasRoom || line.count > 1 ? start : start + free / 2
    for (index, (path, size)) in line.enumerated() {
      let item = UICollectionViewLayoutAttributes(forCellWith: path)
      let across = extent + (thickness - (isVertical ? size.height : size.width)) / 2
      item.frame = CGRect(
        origin: isVertical ? CGPoint(x: place, y: across) : CGPoint(x: across, y: place), size: size
      )
      items.append(item)
      place += lengths[index] + between
    }
    extent += thickness
  }

  open override var collectionViewContentSize: CGSize {
    let bounds = collectionView?.bounds ?? .zero
    return isVertical
      ? CGSize(width: bounds.width, height: extent) : CGSize(width: extent, height: bounds.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { items.filter { $0.frame.intersects(rect) } }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { items.first { $0.indexPath == indexPath && $0.kind == nil } }
}
