import Foundation
import Geometry
import Typesetting

/// Distances in lists of UIKit, in points: those that SwiftUI's lists show on iOS 26, where both have one.
nonisolated enum ListFigures {
  /// A row is at least so tall, and keeps so much above and below its texts; so do rows of tables, whose
  /// texts stand without a distance, and views of SwiftUI in a row.
  static var rowHeight: CGFloat { TallLetters.haveRoom ? 56 : 52 }
  static let rowPadding: CGFloat = 15
  static var tableRowHeight: CGFloat { rowHeight + 1 }
  static let tableRowPadding: CGFloat = 15.5
  static let hostedPadding: CGFloat = 11
  static let sidebarHeight: CGFloat = 44
  /// From the window to a card, and from a card's edge, or the window's, to its rows' content.
  static let margin: CGFloat = 16
  static let inset: CGFloat = 16
  static let cornerRadius: CGFloat = 26

  /// Above the first card, and between two cards without words between them.
  static let cardGap: CGFloat = 35
  /// Above and below the words of a header, and what lies between a header and a card above it, or above a
  /// header of a list without cards.
  static let headerPadding: CGFloat = 10
  static let headerGap: CGFloat = 17.5
  static let plainHeaderGap: CGFloat = 22
  static let aboveFooter: CGFloat = 8
  static let belowFooter: CGFloat = 8.5
  /// Below a footer, to the next card; to a header there is none.
  static let footerToCard: CGFloat = 17.5

  /// How far rows of a sidebar stand from its edges.
  static let sidebarMargin: CGFloat = 8
  static let sidebarPadding: CGFloat = 9

  static let imageGap: CGFloat = 16
  static let sideGap: CGFloat = 8
  static let lineGap: CGFloat = 4

  /// What is at a row's ends: the room of a sign, and between two of them.
  static let signRoom: CGFloat = 40
  static let accessoryGap: CGFloat = 12

  /// Of one button beside a row that was swiped.
  static let swipeButton: CGFloat = 74
  /// Seconds in which rows come, go and change their places.
  static let updateDuration = 0.3

  static var cellMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: rowPadding, leading: inset, bottom: rowPadding, trailing: inset)
  }
  static var sidebarMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: sidebarPadding, leading: inset, bottom: sidebarPadding, trailing: inset)
  }
}
