import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@MainActor
private final class Watcher: UIViewController {
  var told: [UIEdgeInsets] = []
  override func viewSafeAreaInsetsDidChange() { told.append(view.safeAreaInsets) }
}

private struct Controlled: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@Suite("Safe areas of views of UIKit")
@MainActor
struct UIViewSafeAreaTests {
  private let covered = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

  private func show(_ controller: UIViewController, isWide: Bool = true) -> LayoutProbe {
    let probe = LayoutProbe(200, 400, safeArea: covered) {
      Controlled(controller: controller).ignoresSafeArea(edges: isWide ? .all : [])
    }
    probe.step()
    return probe
  }

  @Test("What covers the window reaches into a view below it, and not into one beside it")
  func controllers() {
    let (wide, narrow) = (Watcher(), Watcher())
    let probes = [show(wide), show(narrow, isWide: false)]
    #expect(probes.count == 2)
    #expect(wide.view.bounds.size == CGSize(width: 200, height: 400))
    #expect(wide.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    #expect(wide.told == [wide.view.safeAreaInsets])
    #expect(narrow.view.bounds.size == CGSize(width: 200, height: 320))
    #expect(narrow.view.safeAreaInsets == .zero && narrow.told.isEmpty)
  }

  @Test("A view inside has the part of it that covers it, and none where it stands in no window")
  func subviews() {
    let controller = UIViewController()
    let low = UIView(frame: CGRect(x: 0, y: 20, width: 200, height: 100))
    let free = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 200, height: 20))
    low.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
    controller.view.addSubview(low)
    controller.view.addSubview(free)
    let probe = show(controller)
    #expect(probe.time > 0)
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(free.safeAreaInsets == .zero)
  }

  @Test("Pages that reach out of the view around them are not covered by what is outside")
  func pages() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let pages = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    controller.view.addSubview(scroll)
    scroll.addSubview(pages)
    let probe = show(controller)
    #expect(probe.time > 0)
    #expect(pages.safeAreaInsets.left == 0 && pages.safeAreaInsets.right == 0)
  }

  @Test("A controller's own wish comes on top, and constraints to the safe area follow both")
  func additional() {
    let controller = Watcher()
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(line)
    controller.additionalSafeAreaInsets.top = 5
    let area = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: area.topAnchor),
      line.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
    let probe = show(controller)
    #expect(probe.time > 0)
    #expect(line.frame == CGRect(x: 0, y: 55, width: 200, height: 315))
  }

  @Test("Bars stand within the safe area, and a screen lies behind them, which is covered by them")
  func bars() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let probe = show(tabs)
    probe.step()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 50, width: 200, height: 54))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 317, width: 200, height: 83))
    #expect(page.view.bounds.size == CGSize(width: 200, height: 400))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 104, left: 0, bottom: 83, right: 0))
  }

  @Test("A screen that wishes for no bars over it begins below them")
  func besideBars() {
    let page = UIViewController()
    page.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: page)
    let probe = show(navigation)
    probe.step()
    #expect(page.view.frame == CGRect(x: 0, y: 104, width: 200, height: 296))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
  }
}
