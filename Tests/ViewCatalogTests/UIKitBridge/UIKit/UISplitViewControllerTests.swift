import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Controllers beside each other")
@MainActor
struct UISplitViewControllerTests {
  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  private func shown(
    _ split: UISplitViewController, width: CGFloat
  ) -> (list: UIViewController, detail: UIViewController) {
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    LayoutProbe(width, 400) { Shown(controller: split) }.run(0.1)
    return (list, detail)
  }

  @Test("Where there is room both are shown, the list as wide as is asked")
  func wide() {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredPrimaryColumnWidth = 250
    let (list, detail) = shown(split, width: 900)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(list.view.convert(list.view.bounds, to: split.view).width == 250)
    let place = detail.view.convert(detail.view.bounds, to: split.view)
    #expect(place.minX == 250 && place.width == 650)
    #expect(list.splitViewController === split)
  }

  @Test("A list that is not wished for is hidden, and its room is the other's")
  func hidden() {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .secondaryOnly
    let (list, detail) = shown(split, width: 900)
    #expect(list.viewIfLoaded?.superview == nil)
    #expect(detail.view.convert(detail.view.bounds, to: split.view).width == 900)
  }

  @Test(
    "Where there is little room the second one lies on the list, unless the delegate says otherwise"
  )
  func narrow() {
    final class Delegate: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = shown(split, width: 390)
    #expect(split.isCollapsed)
    #expect(list.navigationController?.topViewController === detail)
    let other = UISplitViewController(style: .doubleColumn)
    let delegate = Delegate()
    other.delegate = delegate
    let (first, second) = shown(other, width: 390)
    #expect(first.navigationController?.topViewController === first)
    first.showDetailViewController(second, sender: nil)
    #expect(first.navigationController?.topViewController === second)
  }
}
