import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge
@_spi(Runtime) @testable import ViewRuntime

@Suite("Changes between controllers")
@MainActor
struct UIViewControllerTransitionCoordinatorTests {
  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  private final class Leaving: UIViewController {
    var log: [String] = []
    override func viewWillDisappear(_ animated: Bool) {
      guard let coordinator = transitionCoordinator else { return }
      log.append("from \(coordinator.viewController(forKey: .from) === self)")
      coordinator.animate(
        alongsideTransition: { [weak self] in
          self?.log.append("beside \($0.isAnimated) \($0.transitionDuration)")
        }, completion: { [weak self] in self?.log.append("done \($0.isCancelled)") })
    }
  }

  @Test("What is to move beside a push moves in its animation, and what is to follow follows")
  func push() {
    let leaving = Leaving()
    let navigation = UINavigationController(rootViewController: leaving)
    let probe = LayoutProbe(200, 300) { Shown(controller: navigation) }
    probe.run(0.1)
    #expect(leaving.transitionCoordinator == nil)
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(leaving.log == ["from true", "beside true 0.35"])
    probe.run(0.5)
    #expect(leaving.log.last == "done false" && navigation.transitionCoordinator == nil)
  }

  @Test("A screen that is pushed comes in from the side and ends in its place")
  func slide() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let probe = LayoutProbe(200, 300) { Shown(controller: navigation) }
    probe.run(0.1)
    let pushed = UIViewController()
    navigation.pushViewController(pushed, animated: true)
    probe.run(0.1)
    let shift = pushed.view.layer.presentation()?.affineTransform().tx ?? 0
    #expect(shift > 5 && shift < 195, "\(shift)")
    probe.run(0.5)
    #expect(pushed.view.layer.presentation()?.affineTransform().tx == 0)
  }

  @Test("A screen that zooms grows out of its source, and goes back there")
  func zoom() {
    let root = UIViewController()
    let source = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 30))
    root.view.addSubview(source)
    let navigation = UINavigationController(rootViewController: root)
    let probe = LayoutProbe(200, 300) { Shown(controller: navigation) }
    probe.run(0.1)
    let pushed = UIViewController()
    pushed.preferredTransition = .zoom { context in
      context.zoomedViewController === pushed && context.sourceViewController === root
        ? source : nil
    }
    navigation.pushViewController(pushed, animated: true)
    func scale() -> CGFloat { pushed.view.layer.presentation()?.affineTransform().a ?? 0 }
    probe.step()
    // A quarter of the width, of which the first frames cover little.
    #expect(scale() >= 0.25 && scale() < 0.45, "\(scale())")
    #expect(source.alpha == 0)
    probe.run(1)
    #expect(scale() == 1 && pushed.view.mask == nil && source.alpha == 1)
    navigation.popViewController(animated: true)
    probe.run(0.2)
    #expect(scale() < 0.9 && pushed.view.superview != nil)
    probe.run(1)
    #expect(pushed.view.superview == nil && source.alpha == 1)
  }

  @Test("The bar below is out of sight for as long as one that wishes so is shown")
  func bottomBar() {
    let (root, pushed) = (UIViewController(), UIViewController())
    pushed.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let probe = LayoutProbe(200, 300) { Shown(controller: tabs) }
    probe.run(0.1)
    #expect(tabs.tabBar.frame.height > 0)
    navigation.pushViewController(pushed, animated: false)
    #expect(tabs.tabBar.frame.minY == 300 && tabs.tabBar.frame.height == 0)
    navigation.popViewController(animated: false)
    #expect(tabs.tabBar.frame.minY < 300)
  }

  @Test("The button that leads back has the title that the controller below says")
  func backTitle() {
    let item = UINavigationItem(title: "Title")
    #expect(item.backTitle == "Title")
    item.backBarButtonItem = UIBarButtonItem(
      title: "Go back", style: .plain, target: nil, action: nil)
    #expect(item.backTitle == "Go back")
    item.backButtonDisplayMode = .minimal
    #expect(item.backTitle == "")
  }

  @Test("What is dimmed has a grey tint, and so have the views in it")
  func dimming() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .red
    outer.tintAdjustmentMode = .dimmed
    #expect(outer.tintColor == .systemGray && inner.tintColor == .systemGray)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor != .systemGray)
  }

  private final class Turning: UIViewController {
    var log: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("to \(Int(size.width)) x \(Int(size.height))")
      coordinator.animate { [weak self] _ in
        self?.log.append("beside")
      } completion: { [weak self] _ in
        self?.log.append("done")
      }
    }
  }

  @Test("A window of another size is told before it, also to the controllers within")
  func size() {
    let (outer, inner) = (Turning(), Turning())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let probe = LayoutProbe(200, 300) { Shown(controller: outer) }
    probe.run(0.1)
    #expect(outer.log.isEmpty)
    probe.host.configure { $0.size = CGSize(width: 300, height: 200) }
    probe.run(0.1)
    #expect(outer.log == ["to 300 x 200", "beside", "done"])
    #expect(inner.log == outer.log && outer.transitionCoordinator == nil)
  }
}
