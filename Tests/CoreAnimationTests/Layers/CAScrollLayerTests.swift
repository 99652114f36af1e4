import Foundation
import Geometry
import Testing

@testable import CoreAnimation

/// After the documentation of `CAScrollLayer`.
@Suite("Layers that scroll")
@MainActor
struct CAScrollLayerTests {
  private let scroll = CAScrollLayer()
  private let inner = CALayer()

  init() {
    scroll.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    inner.frame = CGRect(x: 50, y: 200, width: 40, height: 40)
    scroll.addSublayer(inner)
  }

  @Test("A point goes to the upper left corner, along the ways that the mode allows")
  func points() {
    scroll.scroll(to: CGPoint(x: 20, y: 30))
    #expect(scroll.bounds == CGRect(x: 20, y: 30, width: 100, height: 100))
    scroll.scrollMode = .horizontally
    scroll.scroll(to: CGPoint(x: 5, y: 6))
    #expect(scroll.bounds.origin == CGPoint(x: 5, y: 30))
    scroll.scrollMode = .none
    scroll.scroll(to: CGPoint.zero)
    #expect(scroll.bounds.origin == CGPoint(x: 5, y: 30))
  }

  @Test("A rectangle is shown by the least way")
  func rectangles() {
    scroll.scroll(to: CGRect(x: 90, y: 20, width: 30, height: 30))
    #expect(scroll.bounds.origin == CGPoint(x: 20, y: 0))
    scroll.scroll(to: CGRect(x: 30, y: 30, width: 10, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 20, y: 0))
    scroll.scroll(to: CGRect(x: 0, y: 40, width: 10, height: 10))
    #expect(scroll.bounds.origin == .zero)
    // What is larger than the layer begins where it begins.
    scroll.scroll(to: CGRect(x: 40, y: 50, width: 300, height: 300))
    #expect(scroll.bounds.origin == CGPoint(x: 40, y: 50))
  }

  @Test("A layer inside asks in its own coordinates")
  func inside() {
    inner.scrollRectToVisible(CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 140))
    inner.scroll(CGPoint(x: 10, y: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 60, y: 210))
  }
}
