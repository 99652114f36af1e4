import Foundation
import Geometry
import Motion
import Testing

@testable import ViewGraphics
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

/// What Apple's scroll views do, as recorded in swiftui-web (macOS 26.2 and iOS 26), and UIKit's formulas.
@Suite("Scroll views as Apple's")
@MainActor
struct LayoutScrollAppleTests {
  private func scroll(_ probe: LayoutProbe) -> ScrollElement {
    probe.elements.compactMap { $0 as? ScrollElement }.first!
  }

  private func pull(_ probe: LayoutProbe, _ from: CGPoint, _ to: CGPoint) {
    probe.press(from)
    for part in [0.25, 0.5, 0.75, 1] {
      probe.move(
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
    }
  }

  /// UIKit's rubber band.
  private func band(_ pull: Double, _ dimension: Double) -> Double {
    (1 - 1 / (pull * 0.55 / dimension + 1)) * dimension
  }

  // MARK: Layout

  @Test("Several views in a horizontal scroll view lie below one another, centred")
  func horizontalChildren() {
    let probe = LayoutProbe(300, 200) {
      ScrollView(.horizontal) {
        Box("a", 150, 20); Box("b", 50, 30)
      }
    }
    #expect(probe.frame("a") == rect(0, 71, 150, 20))
    #expect(probe.frame("b") == rect(50, 99, 50, 30))
  }

  @Test("Right to left, a horizontal scroll view begins at its right end and keeps to it")
  func rightToLeft() {
    let knob = Knob(260)
    let offset = Noted<CGFloat>(-1)
    let probe = LayoutProbe(100, 100) {
      Turning(knob: knob) { width in
        ScrollView(.horizontal) { Box("a", width, 20) }
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.x) { offset.value = $1 }
          .environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(probe.frame("a")?.minX == -160)
    #expect(offset.value == 0)
    knob.turn(300)
    probe.run(0.1)
    #expect(probe.frame("a")?.minX == -200)
    knob.turn(60)
    probe.run(0.1)
    #expect(probe.frame("a") == rect(40, 40, 60, 20))
  }

  private func geometrySample(_ noted: Noted<ScrollGeometry?>, _ proxy: Noted<ScrollViewProxy?>)
    -> LayoutProbe
  {
    LayoutProbe(300, 150) {
      ScrollViewReader { reader in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Box("g\($0)", 120, 20).id($0) } }
        }
        .contentMargins(.top, 20)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { noted.value = $1 }
        .onAppear { proxy.value = reader }
      }
    }
  }

  @Test("A margin lies outside of the container: 130 of 150 points are left, and -20 is the start")
  func marginGeometry() {
    let noted = Noted<ScrollGeometry?>(nil)
    let proxy = Noted<ScrollViewProxy?>(nil)
    let probe = geometrySample(noted, proxy)
    #expect(noted.value?.containerSize == CGSize(width: 120, height: 130))
    #expect(noted.value?.bounds == rect(0, -20, 120, 130))
    #expect(noted.value?.visibleRect == rect(0, -20, 120, 150))
    #expect(noted.value?.contentSize == CGSize(width: 120, height: 400))
    #expect(noted.value?.contentInsets.top == 20)
    proxy.value?.scrollTo(10, anchor: .top)
    probe.step()
    #expect(noted.value?.contentOffset.y == 180)
    #expect(noted.value?.visibleRect == rect(0, 180, 120, 150))
    #expect(probe.frame("g10")?.minY == 20)
  }

  @Test("Without an anchor a view is brought just between the margins")
  func marginsAndNoAnchor() {
    let noted = Noted<ScrollGeometry?>(nil)
    let proxy = Noted<ScrollViewProxy?>(nil)
    let probe = geometrySample(noted, proxy)
    proxy.value?.scrollTo(10)
    probe.step()
    #expect(probe.frame("g10")?.maxY == 150)
    proxy.value?.scrollTo(2)
    probe.step()
    #expect(probe.frame("g2")?.minY == 20)
  }

  // MARK: Going to rows that are not built

  @Test("A row that .id named is found before it is built", arguments: [false, true])
  func unbuiltRow(inList: Bool) {
    let proxy = Noted<ScrollViewProxy?>(nil)
    let probe = LayoutProbe(300, 400) {
      ScrollViewReader { reader in
        Group {
          if inList {
            List { ForEach(0..<300) { Box("r\($0)", 100, 20).id("row \($0)") } }
          } else {
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(0..<300) { index in
                  Box("r\(index)", 100, 20).padding(.vertical, 4).id("row \(index)").opacity(0.5)
                }
              }
            }
          }
        }
        .onAppear { proxy.value = reader }
      }
    }
    #expect(!probe.names.contains("r200"))
    proxy.value?.scrollTo("row 200", anchor: .top)
    probe.run(0.1)
    let top = probe.frame("r200")!.minY
    #expect(top >= 0 && top < 40)
  }

  @Test(
    "What scrollPosition is bound to at first moves nothing; set, it moves no further than needed")
  func position() {
    struct Rows: View {
      let knob: Knob
      @State var seen: Int? = 10
      var body: some View {
        Turning(knob: knob) { value in
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<50) { Box("r\($0)", 120, 20) } }
          }
          .scrollPosition(id: $seen)
          .onChange(of: value) { seen = Int(value) }
        }
      }
    }
    let knob = Knob(10)
    let probe = LayoutProbe(300, 219) { Rows(knob: knob) }
    #expect(probe.frame("r0")?.minY == 0)
    knob.turn(20)
    probe.run(0.1)
    #expect(probe.frame("r20")?.minY == 199)
    #expect(probe.frame("r10")?.minY == -1)
  }

  @Test("An identity that is set when the view appears is gone to, as there was none before")
  func positionOnAppearing() {
    struct Rows: View {
      @State var seen: Int?
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Box("r\($0)", 120, 20) } } }
          .scrollPosition(id: $seen)
          .onAppear { seen = 20 }
      }
    }
    let probe = LayoutProbe(300, 219) { Rows() }
    probe.run(0.1)
    #expect(probe.frame("r20")?.minY == 199)
  }

  @Test("A ScrollPosition says where the view begins")
  func initialPosition() {
    struct Rows: View {
      @State var position = ScrollPosition(edge: .bottom)
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box("r\($0)", 120, 20) } } }
          .scrollPosition($position)
      }
    }
    let probe = LayoutProbe(300, 200) { Rows() }
    #expect(probe.frame("r19")?.maxY == 200)
  }

  // MARK: The rubber band

  @Test("Content that is laid out anew while it is pulled resists all the same")
  func lazyBand() {
    let probe = LayoutProbe(300, 400) {
      ScrollView {
        VStack(spacing: 0) {
          Box("head", 300, 50)
          LazyVStack(spacing: 0) { ForEach(0..<60) { Box("r\($0)", 300, 44) } }
        }
      }
    }
    pull(probe, CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 160))
    #expect(abs(probe.frame("head")!.minY - band(100, 400)) < 0.01)
    probe.release(CGPoint(x: 150, y: 160))
    probe.run(2)
    #expect(probe.frame("head")?.minY == 0)
  }

  @Test("A list resists at its top, and at its bottom")
  func listBand() {
    let probe = LayoutProbe(300, 400) { List(0..<60) { Box("r\($0)", 100, 20) } }
    let start = probe.frame("r0")!.minY
    pull(probe, CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 160))
    #expect(abs(probe.frame("r0")!.minY - start - band(100, 400)) < 0.01)
    probe.release(CGPoint(x: 150, y: 160))
    probe.run(2)
    #expect(probe.frame("r0")?.minY == start)
    scroll(probe).jump(to: CGPoint(x: 0, y: scroll(probe).limits.height))
    probe.step()
    let limit = scroll(probe).limits.height
    pull(probe, CGPoint(x: 150, y: 350), CGPoint(x: 150, y: 240))
    #expect(abs(scroll(probe).presentedOffset.y - limit - band(100, 400)) < 0.01)
  }

  @Test("A header that reads its place stretches as far as it is pulled")
  func stretchyHeader() {
    let probe = LayoutProbe(300, 400) {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let pulled = max(0, proxy.frame(in: .scrollView).minY)
            Box("header", 300, 200 + pulled).offset(y: -pulled)
          }
          .frame(height: 200)
          Box("rest", 300, 800)
        }
      }
    }
    pull(probe, CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 160))
    probe.step()
    let pulled = band(100, 400)
    #expect(abs(probe.frame("header")!.height - 200 - pulled) < 0.01)
    #expect(abs(probe.frame("rest")!.minY - 200 - pulled) < 0.01)
  }

  @Test("A finger that catches pulled content goes on from where it is seen")
  func caught() {
    let probe = LayoutProbe(300, 400) { ScrollView { Box("a", 300, 900) } }
    pull(probe, CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 200))
    probe.release(CGPoint(x: 150, y: 200))
    probe.step()
    let seen = probe.frame("a")!.minY
    probe.press(CGPoint(x: 150, y: 200))
    let caught = probe.frame("a")!.minY
    probe.move(CGPoint(x: 150, y: 200.5))
    #expect(seen > 20)
    #expect(abs(probe.frame("a")!.minY - caught) < 0.6)
  }

  @Test(
    "Content that fits does not move where bouncing is based on its size, and long content does")
  func basedOnSize() {
    for (height, moves) in [(100.0, false), (900, true)] {
      let probe = LayoutProbe(300, 400) {
        ScrollView { Box("a", 300, height) }.scrollBounceBehavior(.basedOnSize)
      }
      pull(probe, CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 160))
      #expect((probe.frame("a")!.minY > 0) == moves)
    }
  }

  // MARK: Under bars

  @Test("A scroll view is laid out between the bars and drawn below all of them")
  func insets() {
    let probe = LayoutProbe(300, 400) {
      ScrollView { Box("a", 300, 900) }
        .background { Box("frame") }
        .safeAreaInset(edge: .bottom, spacing: 0) { Box("bottom", 300, 40) }
        .safeAreaInset(edge: .top, spacing: 0) { Box("top", 300, 60) }
    }
    #expect(probe.frame("frame") == rect(0, 60, 300, 300))
    #expect(probe.frame("top") == rect(0, 0, 300, 60))
    #expect(probe.frame("bottom") == rect(0, 360, 300, 40))
    #expect(probe.frame("a")?.minY == 60)
    #expect(scroll(probe).limits.height == 600)
    #expect(scroll(probe).reach == EdgeInsets(top: 60, leading: 0, bottom: 40, trailing: 0))
  }

  @Test("Two bars at one edge stand below one another, and content below both")
  func insetsAtOneEdge() {
    let probe = LayoutProbe(300, 400) {
      ScrollView { Box("a", 300, 900) }
        .safeAreaInset(edge: .top, spacing: 0) { Box("inner", 300, 30) }
        .safeAreaInset(edge: .top, spacing: 0) { Box("outer", 300, 60) }
    }
    #expect(probe.frame("outer")?.minY == 0)
    #expect(probe.frame("inner")?.minY == 60)
    #expect(probe.frame("a")?.minY == 90)
    #expect(scroll(probe).reach.top == 90)
  }

  @Test("A scroll view away from the bars stays in its frame")
  func away() {
    let probe = LayoutProbe(300, 400) {
      ScrollView { Box("a", 200, 900) }.padding(10)
        .safeAreaInset(edge: .top, spacing: 0) { Box("top", 300, 60) }
    }
    #expect(scroll(probe).reach == EdgeInsets())
    #expect(probe.frame("a")?.minY == 70)
  }
}
