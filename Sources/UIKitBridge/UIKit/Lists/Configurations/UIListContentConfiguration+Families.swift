import Foundation
import Geometry
import ViewContent
import ViewGraphics

extension UIListContentConfiguration {
  /// Texts in the styles of the system, whose lines are higher than those of fonts of a size.
  private static func make(
    _ font: UIFont, _ color: UIColor = .label, secondary: UIFont.TextStyle = .subheadline,
    _ secondaryColor: UIColor = .label
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      textProperties: TextProperties(font: font, color: color),
      secondaryTextProperties: TextProperties(
        font: .preferredFont(forTextStyle: secondary), color: secondaryColor))
  }

  private static var body: UIFont { .preferredFont(forTextStyle: .body) }
  private static var headline: UIFont { .preferredFont(forTextStyle: .headline) }
  private static var footnote: UIFont { .preferredFont(forTextStyle: .footnote) }

  // MARK: Cells

  public static func cell() -> UIListContentConfiguration { make(body) }

  /// The second text is small, below the first.
  public static func subtitleCell() -> UIListContentConfiguration { make(body) }

  /// The second text stands at the end, where both have room in one line.
  public static func valueCell() -> UIListContentConfiguration {
    var value = make(body, secondary: .body, .secondaryLabel)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  public static func sidebarCell() -> UIListContentConfiguration {
    var cell = make(body, .label, secondary: .subheadline, .secondaryLabel)
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
    header(make(headline, .label, secondary: .subheadline, .secondaryLabel))
  }
  public static func plainFooter() -> UIListContentConfiguration {
    groupedFooter()
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    header(make(headline, .secondaryLabel, secondary: .subheadline, .secondaryLabel))
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(
      make(
        .systemFont(ofSize: 20, weight: .bold), .label, secondary: .subheadline, .secondaryLabel))
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(
      make(
        .systemFont(ofSize: 22, weight: .bold), .label, secondary: .subheadline, .secondaryLabel))
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    headerFooter(
      make(footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel),
      top: ListFigures.aboveFooter, bottom: ListFigures.belowFooter)
  }
  public static func sidebarHeader() -> UIListContentConfiguration {
    headerFooter(
      make(
        .systemFont(ofSize: 20, weight: .bold), .label, secondary: .subheadline, .secondaryLabel),
      top: 9, bottom: 9)
  }

  private static func header(_ configuration: UIListContentConfiguration)
    -> UIListContentConfiguration
  {
    headerFooter(
      configuration, top: ListFigures.headerPadding, bottom: ListFigures.headerPadding)
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
