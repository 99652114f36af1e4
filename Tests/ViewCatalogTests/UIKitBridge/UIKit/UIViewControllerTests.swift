import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@MainActor
private final class Watcher: UIViewController {
  var log: [String] = []
  override func viewDidLoad() { log.append("loaded") }
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidLayoutSubviews() {
    if log.last != "laid out" { log.append("laid out") }
  }
  override func viewIsAppearing(_ animated: Bool) { log.append("appears") }
  override func viewDidAppear(_ animated: Bool) {
    log.append("appeared in \(Int(view.bounds.width))")
  }
}

private struct Controlled: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@Suite("Controllers of UIKit")
@MainActor
struct UIViewControllerTests {
  @Test(
    "One child takes the place of another, which hears that it goes, and whose view is away then")
  func children() {
    let (parent, one, two) = (UIViewController(), Watcher(), Watcher())
    parent.addChild(one)
    parent.addChild(two)
    parent.view.addSubview(one.view)
    let stage = ListStage(parent).stage
    stage.advance(by: 0.1)
    two.log = []
    var isDone = false
    stage.perform {
      parent.transition(from: one, to: two, duration: 1, options: .curveLinear) {
        one.view.alpha = 0
      } completion: {
        isDone = $0
      }
    }
    stage.advance(by: 0.5)
    #expect(one.view.superview === parent.view && two.view.superview === parent.view)
    #expect(one.view.layer.presentation().map { abs($0.opacity - 0.5) < 0.1 } == true)
    stage.advance(by: 0.6)
    #expect(isDone && one.view.superview == nil && two.log.contains("will appear"))
    #expect(two.log.last?.hasPrefix("appeared") == true)
  }

  private let expected = ["loaded", "will appear", "laid out", "appears", "appeared in 200"]

  @Test("A controller hears that its view has appeared once it has been laid out")
  func order() {
    let watcher = Watcher()
    let probe = LayoutProbe(200, 100) { Controlled(controller: watcher) }
    probe.run(0.1)
    #expect(watcher.log == expected)
  }

  @Test("So do the controllers in containers, one's own among them")
  func containers() {
    let (pushed, tab, child) = (Watcher(), Watcher(), Watcher())
    let tabs = UITabBarController()
    tabs.viewControllers = [tab]
    let own = UIViewController()
    own.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    own.view.addSubview(child.view)
    child.didMove(toParent: own)
    for container in [UINavigationController(rootViewController: pushed), tabs, own] {
      LayoutProbe(200, 300) { Controlled(controller: container) }.run(0.1)
    }
    for log in [pushed.log, tab.log, child.log] {
      #expect(log.filter { $0 != "laid out" } == expected.filter { $0 != "laid out" })
    }
  }

  @Test("One that joins a container whose view is shown hears of it at once")
  func late() {
    let (own, child) = (UIViewController(), Watcher())
    let probe = LayoutProbe(200, 100) { Controlled(controller: own) }
    probe.step()
    own.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    own.view.addSubview(child.view)
    child.didMove(toParent: own)
    #expect(child.log == ["loaded", "will appear", "appears", "appeared in 200"])
  }

  @Test("A controller's own light or dark is its view's, and it goes on in navigation around it")
  func wishes() {
    let (first, second) = (UIViewController(), UIViewController())
    first.overrideUserInterfaceStyle = .dark
    #expect(first.view.overrideUserInterfaceStyle == .dark)
    let navigation = UINavigationController(rootViewController: first)
    navigation.loadViewIfNeeded()
    first.show(second, sender: nil)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test("Controllers, recognisers and items of bars are equal to themselves alone")
  func identity() {
    let controllers = [UIViewController(), UINavigationController()]
    #expect(controllers.firstIndex(of: controllers[1]) == 1)
    #expect(Set([UIBarButtonItem(), UIBarButtonItem()]).count == 2)
    let tap = UITapGestureRecognizer()
    #expect([tap, UITapGestureRecognizer()].firstIndex(of: tap) == 0)
  }

  @Test("A view that is fitted to its content keeps its upper left corner")
  func sizeToFit() {
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 0, height: 0))
    label.text = "Halcyon"
    label.sizeToFit()
    // A frame is worked out from the centre, to the last digits of a number.
    #expect(abs(label.frame.minX - 20) < 1e-9 && abs(label.frame.minY - 30) < 1e-9)
    #expect(label.frame.width > 20)
  }
}
