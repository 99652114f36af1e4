import CoreAnimation
import Foundation
import Geometry
import ViewGraphics

/// What a view of a list is there for.
enum ListRowRole: Equatable {
  case row(UICollectionLayoutListConfiguration.Appearance)
  case header(UICollectionLayoutListConfiguration.Appearance)
  case footer(UICollectionLayoutListConfiguration.Appearance)

  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .row(let appearance), .header(let appearance), .footer(let appearance): appearance
    }
  }

  var content: UIListContentConfiguration {
    switch self {
    case .row(.sidebar), .row(.sidebarPlain): .sidebarCell()
    case .row: .cell()
    case .header(.plain): .plainHeader()
    case .header(.sidebar), .header(.sidebarPlain): .sidebarHeader()
    case .header: .groupedHeader()
    case .footer(.plain): .plainFooter()
    case .footer: .groupedFooter()
    }
  }

  var background: UIBackgroundConfiguration {
    switch self {
    case .row(.sidebar), .row(.sidebarPlain): .listSidebarCell()
    case .row(.plain): .listPlainCell()
    case .row: .listGroupedCell()
    case .header(.plain), .footer(.plain): .listPlainHeaderFooter()
    case .header, .footer: .listGroupedHeaderFooter()
    }
  }

  var minimumHeight: CGFloat {
    switch self {
    case .row(.sidebar), .row(.sidebarPlain): ListFigures.sidebarHeight
    case .row: ListFigures.rowHeight
    default: 0
    }
  }
}

/// How a view of a list stands among the others of its section.
struct ListRow {
  var role: ListRowRole
  var isFirst: Bool
  var isLast: Bool
  var lines: UIListSeparatorConfiguration?
  var swipes:
    (
      leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?,
      trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    ) = (nil, nil)

  /// The corners of its card that it has.
  var card: (radius: CGFloat, corners: CACornerMask)? {
    guard role == .row(.insetGrouped) else { return nil }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return (ListFigures.cornerRadius, corners)
  }
}

/// What lies behind the rows of a list.
struct ListGround {
  let color: UIColor
}

/// A section whose groups are scrolled across the way that the view is: its place in the content, and how long the groups
/// are together, in points.
final class OrthogonalStrip {
  let section: Int
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let frame: CGRect
  let length: CGFloat
  let starts: [CGFloat]

  init(
    section: Int, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, frame: CGRect,
    length: CGFloat, starts: [CGFloat]
  ) {
    (self.section, self.behavior, self.frame) = (section, behavior, frame)
    (self.length, self.starts) = (length, starts)
  }
}
