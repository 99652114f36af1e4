import CoreAnimation
import Foundation
import Geometry
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// Hears what becomes of a controller that a finger can take away.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// A narrow window asks how a popover is to be shown in it.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a finger has taken it away, and not after `dismiss(animated:completion:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// What stands in another one and may wish for a size.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// In points; zero for any.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// How a controller is shown in front of another.
@preconcurrency @MainActor
open class UIPresentationController: _KnownByIdentity {
  private unowned let presented: UIViewController
  private weak var presenter: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
  }

  convenience init(presented: UIViewController) {
    self.init(presentedViewController: presented, presenting: nil)
  }

  open var presentedViewController: UIViewController { presented }
  open var presentingViewController: UIViewController! {
    presented.presentingViewController ?? presenter
  }

  // MARK: A presentation of a program's own

  /// In which the presented view stands; nil while nothing is presented by a program's own transition.
  open internal(set) var containerView: UIView?
  open var presentedView: UIView? { presented.view }
  /// In points of `containerView`: all of it, unless a program says otherwise.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  open var traitCollection: UITraitCollection { presented.traitCollection }
  /// Whether the presenter's view is away while the presented one is shown.
  open var shouldRemovePresentersView: Bool { false }
  open var shouldPresentInFullscreen: Bool { true }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size in points of a controller in one that is `parentSize` points large.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Whether a finger may take it away.
  package var allowsDismissal: Bool {
    !presented.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  func tellDismissed() {
    delegate?.presentationControllerWillDismiss(self)
    delegate?.presentationControllerDidDismiss(self)
  }
}

/// Where a popover points to. Windows here are narrow: it is a card at the lower edge unless its delegate keeps it
/// a popover, with `UIModalPresentationStyle.none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceItem: Any?
  /// In points of `sourceView`.
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var backgroundColor: UIColor?
  open var canOverlapSourceViewRect = false

  /// What a popover that stays one belongs to, in points of the window; nil where it is a card.
  package var anchorInWindow: CGRect? {
    guard let source = sourceView ?? sourceItem as? UIView,
      delegate?.adaptivePresentationStyle(
        for: self, traitCollection: presentedViewController.traitCollection)
        == UIModalPresentationStyle.none
    else { return nil }
    return source.convert(sourceRect.isNull ? source.bounds : sourceRect, to: nil)
  }

  /// Whether it stands above what it belongs to; nil for where there is room.
  package var isAbove: Bool? {
    let sides = permittedArrowDirections.intersection([.up, .down])
    return sides == .down ? true : sides == .up ? false : nil
  }
}

public typealias UIPopoverPresentationControllerDelegate = UIAdaptivePresentationControllerDelegate

/// Sides at which a popover's arrow may stand.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let any: Self = [.up, .down, .left, .right]
  public static let unknown = Self(rawValue: .max)
}
