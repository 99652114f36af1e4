import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@MainActor
private final class Zoomer: UIScrollViewDelegate {
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  var told: [String] = []
  var wish: CGPoint?
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoom") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { told.append("inset") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    told.append("let go")
    if let wish { targetContentOffset.pointee = wish }
  }
}

@Suite("Scroll views of UIKit")
@MainActor
struct UIScrollViewTests {
  private func zooming(_ zoomer: Zoomer) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.delegate = zoomer
    scroll.addSubview(zoomer.picture)
    scroll.contentSize = zoomer.picture.bounds.size
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
    return scroll
  }

  @Test("The delegate's view is scaled within the limits, the content grows, and the middle stays")
  func zoom() {
    let zoomer = Zoomer()
    let scroll = zooming(zoomer)
    scroll.contentOffset = CGPoint(x: 50, y: 0)
    scroll.zoomScale = 2
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(scroll.contentSize == CGSize(width: 400, height: 200))
    // The middle, (100, 50) of the content, is (200, 100) now.
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 50))
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4 && zoomer.told == ["zoom", "zoom"])
  }

  @Test("A rectangle is zoomed to as far as it fits, and stands in the middle")
  func zoomToRectangle() {
    let zoomer = Zoomer()
    let scroll = zooming(zoomer)
    scroll.zoom(to: CGRect(x: 80, y: 30, width: 50, height: 20), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 210 - 50, y: 80 - 50))
  }

  @Test("Without a view to zoom the scale stays 1")
  func nothingToZoom() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.maximumZoomScale = 4
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.zoomScale == 1)
  }

  @Test("The safe area is added along the axes that scroll, and the content begins below it")
  func adjustment() {
    let covered = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    let cases: [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)] = [
      (.automatic, 900, 50), (.automatic, 100, 0), (.scrollableAxes, 900, 50), (.never, 900, 0),
      (.always, 100, 50),
    ]
    for (behavior, height, top) in cases {
      let (zoomer, scroll) = (Zoomer(), UIScrollView())
      scroll.delegate = zoomer
      scroll.contentSize = CGSize(width: 200, height: height)
      scroll.contentInset.top = 8
      scroll.contentInsetAdjustmentBehavior = behavior
      let probe = LayoutProbe(200, 400, safeArea: covered) { Shown(view: scroll).ignoresSafeArea() }
      probe.step()
      #expect(scroll.adjustedContentInset.top == 8 + top)
      #expect(scroll.contentOffset.y == -top)
      #expect(zoomer.told == (top > 0 ? ["inset"] : []))
    }
  }

  @Test("Where the content comes to rest is the delegate's to say")
  func target() {
    let (zoomer, scroll) = (Zoomer(), UIScrollView())
    scroll.delegate = zoomer
    scroll.contentSize = CGSize(width: 200, height: 5000)
    zoomer.wish = CGPoint(x: 0, y: 1234)
    let stage = Stage(Shown(view: scroll), size: CGSize(width: 200, height: 400))
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.2)
    stage.advance(by: 3)
    #expect(zoomer.told == ["let go"])
    #expect(abs(scroll.contentOffset.y - 1234) < 0.5)
  }
}
