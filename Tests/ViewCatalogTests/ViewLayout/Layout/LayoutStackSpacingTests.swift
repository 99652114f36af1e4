import Foundation
import Geometry
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// What a stack in a stack wishes on its outside: along its axis as its views at the ends, across it as all.
@MainActor
struct LayoutStackSpacingTests {
  private func box(_ name: String, _ edit: (inout ViewSpacing) -> Void = { _ in }) -> Box {
    var wishes = ViewSpacing()
    edit(&wishes)
    return Box(name, width: .fixed(10), height: .fixed(10), wishes: wishes)
  }

  private func edge(_ length: CGFloat) -> ViewSpacing.EdgeSpacing {
    ViewSpacing.EdgeSpacing(toView: length, toText: nil)
  }

  @Test("A row in a row is as far from what stands before it as its first view wishes")
  func rowBefore() throws {
    let probe = LayoutProbe(300, 100) {
      HStack {
        box("a")
        HStack {
          box("b") { $0.leading = edge(19) }; box("c") { $0.leading = edge(41) }
        }
      }
    }
    #expect(try #require(probe.frame("b")).minX - #require(probe.frame("a")).maxX == 19)
  }

  @Test("A row in a row is as far from what stands behind it as its last view wishes")
  func rowBehind() throws {
    let probe = LayoutProbe(300, 100) {
      HStack {
        HStack {
          box("b") { $0.trailing = edge(41) }; box("c") { $0.trailing = edge(19) }
        }
        box("a")
      }
    }
    #expect(try #require(probe.frame("a")).minX - #require(probe.frame("c")).maxX == 19)
  }

  @Test("A column in a column goes by its first and its last view")
  func column() throws {
    let probe = LayoutProbe(100, 300) {
      VStack {
        box("a")
        VStack {
          box("b") { ($0.top, $0.leading) = (edge(19), edge(90)) }
          box("c") { ($0.top, $0.bottom) = (edge(41), edge(23)) }
        }
        box("d")
      }
    }
    #expect(try #require(probe.frame("b")).minY - #require(probe.frame("a")).maxY == 19)
    #expect(try #require(probe.frame("d")).minY - #require(probe.frame("c")).maxY == 23)
  }

  @Test("A column in a row is as far from its neighbours as the most demanding of its views")
  func across() throws {
    let probe = LayoutProbe(300, 100) {
      HStack {
        box("a")
        VStack {
          box("b") { $0.leading = edge(12) }; box("c") { $0.leading = edge(31) }; box("d")
        }
        box("e")
      }
    }
    #expect(try #require(probe.frame("c")).minX - #require(probe.frame("a")).maxX == 31)
    #expect(try #require(probe.frame("e")).minX - #require(probe.frame("c")).maxX == 8)
  }
}
