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

/// How a controller is shown in front of another.
@preconcurrency @MainActor
open class UIPresentationController: _KnownByIdentity {
  private unowned let presented: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presented: UIViewController) { self.presented = presented }

  open var presentedViewController: UIViewController { presented }
  open var presentingViewController: UIViewController? { presented.presentingViewController }

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
