import CoreAnimation
import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

// Ways to answer to what no phone without a pencil, a pointer, a search or large letters in its bars has: views keep
// them, and nobody calls them.

/// Taps on an Apple Pencil.
@preconcurrency @MainActor
open class UIPencilInteraction: _KnownByIdentity, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  public static var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  public static var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  public static var prefersPencilOnlyDrawing: Bool { false }
  public static var prefersHoverToolPreview: Bool { false }
  public init() {}
  public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
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
open class UIToolTipInteraction: _KnownByIdentity, UIInteraction {
  open private(set) weak var view: UIView?
  open var defaultToolTip: String?
  open var isEnabled = true
  public init(defaultToolTip: String? = nil) { self.defaultToolTip = defaultToolTip }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Items of bars, large in the middle of the screen, while a finger rests on them.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: _KnownByIdentity, UIInteraction {
  open private(set) weak var view: UIView?
  public static var isEnabled: Bool { false }
  public init() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// A search in what a view shows, in a bar over the keyboard.
@preconcurrency @MainActor
open class UIFindInteraction: _KnownByIdentity, UIInteraction {
  open private(set) weak var view: UIView?
  open var searchText: String?
  open var replacementText: String?
  open var isFindNavigatorVisible: Bool { false }
  public init() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func presentFindNavigator(showingReplace: Bool) {
    Reports.once("UIFindInteraction: there is no bar to find with")
  }
  open func dismissFindNavigator() {}
  open func findNext() {}
  open func findPrevious() {}
}

/// Writing by hand in fields.
@preconcurrency @MainActor
open class UIScribbleInteraction: _KnownByIdentity, UIInteraction {
  open private(set) weak var view: UIView?
  open var isHandlingWriting: Bool { false }
  public static var isPencilInputExpected: Bool { false }
  public init() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Where keys and remote controls move a focus to: no focus moves by them here.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [Any] = []
}
