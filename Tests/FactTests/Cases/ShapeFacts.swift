import SwiftUI

/// How large shapes are that are offered more, less or nothing.
@MainActor let shapeFacts = FactFamily("shape") { family in
  addBuiltInShapes(to: &family)
  addStrokedShapes(to: &family)
  addModifiedShapes(to: &family)
  addShapesInStacks(to: &family)
}

@MainActor private func addBuiltInShapes(to family: inout FactFamily) {
  family.view("shapes in rows") {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 16).frame(width: 80, height: 50).named("continuous")
        RoundedRectangle(cornerRadius: 16, style: .circular).frame(width: 80, height: 50)
          .named("circular")
        RoundedRectangle(cornerSize: CGSize(width: 24, height: 10)).frame(width: 80, height: 50)
          .named("elliptical")
        UnevenRoundedRectangle(topLeadingRadius: 4, bottomLeadingRadius: 20)
          .frame(width: 60, height: 50)
          .named("uneven")
      }
      .named("row1")
      HStack(spacing: 8) {
        Capsule().frame(width: 100, height: 40).named("capsule")
        Capsule(style: .circular).frame(width: 100, height: 40).named("capsuleCircular")
        Capsule().frame(width: 30, height: 60).named("capsuleTall")
        Circle().fill(.mint).named("circleWide").frame(width: 70, height: 40)
      }
      .named("row2")
      HStack(spacing: 8) {
        Ellipse().frame(width: 90, height: 40).named("ellipse")
        Rectangle().frame(width: 60, height: 40).named("rect")
        RoundedRectangle(cornerRadius: 40).frame(width: 60, height: 40).named("clamped")
        AnyShape(Circle()).fill(.pink).named("any").frame(width: 60, height: 40)
      }
      .named("row3")
    }
    .named("stack")
  }
}

@MainActor private func addStrokedShapes(to family: inout FactFamily) {
  let zigzag = Path { path in
    path.addLines([(5, 35), (25, 5), (45, 35), (65, 5)].map { CGPoint(x: $0.0, y: $0.1) })
  }
  family.view("strokes") {
    VStack(spacing: 12) {
      HStack(spacing: 8) {
        Circle().stroke(.blue, lineWidth: 4).named("stroke").frame(width: 50, height: 50)
        Circle().strokeBorder(.blue, lineWidth: 4).named("strokeBorder").frame(
          width: 50, height: 50)
        Circle().stroke(lineWidth: 6).named("strokeShape").frame(width: 50, height: 50)
        Circle().fill(.yellow).stroke(.red, lineWidth: 3).named("fillStroke")
          .frame(width: 50, height: 50)
        Circle().stroke(.red, lineWidth: 3).fill(.yellow).named("strokeFill")
          .frame(width: 50, height: 50)
      }
      .named("row1")
      HStack(spacing: 8) {
        Rectangle().stroke(.green, lineWidth: 3).frame(width: 80, height: 40).named("dashed")
        Rectangle().stroke(.purple, lineWidth: 6).frame(width: 80, height: 40).named("dots")
        Capsule().strokeBorder(.orange, lineWidth: 2).frame(width: 80, height: 40)
          .named("capsuleDash")
      }
      .named("row2")
      HStack(spacing: 8) {
        ForEach(["miter", "round", "bevel"], id: \.self) { name in
          zigzag.stroke(.blue, lineWidth: 6).frame(width: 70, height: 40).named(name)
        }
      }
      .named("row3")
    }
    .named("stack")
  }
  family.view("paths") {
    let upper = ["triangle", "pie", "pieClockwise", "ring"]
    let lower = ["curves", "starNonzero", "starEvenOdd", "parsed", "rounded"]
    VStack(spacing: 8) {
      ForEach([upper, lower], id: \.count) { names in
        HStack(spacing: 8) {
          ForEach(names, id: \.self) { zigzag.fill(.pink).named($0).frame(width: 60, height: 60) }
        }
        .named(names.count == 4 ? "row1" : "row2")
      }
    }
    .named("stack")
  }
}

@MainActor private func addModifiedShapes(to family: inout FactFamily) {
  family.view("modified shapes") {
    let shear = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        Circle().scale(0.5).fill(.blue).named("scaled").frame(width: 60, height: 40)
        Circle().offset(x: 10, y: 5).fill(.red).named("offset").frame(width: 60, height: 40)
        Rectangle().rotation(.degrees(30)).named("rotated").frame(width: 60, height: 40)
        Rectangle().transform(shear).named("sheared").frame(width: 60, height: 40)
        Rectangle().size(width: 30, height: 20).named("sized").frame(width: 60, height: 40)
      }
      .named("row1")
      HStack(spacing: 8) {
        Circle().trim(from: 0.25, to: 1).stroke(.blue, lineWidth: 4).named("trimmed")
          .frame(width: 60, height: 40)
        RoundedRectangle(cornerRadius: 12).inset(by: 5).named("inset").frame(width: 60, height: 40)
        Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).named("strokedOffset")
          .frame(width: 60, height: 40)
        Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).named("anchored")
          .frame(width: 60, height: 40)
        Ellipse().inset(by: 4).stroke(.indigo, lineWidth: 2).named("insetStroke")
          .frame(width: 60, height: 40)
      }
      .named("row2")
      HStack(spacing: 8) {
        Circle().offset(x: 5).named("offsetIdeal")
        Rectangle().size(width: 30, height: 20).named("sizedIdeal")
        Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fill(.red).named("pathIdeal")
        Circle().trim(from: 0, to: 0.5).named("trimIdeal")
      }
      .fixedSize()
      .named("row3")
    }
    .named("stack")
  }
}

@MainActor private func addShapesInStacks(to family: inout FactFamily) {
  family.view("shapes in stacks") {
    VStack(spacing: 8) {
      HStack(spacing: 0) {
        Circle().named("c1")
        Ellipse().named("e1")
        Capsule().named("cap1")
        Circle().stroke(lineWidth: 2).named("strokedFlex")
      }
      .frame(height: 40)
      .named("row1")
      HStack(spacing: 4) {
        Rectangle().named("r1")
        Rectangle().frame(width: 40).named("r2")
        Capsule().frame(width: 20).named("capsuleFixedWidth")
        RoundedRectangle(cornerRadius: 4).frame(maxWidth: 50).named("maxWidth")
      }
      .frame(width: 200, height: 30)
      .named("row2")
      HStack(spacing: 4) {
        Rectangle().fixedSize().named("ideal")
        Circle().fixedSize().named("circleIdeal")
        Circle().strokeBorder(lineWidth: 2).fixedSize().named("strokedIdeal")
        VStack(spacing: 0) {
          Circle().named("vCircle")
          Rectangle().named("vRect")
        }
        .frame(width: 60, height: 100)
        .named("column")
      }
      .named("row3")
    }
    .named("stack")
  }
}
