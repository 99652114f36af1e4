import SwiftUI

/// Views whose surroundings read from right to left.
@MainActor let rightToLeftFacts = FactFamily("right-to-left") { family in
  family.view("stacks") {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        block(40, 30).named("a")
        block(60, 30).named("b")
        Spacer()
        block(30, 30).named("c")
      }
      .named("hstack")
      block(50, 20).padding(.leading, 30).named("padded")
      block(40, 20).frame(width: 120, alignment: .leading).named("framed")
      ZStack(alignment: .topLeading) {
        block(100, 40).named("zback")
        block(20, 20, .orange).named("zfront")
      }
      .named("zstack")
      HStack {
        block(30, 20).named("ltrA")
        block(30, 20).named("ltrB")
      }
      .environment(\.layoutDirection, .leftToRight)
      .named("island")
      word(25).named("text")
      block(30, 20).alignmentGuide(.leading) { _ in -10 }.named("guided")
    }
    .frame(width: 300, alignment: .leading)
    .named("vstack")
    .environment(\.layoutDirection, .rightToLeft)
  }
  family.view("grids") {
    VStack(spacing: 16) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          block(40, 30).named("a")
          block(60, 30).named("b")
          block(30, 30).named("c")
        }
        GridRow {
          block(100, 30).gridCellColumns(2).named("d")
          block(30, 30).named("e")
        }
        GridRow { block(40, 30).gridColumnAlignment(.trailing).named("f") }
      }
      .named("grid")
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
        ForEach(0..<5) { block(40, 20).named("l\($0)") }
      }
      .frame(width: 200)
      .named("lazy")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
  family.view("shapes and places") {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 10) {
        Capsule().frame(width: 40, height: 30).named("arrow")
        Capsule().frame(width: 40, height: 30).named("fixedArrow")
        word(15, 12).named("image")
        word(15, 12).named("flippedImage")
      }
      .named("row")
      LinearGradient(colors: [.mint, .teal], startPoint: .leading, endPoint: .trailing)
        .frame(width: 120, height: 20)
        .named("gradient")
      ZStack(alignment: .topLeading) {
        Color.clear.frame(width: 160, height: 40).named("positionBox")
        block(20, 20).position(x: 30, y: 20).named("positioned")
      }
      .frame(width: 160, height: 40)
      block(20, 20).offset(x: 40).named("offset")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
  family.view("scroll view") {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<6) { block(50, 40).named("s\($0)") }
      }
      .named("content")
    }
    .frame(width: 180, height: 60)
    .named("scroll")
    .environment(\.layoutDirection, .rightToLeft)
  }
  family.view("layout of one's own") {
    WrappingRows {
      block(60, 20).named("c0")
      block(90, 20).named("c1")
      block(50, 20).named("c2")
      block(70, 20).named("c3")
      block(40, 20).named("c4")
    }
    .frame(width: 200)
    .named("flow")
    .environment(\.layoutDirection, .rightToLeft)
  }
}
