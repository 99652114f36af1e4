import Foundation
import Geometry
import HalcyonTesting
import Pixels
import SwiftUI
import Testing

@testable import DrawingCommands
@testable import UIKitBridge

/// The view among those of SwiftUI, and what a program sees going up from it.
@MainActor private final class Found {
  let view = UIView()
  var types: [String] {
    sequence(first: view as UIView, next: \.superview).map { "\(type(of: $0))" }
  }
  var scroll: UIScrollView? { view.superview?.superview?.superview as? UIScrollView }
}

/// Writes down what a scroll view tells.
@MainActor private final class Listener: UIScrollViewDelegate {
  var heard: [String] = []
  var offsets: [CGPoint] = []
  var wish: ((CGPoint) -> CGPoint)?
  var scrolled: ((UIScrollView) -> Void)?

  private func hear(_ name: String) { if heard.last != name { heard.append(name) } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hear("scrolled")
    offsets.append(scrollView.contentOffset)
    scrolled?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("began") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    hear("will end")
    if let wish { targetContentOffset.pointee = wish(targetContentOffset.pointee) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear(decelerate ? "ended, goes on" : "ended")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("rests") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear("arrived") }
}

/// Ten squares of 100 points in a row, 200 of which are seen.
private struct Row: View {
  let found: Found

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(0..<10) { number in Color.blue.frame(width: 100, height: 100).id(number) }
      }
      .background { Shown(view: found.view) }
    }
    .frame(width: 200, height: 100)
  }
}

/// A row whose representable goes when the button above is tapped.
private struct Passing: View {
  let found: Found
  @State private var isGone = false

  var body: some View {
    VStack(spacing: 0) {
      Color.gray.frame(height: 40).onTapGesture { isGone = true }
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { _ in Color.blue.frame(width: 100, height: 100) }
        }
        .background { if !isGone { Shown(view: found.view) } }
      }
    }
  }
}

@MainActor @Suite("The views of UIKit around a representable")
struct SurroundingsTests {
  private let found = Found()

  @Test("In a plain window they lead from its host to the window")
  func window() {
    let probe = LayoutProbe(200, 200) { Shown(view: found.view) }
    probe.run(0.1)
    #expect(
      found.types == [
        "UIView", "PlatformViewHost", "HostingSurfaceView", "UIDropShadowView", "UITransitionView",
        "UIWindow",
      ])
    #expect(found.view.superview?.subviews == [found.view])
    #expect(found.view.superview?.superview?.bounds.size == CGSize(width: 200, height: 200))
    #expect(found.view.isDescendant(of: UIWindow.main))
    let controller = sequence(first: found.view as UIResponder, next: \.next)
      .first { $0 is UIViewController }
    #expect(controller === UIWindow.main.rootViewController)
  }

  @Test("A scroll view is the third, the same for all views in it; one around it is further out")
  func scrollViews() {
    let second = Found()
    let probe = LayoutProbe(200, 400) {
      ScrollView {
        Row(found: found)
        Shown(view: second.view).frame(height: 20)
      }
    }
    probe.run(0.1)
    #expect(found.scroll?.contentSize == CGSize(width: 1000, height: 100))
    #expect(second.scroll != nil && second.scroll !== found.scroll)
    #expect(found.scroll?.superview?.superview === second.scroll)
    #expect(found.scroll?.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("Its content offset is where SwiftUI has scrolled to, and moves that")
  func offset() {
    let probe = LayoutProbe(200, 200) { Row(found: found) }
    probe.run(0.1)
    let place = { found.view.convert(CGPoint.zero, to: nil).x }
    #expect(place() == 0)
    found.scroll?.contentOffset.x = 130
    probe.run(0.1)
    #expect(found.scroll?.contentOffset == CGPoint(x: 130, y: 0))
    #expect(place() == -130)
    // Points of the content are those of the scroll view in UIKit.
    #expect(found.scroll?.convert(CGPoint(x: 150, y: 10), to: nil) == CGPoint(x: 20, y: 60))
  }

  @Test("Animated, it is on its way for 0.3 seconds, and says when it is there")
  func animated() {
    let probe = LayoutProbe(200, 200) { Row(found: found) }
    let listener = Listener()
    probe.run(0.1)
    found.scroll?.delegate = listener
    found.scroll?.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    probe.run(0.15)
    #expect(abs((found.scroll?.contentOffset.x ?? 0) - 150) < 30)
    probe.run(0.25)
    #expect(found.scroll?.contentOffset.x == 300)
    #expect(listener.heard == ["scrolled", "arrived"])
  }

  @Test("Its delegate hears of a finger from the first point to the rest")
  func delegate() {
    let probe = LayoutProbe(200, 200) { Row(found: found) }
    let listener = Listener()
    probe.run(0.1)
    found.scroll?.delegate = listener
    probe.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 60, y: 100))
    probe.run(3)
    #expect(
      listener.heard == [
        "began", "scrolled", "will end", "ended, goes on", "scrolled", "rests",
      ])
    #expect(listener.offsets == listener.offsets.sorted { $0.x < $1.x })
    #expect(found.scroll?.isDragging == false && found.scroll?.isDecelerating == false)
  }

  @Test("The content comes to rest where the delegate wants it")
  func target() {
    let probe = LayoutProbe(200, 200) { Row(found: found) }
    let listener = Listener()
    listener.wish = { CGPoint(x: ($0.x / 100).rounded() * 100, y: 0) }
    probe.run(0.1)
    found.scroll?.delegate = listener
    probe.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 80, y: 100))
    probe.run(3)
    let rest = found.scroll?.contentOffset.x ?? 0
    #expect(rest > 0 && abs(rest - (rest / 100).rounded() * 100) < 0.01)
  }

  @Test("A delegate that sets it back by a round lets a finger and its throw go on for ever")
  func loop() {
    let probe = LayoutProbe(200, 200) { Row(found: found) }
    let listener = Listener()
    listener.scrolled = { if $0.contentOffset.x > 400 { $0.contentOffset.x -= 400 } }
    probe.run(0.1)
    found.scroll?.delegate = listener
    for _ in 0..<3 {
      probe.drag(from: CGPoint(x: 190, y: 100), to: CGPoint(x: 10, y: 100))
      probe.run(3)
    }
    let rounds = zip(listener.offsets, listener.offsets.dropFirst()).filter { $1.x < $0.x - 300 }
    #expect(rounds.count >= 2)
    #expect(listener.offsets.allSatisfy { $0.x < 480 })
    // Each step is a step further, but for those of a round.
    let steps = zip(listener.offsets, listener.offsets.dropFirst()).map { $1.x - $0.x }
    #expect(steps.allSatisfy { $0 >= 0 || $0 < -300 })
  }

  @Test("It pages, keeps to its edges and stands still where it is told to")
  func settings() {
    let probe = LayoutProbe(200, 200) { Row(found: found) }
    probe.run(0.1)
    found.scroll?.isPagingEnabled = true
    probe.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 60, y: 100))
    probe.run(3)
    #expect(found.scroll?.contentOffset.x == 200)
    found.scroll?.isPagingEnabled = false
    found.scroll?.bounces = false
    found.scroll?.contentOffset.x = 0
    probe.press(CGPoint(x: 20, y: 100))
    for x in stride(from: 40.0, through: 180, by: 20) { probe.move(CGPoint(x: x, y: 100)) }
    #expect(found.scroll?.contentOffset.x == 0)
    probe.release(CGPoint(x: 180, y: 100))
    probe.run(1)
    found.scroll?.isScrollEnabled = false
    probe.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 60, y: 100))
    probe.run(1)
    #expect(found.scroll?.contentOffset.x == 0)
  }

  @Test("Thrown at an edge it stops there where it does not bounce, and passes it where it does")
  func edges() {
    func most(bounces: Bool) -> CGFloat {
      let found = Found()
      let probe = LayoutProbe(200, 200) { Row(found: found) }
      let listener = Listener()
      probe.run(0.1)
      found.scroll?.delegate = listener
      found.scroll?.bounces = bounces
      found.scroll?.contentOffset.x = 700
      probe.drag(from: CGPoint(x: 190, y: 100), to: CGPoint(x: 100, y: 100))
      probe.run(3)
      #expect(found.scroll?.contentOffset.x == 800)
      return listener.offsets.map(\.x).max() ?? 0
    }
    #expect(most(bounces: false) == 800)
    #expect(most(bounces: true) > 801)
  }

  @Test("What a scroll view was told holds as long as it is there, though nobody looks any more")
  func staysTold() {
    let stage = Stage(Passing(found: found), size: CGSize(width: 200, height: 200))
    stage.advance(by: 0.1)
    stage.perform { found.scroll?.isPagingEnabled = true }
    weak let scroll = found.scroll
    stage.tap(at: CGPoint(x: 100, y: 50))
    stage.advance(by: 0.1)
    #expect(found.view.superview == nil)
    stage.drag(from: CGPoint(x: 180, y: 120), to: CGPoint(x: 60, y: 120))
    stage.advance(by: 3)
    #expect(scroll?.contentOffset.x == 200)
  }

  @Test("Room that is asked for around the content is part of what is scrolled")
  func insets() {
    let probe = LayoutProbe(200, 200) { Row(found: found) }
    probe.run(0.1)
    found.scroll?.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    probe.run(0.1)
    #expect(found.scroll?.contentOffset.x == -40)
    #expect(found.scroll?.adjustedContentInset.left == 40)
    #expect(found.view.convert(CGPoint.zero, to: nil).x == 40)
  }

  @Test("A gesture of a program's own that wants to go along hears of fingers that scroll")
  func gestures() {
    let probe = LayoutProbe(200, 200) { Row(found: found) }
    var ways: [CGFloat] = []
    probe.run(0.1)
    let pan = UIPanGestureRecognizer()
    let target = PanTarget { ways.append($0) }
    pan.addTarget(target, action: _SEL(PanTarget.moved(_:)))
    found.scroll?.addGestureRecognizer(pan)
    pan.delegate = target
    // It is not kept by the gesture.
    withExtendedLifetime(target) {
      probe.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 60, y: 100))
      probe.run(1)
    }
    #expect((ways.min() ?? 0) < -80)
    #expect((found.scroll?.contentOffset.x ?? 0) > 80)
  }

  @Test("The view that hosts a cover loses its background where it is cleared, and takes another")
  func cover() {
    let stage = Stage(
      Color.red.ignoresSafeArea().fullScreenCover(isPresented: .constant(true)) {
        Text("x").background { Shown(view: found.view) }
      }, size: CGSize(width: 200, height: 200))
    stage.advance(by: 2)
    let color = {
      let color = stage.picture.color(at: CGPoint(x: 20, y: 20))
      return [color?.red, color?.green, color?.blue]
    }
    let hosting = found.view.superview?.superview
    #expect(hosting?.backgroundColor == .systemBackground)
    #expect(color() == [255, 255, 255])
    stage.perform { hosting?.backgroundColor = .clear }
    stage.advance(by: 0.1)
    #expect(color() == [255, 56, 60])
    stage.perform { hosting?.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    stage.advance(by: 0.1)
    #expect(color() == [0, 255, 0])
  }

  @Test("Among the rows of a wheel there is a picker, whose second view is the bar")
  func wheel() {
    let stage = Stage(
      Picker("Number", selection: .constant(1)) {
        ForEach(0..<3) { number in
          Text("\(number)").background { if number == 1 { Shown(view: found.view) } }.tag(number)
        }
      }
      .pickerStyle(.wheel), size: CGSize(width: 200, height: 200))
    stage.advance(by: 0.1)
    let bar = { stage.picture.color(at: CGPoint(x: 40, y: 100))?.red }
    let picker = sequence(first: found.view, next: \.superview)
      .compactMap { $0 as? UIPickerView }.first
    #expect(picker?.subviews.count == 2)
    #expect(bar() != 255)
    stage.perform { picker?.subviews[1].backgroundColor = .clear }
    stage.advance(by: 0.1)
    #expect(bar() == 255)
    stage.perform { picker?.subviews[1].backgroundColor = .systemGray }
    stage.advance(by: 0.1)
    #expect(bar() != 255)
  }

  @Test("What is drawn as one picture can be drawn by a program, too")
  func picture() throws {
    let stage = Stage(
      Color.green.frame(width: 60, height: 40)
        .background { Shown(view: found.view) }
        .compositingGroup(), size: CGSize(width: 200, height: 200))
    stage.advance(by: 0.1)
    let group = try #require(found.view.superview?.superview)
    #expect(group.frame == CGRect(x: 70, y: 80, width: 60, height: 40))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: group.bounds.size, format: format).image { _ in
      _ = group.drawHierarchy(in: group.bounds, afterScreenUpdates: true)
    }
    let bitmap = try #require(image.cgImage?.bitmap)
    #expect((bitmap.width, bitmap.height) == (60, 40))
    let corner = (0..<3).map { bitmap.bytes.load(fromByteOffset: $0, as: UInt8.self) }
    #expect(corner == [52, 199, 89])
  }

  @Test("Nothing of them stays when the view goes")
  func leaves() {
    weak var seen: UIView?
    weak var scroll: UIView?
    var stage: Stage? = Stage(
      Row(found: found), size: CGSize(width: 200, height: 200))
    stage?.advance(by: 0.1)
    seen = found.view.superview
    scroll = found.scroll
    #expect(seen != nil && scroll != nil)
    stage = nil
    #expect(seen == nil && scroll == nil)
    #expect(found.view.superview == nil)
  }
}

/// Follows a finger beside the scroll view's own gesture.
@MainActor private final class PanTarget: NSObject, UIGestureRecognizerDelegate {
  let panned: (CGFloat) -> Void
  init(_ panned: @escaping (CGFloat) -> Void) { self.panned = panned }
  func moved(_ pan: UIPanGestureRecognizer) { panned(pan.translation(in: nil).x) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
