import Foundation
import Geometry
import Motion
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct LayoutImplicitStackTests {
  @Test("Several views of a window lie below one another, 8 points apart, in its middle")
  func rootViews() {
    let probe = LayoutProbe {
      Box("a", 20, 10)
      Box("b", 40, 20)
    }
    #expect(probe.frame("a") == rect(90, 31, 20, 10))
    #expect(probe.frame("b") == rect(80, 49, 40, 20))
  }

  @Test("So do those of a group and of a loop, and a spacer pushes them apart")
  func rootGroup() {
    let probe = LayoutProbe {
      Group {
        Box("a", 20, 10); Spacer(); Box("b", 40, 20)
      }
    }
    #expect(probe.frame("a") == rect(90, 0, 20, 10))
    #expect(probe.frame("b") == rect(80, 80, 40, 20))
    let loop = LayoutProbe { ForEach(0..<2) { Box("\($0)", 10, 10) } }
    #expect(loop.frame("0")?.minY == 36)
    #expect(loop.frame("1")?.minY == 54)
  }

  @Test("A single view stands as if there were no stack")
  func singleView() {
    let probe = LayoutProbe { Box("a") }
    #expect(probe.frame("a") == rect(0, 0, 200, 100))
    let spacer = LayoutProbe { Spacer().background(Box("all")) }
    #expect(spacer.size("all") == CGSize(width: 200, height: 100))
  }

  @Test("A second view that comes and goes makes a stack and unmakes it")
  func comesAndGoes() {
    let knob = Knob(0)
    let probe = LayoutProbe {
      Turning(knob: knob) { value in
        Box("a", 20, 20)
        if value > 0 { Box("b", 20, 20) }
      }
    }
    #expect(probe.frame("a")?.minY == 40)
    knob.turn(1)
    probe.step()
    #expect(probe.frame("a")?.minY == 26)
    #expect(probe.frame("b")?.minY == 54)
    knob.turn(0)
    probe.step()
    #expect(probe.frame("a")?.minY == 40)
  }

  @Test("Several views in the label of a button, a menu or a link form a row")
  func labels() {
    let button = LayoutProbe {
      Button {
      } label: {
        Box("a", 20, 10); Box("b", 30, 20)
      }
    }
    #expect(button.frame("a") == rect(71, 45, 20, 10))
    #expect(button.frame("b") == rect(99, 40, 30, 20))
    let styled = LayoutProbe {
      Button {
      } label: {
        Box("a", 20, 10); Box("b", 30, 20)
      }
      .buttonStyle(.plain)
    }
    #expect(styled.frame("b") == rect(99, 40, 30, 20))
    let menu = LayoutProbe {
      Menu {
      } label: {
        Box("a", 20, 10); Box("b", 30, 20)
      }
    }
    #expect(menu.frame("b")!.minX - menu.frame("a")!.minX == 28)
    let link = LayoutProbe {
      NavigationStack {
        NavigationLink {
        } label: {
          Box("a", 20, 10); Box("b", 30, 20)
        }
      }
    }
    #expect(link.frame("b")!.minX - link.frame("a")!.minX == 28)
    #expect(link.frame("b")!.midY == link.frame("a")!.midY)
  }

  @Test("Several views of a screen and of a tab lie below one another")
  func screens() {
    let screen = LayoutProbe {
      NavigationStack {
        Box("a", 20, 10); Box("b", 20, 10)
      }
    }
    #expect(screen.frame("b")!.minY - screen.frame("a")!.minY == 18)
    let tab = LayoutProbe {
      TabView {
        Tab("One", systemImage: "star") {
          Box("a", 20, 10); Box("b", 20, 10)
        }
      }
    }
    #expect(tab.frame("b")!.minY - tab.frame("a")!.minY == 18)
  }
}
