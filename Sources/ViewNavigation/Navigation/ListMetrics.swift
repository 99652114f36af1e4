import Foundation
import Geometry
import Typesetting
import ViewControls
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Distances in lists of iOS 26, in points.
enum ListMetrics {
  /// From the window to a card, and from a card's edge, or the window's, to its rows' content.
  static let margin: CGFloat = 16
  static let inset: CGFloat = 16
  /// A row is at least so tall, and keeps so much above and below its content.
  static var rowHeight: CGFloat { TallLetters.haveRoom ? 56 : 52 }
  static let rowPadding: CGFloat = 15
  static let cornerRadius: CGFloat = 26

  /// Above the first card, and between two cards without words between them.
  static let cardGap: CGFloat = 35
  static let firstHeaderGap: CGFloat = 10
  static let headerGap: CGFloat = 27.5
  static let plainHeaderGap: CGFloat = 32
  /// Between a header and what it stands above.
  static let belowHeader: CGFloat = 10
  /// Between a card and its footer, and the least height of that.
  static let aboveFooter: CGFloat = 8
  static var footerHeight: CGFloat { TallLetters.haveRoom ? 21 : 15.5 }
  static var footerLeading: LastLeading { TallLetters.haveRoom ? .added : .automatic }
  /// Below a footer: to the next card, or to the next header.
  static let footerToCard: CGFloat = 23.5
  static let footerToHeader: CGFloat = 16

  /// Rows on the panel of a sidebar, and how far in from its edges. Not recorded: UIKit's rows of 44 points.
  static let sidebarRowHeight: CGFloat = 44
  static let sidebarRowPadding: CGFloat = 9
  static let sidebarMargin: CGFloat = 8

  /// What is left free above a section, below what ends as `above` says; nil at the top of the list.
  static func gap(
    above: ListSectionShape?, _ section: ListSectionShape, _ style: ListStyleKind,
    spacing: CGFloat? = nil
  ) -> CGFloat {
    if let spacing, above != nil, style != .plain {
      // Measured with headers: they keep their own distance below that.
      return section.hasHeader ? spacing + firstHeaderGap : spacing
    }
    if style == .plain {
      guard section.hasHeader else { return 0 }
      return above == nil ? firstHeaderGap : plainHeaderGap
    }
    guard let above else { return section.hasHeader ? firstHeaderGap : cardGap }
    if above.hasFooter { return section.hasHeader ? footerToHeader : footerToCard }
    return section.hasHeader ? headerGap : cardGap
  }
}

/// What a section of a list has around its rows.
struct ListSectionShape: Equatable {
  var hasHeader = false
  var hasFooter = false
}

/// How far apart the sections of a list stand.
nonisolated public struct ListSectionSpacing: Sendable {
  /// Points; nil for the system's.
  let length: CGFloat?
  public static let `default` = ListSectionSpacing(length: nil)
  /// Half of the system's distance.
  public static let compact = ListSectionSpacing(length: ListMetrics.cardGap / 2)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// What modifiers say about the distances and lines of the lists inside.
struct ListLook: Equatable {
  var rowSpacing: CGFloat = 0
  var sectionSpacing: CGFloat?
  /// From the window to a card, in points; nil for the system's.
  var sectionMargin: CGFloat?
  /// Whether sections begin and end without a line.
  var hidesSectionSeparators = false
}

private struct ListLookKey: EnvironmentKey { static var defaultValue: ListLook { ListLook() } }

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Leaves room between the rows of the lists inside, each on a card of its own; nil for none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(EnvironmentModifier { $0.listLook.rowSpacing = spacing ?? 0 })
  }

  /// Leaves room between the sections of the lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(EnvironmentModifier { $0.listLook.sectionSpacing = spacing.length })
  }

  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Shows or hides the lines at the ends of sections, which plain lists have.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    let isHidden = visibility == .hidden && edges.contains(.bottom)
    return modifier(EnvironmentModifier { $0.listLook.hidesSectionSeparators = isHidden })
      .modifier(TraitModifier(SectionSeparatorTrait.self, value: isHidden))
  }
}

/// Whether a row that ends its section has no line below it.
enum SectionSeparatorTrait: ElementTrait { typealias Value = Bool }

/// The room above the first section of a list. A large title above takes the place of that above a card.
struct ListTopInset: View {
  let section: ListSectionShape
  let style: ListStyleKind
  @Environment(\.barModel) private var bars

  var body: some View {
    if let bars, style != .plain, !section.hasHeader {
      BelowTitle(bars: bars)
    } else {
      Color.clear.frame(height: ListMetrics.gap(above: nil, section, style))
    }
  }

  private struct BelowTitle: View {
    @ObservedObject var bars: BarModel

    var body: some View {
      let isBelowLargeTitle =
        bars.content.title != nil && bars.isLarge && !bars.content.isHidden
      Color.clear.frame(height: isBelowLargeTitle ? 0 : ListMetrics.cardGap)
    }
  }
}
