import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing
import UIKit

/// Fades a controller in, and moves it down when it goes, in a second each, evenly.
@MainActor
private final class Fade: UIViewControllerAnimatedTransitioning {
  let isComing: Bool
  var ended: [Bool] = []

  init(isComing: Bool) { self.isComing = isComing }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to),
      let view = context.view(forKey: isComing ? .to : .from)
    else { return context.completeTransition(false) }
    if isComing {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
      view.alpha = 0
    }
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        if self.isComing { view.alpha = 1 } else { view.center.y += 100 }
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// A card at the lower edge before a dimmed window.
@MainActor
private final class Card: UIPresentationController {
  let dimming = UIView()
  var told: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 400, width: containerView?.bounds.width ?? 0, height: 240)
  }
  override func presentationTransitionWillBegin() {
    told.append("will")
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0.5 }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { told.append("did \(completed)") }
  override func dismissalTransitionWillBegin() {
    told.append("will go")
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) { told.append("gone \(completed)") }
}

@MainActor
private final class Guide: UIViewControllerTransitioningDelegate {
  var coming: Fade?
  var going: Fade?
  var interaction: UIPercentDrivenInteractiveTransition?
  var card: Card?
  var wantsCard = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { coming }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { going }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard wantsCard else { return nil }
    card = Card(presentedViewController: presented, presenting: presenting)
    return card
  }
}

@MainActor
private final class Watched: UIViewController {
  var told: [String] = []
  override func viewWillAppear(_ animated: Bool) { told.append("+") }
  override func viewDidAppear(_ animated: Bool) { told.append("here") }
  override func viewWillDisappear(_ animated: Bool) { told.append("-") }
  override func viewDidDisappear(_ animated: Bool) { told.append("gone") }
}

@MainActor @Suite("Controllers that are presented by a program's own transitions")
struct OwnPresentationTests {
  private let root = Watched()
  private let front = Watched()
  private let guide = Guide()
  private let stage: Stage

  init() {
    root.view.backgroundColor = .white
    front.view.backgroundColor = .red
    front.modalPresentationStyle = .custom
    front.transitioningDelegate = guide
    stage = ListStage(root).stage
    stage.advance(by: 0.1)
  }

  private func color(_ x: Double, _ y: Double) -> (red: Double, green: Double, blue: Double)? {
    stage.picture.color(at: CGPoint(x: x, y: y)).map {
      (Double($0.red), Double($0.green), Double($0.blue))
    }
  }

  @Test("The program's object moves the view, the controllers hear of it, and it goes as it came")
  func fade() throws {
    (guide.coming, guide.going) = (Fade(isComing: true), Fade(isComing: false))
    var isShown = false
    stage.perform { root.present(front, animated: true) { isShown = true } }
    stage.advance(by: 0.5)
    // Half of red before white.
    let half = try #require(color(160, 320))
    #expect(abs(half.green - 0.5) < 0.1 || abs(half.green - 127) < 26, "\(half)")
    #expect(!isShown && root.told == ["+", "here"] && front.told == ["+"])
    stage.advance(by: 0.6)
    #expect(isShown && front.told == ["+", "here"] && root.presentedViewController === front)
    #expect(guide.coming?.ended == [true])
    stage.perform { front.dismiss(animated: true) }
    stage.advance(by: 0.5)
    #expect(front.view.layer.presentation().map { abs($0.position.y - 370) < 5 } == true)
    stage.advance(by: 0.6)
    #expect(root.presentedViewController == nil && front.view.superview == nil)
    #expect(front.told == ["+", "here", "-", "gone"] && root.told == ["+", "here"])
  }

  @Test("A full screen takes the presenter's view away, and brings it back")
  func fullScreen() {
    front.modalPresentationStyle = .fullScreen
    (guide.coming, guide.going) = (Fade(isComing: true), Fade(isComing: false))
    stage.perform { root.present(front, animated: true) }
    stage.advance(by: 1.2)
    #expect(root.told == ["+", "here", "-", "gone"])
    stage.perform { front.dismiss(animated: true) }
    stage.advance(by: 1.2)
    #expect(root.told == ["+", "here", "-", "gone", "+", "here"])
    #expect(root.view.window != nil)
  }

  @Test("A presentation controller says where the view stands, and what goes along with it")
  func card() throws {
    guide.wantsCard = true
    stage.perform { root.present(front, animated: true) }
    stage.advance(by: 1)
    let card = try #require(guide.card)
    #expect(front.view.frame == CGRect(x: 0, y: 400, width: 320, height: 240))
    #expect(card.dimming.alpha == 0.5 && card.told == ["will", "did true"])
    #expect(front.presentationController === card && card.presentingViewController === root)
    // Touches end in the container.
    stage.perform { root.view.addGestureRecognizer(UITapGestureRecognizer()) }
    stage.perform { front.dismiss(animated: true) }
    stage.advance(by: 0.2)
    #expect(card.dimming.layer.presentation().map { $0.opacity > 0 && $0.opacity < 0.5 } == true)
    stage.advance(by: 1)
    #expect(card.told == ["will", "did true", "will go", "gone true"])
    #expect(card.containerView == nil)
  }

  @Test("By hand it is as far as the finger says; let go before, it is all as it was")
  func interaction() {
    (guide.coming, guide.going) = (Fade(isComing: true), Fade(isComing: false))
    stage.perform { root.present(front, animated: true) }
    stage.advance(by: 1.2)
    let hand = UIPercentDrivenInteractiveTransition()
    guide.interaction = hand
    stage.perform { front.dismiss(animated: true) }
    stage.perform { hand.update(0.4) }
    stage.advance(by: 0.5)
    // 40 of 100 points below its middle.
    #expect(front.view.layer.presentation().map { abs($0.position.y - 360) < 1 } == true)
    #expect(front.told == ["+", "here", "-"])
    stage.perform { hand.cancel() }
    stage.advance(by: 0.2)
    #expect(front.view.layer.presentation().map { $0.position.y < 355 } == true)
    stage.advance(by: 0.6)
    #expect(front.view.center.y == 320 && root.presentedViewController === front)
    #expect(front.told == ["+", "here", "-", "+", "here"] && guide.going?.ended == [false])
    stage.perform { front.dismiss(animated: true) }
    stage.perform { hand.update(0.5) }
    stage.perform { hand.finish() }
    stage.advance(by: 0.7)
    #expect(root.presentedViewController == nil && guide.going?.ended == [false, true])
  }
}
