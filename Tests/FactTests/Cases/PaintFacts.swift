import SwiftUI

/// Grounds, colours, shapes and their unions, for the family of effects.
@MainActor func addPaints(to family: inout FactFamily) {
  family.view("grounds and overlays") {
    VStack(spacing: 20) {
      block(100, 60).named("content")
        .background(block(20, 20).named("bg"), alignment: .bottomTrailing)
        .overlay(alignment: .topLeading) { block(10, 10).named("ov") }
        .named("modified")
      word(31, 18.5).named("text").padding(4).background(Color.yellow.named("textBg"))
        .named("padded")
      block(40, 20).named("small").background { block(80, 40).named("bigBg") }
        .named("smallOuter")
    }
  }
  family.view("shapes beside each other") {
    HStack(spacing: 10) {
      Circle().named("circle")
      Rectangle().fill(.red).frame(width: 40).named("rect")
      RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40).named("rounded")
      Capsule().frame(width: 60, height: 30).named("capsule")
      Ellipse().frame(width: 50, height: 30).named("ellipse")
    }
    .frame(height: 100)
    .named("row")
  }
  family.view("clipped colours") {
    VStack(spacing: 10) {
      block(100, 60).named("clipped").clipShape(RoundedRectangle(cornerRadius: 12))
      block(100, 60).named("corner").cornerRadius(20)
      block(100, 40).opacity(0.5).named("faded")
    }
    .named("stack")
  }
  family.view("colours side by side") { ColorRows() }
  family.view("named colours") {
    HStack(spacing: 8) {
      ForEach(["accent", "panel", "warm", "shape"], id: \.self) { block(60, 60).named($0) }
      word(17.5).named("text")
    }
    .named("row")
  }
  family.view("a canvas alone") {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    .named("canvas")
  }
  family.view("borders") {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        word(31).named("textInner").border(.red).named("text")
        word(31).padding(6).border(.blue, width: 3).named("padded")
        word(17.5).border(.red.opacity(0.5), width: 8).named("thick")
        word(18.5).border(.green, width: 0).named("zero")
      }
      .named("row1")
      HStack(spacing: 8) {
        block(60, 30).border(.black).named("color")
        block(60, 30).border(.black, width: 2).padding(4).border(.blue).named("nested")
        Circle().frame(width: 30, height: 30).border(.purple, width: 2).named("circle")
      }
      .named("row2")
    }
    .named("stack")
  }
  let square = Rectangle().offset(x: 30, y: 0)
  func fit(_ shape: some View, _ name: String) -> some View {
    shape.frame(width: 60, height: 60).named(name)
  }
  family.view("united shapes, filled") {
    HStack(spacing: 20) {
      fit(Circle().union(square).fill(.blue), "union")
      fit(Circle().intersection(square).fill(.blue), "intersection")
      fit(Circle().subtracting(square).fill(.blue), "subtracting")
      fit(Circle().symmetricDifference(square).fill(.blue), "symmetric")
    }
    .named("row")
  }
  family.view("united shapes, stroked") {
    HStack(spacing: 20) {
      fit(Circle().union(square).stroke(.red, lineWidth: 2), "union")
      fit(Circle().intersection(square).stroke(.red, lineWidth: 2), "intersection")
      fit(Circle().lineIntersection(square).stroke(.red, lineWidth: 2), "lineIntersection")
      fit(Circle().lineSubtraction(square).stroke(.red, lineWidth: 2), "lineSubtraction")
    }
    .named("row")
  }
}

/// Three rows of eight colours that share the window.
private struct ColorRows: View {
  private let rows: [[(String, Color)]] = [
    [
      ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green),
      ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue),
    ],
    [
      ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
      ("white", .white), ("gray", .gray), ("black", .black), ("clear", .clear),
    ],
    [
      ("primary", .primary), ("secondary", .secondary), ("accentColor", .accentColor),
      ("rgb", Color(red: 0.2, green: 0.4, blue: 0.6)), ("white50", Color(white: 0.5)),
      ("redHalf", .red.opacity(0.5)), ("redQuarter", .red.opacity(0.25)),
    ],
  ]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows.indices, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(rows[row], id: \.0) { name, color in color.named(name) }
          if row == 2 { Rectangle().named("shapeDefault") }
        }
      }
    }
  }
}

/// A picture of a size.
@MainActor private func picture(_ width: CGFloat, _ height: CGFloat) -> Image {
  let size = CGSize(width: width, height: height)
  return Image(
    uiImage: UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    })
}

@Observable
private final class Shown {
  var name = "swatch"
}

/// Pictures of their own size, tinted and tiled.
@MainActor func addPictures(to family: inout FactFamily) {
  family.view("template pictures") {
    HStack(spacing: 8) {
      picture(24, 24).renderingMode(.template).named("default")
      picture(24, 24).renderingMode(.template).foregroundColor(.red).named("red")
      picture(24, 24).renderingMode(.template).foregroundStyle(.blue).named("blue")
      picture(24, 24).renderingMode(.original).named("original")
      picture(64, 40).renderingMode(.template).foregroundColor(.green).named("forced")
      picture(64, 40).renderingMode(.template).named("forcedDefault")
      picture(24, 24).resizable().frame(width: 48, height: 48).named("big")
      picture(24, 24).opacity(0.5).named("faded")
    }
    .named("row")
  }
  let caps = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  family.view("tiled pictures") {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        picture(32, 32).resizable(capInsets: caps).frame(width: 120, height: 80).named("sliced")
        picture(32, 32).resizable(capInsets: caps, resizingMode: .tile)
          .frame(width: 120, height: 80).named("slicedTiled")
      }
      .named("row1")
      HStack(spacing: 8) {
        picture(64, 40).resizable(resizingMode: .tile).frame(width: 150, height: 90)
          .named("tiled")
        picture(64, 40).resizable().interpolation(.none).frame(width: 96, height: 60)
          .named("nearest")
      }
      .named("row2")
    }
    .named("stack")
  }
  family.view("pictures of their own size") {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .top, spacing: 4) {
        picture(64, 40).named("swatch")
        picture(20, 64).named("tall")
        picture(80, 60).named("photo")
      }
      .named("row1")
      HStack(alignment: .top, spacing: 4) {
        picture(32, 16).named("nested")
        picture(32, 16).named("loose")
        picture(20, 20).named("badge")
        picture(48, 24).named("dual")
        Image("no such picture").named("missing")
        Image("none there either").named("wrongNamespace")
      }
      .named("row2")
    }
    .named("stack")
  }
  func show(_ name: String, as step: String) -> FactStep<Shown> {
    FactStep(step) { $0.name = name }
  }
  family.view(
    "a picture by its name", model: { Shown() },
    steps: [show("tall", as: "tall"), show("no such", as: "missing"), show("swatch", as: "back")]
  ) { shown in
    HStack(alignment: .top) {
      Group {
        switch shown.name {
        case "swatch": picture(64, 40)
        case "tall": picture(20, 64)
        default: Image(shown.name)
        }
      }
      .named("image")
      word(17.5).named("text")
    }
    .named("row")
  }
}
