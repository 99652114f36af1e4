import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Points of views, windows and the screen")
@MainActor
struct UICoordinateSpaceTests {

  /// A card at (20, 30) of a view that fills a window of 200 x 300 but for 10 points at each side, and the window.
  private func card() -> (UIView, LayoutProbe) {
    let (outer, card) = (UIView(), UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 40)))
    outer.addSubview(card)
    let probe = LayoutProbe(200, 300) { Shown(view: outer).padding(10) }
    probe.run(0.1)
    return (card, probe)
  }

  @Test("A view's rectangle on the screen is that in the window, whichever space asks")
  func screen() {
    let (card, probe) = card()
    let expected = CGRect(x: 30, y: 40, width: 50, height: 40)
    #expect(card.convert(card.bounds, to: UIScreen.main.coordinateSpace) == expected)
    #expect(UIScreen.main.coordinateSpace.convert(card.bounds, from: card) == expected)
    #expect(
      UIScreen.main.fixedCoordinateSpace.convert(CGPoint(x: 31, y: 42), to: card)
        == CGPoint(x: 1, y: 2))
    #expect(
      card.convert(CGPoint(x: 31, y: 42), from: UIScreen.main.coordinateSpace)
        == CGPoint(x: 1, y: 2))
    _ = probe
  }

  @Test("A view is a space, and the view around it another")
  func views() {
    let (card, probe) = card()
    let space: any UICoordinateSpace = card.superview!
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 180, height: 280))
    #expect(card.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 21, y: 32))
    #expect(space.convert(CGPoint(x: 21, y: 32), to: card) == CGPoint(x: 1, y: 2))
    _ = probe
  }

  @Test("A keyboard's frame, in points of the screen, is turned into those of a window and a view")
  func windows() {
    let (card, probe) = card()
    let keyboard = CGRect(x: 0, y: 200, width: 200, height: 100)
    let window = UIWindow(frame: .zero)
    #expect(window.convert(keyboard, from: nil) == keyboard)
    #expect(window.convert(keyboard, to: UIWindow(frame: .zero)) == keyboard)
    #expect(card.convert(keyboard, from: nil).minY == 160)
    _ = probe
  }
}
