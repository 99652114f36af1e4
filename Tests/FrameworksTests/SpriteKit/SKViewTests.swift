import Foundation
import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Views of scenes")
struct SKViewTests {
  /// The first pixel of an empty scene: red, green, blue and opacity of 255.
  private func pixel(
    _ color: UIColor?, allowsTransparency: Bool, behind: UIColor? = nil
  ) -> [UInt8] {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.allowsTransparency = allowsTransparency
    view.backgroundColor = behind
    let scene = SKScene(size: CGSize(width: 8, height: 8))
    if let color { scene.backgroundColor = color }
    view.presentScene(scene)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
      view.draw(view.bounds)
    }
    return Array((image.cgImage?.dataProvider?.data as Data? ?? Data()).prefix(4))
  }

  @Test("A scene's background is drawn, in views that allow transparency too")
  func backgrounds() {
    for allows in [false, true] {
      #expect(pixel(.red, allowsTransparency: allows).suffix(1) == [255])
      #expect(pixel(nil, allowsTransparency: allows) == [38, 38, 38, 255])
    }
  }

  @Test("A clear background is black, or shows what lies behind the view where that is allowed")
  func clearBackgrounds() {
    #expect(pixel(.clear, allowsTransparency: false) == [0, 0, 0, 255])
    #expect(pixel(.clear, allowsTransparency: true) == [0, 0, 0, 0])
    // The view's own background counts as well.
    #expect(pixel(.clear, allowsTransparency: false, behind: .clear) == [0, 0, 0, 0])
    #expect(pixel(.clear, allowsTransparency: false, behind: .white) == [0, 0, 0, 255])
  }
}
