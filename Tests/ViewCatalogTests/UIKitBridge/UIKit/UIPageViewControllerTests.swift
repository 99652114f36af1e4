import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@MainActor
private final class Page: UIViewController {
  let number: Int
  var log: [String] = []
  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { return nil }
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will go") }
  override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
}

@MainActor
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = (0..<3).map { Page($0) }
  var dots = 0
  var told: [String] = []

  private func page(_ number: Int) -> UIViewController? {
    pages.indices.contains(number) ? pages[number] : nil
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(pages.firstIndex { $0 == viewController }! - 1) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(pages.firstIndex { $0 == viewController }! + 1) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { told.append("\((previousViewControllers[0] as! Page).number) \(completed)") }
}

private struct Controlled: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@Suite("Pages of UIKit")
@MainActor
struct UIPageViewControllerTests {
  private func open(_ book: Book, at number: Int = 0) -> (UIPageViewController, Stage) {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[number]], direction: .forward, animated: false)
    let stage = Stage(Controlled(controller: controller), size: CGSize(width: 300, height: 400))
    stage.advance(by: 0.1)
    return (controller, stage)
  }

  private func shown(_ controller: UIPageViewController) -> Int? {
    (controller.viewControllers?.first as? Page)?.number
  }

  @Test("A finger turns to the next page, which the delegate hears of, and stays at the last one")
  func turning() {
    let book = Book()
    let (controller, stage) = open(book)
    for _ in 0..<3 {
      stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200), duration: 0.2)
      stage.settle()
    }
    #expect(shown(controller) == 2)
    #expect(book.told == ["0 true", "1 true"])
    #expect(book.pages[2].view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    stage.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200), duration: 0.2)
    stage.settle()
    #expect(shown(controller) == 1)
  }

  @Test("A short way that rests turns nothing")
  func turnedBack() {
    let book = Book()
    let (controller, stage) = open(book)
    stage.drag(
      from: CGPoint(x: 250, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.2, holding: 0.5)
    stage.settle()
    #expect(shown(controller) == 0 && book.told == ["0 false"])
    #expect(book.pages[0].view.frame.minX == 0 && book.pages[1].view.superview == nil)
  }

  @Test("Dots take 37 points below the pages where the data source counts them")
  func dots() {
    let book = Book()
    book.dots = 3
    let (_, stage) = open(book)
    #expect(abs(book.pages[0].view.bounds.height - 363) < 1e-9)
    #expect(stage.size.height == 400)
  }

  @Test("Pages hear once that they come and go, in the order of UIKit")
  func appearance() {
    let book = Book()
    let (controller, stage) = open(book)
    #expect(book.pages[0].log == ["will appear", "appeared"])
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    stage.settle()
    #expect(book.pages[0].log == ["will appear", "appeared", "will go", "gone"])
    #expect(book.pages[1].log == ["will appear", "appeared"])
  }
}
