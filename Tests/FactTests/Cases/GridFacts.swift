import SwiftUI

/// `Grid`: columns, rows, spans and what modifiers of a cell do. Words stand as boxes of the recorded
/// size, and rows with words are 8 points apart where Apple's fonts add 0.15.
@MainActor let gridFacts = FactFamily("grid") { family in
  family.view("spacing") {
    Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
      GridRow {
        word(9).named("a")
        block(30, 30).named("red")
      }
      GridRow {
        block(60, 20).named("blue")
        word(10).named("h")
      }
    }
    .named("grid")
  }
  family.view("modifiers of cells") {
    Grid(alignment: .leading) {
      GridRow {
        word(44.5).gridCellColumns(2).named("header")
        word(28).named("ccc")
      }
      GridRow {
        word(9).gridColumnAlignment(.trailing).named("a")
        block(60, 40).named("red")
        word(8).gridCellAnchor(.bottomTrailing).named("e")
      }
      Color.mint.frame(height: 4).named("divider")
      GridRow {
        Color.teal.gridCellUnsizedAxes(.horizontal).frame(height: 20).named("blue")
        word(10).named("h")
      }
    }
    .named("grid")
  }
  family.view("alignment") {
    HStack(alignment: .top, spacing: 16) {
      Grid(alignment: .bottomTrailing) {
        GridRow {
          word(9).named("a")
          block(40, 40).named("red")
        }
        GridRow {
          block(60, 20).named("blue")
          word(10).named("h")
        }
      }
      .named("bottomTrailing")
      Grid(alignment: .center) {
        GridRow {
          word(9).named("ca")
          block(40, 40).named("cred")
        }
        GridRow {
          block(60, 20).named("cblue")
          word(10).named("ch")
        }
      }
      .named("center")
    }
    .named("row")
  }
  family.view("flexible cells") {
    Grid {
      GridRow {
        word(9).named("a")
        Color.mint.frame(height: 20).named("red")
        word(28).named("ccc")
      }
      GridRow {
        Color.teal.frame(height: 30).named("blue")
        word(8).named("e")
        Color.cyan.frame(height: 30).named("green")
      }
    }
    .frame(width: 280)
    .named("grid")
  }
}
