import Foundation
import Geometry

/// Distances in lists of UIKit, in points: those that SwiftUI's lists show on iOS 26, where both have one.
nonisolated enum ListFigures {
  /// A row is at least so tall, and keeps so much above and below its texts.
  static let rowHeight: CGFloat = 44
  static let rowPadding: CGFloat = 11
  /// From the window to a card, and from a card's edge, or the window's, to its rows' content.
  static let margin: CGFloat = 16
  static let inset: CGFloat = 16
  static let cornerRadius: CGFloat = 26

  /// Above the first card, and between two cards without words between them.
  static let cardGap: CGFloat = 35
  static let firstHeaderGap: CGFloat = 10
  static let headerGap: CGFloat = 27.5
  static let belowHeader: CGFloat = 10
  static let aboveFooter: CGFloat = 8
  /// Below a footer, to the next card, or to the next header.
  static let belowFooter: CGFloat = 23.5
  static let footerToHeader: CGFloat = 16

  /// How far rows of a sidebar stand from its edges.
  static let sidebarMargin: CGFloat = 8
  static let sidebarPadding: CGFloat = 9

  static let imageGap: CGFloat = 16
  static let sideGap: CGFloat = 8
  static let lineGap: CGFloat = 2

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
