import Foundation
import HalcyonTesting
import SwiftUI
import Testing
import UIKit

private struct Shown: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

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
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    heard.append("cancelled")
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

  @Test("A touch on a colour chooses it and keeps the opacity; the button ends the choice")
  func colors() {
    let stage = stage()
    let picker = UIColorPickerViewController()
    picker.selectedColor = UIColor(white: 0, alpha: 0.5)
    picker.title = "Letters"
    picker.delegate = listener
    stage.perform { root.present(picker, animated: true) }
    stage.settle()
    _ = stage.picture
    #expect(stage["Letters"].exists)
    // The first row is of greys, from white to black in twelve cells of 24 points about the middle.
    let title = stage["Letters"].frame
    stage.tap(at: CGPoint(x: 195 - 6 * 24 + 12, y: title.maxY + 20 + 12))
    #expect(listener.heard == ["255 0.5"])
    stage["Close"].tap()
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
    _ = stage.picture
    #expect(!stage["AmericanTypewriter"].exists)
    stage["AmericanTypewriter-Bold"].tap()
    #expect(listener.heard == ["AmericanTypewriter-Bold"])
    stage["Cancel"].tap()
    stage.settle()
    #expect(listener.heard.last == "cancelled" && root.presentedViewController == nil)
  }
}
