import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge
@testable import ViewCatalog

@Suite("Previews of what is UIKit's")
@MainActor
struct UIKitPreviewTests {
  private let covered = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

  @Test("A controller fills the window, a view the part of it that nothing covers")
  func sizes() {
    let (controller, view) = (UIViewController(), UIView())
    LayoutProbe(200, 400, safeArea: covered) { _Preview { controller }.makeView() }.step()
    LayoutProbe(200, 400, safeArea: covered) { _Preview("Plain") { view }.makeView() }.step()
    #expect(controller.view.bounds.size == CGSize(width: 200, height: 400))
    #expect(view.bounds.size == CGSize(width: 200, height: 320))
  }

  @Test("Several statements may return a controller, or build a view of SwiftUI")
  func statements() {
    var shown: UINavigationController?
    let returned = _Preview {
      let controller = UINavigationController(rootViewController: UIViewController())
      shown = controller
      return controller
    }
    LayoutProbe(200, 400) { returned.makeView() }.step()
    #expect(shown?.isViewLoaded == true)
    let built = _Preview {
      let side: CGFloat = 20
      Box("a", side, side)
      Box("b", side, side)
    }
    let probe = LayoutProbe(200, 400) { built.makeView() }
    #expect(probe.names == ["a", "b"])
  }
}
