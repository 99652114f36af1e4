import SwiftUI

@Observable
private final class Strokes {
  var radius: CGFloat = 8
  var width: CGFloat = 2
  var end: CGFloat = 1
  var turned = false
}

private struct Pulse {
  var scale: CGFloat = 1
  var offset: CGFloat = 0
}

/// What moves or will: it rests in frames of its own. For the family of effects.
@MainActor func addMovements(to family: inout FactFamily) {
  family.view(
    "strokes that change", model: { Strokes() },
    steps: [
      FactStep("rounder") { $0.radius = 20 }, FactStep("thicker") { $0.width = 6 },
      FactStep("half") { $0.end = 0.5 },
    ]
  ) { strokes in
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: strokes.radius)
        .strokeBorder(.blue, style: StrokeStyle(lineWidth: strokes.width, dash: [6, 3]))
        .frame(width: 120, height: 60)
        .named("box")
      Circle().trim(from: 0, to: strokes.end).stroke(.red, lineWidth: 4)
        .frame(width: 40, height: 40)
        .named("arc")
    }
    .named("row")
  }
  family.view(
    "transforms that move", settling: 0.5, model: { Strokes() },
    steps: [
      FactStep("turn") { strokes in
        withAnimation(.linear(duration: 0.3)) { strokes.turned = true }
      }
    ]
  ) { strokes in
    HStack(spacing: 40) {
      block(40, 40).rotationEffect(.degrees(strokes.turned ? 90 : 0)).named("spin")
      block(40, 40).scaleEffect(strokes.turned ? 1.5 : 1).named("grow")
      block(40, 40).offset(x: strokes.turned ? 20 : 0).named("slide")
    }
    .named("row")
  }
  family.view("phases at rest") {
    HStack(spacing: 20) {
      word(33)
        .phaseAnimator([false, true], trigger: 0) { view, isUp in
          view.scaleEffect(isUp ? 1.5 : 1)
        } animation: { _ in
          .easeInOut(duration: 0.4)
        }
        .named("text")
      block(40, 40)
        .phaseAnimator([0, 1, 2], trigger: 0) { view, phase in
          view.offset(y: CGFloat(phase) * -10)
        }
        .named("box")
    }
    .named("row")
  }
  family.view("keyframes at rest") {
    block(60, 40)
      .keyframeAnimator(initialValue: Pulse(), trigger: 0) { view, pulse in
        view.scaleEffect(pulse.scale).offset(y: pulse.offset)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          SpringKeyframe(1.3, duration: 0.2)
          LinearKeyframe(1, duration: 0.3)
        }
      }
      .named("box")
  }
  family.view("anchors of followers") { Followers() }
  family.view("dragged and dropped on") {
    HStack(spacing: 30) {
      word(51.5).padding(8).draggable("Drag me").named("source")
      RoundedRectangle(cornerRadius: 8).frame(width: 120, height: 80)
        .dropDestination(for: String.self) { _, _ in true }
        .named("target")
    }
    .named("row")
  }
  family.view("pictures that are awaited") {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        AsyncImage(url: URL(string: "http://10.255.255.1/none.png")) { image in
          image.resizable().frame(width: 60, height: 40)
        } placeholder: {
          block(60, 40).named("placeholder")
        }
        .named("withPlaceholder")
        AsyncImage(url: nil) { phase in
          if phase.image == nil { word(48.5).named("loading") }
        }
        .named("phases")
        AsyncImage(url: nil) { phase in block(40, phase.error == nil ? 40 : 0) }
          .named("nilPhase")
      }
      .named("row")
      word(36.5).named("below")
    }
    .named("stack")
  }
}

/// A view that follows a source of 40 × 40 in a cell of 200 × 160.
private struct FollowerCell: View {
  var name: String
  var anchor = UnitPoint.center
  var size: CGSize?
  var properties = MatchedGeometryProperties.frame
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      block(40, 40)
        .matchedGeometryEffect(id: "box", in: space)
        .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
      follower
    }
    .frame(width: 200, height: 160, alignment: .topLeading)
    .named("cell-" + name)
  }

  @ViewBuilder private var follower: some View {
    if let size { follow(block(size.width, size.height)) } else { follow(Color.blue) }
  }

  private func follow(_ content: some View) -> some View {
    content
      .matchedGeometryEffect(
        id: "box", in: space, properties: properties, anchor: anchor, isSource: false
      )
      .named(name)
  }
}

private struct Followers: View {
  private let anchors: [(String, UnitPoint)] = [
    ("tl", .topLeading), ("c", .center), ("br", .bottomTrailing),
  ]
  private let wide = CGSize(width: 80, height: 20)
  private let tall = CGSize(width: 20, height: 60)

  var body: some View {
    VStack(spacing: 0) {
      ForEach(anchors, id: \.0) { name, anchor in
        HStack(spacing: 0) {
          FollowerCell(name: "frame-\(name)-wide", anchor: anchor, size: wide)
          FollowerCell(name: "frame-\(name)-tall", anchor: anchor, size: tall)
          FollowerCell(
            name: "frame-\(name)-small", anchor: anchor, size: CGSize(width: 20, height: 20))
        }
      }
      HStack(spacing: 0) {
        FollowerCell(
          name: "position-tl-wide", anchor: .topLeading, size: wide, properties: .position)
        FollowerCell(
          name: "position-br-tall", anchor: .bottomTrailing, size: tall, properties: .position)
        FollowerCell(name: "size-c-wide", size: wide, properties: .size)
      }
      HStack(spacing: 0) {
        FollowerCell(name: "size-c-flex", properties: .size)
        FollowerCell(name: "frame-c-flex")
        FollowerCell(name: "frame-tl-flex", anchor: .topLeading)
      }
    }
    .named("grid")
  }
}

/// Rows of 20 points.
private struct Rows: View {
  var count: Int
  var width: CGFloat = 120
  var spacing: CGFloat = 0
  var isNamed = true

  var body: some View {
    VStack(spacing: spacing) {
      ForEach(0..<count, id: \.self) { number in
        if isNamed {
          block(width, 20).named("row\(number)")
        } else {
          block(width, 20)
        }
      }
    }
  }
}

/// Scroll views that differ in what leaves frames alone.
@MainActor func addPlainScrolling(to family: inout FactFamily) {
  family.view("rows far below") {
    ScrollView { Rows(count: 20, spacing: 8).named("content") }.named("scroll")
  }
  family.view("indicators hidden") {
    HStack(spacing: 20) {
      ScrollView(showsIndicators: false) {
        Rows(count: 20, width: 80, isNamed: false).named("contentA")
      }
      .named("scrollA")
      ScrollView { Rows(count: 20, width: 80).named("contentB") }
        .scrollIndicators(.hidden)
        .scrollDisabled(true)
        .named("scrollB")
    }
    .named("row")
  }
  family.view("five hundred rows") {
    ScrollView { Rows(count: 500, width: 200, isNamed: false).named("content") }.named("scroll")
  }
  family.view("indicators that flash") {
    ScrollView { Rows(count: 20) }
      .scrollIndicatorsFlash(onAppear: true)
      .named("scroll")
  }
}
