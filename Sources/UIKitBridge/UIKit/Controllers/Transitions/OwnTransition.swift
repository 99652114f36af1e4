import CoreAnimation
import Foundation
import Geometry

/// A change between two controllers that a program's own object animates, by itself or as a finger moves.
@MainActor
final class OwnTransition: UIViewControllerContextTransitioning {
  /// What stays as it is during the change, or moves with it.
  struct Sides {
    var from: UIViewController
    var to: UIViewController
    /// The views to move; nil for those that stay where they are.
    var views: (from: UIView?, to: UIView?)
    /// Where the views belong, in points of the container.
    var places: (from: CGRect, to: CGRect)
  }

  let containerView: UIView
  let isAnimated = true
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  /// Who animates it; kept until it has ended.
  let animator: any UIViewControllerAnimatedTransitioning
  private let sides: Sides
  /// What runs beside it.
  let companion: ControllerTransition
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var onEnd: ((Bool) -> Void)?
  private let poses: [(view: UIView, pose: ViewPose)]

  /// - Parameter onEnd: Called once, with whether the change was made.
  init(
    _ sides: Sides, in containerView: UIView, style: UIModalPresentationStyle = .none,
    animator: any UIViewControllerAnimatedTransitioning, companion: ControllerTransition,
    onEnd: @escaping (Bool) -> Void
  ) {
    self.sides = sides
    self.containerView = containerView
    self.animator = animator
    self.companion = companion
    self.onEnd = onEnd
    presentationStyle = style
    poses = [sides.from, sides.to].compactMap(\.viewIfLoaded).map { ($0, ViewPose(of: $0)) }
  }

  /// In seconds.
  var duration: TimeInterval { max(animator.transitionDuration(using: self), 0) }

  /// Begins it; where `interaction` wishes so, a finger has it from the start.
  func begin(_ interaction: (any UIViewControllerInteractiveTransitioning)?) {
    let isInteractive = interaction?.wantsInteractiveStart == true
    companion.begun(with: self, isInteractive: isInteractive)
    if let interaction, isInteractive {
      self.interaction = interaction
      self.isInteractive = true
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    // In the same time, and held with it: those views stand in the container as well.
    if onEnd != nil { UIView.animate(withDuration: duration) { self.companion.begin() } }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? sides.from : sides.to
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? sides.views.from : sides.views.to
  }
  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === sides.from ? sides.places.from : .zero
  }
  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === sides.to ? sides.places.to : .zero
  }

  private(set) var percentComplete: CGFloat = 0
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }
  func pauseInteractiveTransition() { isInteractive = true }
  func finishInteractiveTransition() {
    isInteractive = false
    companion.interactionChanged()
  }
  func cancelInteractiveTransition() {
    (isInteractive, transitionWasCancelled) = (false, true)
    companion.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let onEnd else { return }
    self.onEnd = nil
    interaction = nil
    if !didComplete { putBack() }
    onEnd(didComplete)
    animator.animationEnded(didComplete)
    companion.end()
  }

  /// Both views stand as they did before.
  private func putBack() {
    UIView.performWithoutAnimation { for entry in poses { entry.pose.apply(to: entry.view) } }
  }
}

/// How a view stands and what it looks like as a whole.
@MainActor
private struct ViewPose {
  private let bounds: CGRect
  private let center: CGPoint
  private let transform: CATransform3D
  private let alpha: CGFloat

  init(of view: UIView) {
    (bounds, center, transform) = (view.bounds, view.center, view.transform3D)
    alpha = view.alpha
  }

  func apply(to view: UIView) {
    (view.bounds, view.center, view.transform3D) = (bounds, center, transform)
    view.alpha = alpha
  }
}
