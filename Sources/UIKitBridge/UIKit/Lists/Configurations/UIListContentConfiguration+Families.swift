import Foundation
import Geometry
import ViewContent
import ViewGraphics

extension UIListContentConfiguration {
  private static func make(
    _ size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = .label,
    secondary: CGFloat = 15, _ secondaryColor: UIColor = .label
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      textProperties: TextProperties(font: .systemFont(ofSize: size, weight: weight), color: color),
      secondaryTextProperties: TextProperties(
        font: .systemFont(ofSize: secondary), color: secondaryColor))
  }

  // MARK: Cells

  public static func cell() -> UIListContentConfiguration { make(17) }

  /// The second text is small, below the first.
  public static func subtitleCell() -> UIListContentConfiguration { make(17, secondary: 12) }

  /// The second text stands at the end, where both have room in one line.
  public static func valueCell() -> UIListContentConfiguration {
    var value = make(17, secondary: 17, .secondaryLabel)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  public static func sidebarCell() -> UIListContentConfiguration {
    var cell = make(17, secondary: 15, .secondaryLabel)
    cell.directionalLayoutMargins = ListFigures.sidebarMargins
    return cell
  }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var cell = sidebarCell()
    cell.secondaryTextProperties.font = .systemFont(ofSize: 12)
    return cell
  }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarSubtitleCell()
  }

  // MARK: Headers and footers

  public static func header() -> UIListContentConfiguration { groupedHeader() }
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  public static func plainHeader() -> UIListContentConfiguration {
    headerFooter(make(17, .semibold, secondary: 15, .secondaryLabel), top: 5.5, bottom: 5.5)
  }
  public static func plainFooter() -> UIListContentConfiguration {
    headerFooter(make(17, .regular, .secondaryLabel), top: 5.5, bottom: 5.5)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    headerFooter(
      make(17, .semibold, .secondaryLabel, secondary: 15, .secondaryLabel),
      top: 0, bottom: ListFigures.belowHeader)
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    headerFooter(
      make(20, .bold, secondary: 15, .secondaryLabel), top: 0,
      bottom: ListFigures.belowHeader)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    headerFooter(
      make(22, .bold, secondary: 15, .secondaryLabel), top: 0,
      bottom: ListFigures.belowHeader)
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    headerFooter(
      make(13, .regular, .secondaryLabel, secondary: 13, .secondaryLabel),
      top: ListFigures.aboveFooter, bottom: 0)
  }
  public static func sidebarHeader() -> UIListContentConfiguration {
    headerFooter(make(20, .bold, secondary: 15, .secondaryLabel), top: 9, bottom: 9)
  }

  private static func headerFooter(
    _ configuration: UIListContentConfiguration, top: CGFloat, bottom: CGFloat
  ) -> UIListContentConfiguration {
    var next = configuration
    next.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: ListFigures.inset, bottom: bottom, trailing: ListFigures.inset)
    return next
  }
}
