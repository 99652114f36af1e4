import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// A button beside a row that was swiped.
@preconcurrency @MainActor
open class UIContextualAction {
  nonisolated public enum Style: Int, Sendable { case normal, destructive }
  /// Calls `completion` when it has done what it does: the row goes back to its place then.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void
  ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// The system's: red for what destroys, else gray.
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// The buttons at one edge of a row, the first of them outermost.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  public let actions: [UIContextualAction]
  /// Whether the first one acts when the row is swiped all the way.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
