import CoreAnimation
import Foundation
import ViewInteraction
import ViewRuntime

// Things that are dragged from one view to another. UIKit's drags are not begun here, which is said where a program asks for
// them: its delegates hear of none.

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: _KnownByIdentity {
  public let itemProvider: NSItemProvider
  /// What the program itself knows of it.
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
  open func setNeedsDropPreviewUpdate() {}
}

/// How a thing looks while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: _KnownByIdentity {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

/// What drags and drops have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}

/// Things that are being dragged.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// Things that are about to be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progress: Progress { get }
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What would become of things if they were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: _KnownByIdentity {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// Lets the contents of a view be dragged; no drag begins here.
@preconcurrency @MainActor
open class UIDragInteraction: _KnownByIdentity, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
  open class var isEnabledByDefault: Bool { true }
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { DragNotes.tell() }
  }
}

@MainActor enum DragNotes {
  static func tell() { Reports.once("views of UIKit are not dragged: those of SwiftUI are") }
}

@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

/// Lets things be dropped on a view; nothing is here.
@preconcurrency @MainActor
open class UIDropInteraction: _KnownByIdentity, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}
