import Foundation
import Geometry
import Motion
import Testing

@testable import ViewLayout
@testable import ViewNavigation
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
          Box("wide", width: .between(0, 1000), height: .fixed(10)).gridCellColumns(2)
            .gridCellUnsizedAxes(.horizontal);
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

  @Test("A wide view outside of rows makes all columns wider by the same")
  func wideRow() {
    // swiftui-web, grid/modifiers: columns of 9, 60 and 28 become 78, 129 and 97.
    let probe = LayoutProbe(320, 240) {
      Grid(alignment: .leading) {
        GridRow {
          Box("a", 9, 16).gridColumnAlignment(.trailing)
          Box("red", 60, 40)
          Box("e", 8, 16).gridCellAnchor(UnitPoint(x: 1, y: 1))
        }
        Box("line", height: .fixed(4))
        GridRow {
          Box("blue", height: .fixed(20)).gridCellUnsizedAxes(.horizontal)
          Box("h", 10, 16)
          Box("c", 28, 16)
        }
      }
    }
    #expect(probe.frame("line")?.width == 320)
    #expect(probe.frame("a")?.minX == 69)
    #expect(probe.frame("red")?.minX == 86)
    #expect(probe.frame("e")?.minX == 312)
    #expect(probe.frame("blue")?.width == 78)
    #expect(probe.frame("h")?.minX == 86)
    #expect(probe.frame("c")?.minX == 223)
  }

  @Test("A cell that reaches over several columns is lined up with the grid, not with a column")
  func spanIgnoresColumnAlignment() {
    let probe = LayoutProbe {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Box("header", 30, 10).gridCellColumns(2) }
        GridRow {
          Box("a", 10, 10).gridColumnAlignment(.trailing); Box("b", 40, 10)
        }
        GridRow {
          Box("c", 40, 10)
        }
      }
    }
    #expect(probe.frame("header")?.minX == 60)
    #expect(probe.frame("a")?.maxX == 100)
  }

  @Test("A grid may be a layout among others")
  func gridAsLayout() {
    let probe = LayoutProbe {
      AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
        GridRow {
          Box("a", 10, 10); Box("b", 30, 20)
        }
        GridRow { Box("c", 20, 30) }
      }
    }
    #expect(probe.frame("b") == rect(95, 25, 30, 20))
    #expect(probe.frame("c") == rect(75, 45, 20, 30))
  }

  @Test("Headers and footers of a lazy grid have lines of their own, as wide as the grid")
  func lazySections() {
    // swiftui-web, lazy/grid-sections.
    let probe = LayoutProbe(300, 300) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4
        ) {
          Section {
            ForEach(0..<5, id: \.self) { Box("a\($0)", height: .fixed(20)) }
          } header: {
            Box("aH", height: .fixed(24))
          } footer: {
            Box("aF", height: .fixed(16))
          }
          Section {
            ForEach(10..<14, id: \.self) { Box("b\($0)", height: .fixed(20)) }
          } header: {
            Box("bH", 46, 16)
          }
        }
      }
      .frame(width: 240)
    }
    #expect(probe.frame("aH") == rect(30, 0, 240, 24))
    #expect(probe.frame("a0") == rect(52, 28, 60, 20))
    #expect(probe.frame("a2") == rect(188, 28, 60, 20))
    #expect(probe.frame("a3") == rect(52, 52, 60, 20))
    #expect(probe.frame("aF") == rect(30, 76, 240, 16))
    #expect(probe.frame("bH") == rect(127, 96, 46, 16))
    #expect(probe.frame("b10") == rect(52, 116, 60, 20))
    #expect(probe.frame("b13") == rect(52, 140, 60, 20))
  }

  @Test("A column without an alignment follows that of the lazy grid")
  func lazyAlignment() {
    // swiftui-web, lazy/grid-alignment.
    let columns = [
      GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
      GridItem(.fixed(60), alignment: .bottomTrailing),
    ]
    let probe = LayoutProbe(300, 200) {
      VStack(spacing: 16) {
        LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
          Box("t0", 20, 20)
          Box("t1", 20, 40)
          Box("t2", 20, 20)
          Box("t3", 20, 20)
        }
        .frame(width: 240)
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
          Box("l0", 20, 20)
          Box("l1", 20, 40)
          Box("l2", 20, 20)
        }
        .frame(width: 240)
      }
    }
    #expect(probe.frame("t0") == rect(74, 50, 20, 20))
    #expect(probe.frame("t1") == rect(182, 40, 20, 40))
    #expect(probe.frame("t2") == rect(250, 60, 20, 20))
    #expect(probe.frame("t3") == rect(74, 84, 20, 20))
    #expect(probe.frame("l0") == rect(30, 130, 20, 20))
    #expect(probe.frame("l1") == rect(98, 120, 20, 40))
    #expect(probe.frame("l2") == rect(206, 140, 20, 20))
  }

  @Test("A lazy stack takes all the width there is, beside others its share")
  func lazyStacksShare() {
    // swiftui-web, lazy/stacks: two of them and a view of 37 points in 320.
    let probe = LayoutProbe(320, 240) {
      HStack(spacing: 20) {
        LazyVStack(alignment: .leading) { Box("a", 20, 10) }.background(Box("left"))
        LazyVStack(alignment: .leading) { Box("b", 20, 10) }.background(Box("right"))
        Box("c", 37, 10)
      }
    }
    #expect(probe.size("left")?.width == 121.5)
    #expect(probe.size("right")?.width == 121.5)
  }

  @Test("Sections of a loop have their headers on lines of their own, and begin with a line")
  func loopOfSections() {
    let probe = LayoutProbe(200, 300) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], alignment: .leading, spacing: 4
        ) {
          ForEach(0..<2) { section in
            Section {
              ForEach(0..<3) { Box("\(section).\($0)", height: .fixed(20)) }
            } header: {
              Box("h\(section)", 30, 10)
            }
          }
        }
      }
    }
    #expect(probe.frame("h0") == rect(0, 0, 30, 10))
    #expect(probe.frame("0.0") == rect(0, 14, 50, 20))
    #expect(probe.frame("0.1") == rect(58, 14, 50, 20))
    #expect(probe.frame("0.2") == rect(0, 38, 50, 20))
    #expect(probe.frame("h1") == rect(0, 62, 30, 10))
    #expect(probe.frame("1.1") == rect(58, 76, 50, 20))
  }
}
