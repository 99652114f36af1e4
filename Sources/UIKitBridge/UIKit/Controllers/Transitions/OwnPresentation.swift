import CoreAnimation
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A controller that is presented as a program's own objects say: by its transitions, in its presentation controller.
@MainActor
final class OwnPresentation {
  private let presentation: ControllerPresentation
  private let controller: UIPresentationController
  private weak var stage: ControllerStage?
  /// In which the presenter's view stood before.
  private weak var home: UIView?
  private let container = PresentationContainer(frame: .zero)
  private var presented: UIViewController { presentation.controller }
  private var presenting: UIViewController { presentation.presenter }
  private var delegate: (any UIViewControllerTransitioningDelegate)? {
    presented.transitioningDelegate
  }

  /// Nil for a controller that wishes for nothing of its own, or has no window of UIKit's to be shown in.
  init?(_ presentation: ControllerPresentation, source: UIViewController) {
    let (presented, presenting) = (presentation.controller, presentation.presenter)
    guard let delegate = presented.transitioningDelegate else { return nil }
    let isOwn = presented.modalPresentationStyle == .custom
    let own =
      isOwn
      ? delegate.presentationController(
        forPresented: presented, presenting: presenting, source: source) : nil
    let animator =
      presentation.isAnimated
      ? delegate.animationController(
        forPresented: presented, presenting: presenting, source: source) : nil
    guard isOwn || animator != nil else { return nil }
    guard let stage = ControllerStage.around(presenting.viewIfLoaded) else {
      Reports.once(
        "\(type(of: presented)) is shown by a transition of the system: its own ones need a controller of UIKit "
          + "that fills the window")
      return nil
    }
    self.presentation = presentation
    self.stage = stage
    firstAnimator = animator
    controller =
      own ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  /// Asked for once, when it is decided who shows the controller.
  private var firstAnimator: (any UIViewControllerAnimatedTransitioning)?

  /// Whether the presenter's view moves with the presented one's, and is away afterwards.
  private var movesPresenter: Bool {
    controller.shouldRemovePresentersView
      || [.fullScreen, .currentContext].contains(presented.modalPresentationStyle)
  }

  func begin(_ completion: (() -> Void)?) {
    guard let stage else { return }
    presented.loadViewIfNeeded()
    presented.ownPresentationController = controller
    container.presentation = controller
    container.frame = CGRect(origin: .zero, size: stage.bounds.size)
    // Windows are black behind a controller's view that moves away.
    if presenting.viewIfLoaded?.backgroundColor != nil { stage.backgroundColor = .black }
    home = presenting.viewIfLoaded?.parentView
    stage.addSubview(container)
    controller.containerView = container
    presentation.takeAway = { [self] isAnimated in end(isAnimated) }
    let isAnimated = presentation.isAnimated
    let view: UIView = controller.presentedView ?? presented.view
    view.frame = controller.frameOfPresentedViewInContainerView
    if movesPresenter {
      presenting.goOut(isAnimated)
      container.addSubview(presenting.view)
    }
    presented.comeIn(isAnimated)
    let animator: any UIViewControllerAnimatedTransitioning =
      firstAnimator ?? SlideTransition(isComing: true, duration: isAnimated ? nil : 0)
    let interaction = firstAnimator.flatMap {
      delegate?.interactionControllerForPresentation(using: $0)
    }
    let companion = companion(from: presenting, to: presented, animator)
    controller.presentationTransitionWillBegin()
    let transition = OwnTransition(
      OwnTransition.Sides(
        from: presenting, to: presented,
        views: (movesPresenter ? presenting.view : nil, view),
        places: (container.bounds, controller.frameOfPresentedViewInContainerView)),
      in: container, style: presented.modalPresentationStyle, animator: animator,
      companion: companion
    ) { [self] isMade in
      presenting.ownTransition = nil
      presented.ownTransition = nil
      returnPresenter()
      if isMade {
        if view.parentView == nil { container.addSubview(view) }
        if presented.presence == .coming { presented.arrive(isAnimated) }
        if movesPresenter { presenting.leave(isAnimated) }
      } else {
        presented.goOut(isAnimated)
        presented.leave(isAnimated)
        if movesPresenter { bringBack(presenting, isAnimated) }
        remove(view)
      }
      controller.presentationTransitionDidEnd(isMade)
      if !isMade { presentation.wasRemoved() }
      completion?()
    }
    transition.begin(interaction)
    firstAnimator = nil
  }

  private func end(_ isAnimated: Bool) {
    let view: UIView = controller.presentedView ?? presented.view
    let own = isAnimated ? delegate?.animationController(forDismissed: presented) : nil
    let animator: any UIViewControllerAnimatedTransitioning =
      own ?? SlideTransition(isComing: false, duration: isAnimated ? nil : 0)
    presented.goOut(isAnimated)
    if movesPresenter { presenting.comeIn(isAnimated) }
    let companion = companion(from: presented, to: presenting, animator)
    controller.dismissalTransitionWillBegin()
    let transition = OwnTransition(
      OwnTransition.Sides(
        from: presented, to: presenting,
        views: (view, movesPresenter ? presenting.view : nil),
        places: (view.frame, container.bounds)),
      in: container, style: presented.modalPresentationStyle, animator: animator,
      companion: companion
    ) { [self] isMade in
      presenting.ownTransition = nil
      presented.ownTransition = nil
      returnPresenter()
      if isMade {
        remove(view)
        presented.leave(isAnimated)
        if presenting.presence == .coming { presenting.arrive(isAnimated) }
      } else {
        if view.parentView == nil { container.addSubview(view) }
        bringBack(presented, isAnimated)
        if movesPresenter {
          presenting.goOut(isAnimated)
          presenting.leave(isAnimated)
        }
      }
      controller.dismissalTransitionDidEnd(isMade)
      if isMade { presentation.wasRemoved() } else { presentation.staysAfterAll() }
    }
    transition.begin(own.flatMap { delegate?.interactionControllerForDismissal(using: $0) })
  }

  private func companion(
    from: UIViewController, to: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> ControllerTransition {
    let companion = ControllerTransition(
      from: from, to: to, in: container, duration: animator.transitionDuration(using: nil))
    (presenting.ownTransition, presented.ownTransition) = (companion, companion)
    return companion
  }

  private func bringBack(_ controller: UIViewController, _ isAnimated: Bool) {
    controller.comeIn(isAnimated)
    controller.arrive(isAnimated)
  }

  /// The presenter's view stands where it did again, behind the container, wherever the transition has put it.
  private func returnPresenter() {
    guard let home, let view = presenting.viewIfLoaded, view.isWithin(container) else {
      return
    }
    if container.parentView === home {
      home.insertSubview(view, belowSubview: container)
    } else {
      home.addSubview(view)
    }
  }

  private func remove(_ view: UIView) {
    view.removeFromSuperview()
    container.removeFromSuperview()
    if stage?.subviews.contains(where: { $0 is PresentationContainer }) == false {
      stage?.backgroundColor = nil
    }
    presentation.takeAway = nil
    controller.containerView = nil
    presented.ownPresentationController = nil
  }
}

/// In which a presented view stands: touches end here.
private final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

/// Up from below the container, and down again: what is shown where a program says where a view stands but not how it
/// comes there.
private final class SlideTransition: UIViewControllerAnimatedTransitioning {
  private let isComing: Bool
  private let duration: TimeInterval
  /// Seconds that covers take, too.
  private static let usual: TimeInterval = 0.5

  init(isComing: Bool, duration: TimeInterval?) {
    self.isComing = isComing
    self.duration = duration ?? Self.usual
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = context.view(forKey: isComing ? .to : .from) else {
      return context.completeTransition(true)
    }
    let place = view.frame
    let below = place.offsetBy(dx: 0, dy: container.bounds.height - place.minY)
    if isComing { container.addSubview(view) }
    guard duration > 0 else { return context.completeTransition(true) }
    if isComing { UIView.performWithoutAnimation { view.frame = below } }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { view.frame = self.isComing ? place : below },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
