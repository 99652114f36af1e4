import CoreAnimation
import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

// Ways to answer to what no phone without a pencil, a pointer, a search or large letters in its bars has: views keep
// them, and nobody calls them.

/// An interaction that a view keeps and nobody calls.
@preconcurrency @MainActor
open class _AbsentInteraction: _KnownByIdentity, UIInteraction {
  open private(set) weak var view: UIView?
  public init() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Taps on an Apple Pencil.
@preconcurrency @MainActor
open class UIPencilInteraction: _AbsentInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  public static var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  public static var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  public static var prefersPencilOnlyDrawing: Bool { false }
  public static var prefersHoverToolPreview: Bool { false }
  public override init() {}
  public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }
}

public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes,
    showContextualPalette, runSystemShortcut
}

@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// A word beside a pointer that rests.
@preconcurrency @MainActor
open class UIToolTipInteraction: _AbsentInteraction {
  open var defaultToolTip: String?
  open var isEnabled = true
  public init(defaultToolTip: String? = nil) { self.defaultToolTip = defaultToolTip }
}

/// Items of bars, large in the middle of the screen, while a finger rests on them.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: _AbsentInteraction {
  public static var isEnabled: Bool { false }
}

/// A search in what a view shows, in a bar over the keyboard.
@preconcurrency @MainActor
open class UIFindInteraction: _AbsentInteraction {
  open var searchText: String?
  open var replacementText: String?
  open var isFindNavigatorVisible: Bool { false }
  open func presentFindNavigator(showingReplace: Bool) {
    Reports.once("UIFindInteraction: there is no bar to find with")
  }
  open func dismissFindNavigator() {}
  open func findNext() {}
  open func findPrevious() {}
}

/// Writing by hand in fields.
@preconcurrency @MainActor
open class UIScribbleInteraction: _AbsentInteraction {
  open var isHandlingWriting: Bool { false }
  public static var isPencilInputExpected: Bool { false }
}

/// Where keys and remote controls move a focus to: no focus moves by them here.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [Any] = []
}
