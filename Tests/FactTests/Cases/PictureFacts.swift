import SwiftUI

/// Pictures that are stretched and fitted, layers in another order, effects that leave the frame alone,
/// and where views come to rest after an animation.
@MainActor let pictureFacts = FactFamily("picture") { family in
  addSizes(to: &family)
  addAspects(to: &family)
  addEffects(to: &family)
  addAnimations(to: &family)
}

/// A picture of 64 × 40 points, or of 20 × 64.
@MainActor private func picture(isTall: Bool = false) -> Image {
  let size = isTall ? CGSize(width: 20, height: 64) : CGSize(width: 64, height: 40)
  return Image(
    uiImage: UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    })
}

@MainActor private func addSizes(to family: inout FactFamily) {
  family.view("stretched pictures") {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        picture().resizable().frame(width: 30, height: 30).named("shrunk")
        picture().resizable().frame(width: 96, height: 30).named("stretched")
        picture().frame(width: 30, height: 30).named("overflow")
        picture().frame(width: 30, height: 30).clipped().named("overflowClipped")
      }
      .named("row1")
      picture().resizable().frame(height: 24).named("flexibleWidth")
      HStack(spacing: 0) {
        picture(isTall: true).resizable().named("flexA")
        picture().resizable().named("flexB")
      }
      .frame(height: 40)
      .named("row3")
      picture().resizable().padding(10).frame(width: 120, height: 60).named("padded")
    }
    .named("stack")
  }
}

@MainActor private func addAspects(to family: inout FactFamily) {
  func fit() -> some View { picture().resizable().scaledToFit() }
  func fill() -> some View { picture().resizable().scaledToFill() }
  family.view("fitted pictures") {
    VStack(spacing: 8) {
      HStack(alignment: .top, spacing: 8) {
        fit().named("fitWideImage").frame(width: 100, height: 40).named("fitWide")
        fit().named("fitTallImage").frame(width: 40, height: 100).named("fitTall")
        fill().named("fillImage").frame(width: 40, height: 60).named("fill")
        fill().named("fillClippedImage").frame(width: 40, height: 60).clipped()
          .named("fillClipped")
        picture().resizable().aspectRatio(1, contentMode: .fit).named("squareImage")
          .frame(width: 60, height: 40).named("square")
        picture().resizable()
          .aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill).named("thirdImage")
          .frame(width: 30, height: 30).named("third")
      }
      .named("row1")
      HStack(alignment: .top, spacing: 8) {
        fit().named("widthOnlyImage").frame(width: 100).named("widthOnly")
        fit().named("heightOnlyImage").frame(height: 30).named("heightOnly")
        picture().scaledToFit().named("rigidImage").frame(width: 100, height: 40).named("rigid")
        picture(isTall: true).resizable().scaledToFit().named("flexibleImage")
      }
      .frame(height: 100)
      .named("row2")
      Color.indigo.aspectRatio(2, contentMode: .fit).named("colorRatio")
        .frame(width: 100, height: 100).named("colorRatioFrame")
    }
    .named("stack")
  }
}

@MainActor private func addEffects(to family: inout FactFamily) {
  family.view("layers in another order") {
    VStack(spacing: 30) {
      ZStack {
        block(80, 80, .red).offset(x: -25, y: -15).zIndex(2).named("red")
        block(80, 80, .blue).named("blue")
        block(80, 80, .green).offset(x: 25, y: 15).zIndex(1).named("green")
        block(120, 120, .yellow).zIndex(-1).named("yellow")
      }
      .named("zstack")
      HStack(spacing: -30) {
        block(70, 50, .orange).named("first")
        block(70, 50, .purple).zIndex(1).named("middle")
        block(70, 50, .mint).named("last")
      }
      .named("hstack")
    }
    .named("stack")
  }
  family.view("hidden views") {
    VStack(spacing: 10) {
      word(38.5).named("above")
      block(80, 30).hidden().named("hidden")
      word(36.5).named("below")
      HStack(spacing: 8) {
        block(60.5, 24).hidden().named("ghostButton")
        block(40, 20).named("visible")
      }
      .named("row")
      block(60, 20).opacity(0).named("transparent")
    }
    .named("stack")
  }
  family.view("blurred views") {
    VStack(spacing: 30) {
      HStack(spacing: 50) {
        block(50, 50, .black).blur(radius: 6).named("blur6")
        block(50, 50).blur(radius: 3, opaque: true).named("opaque3")
        block(50, 50).blur(radius: 0).named("blur0")
      }
      .named("row1")
      HStack(spacing: 30) {
        word(69, 33).blur(radius: 2).named("text")
        HStack(spacing: 0) {
          block(30, 40, .red)
          block(30, 40, .green)
        }
        .blur(radius: 4)
        .named("pair")
      }
      .named("row2")
    }
    .named("stack")
  }
  family.view("gradients") { Gradients() }
  family.view("what is pinched, at rest") {
    VStack(spacing: 14) {
      word(83).named("pinchLabel")
      block(100, 70).scaleEffect(1).rotationEffect(.zero)
        .gesture(MagnifyGesture().simultaneously(with: RotateGesture())).named("pinchBox")
      word(27).named("stateLabel")
      block(100, 40).gesture(MagnifyGesture()).named("stateBox")
    }
    .named("stack")
  }
}

/// Shapes filled and stroked with gradients.
private struct Gradients: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Rectangle()
          .fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
          .frame(width: 80, height: 50).named("linear")
        Rectangle()
          .fill(LinearGradient(colors: [.yellow, .black], startPoint: .top, endPoint: .bottom))
          .frame(width: 80, height: 50).named("stops")
        Circle()
          .fill(
            RadialGradient(
              colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 25)
          )
          .frame(width: 50, height: 50).named("radial")
      }
      .named("row1")
      HStack(spacing: 16) {
        RoundedRectangle(cornerRadius: 8)
          .fill(AngularGradient(colors: [.red, .green, .red], center: .center))
          .frame(width: 60, height: 60).named("angular")
        word(22.5).padding(12)
          .background(
            LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
          )
          .named("background")
        Capsule()
          .strokeBorder(
            LinearGradient(
              colors: [.purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing),
            lineWidth: 6
          )
          .frame(width: 80, height: 40).named("stroke")
      }
      .named("row2")
    }
    .named("stack")
  }
}

@Observable
private final class Moving {
  var isLarge = false
  var isShown = true
  var inset: CGFloat = 0
  var isFaded = false
}

@MainActor private func addAnimations(to family: inout FactFamily) {
  family.view(
    "after growing", settling: 0.5, model: { Moving() },
    steps: [
      FactStep("expand") { model in
        withAnimation(.linear(duration: 0.3)) { model.isLarge = true }
      },
      FactStep("collapse") { model in
        withAnimation(.easeInOut(duration: 0.3)) { model.isLarge = false }
      },
    ]
  ) { model in
    VStack(spacing: 8) {
      block(model.isLarge ? 200 : 100, model.isLarge ? 60 : 40).named("box")
      word(36.5).named("below")
    }
    .named("stack")
  }
  family.view(
    "after a transition", settling: 0.5, model: { Moving() },
    steps: [
      FactStep("hide") { model in
        withAnimation(.linear(duration: 0.3)) { model.isShown = false }
      },
      FactStep("show") { model in withAnimation(.linear(duration: 0.3)) { model.isShown = true } },
    ]
  ) { model in
    VStack(spacing: 8) {
      word(38.5).named("above")
      if model.isShown { word(31).transition(.move(edge: .leading)).named("hello") }
      word(36.5).named("below")
    }
    .named("stack")
  }
  family.view(
    "after moving by itself", settling: 0.5, model: { Moving() },
    steps: [
      FactStep("move") { $0.inset = 60 },
      FactStep("fade") { model in withAnimation(.linear(duration: 0.3)) { model.isFaded = true } },
    ]
  ) { model in
    HStack(alignment: .top, spacing: 12) {
      block(40, 40).opacity(model.isFaded ? 0.3 : 1).named("faded")
      block(40, 40).padding(.leading, model.inset)
        .animation(.linear(duration: 0), value: model.inset).named("moved")
    }
    .named("row")
  }
}
