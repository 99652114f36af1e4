import Foundation
import Geometry

/// Gives the items of a section their places in groups, one group after another.
@MainActor
struct GroupPlacing {
  let view: UICollectionView
  let section: Int
  let environment: any NSCollectionLayoutEnvironment
  private(set) var items: [UICollectionViewLayoutAttributes] = []
  private var starts: [CGPoint] = []
  private var next = 0
  private let count: Int
  private var depth = 0

  init(view: UICollectionView, section: Int, environment: any NSCollectionLayoutEnvironment) {
    (self.view, self.section, self.environment) = (view, section, environment)
    count = view.numberOfItems(inSection: section)
  }

  var hasMore: Bool { next < count }

  /// Where the groups begin along the way that they are scrolled.
  func groupStarts(isVertical: Bool) -> [CGFloat] { starts.map { isVertical ? $0.x : $0.y } }

  /// Fills one group with the next items.
  /// - Returns: its size in points, with the room that is left free around it.
  mutating func place(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in room: CGSize)
    -> CGSize
  {
    if depth == 0 { starts.append(origin) }
    depth += 1
    defer { depth -= 1 }
    let spacing = group.edgeSpacing?.insets ?? NSDirectionalEdgeInsets()
    let insets = group.contentInsets
    var size = group.layoutSize.size(in: room)
    let inner = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    let corner = CGPoint(
      x: origin.x + insets.leading + spacing.leading, y: origin.y + insets.top + spacing.top)
    let used = fill(group, at: corner, inner)
    if group.layoutSize.heightDimension.isEstimated {
      size.height = used.height + insets.top + insets.bottom
    }
    if group.layoutSize.widthDimension.isEstimated {
      size.width = used.width + insets.leading + insets.trailing
    }
    return CGSize(
      width: size.width + spacing.leading + spacing.trailing,
      height: size.height + spacing.top + spacing.bottom)
  }

  private mutating func fill(
    _ group: NSCollectionLayoutGroup, at corner: CGPoint, _ inner: CGSize
  ) -> CGSize {
    switch group.kind {
    case .custom(let provider):
      let container = LayoutContainer(contentSize: inner)
      let around = LayoutEnvironment(
        container: container, traitCollection: environment.traitCollection)
      for item in provider(around) where hasMore {
        add(item.frame.offsetBy(dx: corner.x, dy: corner.y), zIndex: item.zIndex)
      }
      return inner
    case .horizontal: return line(group, at: corner, inner, isHorizontal: true)
    case .vertical: return line(group, at: corner, inner, isHorizontal: false)
    }
  }

  private mutating func line(
    _ group: NSCollectionLayoutGroup, at corner: CGPoint, _ inner: CGSize, isHorizontal: Bool
  ) -> CGSize {
    let gap = group.interItemSpacing
    let length = isHorizontal ? inner.width : inner.height
    let dimension =
      isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let first = items.count
    let share =
      group.count == nil && !dimension.isEstimated
      ? fractionalShare(of: group, in: inner, isHorizontal) : 1
    var (used, thickness, index) = (CGFloat(0), CGFloat(0), 0)
    var ends: [Int] = []
    while hasMore, !group.subitems.isEmpty {
      if let count = group.count, index >= count { break }
      let item = group.subitems[index % group.subitems.count]
      if dimension.isEstimated, group.count == nil, index >= group.subitems.count { break }
      var room = inner
      if let count = group.count, count > 0, !dimension.isEstimated {
        let share = (length - CGFloat(count - 1) * (gap?.spacing ?? 0)) / CGFloat(count)
        if isHorizontal { room.width = share } else { room.height = share }
      }
      let before = index == 0 ? 0 : gap?.spacing ?? 0
      let wish = item.layoutSize.size(in: room)
      let shrinks = share < 1 && item.layoutSize.isFraction(isHorizontal)
      let wished =
        group.count != nil && !dimension.isEstimated
        ? (isHorizontal ? room.width : room.height)
        : (isHorizontal ? wish.width : wish.height) * (shrinks ? share : 1)
      if group.count == nil, !dimension.isEstimated, index > 0,
        used + before + wished > length + 0.01
      {
        break
      }
      used += before
      let origin = CGPoint(
        x: corner.x + (isHorizontal ? used : 0), y: corner.y + (isHorizontal ? 0 : used))
      let fixed = shrinks || (group.count != nil && !dimension.isEstimated) ? wished : nil
      let size = place(item, at: origin, in: room, along: fixed, isHorizontal)
      used += isHorizontal ? size.width : size.height
      thickness = max(thickness, isHorizontal ? size.height : size.width)
      ends.append(items.count)
      index += 1
    }
    if let gap, gap.isFlexibleSpacing, ends.count > 1, !dimension.isEstimated, used < length {
      spread(from: first, ends, (length - used) / CGFloat(ends.count - 1), isHorizontal)
      used = length
    }
    return isHorizontal
      ? CGSize(width: used, height: thickness) : CGSize(width: thickness, height: used)
  }

  /// Recorded on iOS 26: as many items stand in a line as have room without distances, and fixed distances
  /// come out of what those have that are a part of the line. How much of it those keep.
  private func fractionalShare(
    of group: NSCollectionLayoutGroup, in inner: CGSize, _ isHorizontal: Bool
  ) -> CGFloat {
    guard let gap = group.interItemSpacing, gap.isFixedSpacing, gap.spacing > 0 else { return 1 }
    let length = isHorizontal ? inner.width : inner.height
    var (sum, parts, number) = (CGFloat(0), CGFloat(0), 0)
    while !group.subitems.isEmpty {
      let size = group.subitems[number % group.subitems.count].layoutSize
      let wish = size.size(in: inner)
      let own = isHorizontal ? wish.width : wish.height
      guard own > 0, sum + own <= length + 0.01 else { break }
      sum += own
      if size.isFraction(isHorizontal) { parts += own }
      number += 1
    }
    let excess = sum + gap.spacing * CGFloat(max(number - 1, 0)) - length
    return excess > 0.01 && parts > excess ? (parts - excess) / parts : 1
  }

  /// Flexible room: what is left is shared among the gaps.
  private func spread(from first: Int, _ ends: [Int], _ more: CGFloat, _ isHorizontal: Bool) {
    var start = first
    for (index, end) in ends.enumerated() {
      for item in items[start..<end] {
        let way = CGFloat(index) * more
        item.frame = item.frame.offsetBy(dx: isHorizontal ? way : 0, dy: isHorizontal ? 0 : way)
      }
      start = end
    }
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in room: CGSize, along fixed: CGFloat?,
    _ isHorizontal: Bool
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, at: origin, in: room)
    }
    var size = item.layoutSize.size(in: room)
    if let fixed {
      if isHorizontal { size.width = fixed } else { size.height = fixed }
    }
    let spacing = item.edgeSpacing?.insets ?? NSDirectionalEdgeInsets()
    let insets = item.contentInsets
    let place = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: next, section: section))
    func frame() -> CGRect {
      CGRect(
        x: origin.x + spacing.leading + insets.leading, y: origin.y + spacing.top + insets.top,
        width: max(size.width - insets.leading - insets.trailing, 0),
        height: max(size.height - insets.top - insets.bottom, 0))
    }
    place.frame = frame()
    if item.layoutSize.heightDimension.isEstimated, isHorizontal || fixed == nil {
      size.height = view.measuredHeight(of: place) + insets.top + insets.bottom
    }
    if item.layoutSize.widthDimension.isEstimated, !isHorizontal || fixed == nil {
      size.width = view.measuredWidth(of: place) + insets.leading + insets.trailing
    }
    add(frame(), zIndex: 0)
    return CGSize(
      width: size.width + spacing.leading + spacing.trailing,
      height: size.height + spacing.top + spacing.bottom)
  }

  private mutating func add(_ frame: CGRect, zIndex: Int) {
    let place = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: next, section: section))
    place.frame = frame
    place.zIndex = zIndex
    items.append(place)
    next += 1
  }
}
