import Foundation
import Geometry
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// Cells of a grid that reach over several columns.
@MainActor
struct LayoutGridSpanTests {
  private func frames(wide: CGFloat) throws -> (wide: CGRect, next: CGRect, first: CGRect) {
    let probe = LayoutProbe(400, 100) {
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          Box("wide", wide, 10).gridCellColumns(2)
          Box("next", 10, 10)
        }
        GridRow {
          Box("first", 20, 10); Box("second", 30, 10); Box("third", 10, 10)
        }
      }
    }
    return (
      try #require(probe.frame("wide")), try #require(probe.frame("next")),
      try #require(probe.frame("first"))
    )
  }

  @Test("What is wider than its columns and the gap between them makes room for itself")
  func widens() throws {
    let (wide, next, first) = try frames(wide: 100)
    #expect(wide.minX == first.minX)
    #expect(next.minX - wide.minX == 104)
    // The grid stands in the middle: 100, the gap and the last column.
    #expect(wide.minX == 143)
  }

  @Test("What is narrower leaves the columns as they are")
  func narrow() throws {
    let (wide, next, _) = try frames(wide: 40)
    #expect(next.minX - wide.minX == 58)
  }

  @Test("The room over three columns has both gaps in it")
  func three() throws {
    let probe = LayoutProbe(400, 100) {
      Grid(horizontalSpacing: 7, verticalSpacing: 0) {
        GridRow {
          Box("wide", width: .between(0, 1000), height: .fixed(10)).gridCellColumns(3)
            .gridCellUnsizedAxes(.horizontal)
        }
        GridRow {
          Box("a", 20, 10); Box("b", 30, 10); Box("c", 10, 10)
        }
      }
    }
    #expect(probe.size("wide")?.width == 74)
  }

  @Test("A cell that stretches is offered what the other columns leave, and its columns grow alike")
  func stretches() throws {
    let probe = LayoutProbe(400, 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("x", 50, 10); Box("a", 20, 10); Box("b", 40, 10)
        }
        GridRow {
          Box("y", 50, 10)
          Box("wide", width: .between(0, 1000), height: .fixed(10)).gridCellColumns(2)
        }
      }
    }
    // 400 without the first column and a gap; 270 more than 20 + 10 + 40 for two columns.
    #expect(probe.size("wide")?.width == 340)
    let (a, b) = (try #require(probe.frame("a")), try #require(probe.frame("b")))
    #expect(abs(b.midX - a.midX - (77.5 + 10 + 87.5)) < 1e-6)
  }
}
