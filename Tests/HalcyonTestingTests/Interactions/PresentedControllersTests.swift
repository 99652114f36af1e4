import Foundation
import HalcyonTesting
import SwiftUI
import Testing
import UIKit

/// A controller with nothing but a colour, which notes what it hears.
@MainActor private final class Screen: UIViewController {
  let color: UIColor
  var heard: [String] = []

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() { view.backgroundColor = color }
  override func viewDidAppear(_ animated: Bool) { heard.append("appeared") }
  override func viewDidDisappear(_ animated: Bool) { heard.append("disappeared") }
}

@MainActor private final class Listener: UISheetPresentationControllerDelegate {
  var heard: [String] = []
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("dismissed")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { heard.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none") }
}

@Suite("Controllers that present")
@MainActor
struct PresentedControllersTests {
  private let root = Screen(.white)

  /// A window of 300 x 600 points that shows `root`.
  private func stage() -> Stage {
    let root = root
    return Stage(
      Shown(controller: root).ignoresSafeArea(), size: CGSize(width: 300, height: 600), scale: 1)
  }

  private func color(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    let color = stage.picture.color(at: CGPoint(x: x, y: y))!
    return [color.red, color.green, color.blue]
  }

  @Test("An alert's button acts and takes it away; what is typed is in its field")
  func alerts() {
    let stage = stage()
    var chosen: [String] = []
    let alert = UIAlertController(title: "Name?", message: "Yours.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { action in
        chosen.append("\(action.title ?? "") \(alert.textFields?[0].text ?? "")")
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("none") })
    var isThere = false
    stage.perform { root.present(alert, animated: true) { isThere = true } }
    stage.settle()
    #expect(isThere && root.presentedViewController === alert)
    #expect(alert.presentingViewController === root)
    stage["Name"].type("Ada")
    stage["Save"].tap()
    stage.settle()
    #expect(chosen == ["Save Ada"])
    #expect(root.presentedViewController == nil && alert.presentingViewController == nil)
  }

  @Test("A sheet of actions is called off by a touch beside it")
  func choices() {
    let stage = stage()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    stage.perform { root.present(sheet, animated: true) }
    stage.settle()
    #expect(stage["Delete"].exists)
    stage.tap(at: CGPoint(x: 150, y: 50))
    stage.settle()
    #expect(!stage["Delete"].exists && root.presentedViewController == nil)
  }

  @Test("A cover fills the window, hears of it, and goes when it dismisses itself")
  func covers() {
    let stage = stage()
    let cover = Screen(.red)
    cover.modalPresentationStyle = .fullScreen
    stage.perform { root.present(cover, animated: true) }
    stage.settle()
    #expect(color(stage, 150, 5) == [255, 0, 0] && color(stage, 150, 595) == [255, 0, 0])
    #expect(cover.heard == ["appeared"])
    var isGone = false
    stage.perform { cover.dismiss(animated: true) { isGone = true } }
    #expect(!isGone)
    stage.settle()
    #expect(isGone && color(stage, 150, 300) == [255, 255, 255])
    #expect(cover.heard == ["appeared", "disappeared"])
  }

  @Test("Without an animation it is there in the next frame, and gone in the next")
  func withoutAnimation() {
    let stage = stage()
    let cover = Screen(.red)
    cover.modalPresentationStyle = .overFullScreen
    stage.perform { root.present(cover, animated: false) }
    stage.advance(by: 1.0 / 30)
    #expect(color(stage, 150, 5) == [255, 0, 0])
    stage.perform { root.dismiss(animated: false) }
    stage.advance(by: 1.0 / 30)
    #expect(color(stage, 150, 5) == [255, 255, 255])
  }

  @Test("A card stands at its detents, and a finger that takes it away is heard of")
  func cards() throws {
    let stage = stage()
    let (card, listener) = (Screen(.blue), Listener())
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = [.custom(identifier: .init("low")) { $0.maximumDetentValue / 2 }, .large()]
    sheet.delegate = listener
    stage.perform { root.present(card, animated: true) }
    stage.settle()
    // Windows this low have 31 points above a card of full height; a lower one floats 6 points above the edge.
    let top = 600 - 6 - (600.0 - 31) / 2
    #expect(color(stage, 150, top - 2) != [0, 0, 255])
    #expect(color(stage, 150, top + 2) == [0, 0, 255])
    stage.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    stage.settle()
    #expect(color(stage, 150, 33) == [0, 0, 255])
    #expect(listener.heard.isEmpty)
    stage.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 590), duration: 0.2)
    stage.settle()
    #expect(root.presentedViewController == nil && listener.heard == ["dismissed"])
  }

  @Test("Controllers within another present through it, one at a time")
  func ancestors() {
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(Shown(controller: navigation), size: CGSize(width: 300, height: 600))
    let (first, second) = (Screen(.red), Screen(.blue))
    stage.perform {
      root.present(first, animated: false)
      root.present(second, animated: false)
    }
    stage.settle()
    #expect(navigation.presentedViewController === first)
    #expect(first.presentingViewController === navigation)
    #expect(second.presentingViewController == nil)
    stage.perform { first.present(second, animated: false) }
    stage.settle()
    #expect(first.presentedViewController === second && second.heard == ["appeared"])
  }

  @Test("What stands for the views of SwiftUI presents in front of them")
  func surrounding() throws {
    let stage = Stage(Color.white, size: CGSize(width: 300, height: 600))
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = try #require(scene.windows.first?.rootViewController)
    let page = UIHostingController(rootView: Text("Hosted"))
    stage.perform { window.present(page, animated: false) }
    stage.settle()
    #expect(stage["Hosted"].exists)
    stage.perform { window.dismiss(animated: false) }
    stage.settle()
    #expect(!stage["Hosted"].exists)
  }
}
