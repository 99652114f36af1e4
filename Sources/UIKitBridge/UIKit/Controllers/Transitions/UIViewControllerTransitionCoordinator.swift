import CoreAnimation
import Foundation
import Geometry

/// What is known of a change that is under way between controllers, or of a controller's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
}

/// Runs a program's animations beside a change that the system makes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` in the animation of the change, and `completion` when that has ended. True where it is run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change that is under way: what was asked to run beside it waits until it begins.
final class ControllerTransition: UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let containerView: UIView
  private let controllers: (from: UIViewController?, to: UIViewController?)
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// - Parameter duration: in seconds; 0 for a change at once.
  init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView,
    duration: TimeInterval
  ) {
    controllers = (from, to)
    self.containerView = containerView
    (isAnimated, transitionDuration) = (duration > 0, duration)
  }

  /// What animates it, where that is a program's own object.
  private weak var own: OwnTransition?
  private var handlers: [() -> Void] = []
  private(set) var initiallyInteractive = false
  var presentationStyle: UIModalPresentationStyle { own?.presentationStyle ?? .none }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { own?.isInteractive ?? false }
  var isCancelled: Bool { own?.transitionWasCancelled ?? false }
  var percentComplete: CGFloat { own?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? controllers.from : controllers.to
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? controllers.from?.viewIfLoaded : controllers.to?.viewIfLoaded
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    // Whoever waits is held by this object until the change has ended, and this object by nobody else then.
    if let animation { animations.append { animation(self) } }
    if let completion { completions.append { completion(self) } }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { handlers.append { handler(self) } }

  func begun(with transition: OwnTransition, isInteractive: Bool) {
    (own, initiallyInteractive) = (transition, isInteractive)
  }

  /// A finger has let the change go.
  func interactionChanged() {
    for handler in handlers { handler() }
  }

  /// To be called within the animation of the change.
  func begin() {
    let waiting = animations
    animations = []
    for animation in waiting { animation() }
  }

  /// To be called when the change has ended.
  func end() {
    let waiting = completions
    (completions, handlers) = ([], [])
    for completion in waiting { completion() }
  }
}

extension UIViewController {
  /// The change between controllers that is under way around this one; nil while there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? parent?.transitionCoordinator
  }

  /// Tells it and those in it of another size, which its view gets at once.
  func tellSize(_ size: CGSize) {
    let transition = ControllerTransition(from: self, to: self, in: view, duration: 0)
    ownTransition = transition
    viewWillTransition(to: size, with: transition)
    transition.begin()
    transition.end()
    ownTransition = nil
  }
}
