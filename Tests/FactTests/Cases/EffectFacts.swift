import SwiftUI

/// Shadows, filters, blend modes, masks and groups: they leave frames as they are.
@MainActor let effectFacts = FactFamily("effect") { family in
  addShadows(to: &family)
  addFilters(to: &family)
  addBlends(to: &family)
  addMasks(to: &family)
  addGroups(to: &family)
  addPaints(to: &family)
  addPictures(to: &family)
  addMovements(to: &family)
  addPlainScrolling(to: &family)
}

private let brick = Color(red: 0.8, green: 0.4, blue: 0.2)

@MainActor private func addShadows(to family: inout FactFamily) {
  family.view("shadows") {
    VStack(spacing: 50) {
      HStack(spacing: 60) {
        block(60, 60).shadow(radius: 8).named("default")
        block(60, 60).shadow(color: .black, radius: 4, x: 6).named("offset")
        Circle().frame(width: 60, height: 60).shadow(color: .blue, radius: 0, x: 4).named("hard")
      }
      .named("row1")
      HStack(spacing: 60) {
        word(77.5, 33).shadow(radius: 2).named("text")
        RoundedRectangle(cornerRadius: 12).frame(width: 90, height: 50)
          .shadow(color: .purple, radius: 12).named("rounded")
        block(60, 60).opacity(0.5).shadow(radius: 6).named("faded")
      }
      .named("row2")
    }
    .named("stack")
  }
  family.view("shadows of squares") {
    HStack(spacing: 60) {
      block(60, 60, .black).shadow(color: .black, radius: 10).named("blur10")
      block(60, 60, .black).shadow(color: .black, radius: 4, x: 10).named("blur4")
      block(60, 60, .black).shadow(color: .red, radius: 0, x: 5).named("sharp")
    }
    .named("row")
  }
  family.view("shadows moved") {
    HStack(spacing: 60) {
      block(60, 60).shadow(color: .black, radius: 4, x: 6, y: 6).named("offset")
      block(60, 60).shadow(color: .red, radius: 0, x: 5, y: 5).named("sharp")
      word(77.5, 33).shadow(radius: 2, y: 2).named("text")
    }
    .named("row")
  }
}

/// Five colours in rows, and what each column makes of them.
private struct FilteredGrid: View {
  typealias Column = (name: String, filter: @MainActor (Color) -> AnyView)
  let columns: [Column]
  private let colors: [Color] = [
    brick, Color(red: 0.2, green: 0.6, blue: 0.9), Color(white: 0.5), .red, brick.opacity(0.5),
  ]

  var body: some View {
    VStack(spacing: 10) {
      ForEach(colors.indices, id: \.self) { row in
        HStack(spacing: 10) {
          ForEach(columns.indices, id: \.self) { column in
            columns[column].filter(colors[row])
              .frame(width: 30, height: 30)
              .named("\(columns[column].name)-\(row)")
          }
        }
      }
    }
    .named("grid")
  }
}

@MainActor private func addFilters(to family: inout FactFamily) {
  family.view("brightness and contrast") {
    FilteredGrid(columns: [
      ("plain", { AnyView($0) }), ("b02", { AnyView($0.brightness(0.2)) }),
      ("b05", { AnyView($0.brightness(0.5)) }), ("bneg", { AnyView($0.brightness(-0.3)) }),
      ("c05", { AnyView($0.contrast(0.5)) }), ("c15", { AnyView($0.contrast(1.5)) }),
      ("c2", { AnyView($0.contrast(2)) }),
    ])
  }
  family.view("saturation and hue") {
    FilteredGrid(columns: [
      ("plain", { AnyView($0) }), ("s05", { AnyView($0.saturation(0.5)) }),
      ("s2", { AnyView($0.saturation(2)) }), ("s025", { AnyView($0.saturation(0.25)) }),
      ("g05", { AnyView($0.grayscale(0.5)) }), ("g1", { AnyView($0.grayscale(1)) }),
      ("h90", { AnyView($0.hueRotation(.degrees(90))) }),
      ("h200", { AnyView($0.hueRotation(.degrees(200))) }),
    ])
  }
  family.view("colours mapped") {
    FilteredGrid(columns: [
      ("plain", { AnyView($0) }), ("invert", { AnyView($0.colorInvert()) }),
      ("mulBlue", { AnyView($0.colorMultiply(Color(red: 0, green: 0.5, blue: 1))) }),
      ("mulHalf", { AnyView($0.colorMultiply(.white.opacity(0.5))) }),
      ("lumAlpha", { AnyView($0.luminanceToAlpha()) }),
      ("chain", { AnyView($0.saturation(0).brightness(0.2).colorInvert()) }),
    ])
  }
  family.view("effects over a ground") {
    ZStack {
      block(340, 180).named("background")
      VStack(spacing: 12) {
        HStack(spacing: 20) {
          word(57.5, 33).brightness(0.3).named("bright")
          word(45, 33).grayscale(1).named("gray")
          word(54, 33).colorInvert().named("invert")
        }
        .named("row1")
        HStack(spacing: 20) {
          Circle().frame(width: 40, height: 40).luminanceToAlpha().named("lumCircle")
          word(24.5).padding(.horizontal, 10).padding(.vertical, 4).background(Capsule())
            .hueRotation(.degrees(120)).named("capsule")
          word(33.5, 31.5).saturation(0).named("symbol")
          RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 40)
            .colorMultiply(Color(red: 1, green: 0.5, blue: 0.5)).named("multiplied")
        }
        .named("row2")
      }
      .named("stack")
    }
    .named("zstack")
  }
}

@MainActor private func addBlends(to family: inout FactFamily) {
  let modes: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
    ("destinationOut", .destinationOut), ("plusDarker", .plusDarker),
    ("plusLighter", .plusLighter),
  ]
  family.view("blend modes") {
    ZStack {
      HStack(spacing: 0) {
        Color.blue.frame(width: 160)
        Color.yellow.frame(width: 200)
      }
      .named("background")
      VStack(spacing: 6) {
        ForEach(0..<3, id: \.self) { row in
          HStack(spacing: 6) {
            ForEach(0..<7, id: \.self) { column in
              brick.frame(width: 44, height: 44).blendMode(modes[row * 7 + column].1)
                .named(modes[row * 7 + column].0)
            }
          }
        }
      }
      .named("grid")
    }
    .frame(width: 380, height: 220)
    .named("zstack")
  }
}

@MainActor private func addMasks(to family: inout FactFamily) {
  family.view("masks") {
    VStack(spacing: 30) {
      HStack(spacing: 30) {
        block(80, 80).mask { Circle() }.named("circle")
        block(120, 80).mask { Text("Mask").font(.system(size: 40, weight: .bold)) }
          .named("gradientText")
        block(80, 80).mask(alignment: .topLeading) { Rectangle().frame(width: 40, height: 40) }
          .named("aligned")
      }
      .named("row1")
      HStack(spacing: 30) {
        block(80, 80).mask { Circle().opacity(0.5) }.named("half")
        block(120, 50)
          .mask {
            LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
          }
          .named("fade")
        word(74).mask { Rectangle().frame(width: 50) }.named("text")
      }
      .named("row2")
    }
    .named("stack")
  }
}

/// Two circles, one over the other, in 80 × 60.
private struct CirclePair: View {
  var body: some View {
    ZStack {
      Circle().fill(.red).frame(width: 50, height: 50).offset(x: -12)
      Circle().fill(.blue).frame(width: 50, height: 50).offset(x: 12)
    }
    .frame(width: 80, height: 60)
  }
}

@MainActor private func addGroups(to family: inout FactFamily) {
  func labelled() -> some View { word(33).padding(8).background(.white) }
  family.view("groups that are composited") {
    ZStack {
      block(400, 280)
      VStack(spacing: 20) {
        HStack(spacing: 20) {
          CirclePair().opacity(0.5).named("opacity")
          CirclePair().compositingGroup().opacity(0.5).named("opacityGroup")
          CirclePair().shadow(color: .black, radius: 3, x: 6).named("shadow")
          CirclePair().compositingGroup().shadow(color: .black, radius: 3, x: 6)
            .named("shadowGroup")
        }
        .named("row1")
        HStack(spacing: 20) {
          CirclePair().blendMode(.multiply).named("blend")
          CirclePair().compositingGroup().blendMode(.multiply).named("blendGroup")
          CirclePair().blur(radius: 3).named("blur")
          CirclePair().drawingGroup().blur(radius: 3).named("blurGroup")
        }
        .named("row2")
        HStack(spacing: 20) {
          labelled().shadow(color: .black, radius: 2, x: 4).named("labelShadow")
          labelled().compositingGroup().shadow(color: .black, radius: 2, x: 4)
            .named("labelShadowGroup")
          CirclePair().colorInvert().named("invert")
          CirclePair().opacity(0.5).colorInvert().named("invertOpacity")
        }
        .named("row3")
      }
      .named("stack")
    }
    .named("zstack")
  }
}
