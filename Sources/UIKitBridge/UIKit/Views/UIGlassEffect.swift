import Foundation
import ViewGraphics
import ViewLayout

/// Liquid Glass behind a view's content, drawn as SwiftUI's `glassEffect`: a capsule, unless the view has corners of
/// its own.
@preconcurrency @MainActor
public final class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  let style: Style
  /// Accepted; touches do not light the glass.
  public var isInteractive = false
  public var tintColor: UIColor?

  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  var glass: Glass {
    (style == .clear ? Glass.clear : .regular).tint(tintColor?.color)
  }
}

/// Glass of the views inside is drawn together: panes that are near to each other are one.
@preconcurrency @MainActor
public final class UIGlassContainerEffect: UIVisualEffect {
  /// Points between panes below which they flow together.
  public var spacing: CGFloat = 0
}
