import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing
import UIKit

/// Moves a view in from the right, or the old one out there, in a second, evenly.
@MainActor
private final class Push: UIViewControllerAnimatedTransitioning {
  let isPush: Bool
  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let width = context.containerView.bounds.width
    if isPush {
      context.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: width, y: 0)
    } else {
      context.containerView.insertSubview(to, belowSubview: from)
    }
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        if self.isPush {
          to.transform = .identity
        } else {
          from.transform = CGAffineTransform(translationX: width, y: 0)
        }
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

@MainActor
private final class Guide: UINavigationControllerDelegate, UITabBarControllerDelegate {
  var told: [String] = []
  var interaction: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    told.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
    return Push(isPush: operation == .push)
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { told.append("did \(viewController.title ?? "")") }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Push(isPush: true) }
}

@MainActor @Suite("Changes within stacks and between tabs by a program's own transitions")
struct ContainerTransitionsTests {
  private let guide = Guide()

  private func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  /// Where the middle of a view is seen, in points of its container.
  private func x(_ controller: UIViewController) -> CGFloat? {
    controller.view.layer.presentation().map { $0.position.x + $0.affineTransform().tx }
  }

  @Test("A stack asks for a transition at each push and pop, and tells what it shows")
  func stack() {
    let (one, two) = (screen("1"), screen("2"))
    let stack = UINavigationController(rootViewController: one)
    stack.delegate = guide
    let stage = ListStage(stack).stage
    stage.advance(by: 0.1)
    stage.perform { stack.pushViewController(two, animated: true) }
    stage.advance(by: 0.25)
    #expect(x(two).map { abs($0 - (160 + 240)) < 8 } == true)
    stage.advance(by: 1)
    #expect(two.view.superview != nil && one.view.superview == nil)
    stage.perform { _ = stack.popViewController(animated: false) }
    #expect(guide.told == ["did 1", "push 1 2", "did 2", "did 1"])
  }

  @Test("A pop that a finger takes back leaves the stack as it was; one that it finishes is made")
  func pop() {
    let (one, two) = (screen("1"), screen("2"))
    let stack = UINavigationController(rootViewController: one)
    let stage = ListStage(stack).stage
    stage.advance(by: 0.1)
    stage.perform { stack.pushViewController(two, animated: false) }
    stack.delegate = guide
    let hand = UIPercentDrivenInteractiveTransition()
    guide.interaction = hand
    stage.perform { _ = stack.popViewController(animated: true) }
    stage.perform { hand.update(0.25) }
    stage.advance(by: 0.3)
    #expect(x(two).map { abs($0 - (160 + 80)) < 1 } == true)
    stage.perform { hand.cancel() }
    stage.advance(by: 0.6)
    #expect(stack.viewControllers == [one, two] && stack.topViewController === two)
    #expect(two.view.superview != nil && one.view.superview == nil)
    #expect(two.view.transform == .identity)
    stage.perform { _ = stack.popViewController(animated: true) }
    stage.perform { hand.update(0.75) }
    stage.perform { hand.finish() }
    stage.advance(by: 0.5)
    #expect(stack.viewControllers == [one] && two.view.superview == nil)
    #expect(one.view.superview != nil)
  }

  @Test("A stack goes back to a controller below, and tells which ones have left it")
  func further() {
    let screens = (1...4).map { screen("\($0)") }
    let stack = UINavigationController(rootViewController: screens[0])
    stack.setViewControllers(screens, animated: false)
    #expect(stack.popToViewController(screens[1], animated: false) == [screens[2], screens[3]])
    #expect(stack.viewControllers == [screens[0], screens[1]])
    #expect(screens[2].navigationController == nil && screens[0].navigationController === stack)
    #expect(stack.popToViewController(screens[3], animated: false) == nil)
  }

  @Test("A bar of tabs fades away with its room, and comes back")
  func hiddenBar() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("1"), screen("2")]
    let stage = ListStage(tabs).stage
    stage.advance(by: 0.1)
    stage.perform { tabs.setTabBarHidden(true, animated: true) }
    stage.advance(by: 0.15)
    #expect(tabs.tabBar.layer.presentation().map { $0.opacity > 0.1 && $0.opacity < 0.9 } == true)
    stage.advance(by: 0.3)
    #expect(tabs.isTabBarHidden && tabs.tabBar.alpha == 1)
    stage.perform { tabs.isTabBarHidden = false }
    #expect(!tabs.tabBar.isHidden)
  }

  @Test("Tabs change by the transition that the delegate gives")
  func tabs() {
    let tabs = UITabBarController()
    let (one, two) = (screen("1"), screen("2"))
    tabs.viewControllers = [one, two]
    tabs.delegate = guide
    let stage = ListStage(tabs).stage
    stage.advance(by: 0.1)
    stage[.button, "2"].tap()
    stage.advance(by: 0.25)
    #expect(x(two).map { $0 > 200 && $0 < 420 } == true && one.view.superview != nil)
    stage.advance(by: 1)
    #expect(two.view.superview === tabs.view && one.view.superview == nil)
    #expect(tabs.selectedIndex == 1)
  }
}
