import Foundation
import Geometry
import Motion
import Testing

@_spi(Runtime) import Drawing
@testable import ViewContent
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

private struct Mark: TextAttribute { var name: String }

/// Draws glyph by glyph, each lower than the one before by `step` points.
private struct Stairs: TextRenderer {
  var step: Double
  var animatableData: Double {
    get { step }
    set { step = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for (index, glyph) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
      var copy = context
      copy.translateBy(x: 0, y: step * Double(index))
      copy.draw(glyph)
    }
  }
}

/// Hands the layout to the test.
private struct Look: TextRenderer {
  let look: (Text.Layout) -> Void
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    look(layout)
    for line in layout { context.draw(line) }
  }
}

private struct Roomy: TextRenderer {
  var padding: EdgeInsets
  var displayPadding: EdgeInsets { padding }
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: 2 * size.height)
  }
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    context.fill(
      Path(CGRect(x: -1000, y: -1000, width: 2000, height: 2000)), with: .color(.red))
  }
}

@MainActor @Suite("Renderers of texts")
struct TextRendererTests {
  /// The first positions of all glyph runs that a frame draws, in points of the window.
  private func glyphs(_ list: DisplayList) -> [CGPoint] {
    var found: [CGPoint] = []
    func collect(_ list: DisplayList, _ transform: ProjectionTransform) {
      for item in list.items {
        switch item {
        case .mark(let mark):
          guard case .glyphs(let run, _) = mark.content else { continue }
          found += run.positions.map { $0.applying(transform) }
        case .layer(let inner, let origin):
          let layer = inner.moved(by: origin)
          collect(layer.content, layer.effect.transform.concatenating(transform))
        }
      }
    }
    collect(list, ProjectionTransform())
    return found
  }

  private func laidOut(_ text: Text, width: CGFloat = 400) -> Text.Layout? {
    var seen: Text.Layout?
    _ = draw(text.textRenderer(Look { seen = $0 }), size: CGSize(width: width, height: 400))
    return seen
  }

  @Test("Glyph by glyph a text stands where it stands as a whole")
  func samePlaces() {
    let text = Text("Wave \(Text("after").bold()) wave").font(.title)
    let size = CGSize(width: 100, height: 200)
    #expect(
      glyphs(draw(text, size: size)) == glyphs(draw(text.textRenderer(Stairs(step: 0)), size: size))
    )
  }

  @Test("Each glyph is drawn with its own state of the context")
  func stairs() {
    let plain = glyphs(draw(Text("abcd")))
    let stairs = glyphs(draw(Text("abcd").textRenderer(Stairs(step: 3))))
    #expect(plain.count == 4)
    #expect(zip(plain, stairs).map { $1.y - $0.y } == [0, 3, 6, 9])
    #expect(zip(plain, stairs).allSatisfy { $0.x == $1.x })
  }

  @Test(
    "Runs know the attributes of their text; an inner one of the same type goes before an outer")
  func attributes() throws {
    let inner = Text("inner").customAttribute(Mark(name: "in"))
    let layout = try #require(
      laidOut(Text("plain \(inner) rest").customAttribute(Mark(name: "out")) + Text(" none")))
    #expect(layout.first?.map { $0[Mark.self]?.name } == ["out", "in", "out", nil])
    #expect(layout.first?[1].first?[Mark.self]?.name == "in")
  }

  @Test("The glyphs of a run fill its box side by side, and the runs of a line theirs")
  func bounds() throws {
    let layout = try #require(laidOut(Text("Some \(Text("words").italic()) here")))
    let line = try #require(layout.first)
    #expect(layout.count == 1 && line.count == 3)
    var x = line.typographicBounds.rect.minX
    for run in line {
      #expect(abs(run.typographicBounds.rect.minX - x) < 1e-6)
      for glyph in run {
        #expect(abs(glyph.typographicBounds.rect.minX - x) < 1e-6)
        x += glyph.typographicBounds.width
      }
      #expect(abs(run.typographicBounds.rect.maxX - x) < 1e-6)
    }
    #expect(abs(line.typographicBounds.rect.maxX - x) < 1e-6)
    let box = line.typographicBounds
    #expect(box.rect.height == box.ascent + box.descent)
    #expect(box.origin.y == line.origin.y && box.rect.minY == line.origin.y - box.ascent)
  }

  @Test("Characters are counted through the lines of a text")
  func characters() throws {
    let layout = try #require(laidOut(Text(verbatim: "ab\ncd")))
    #expect(layout.count == 2)
    let indices = layout.flatMap { $0 }.flatMap(\.characterIndices)
    #expect(indices.first.map { first in indices.map { first.distance(to: $0) } } == [0, 1, 3, 4])
  }

  @Test("A slice of a run is made of its glyphs")
  func slices() throws {
    let run = try #require(laidOut(Text("abcdef"))?.first?.first)
    let slice = run[2..<5]
    #expect(slice.count == 3 && slice[3] == run[3])
    #expect(slice.characterIndices == Array(run.characterIndices[2..<5]))
    let width = run[2].typographicBounds.width + run[3].typographicBounds.width
    #expect(abs(slice[2..<4].typographicBounds.width - width) < 1e-9)
  }

  @Test("What of a renderer can move does, with the animation that reaches the modifier")
  func moves() {
    let remote = Remote<Double>()
    let probe = MotionProbe {
      RemoteView(0, remote) { step in
        Text("ab").animation(.linear(duration: 1)) { $0.textRenderer(Stairs(step: step)) }
      }
    }
    remote.set(40)
    probe.runFromChange(15)
    let places = glyphs(probe.frame.displayList)
    #expect(places.count == 2 && abs(places[1].y - places[0].y - 10) < 0.01)
    probe.run(60)
    let end = glyphs(probe.frame.displayList)
    #expect(end.count == 2 && abs(end[1].y - end[0].y - 40) < 1e-9)
  }

  @Test("A transition brings a text in with a renderer, from the first frame on")
  func transition() {
    struct Falling: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.transaction {
          $0.animation = .linear(duration: 1)
        } body: {
          $0.textRenderer(Stairs(step: phase.isIdentity ? 0 : 40))
        }
      }
    }
    let remote = Remote<Bool>()
    let probe = MotionProbe {
      RemoteView(false, remote) { isShown in
        VStack { if isShown { Text("ab").transition(Falling()) } }
      }
    }
    var step: Double {
      let places = glyphs(probe.frame.displayList)
      return places.count == 2 ? places[1].y - places[0].y : .nan
    }
    withAnimation { remote.set(true) }
    probe.run()
    #expect(abs(step - 40) < 1e-9)
    probe.run(1 + 15)
    #expect(abs(step - 30) < 0.01)
    probe.run(60)
    #expect(abs(step) < 1e-9)
  }

  @Test("A renderer has its say on the size, and draws no further than its padding")
  func sizes() {
    let padding = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    func box(_ padding: EdgeInsets) -> CGRect? {
      draw(Text("x").font(.system(size: 20)).textRenderer(Roomy(padding: padding))).effects
        .compactMap { $0.clip?.path.boundingRect }.first
    }
    guard let bare = box(EdgeInsets()), let roomy = box(padding) else {
      return #expect(Bool(false), "two clips")
    }
    #expect(bare.minX - roomy.minX == 20 && bare.minY - roomy.minY == 10)
    #expect(roomy.maxX - bare.maxX == 40 && roomy.maxY - bare.maxY == 30)
    // A quarter of an em around is left to letters that lean.
    let line = laidOut(Text("x").font(.system(size: 20)))?.content.size ?? .zero
    #expect(abs(bare.height - 2 * line.height - 10) < 1e-9)
  }

  @Test("A text hands up its layout and where it stands")
  func layoutKey() throws {
    var seen: [Text.LayoutKey.AnchoredLayout] = []
    var origins: [CGPoint] = []
    let texts = VStack(alignment: .leading, spacing: 0) {
      Text("One")
      Text("Two words").padding(.leading, 30)
    }
    .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
      GeometryReader { proxy in
        let _ = (seen = layouts, origins = layouts.map { proxy[$0.origin] })
        Color.clear
      }
    }
    _ = draw(texts, size: CGSize(width: 200, height: 200))
    try #require(seen.count == 2)
    let alone = try #require(laidOut(Text("One")))
    #expect(seen[0].layout == alone)
    #expect(origins.map(\.x) == [0, 30])
    #expect(abs(origins[1].y - origins[0].y - alone.content.size.height) < 0.01)
    #expect(seen[1].layout.first?.typographicBounds.width ?? 0 > 40)
  }
}
