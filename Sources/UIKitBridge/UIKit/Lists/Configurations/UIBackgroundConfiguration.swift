import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// What lies behind a cell, a header, a footer or the contents of a button, as a value.
nonisolated public struct UIBackgroundConfiguration {
  /// Whether a cell's system background follows its state: which colours it has when.
  enum Family { case clear, plain, grouped, sidebar, header }
  var family = Family.clear

  public var customView: UIView?
  /// Points; in a button 0 is for that of its corner style.
  public var cornerRadius: CGFloat = 0
  /// Points between the cell's edges and the background.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// nil in a button is for that of its look, in a cell for the tint.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points; the line lies within the edge, moved out by `strokeOutset`.
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { make(.clear) }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listHeader() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }
  public static func listFooter() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }
  public static func listPlainCell() -> UIBackgroundConfiguration { make(.plain) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { make(.plain) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { make(.grouped) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { make(.header) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { make(.sidebar) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { make(.header) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { make(.sidebar) }

  private static func make(_ family: Family) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.family = family
    switch family {
    case .plain: background.backgroundColor = .systemBackground
    case .grouped: background.backgroundColor = .secondarySystemGroupedBackground
    case .sidebar: background.cornerRadius = ListFigures.sidebarHeight / 2
    case .clear, .header: background.backgroundColor = .clear
    }
    return background
  }

  /// The same background in another state: the system's colour changes, one of the program's own stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var next = self
    guard backgroundColor == Self.make(family).backgroundColor,
      let state = state as? UICellConfigurationState, state.isSelected || state.isHighlighted
    else { return next }
    switch family {
    case .plain, .grouped: next.backgroundColor = .systemGray4
    case .sidebar: next.backgroundColor = .secondarySystemFill
    case .clear, .header: break
    }
    return next
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (family == .sidebar ? .clear : tintColor)
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
