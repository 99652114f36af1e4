import Foundation
import Geometry
import Motion
import Testing

@testable import ViewContent
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct LayoutSafeAreaTests {
  private let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

  @Test("A view fills the safe area")
  func fillsSafeArea() {
    let probe = LayoutProbe(safeArea: insets) { Box("a") }
    #expect(probe.frame("a") == rect(0, 20, 200, 70))
  }

  @Test("A view that ignores the safe area reaches the window's edges")
  func ignoresSafeArea() {
    let probe = LayoutProbe(safeArea: insets) { Box("a").ignoresSafeArea() }
    #expect(probe.frame("a") == rect(0, 0, 200, 100))
    let old = LayoutProbe(safeArea: insets) { Box("a").edgesIgnoringSafeArea(.all) }
    #expect(old.frame("a") == rect(0, 0, 200, 100))
  }

  @Test("Only the named edges are ignored")
  func someEdges() {
    let probe = LayoutProbe(safeArea: insets) { Box("a").ignoresSafeArea(edges: .top) }
    #expect(probe.frame("a") == rect(0, 0, 200, 90))
  }

  @Test("A view of a size of its own moves to the edge that it reaches, and its place stays")
  func fixedSize() {
    let probe = LayoutProbe(safeArea: insets) {
      VStack(spacing: 0) {
        Box("a", 200, 40).ignoresSafeArea(edges: .top)
        Box("rest")
      }
    }
    #expect(probe.frame("a") == rect(0, 0, 200, 40))
    #expect(probe.frame("rest") == rect(0, 60, 200, 30))
    // At the lower edge it stays where it begins.
    let below = LayoutProbe(safeArea: insets) {
      VStack(spacing: 0) {
        Box("rest")
        Box("a", 200, 40).ignoresSafeArea(edges: .bottom)
      }
    }
    #expect(below.frame("a") == rect(0, 50, 200, 40))
  }

  @Test("The keyboard alone is no reason to reach under bars")
  func keyboard() {
    let probe = LayoutProbe(safeArea: insets) { Box("a").ignoresSafeArea(.keyboard) }
    #expect(probe.frame("a") == rect(0, 20, 200, 70))
  }

  @Test("A view that does not touch an edge does not reach over it")
  func untouchedEdge() {
    let probe = LayoutProbe(safeArea: insets) {
      VStack(spacing: 0) {
        Box("x", 10, 30); Box("a").ignoresSafeArea()
      }
    }
    #expect(probe.frame("a") == rect(0, 50, 200, 50))
  }

  @Test("A background that ignores the safe area leaves its content where it is")
  func backgroundIgnores() {
    let probe = LayoutProbe(safeArea: insets) {
      Box("a").background { Box("back").ignoresSafeArea() }
    }
    #expect(probe.frame("a") == rect(0, 20, 200, 70))
    #expect(probe.frame("back") == rect(0, 0, 200, 100))
  }

  @Test("A bar at an edge keeps content clear of it")
  func safeAreaInset() {
    let probe = LayoutProbe {
      Box("a").safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", height: .fixed(30)) }
    }
    #expect(probe.frame("a") == rect(0, 0, 200, 70))
    #expect(probe.frame("bar") == rect(0, 70, 200, 30))
  }

  @Test("A bar at the side, with a distance")
  func sideInset() {
    let probe = LayoutProbe {
      Box("a").safeAreaInset(edge: .leading, spacing: 5) { Box("bar", 20, 10) }
    }
    #expect(probe.frame("a") == rect(25, 0, 175, 100))
    #expect(probe.frame("bar") == rect(0, 45, 20, 10))
  }

  @Test("Content that ignores the safe area reaches under a bar")
  func underBar() {
    let probe = LayoutProbe {
      Box("a").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
        Box("bar", height: .fixed(30))
      }
    }
    #expect(probe.frame("a") == rect(0, 0, 200, 100))
  }

  @Test("It reaches to the edge of the box with the bar, and on where the box touches the window's")
  func underBarOfBox() {
    let inner = LayoutProbe(300, 300, safeArea: insets) {
      Box("a").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
        Box("bar", height: .fixed(30))
      }
      .frame(width: 100, height: 200)
    }
    #expect(inner.frame("a") == rect(100, 55, 100, 200))
    let whole = LayoutProbe(safeArea: insets) {
      Box("a").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
        Box("bar", height: .fixed(30)).background { Box("back").ignoresSafeArea() }
      }
    }
    #expect(whole.frame("a") == rect(0, 0, 200, 100))
    #expect(whole.frame("bar") == rect(0, 60, 200, 30))
    #expect(whole.frame("back") == rect(0, 60, 200, 40))
  }

  @Test("A screen that ignores the safe area reaches under its bars to the window's edge")
  func underNavigationBar() {
    let probe = LayoutProbe(300, 600, safeArea: insets) {
      NavigationStack {
        Box("a").ignoresSafeArea().navigationTitle("Title")
      }
    }
    #expect(probe.frame("a") == rect(0, 0, 300, 600))
  }

  @Test("What a scroll view moves reaches over the safe area across the way it goes, not along it")
  func scrolledViews() {
    func behind(_ axes: Axis.Set) -> CGRect? {
      LayoutProbe(400, 200) {
        ScrollView(axes) {
          Box("content", 40, 30).background { Box("behind").ignoresSafeArea() }
        }
        .safeAreaPadding(EdgeInsets(top: 85, leading: 180, bottom: 85, trailing: 180))
      }.frame("behind")
    }
    let (left, top) = (CGFloat(180), CGFloat(85))
    #expect(behind(.horizontal) == rect(left, 0, 40, 200))
    #expect(behind(.vertical) == rect(0, top, 400, 30))
    #expect(behind([.horizontal, .vertical]) == rect(left, top, 40, 30))
  }

  @Test("Padding of the safe area keeps content clear of the edges")
  func safeAreaPadding() {
    let probe = LayoutProbe { Box("a").safeAreaPadding(.horizontal, 20) }
    #expect(probe.frame("a") == rect(20, 0, 160, 100))
  }

  @Test("A frame relative to the container is a part of the window")
  func containerFrame() {
    let probe = LayoutProbe {
      Box("a").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
    }
    // Four parts of (200 − 24) / 4 = 44; two of them with the gap between.
    #expect(probe.size("a") == CGSize(width: 96, height: 100))
    let half = LayoutProbe {
      Box("a").containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
    }
    #expect(half.frame("a") == rect(50, 25, 100, 50))
  }

  @Test("A frame relative to a scroll view is a part of it, also before the first of its layouts")
  func containerFrameInScroll() {
    let probe = LayoutProbe {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(0..<5) {
            Box("\($0)").containerRelativeFrame(.horizontal, count: 4, spacing: 8)
          }
        }
      }
      .frame(width: 160)
    }
    // (160 − 24) / 4 = 34; the scroll view begins at 20.
    #expect(probe.frame("0")?.minX == 20)
    #expect(abs(probe.frame("0")!.width - 34) < 1e-6)
    #expect(abs(probe.frame("2")!.minX - (20 + 2 * 42)) < 1e-6)
  }

  @Test("What is inset at a side stands at that side, in the middle of its height")
  func sideInsets() {
    let leading = LayoutProbe {
      Box("a").safeAreaInset(edge: .leading, spacing: 0) { Box("bar", 30, 40) }
    }
    #expect(
      leading.frame("bar") == rect(0, 30, 30, 40) && leading.frame("a") == rect(30, 0, 170, 100))
    let trailing = LayoutProbe {
      Box("a").safeAreaInset(edge: .trailing, spacing: 0) { Box("bar", 30, 40) }
    }
    #expect(
      trailing.frame("bar") == rect(170, 30, 30, 40) && trailing.frame("a") == rect(0, 0, 170, 100))
  }
}
