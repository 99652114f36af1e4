import Foundation
import HalcyonTesting
import SwiftUI
import Testing
import UIKit

@MainActor
private final class Listener: UIColorPickerViewControllerDelegate,
  UIFontPickerViewControllerDelegate
{
  var heard: [String] = []
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    color.getWhite(&white, alpha: &alpha)
    heard.append("\(Int((white * 255).rounded())) \(alpha)")
  }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    heard.append("done")
  }
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    heard.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
  }
}

@Suite("Controllers to choose colours and fonts")
@MainActor
struct PickerControllersTests {
  private let root = UIViewController()
  private let listener = Listener()

  private func stage() -> Stage {
    Stage(
      Shown(controller: root).ignoresSafeArea(), size: CGSize(width: 390, height: 844), scale: 1)
  }

  @Test("A touch on a colour chooses it and keeps the opacity; the end is told")
  func colors() {
    let stage = stage()
    let picker = UIColorPickerViewController()
    picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    picker.title = "Letters"
    picker.delegate = listener
    stage.perform { root.present(picker, animated: true) }
    stage.settle()
    // The last of twelve greys, 24 points wide each, is black.
    let x = 195 + 5.5 * 24
    let y = stride(from: 60.0, to: 800, by: 4).first {
      let color = stage.picture.color(at: CGPoint(x: x, y: $0))
      return color?.red == 0 && color?.green == 0 && color?.blue == 0
    }
    guard let y else { return #expect(Bool(false), "there is no black to touch") }
    stage.tap(at: CGPoint(x: x, y: y + 8))
    #expect(listener.heard == ["0 0.5"])
    stage.perform { picker.dismiss(animated: true) }
    stage.settle()
    #expect(listener.heard.last == "done" && root.presentedViewController == nil)
  }

  @Test("Fonts stand in a list of families, or of faces with the traits that are asked for")
  func fonts() {
    let stage = stage()
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    configuration.filteredTraits = .traitBold
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = listener
    stage.perform { root.present(picker, animated: true) }
    stage.settle()
    #expect(!stage[.label("AmericanTypewriter")].exists)
    stage["AmericanTypewriter-Bold"].tap()
    #expect(listener.heard == ["AmericanTypewriter-Bold"])
  }
}
