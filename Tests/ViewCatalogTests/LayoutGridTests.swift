import Foundation
import Geometry
import Motion
import Testing

@_spi(Runtime) @testable import ViewCatalog
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct LayoutGridTests {
  @Test("Columns are as wide as their widest cell, rows as high as their highest")
  func tracks() {
    let probe = LayoutProbe {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 10, 10); Box("b", 30, 20)
        }
        GridRow {
          Box("c", 20, 30); Box("d", 10, 10)
        }
      }
    }
    // 20 + 30 wide, 20 + 30 high, in the middle of 200 × 100.
    #expect(probe.frame("a") == rect(80, 30, 10, 10))
    #expect(probe.frame("b") == rect(95, 25, 30, 20))
    #expect(probe.frame("c") == rect(75, 45, 20, 30))
    #expect(probe.frame("d") == rect(105, 55, 10, 10))
  }

  @Test("Cells are 8 points apart unless told otherwise")
  func spacing() {
    let probe = LayoutProbe {
      Grid {
        GridRow {
          Box("a", 10, 10); Box("b", 10, 10)
        }; GridRow { Box("c", 10, 10) }
      }
    }
    #expect(probe.frame("b")!.minX - probe.frame("a")!.maxX == 8)
    #expect(probe.frame("c")!.minY - probe.frame("a")!.maxY == 8)
    let wide = LayoutProbe {
      Grid(horizontalSpacing: 3, verticalSpacing: 5) {
        GridRow {
          Box("a", 10, 10); Box("b", 10, 10)
        }; GridRow { Box("c", 10, 10) }
      }
    }
    #expect(wide.frame("b")!.minX - wide.frame("a")!.maxX == 3)
    #expect(wide.frame("c")!.minY - wide.frame("a")!.maxY == 5)
  }

  @Test("Cells lie at the grid's alignment in their room")
  func alignment() {
    let probe = LayoutProbe {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Box("a", 10, 10) }
        GridRow { Box("b", 30, 20) }
      }
    }
    #expect(probe.frame("a")?.minX == probe.frame("b")?.minX)
  }

  @Test("A row may line up its cells in another way")
  func rowAlignment() {
    let probe = LayoutProbe {
      Grid(horizontalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Box("a", 10, 10); Box("b", 10, 30)
        }
      }
    }
    #expect(probe.frame("a")?.maxY == probe.frame("b")?.maxY)
  }

  @Test("A cell may line up its whole column")
  func columnAlignment() {
    let probe = LayoutProbe {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Box("a", 10, 10).gridColumnAlignment(.trailing) }
        GridRow { Box("b", 40, 10) }
        GridRow { Box("c", 20, 10) }
      }
    }
    #expect(probe.frame("a")?.maxX == 120)
    #expect(probe.frame("c")?.maxX == 120)
  }

  @Test("A cell may choose its own place")
  func cellAnchor() {
    let probe = LayoutProbe {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 10, 10).gridCellAnchor(UnitPoint(x: 1, y: 1)); Box("b", 10, 30)
        }
        GridRow { Box("c", 40, 10) }
      }
    }
    #expect(probe.frame("a")?.maxX == probe.frame("c")?.maxX)
    #expect(probe.frame("a")?.maxY == probe.frame("b")?.maxY)
  }

  @Test("A cell that reaches over two columns has their room together")
  func span() {
    let probe = LayoutProbe {
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          Box("wide", width: .between(0, 1000), height: .fixed(10)).gridCellColumns(2);
          Box("x", 10, 10)
        }
        GridRow {
          Box("a", 20, 10); Box("b", 30, 10); Box("c", 10, 10)
        }
      }
    }
    #expect(probe.size("wide")?.width == 54)
    #expect(probe.frame("x")?.midX == probe.frame("c")?.midX)
  }

  @Test("A view outside of rows is as wide as the grid")
  func wholeRow() {
    let probe = LayoutProbe {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 20, 10); Box("b", 30, 10)
        }
        Box("line", width: .flexible, height: .fixed(1)).gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(probe.frame("line") == rect(75, 54.5, 50, 1))
  }

  @Test("A flexible cell makes its column take what is left")
  func flexibleCell() {
    let probe = LayoutProbe {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 20, 10); Box("b", height: .fixed(10))
        }
      }
    }
    #expect(probe.frame("b") == rect(20, 45, 180, 10))
  }

  @Test("Rows may come from a loop")
  func loop() {
    let probe = LayoutProbe {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<3) { row in
          GridRow {
            Box("a\(row)", 10, 10); Box("b\(row)", 10, 10)
          }
        }
      }
    }
    #expect(probe.frame("a0") == rect(90, 35, 10, 10))
    #expect(probe.frame("b2") == rect(100, 55, 10, 10))
  }

  @Test("Columns of a lazy grid: fixed ones first, the others share what is left")
  func lazyTracks() {
    let tracks = LazyTrack.resolve(
      [
        GridItem(.fixed(50), spacing: 10), GridItem(.flexible(), spacing: 0), GridItem(.flexible()),
      ], length: 200)
    #expect(tracks.map(\.length) == [50, 70, 70])
    #expect(tracks.map(\.start) == [0, 60, 130])
  }

  @Test("Flexible columns stay within their limits")
  func limitedTracks() {
    let tracks = LazyTrack.resolve(
      [GridItem(.flexible(maximum: 20), spacing: 0), GridItem(.flexible())], length: 100)
    #expect(tracks.map(\.length) == [20, 80])
  }

  @Test("Adaptive columns are as many as fit")
  func adaptiveTracks() {
    // (200 + 10) / (60 + 10) = 3 columns of (200 − 20) / 3.
    let tracks = LazyTrack.resolve([GridItem(.adaptive(minimum: 60), spacing: 10)], length: 200)
    #expect(tracks.map(\.length) == [60, 60, 60])
    #expect(LazyTrack.resolve([GridItem(.adaptive(minimum: 500))], length: 200).count == 1)
  }

  @Test("A lazy grid fills its lines one after another")
  func lazyGrid() {
    let probe = LayoutProbe {
      LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], spacing: 5) {
        ForEach(0..<3) { Box("c\($0)", 20, 10) }
      }
    }
    #expect(probe.frame("c0") == rect(65, 37.5, 20, 10))
    #expect(probe.frame("c1") == rect(115, 37.5, 20, 10))
    #expect(probe.frame("c2") == rect(65, 52.5, 20, 10))
  }

  @Test("A horizontal lazy grid fills its columns")
  func lazyHorizontalGrid() {
    let probe = LayoutProbe {
      LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 5) {
        ForEach(0..<3) { Box("c\($0)", 20, 20) }
      }
    }
    #expect(probe.frame("c1")!.minY - probe.frame("c0")!.minY == 20)
    #expect(probe.frame("c2")!.minX - probe.frame("c0")!.minX == 25)
  }
}
