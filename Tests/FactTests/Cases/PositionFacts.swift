import SwiftUI

/// A skew about the middle of the height.
private struct Skew: GeometryEffect {
  var amount: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    var matrix = CGAffineTransform.identity
    matrix.c = amount
    matrix.tx = amount * size.height / -2
    return ProjectionTransform(matrix)
  }
}

/// Striped rows of 100 × 30 points.
private struct StripedRows: View {
  let count: Int
  let prefix: String

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { number in
        Color.green.opacity(number % 2 == 0 ? 1 : 0.5).frame(height: 30).named("\(prefix)\(number)")
      }
    }
  }
}

/// Positions, safe areas and transforms, which leave the frame around them alone.
@MainActor let positionFacts = FactFamily("position") { family in
  addPositions(to: &family)
  addSafeAreas(to: &family)
  addTransforms(to: &family)
}

@MainActor private func addPositions(to family: inout FactFamily) {
  family.view("position") {
    VStack(spacing: 10) {
      ZStack {
        Color(white: 0.9)
        block(40, 40).position(x: 50, y: 30).named("inZStack")
        block(30, 30).position(CGPoint(x: 150, y: 60)).named("point")
      }
      .frame(width: 200, height: 90)
      .named("zstack")
      HStack(spacing: 10) {
        word(24).named("left")
        block(30, 30).position(x: 20, y: 20).named("inHStack")
        word(32).named("right")
      }
      .frame(height: 50)
      .named("hstack")
      VStack(spacing: 4) {
        word(38.5).named("above")
        block(30, 20).position(x: 40, y: 10).named("inVStack")
        word(36.5).named("below")
      }
      .named("vstack")
    }
    .named("stack")
  }
}

@MainActor private func addSafeAreas(to family: inout FactFamily) {
  family.view("insets of the safe area") {
    HStack(spacing: 20) {
      VStack(spacing: 0) { Color.mint.named("plainContent") }
        .safeAreaInset(edge: .bottom) { Color.teal.frame(height: 30).named("plainBar") }
        .frame(width: 100, height: 200)
        .named("plain")
      ScrollView { StripedRows(count: 8, prefix: "row").named("scrollContent") }
        .safeAreaInset(edge: .bottom) { Color.teal.frame(height: 30).named("scrollBar") }
        .frame(width: 100, height: 200)
        .named("scroll")
      VStack(spacing: 0) { Color.orange.named("ignoringContent") }
        .ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.teal.frame(height: 30).named("ignoringBar")
        }
        .frame(width: 100, height: 200)
        .named("ignoring")
    }
    .named("row")
  }
  family.view("padding of the safe area") {
    HStack(spacing: 20) {
      Color.mint.safeAreaPadding(20).frame(width: 100, height: 150).named("padded")
      ScrollView { StripedRows(count: 6, prefix: "prow").named("paddedScrollContent") }
        .safeAreaPadding(.vertical, 20)
        .frame(width: 100, height: 150)
        .named("paddedScroll")
    }
    .named("row")
  }
}

@MainActor private func addTransforms(to family: inout FactFamily) {
  family.view("transforms") {
    VStack(spacing: 24) {
      HStack(spacing: 40) {
        block(40, 40).offset(x: 10, y: 6).named("offset")
        block(40, 40).rotationEffect(.degrees(45)).named("rotated")
        block(40, 40).scaleEffect(1.5).named("scaled")
      }
      .named("row1")
      HStack(spacing: 40) {
        block(40, 40).rotationEffect(.degrees(30), anchor: .topLeading).named("anchored")
        block(40, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).named("stretched")
        word(19.5).rotationEffect(.degrees(-20)).named("text")
      }
      .named("row2")
      block(60, 20).transformEffect(.init(translationX: 20, y: -4)).named("affine")
    }
    .named("stack")
  }
  family.view("projections") {
    let shear = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    VStack(spacing: 30) {
      HStack(spacing: 40) {
        block(40, 40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)).named("aboutZ")
      }
      .named("row1")
      HStack(spacing: 40) {
        block(40, 40).projectionEffect(ProjectionTransform(shear)).named("projected")
        block(40, 40).modifier(Skew(amount: 0.4)).named("skewed")
      }
      .named("row2")
    }
    .named("stack")
  }
}
