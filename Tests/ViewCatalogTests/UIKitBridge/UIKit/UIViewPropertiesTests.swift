import Foundation
import Geometry
import HalcyonTesting
import Observation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("What views of UIKit are asked before a layout")
struct UIViewPropertiesTests {
  @Observable final class Model {
    var name = "one"
  }

  private final class Named: UIView {
    let model: Model
    var names: [String] = []
    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { return nil }
    override func updateProperties() { names.append(model.name) }
  }

  @Test("Properties are set before the first layout, and again when what was read is another")
  func properties() {
    let model = Model()
    let view = Named(model)
    let stage = ListStage(view).stage
    stage.advance(by: 0.1)
    #expect(view.names.last == "one")
    let count = view.names.count
    stage.advance(by: 0.5)
    #expect(view.names.count == count)
    stage.perform { model.name = "two" }
    stage.advance(by: 0.1)
    #expect(view.names.last == "two")
  }

  @Test("Margins reach as far in as those of the view around, where they are to keep them")
  func margins() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 10)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 190, height: 100))
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 10))
  }

  @Test("A view keeps one of its recognisers from beginning")
  func recognizers() {
    final class Still: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        tag > 0
      }
    }
    @MainActor final class Heard {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let (view, heard) = (Still(frame: CGRect(x: 0, y: 0, width: 320, height: 640)), Heard())
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: heard, action: _SEL(Heard.tapped)))
    let stage = ListStage(view).stage
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(heard.taps == 0)
    view.tag = 1
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(heard.taps == 1)
  }

  @Test("A part of an animation is repeated, there and back")
  func repeats() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    root.addSubview(view)
    let stage = ListStage(root).stage
    stage.advance(by: 0.1)
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
      }
    }
    stage.advance(by: 1.5)
    let seen = try #require(view.layer.presentation())
    #expect(abs(seen.position.x - 100) < 5)
  }

  @Test("A picture and a symbol keep their size when their sides are exchanged")
  func flipped() throws {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let flipped = half.withHorizontallyFlippedOrientation()
    #expect(flipped.size == half.size)
    let pixels = try #require(flipped.cgImage)
    #expect(pixels.width == half.cgImage?.width)
    let symbol = try #require(UIImage(systemName: "arrow.right"))
    #expect(symbol.withHorizontallyFlippedOrientation().cgImage != nil)
  }
}
