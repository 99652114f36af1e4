import SwiftUI

/// A coloured block of a fixed size.
func block(_ width: CGFloat, _ height: CGFloat, _ color: Color = .indigo) -> some View {
  color.frame(width: width, height: height)
}

/// Stands for a line of text whose size was recorded: text is as wide as its platform's fonts are.
func word(_ width: CGFloat, _ height: CGFloat = 16) -> some View {
  Color.brown.frame(width: width, height: height)
}

/// Stacks, spacers, paddings, frames, alignment and `Group`, `ForEach`, `Section` in them.
@MainActor let layoutFacts = FactFamily("layout") { family in
  addPaddings(to: &family)
  addStacks(to: &family)
  addAlignments(to: &family)
  addFrames(to: &family)
  addRepetitions(to: &family)
}

@MainActor private func addPaddings(to family: inout FactFamily) {
  family.view("root in the middle") { block(50, 30).named("box") }
  family.view("default padding") {
    Color.indigo
      .named("inner")
      .padding()
      .named("outer")
  }
  family.view("paddings of edges") {
    Color.indigo
      .named("inner")
      .padding(.leading, 30)
      .padding(.vertical)
      .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      .named("outer")
  }
}

@MainActor private func addStacks(to family: inout FactFamily) {
  family.view("default spacing of a row") {
    HStack {
      ForEach(["a", "b", "c"], id: \.self) { block(50, 50).named($0) }
    }
    .named("stack")
  }
  family.view("default spacing of a column") {
    VStack {
      ForEach(["a", "b"], id: \.self) { block(50, 50).named($0) }
    }
    .named("stack")
  }
  family.view("dividers") {
    VStack(spacing: 0) {
      block(100, 20).named("a")
      Divider().named("hdivider")
      HStack(spacing: 0) {
        block(20, 60).named("b")
        Divider().named("vdivider")
        block(20, 60).named("c")
      }
      .named("hstack")
    }
    .named("vstack")
  }
  family.view("flexible beside fixed") {
    HStack(spacing: 0) {
      Color.mint.named("a")
      Color.teal.frame(width: 50).named("b")
      Color.cyan.named("c")
    }
  }
  family.view("priority in a row") {
    HStack(spacing: 0) {
      Color.mint.frame(minWidth: 20).named("a")
      Color.teal.frame(minWidth: 20).layoutPriority(1).named("b")
      Color.cyan.frame(width: 60).named("c")
    }
  }
  family.view("spacer") {
    HStack {
      block(50, 50).named("a")
      Spacer().named("spacer")
      block(50, 50).named("b")
    }
    .named("stack")
  }
  family.view("least length of spacers") {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        block(250, 20).named("a")
        Spacer(minLength: 20).named("s1")
        block(100, 20).named("b")
      }
      .named("overflow")
      HStack(spacing: 0) {
        Spacer().named("s2")
        block(40, 20).named("c")
        Spacer().named("s3")
      }
      .named("balanced")
      Spacer().named("vspacer")
    }
  }
  family.view("rows in a column") {
    VStack(spacing: 10) {
      HStack(spacing: 10) {
        Color.mint.named("a")
        Color.teal.frame(width: 80).named("b")
      }
      .padding(10)
      .named("row")
      HStack {
        block(40, 40).named("c")
        Spacer()
        block(40, 40).named("d")
      }
      .frame(height: 60)
      .named("bottom")
    }
  }
  family.view("row of its ideal size") {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 6) {
        block(30, 30).named("a")
        block(40, 30).named("b")
      }
      .named("row")
      block(200, 10).named("wide")
    }
    .named("column")
  }
}

@MainActor private func addAlignments(to family: inout FactFamily) {
  family.view("columns aligned") {
    let sides: [(String, HorizontalAlignment)] = [("leading", .leading), ("trailing", .trailing)]
    HStack(spacing: 0) {
      ForEach(sides, id: \.0) { name, alignment in
        VStack(alignment: alignment, spacing: 4) {
          block(100, 20).named(name.prefix(1) + "1")
          block(50, 20).named(name.prefix(1) + "2")
        }
        .named(name)
      }
    }
  }
  family.view("rows aligned") {
    let sides: [(String, VerticalAlignment)] = [("top", .top), ("bottom", .bottom)]
    VStack(spacing: 0) {
      ForEach(sides, id: \.0) { name, alignment in
        HStack(alignment: alignment, spacing: 4) {
          block(20, 60).named(name + "1")
          block(20, 30).named(name + "2")
        }
      }
    }
  }
  family.view("layers at a corner") {
    ZStack(alignment: .bottomTrailing) {
      block(100, 100).named("a")
      block(30, 30, .orange).named("b")
    }
    .named("stack")
  }
  family.view("layers over a colour") {
    ZStack(alignment: .topLeading) {
      Color.mint.named("fill")
      block(30, 30).named("b")
    }
  }
  family.view("alignment guides") {
    VStack(alignment: .leading, spacing: 4) {
      block(100, 20).alignmentGuide(.leading) { size in size[.trailing] }.named("a")
      block(50, 20).named("b")
      block(30, 20).alignmentGuide(.leading) { size in size.width / 2 }.named("c")
    }
    .named("stack")
  }
}

@MainActor private func addFrames(to family: inout FactFamily) {
  family.view("frame at a corner") {
    block(40, 40)
      .named("inner")
      .frame(width: 120, height: 80, alignment: .topLeading)
      .named("outer")
  }
  family.view("flexible frames") {
    VStack(spacing: 0) {
      block(40, 20).frame(minWidth: 100).named("min")
      block(40, 20).frame(maxWidth: 200).named("max")
      block(40, 20).frame(minWidth: 50, maxWidth: .infinity).named("fill")
      block(40, 20).frame(idealWidth: 150).fixedSize().named("ideal")
      Color.mint.frame(maxWidth: 120, maxHeight: 20).named("clampFlexible")
      block(250, 20).frame(maxWidth: 200).named("overflow")
    }
  }
  family.view("fixed size") {
    VStack(spacing: 0) {
      Color.mint.fixedSize().named("both")
      Color.teal
        .fixedSize(horizontal: true, vertical: false)
        .frame(height: 30)
        .named("horizontal")
    }
  }
  family.view("modifiers of a group") {
    HStack(spacing: 0) {
      Group {
        Color.mint.named("a")
        Color.teal.named("b")
      }
      .frame(width: 50, height: 50)
      .padding(5)
      Color.cyan.named("c")
    }
  }
}
