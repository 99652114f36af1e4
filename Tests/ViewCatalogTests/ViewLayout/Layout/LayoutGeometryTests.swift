import Foundation
import Geometry
import Motion
import Testing

@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor
private final class Notes<Value> {
  var values: [Value] = []
  var count = 0
}

@MainActor
struct LayoutGeometryTests {
  @Test("A geometry reader takes all space and puts its content into the top left corner")
  func readerPlacement() {
    let probe = LayoutProbe { GeometryReader { _ in Box("a", 10, 10) }.background(Box("all")) }
    #expect(probe.frame("a") == rect(0, 0, 10, 10))
    #expect(probe.frame("all") == rect(0, 0, 200, 100))
  }

  @Test("A geometry reader knows its size before the first frame is drawn")
  func readerSize() {
    let probe = LayoutProbe { GeometryReader { Box("a", $0.size.width / 2, $0.size.height / 4) } }
    #expect(probe.size("a") == CGSize(width: 100, height: 25))
  }

  @Test("A geometry reader in a stack gets its share only")
  func readerShare() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Box("x", 50, 10); GeometryReader { Box("a", $0.size.width, 10) }
      }
    }
    #expect(probe.frame("a") == rect(50, 0, 150, 10))
  }

  @Test("Readers inside readers settle in the same frame")
  func nestedReaders() {
    let probe = LayoutProbe {
      GeometryReader { outer in
        GeometryReader { inner in Box("a", inner.size.width / 2, 10) }.frame(
          width: outer.size.width / 2)
      }
    }
    #expect(probe.size("a")?.width == 50)
  }

  @Test("The content is made again when the size changes, and not otherwise")
  func readerUpdates() {
    let knob = Knob(50)
    let notes = Notes<CGFloat>()
    let probe = LayoutProbe {
      Turning(knob: knob) { width in
        GeometryReader { proxy -> Box in
          notes.values.append(proxy.size.width)
          return Box("a", proxy.size.width, 10)
        }
        .frame(width: width)
      }
    }
    #expect(notes.values == [50])
    knob.turn(80)
    probe.step()
    #expect(notes.values.last == 80)
    let count = notes.values.count
    probe.step()
    #expect(notes.values.count == count)
    #expect(probe.size("a")?.width == 80)
  }

  @Test("A frame in the window counts from the window's corner")
  func globalFrame() {
    let notes = Notes<CGRect>()
    _ = LayoutProbe {
      HStack(spacing: 0) {
        Box("x", 50, 10);
        GeometryReader { proxy -> Box in
          notes.values.append(proxy.frame(in: .global)); return Box()
        }
      }
    }
    #expect(notes.values.last == rect(50, 0, 150, 100))
  }

  @Test("A local frame starts at 0, 0")
  func localFrame() {
    let notes = Notes<CGRect>()
    _ = LayoutProbe {
      GeometryReader { proxy -> Box in
        notes.values.append(proxy.frame(in: .local)); return Box()
      }.padding(10)
    }
    #expect(notes.values.last == rect(0, 0, 180, 80))
  }

  @Test("A frame in a named space counts from the view of that name")
  func namedFrame() {
    let notes = Notes<CGRect>()
    _ = LayoutProbe {
      HStack(spacing: 0) {
        Box("x", 20, 10)
        GeometryReader { proxy -> Box in
          notes.values.append(proxy.frame(in: .named("space"))); return Box()
        }
        .padding(.leading, 30)
      }
      .coordinateSpace(name: "space")
      .padding(10)
    }
    #expect(notes.values.last == rect(50, 0, 130, 80))
  }

  @Test("A moved view counts where it was moved to")
  func offsetFrame() {
    let notes = Notes<CGRect>()
    _ = LayoutProbe {
      GeometryReader { proxy -> Box in
        notes.values.append(proxy.frame(in: .global)); return Box()
      }
      .frame(width: 20, height: 20).offset(x: 7, y: 0)
    }
    #expect(notes.values.last == rect(97, 40, 20, 20))
  }

  @Test("A view that only moves makes its reader run again when it asked where it is")
  func movedReader() {
    let knob = Knob(0)
    let notes = Notes<CGFloat>()
    let probe = LayoutProbe {
      Turning(knob: knob) { value in
        GeometryReader { proxy -> Box in
          notes.values.append(proxy.frame(in: .global).minX); return Box()
        }
        .frame(width: 20, height: 20).padding(.leading, value)
      }
    }
    knob.turn(40)
    probe.step()
    #expect(notes.values.last == 110)
  }

  @Test("The box of a named space is seen from inside")
  func spaceBounds() {
    let notes = Notes<CGRect?>()
    _ = LayoutProbe {
      GeometryReader { proxy -> Box in
        notes.values.append(proxy.bounds(of: .named("space"))); return Box()
      }
      .padding(10).coordinateSpace(.named("space"))
    }
    #expect(notes.values.last == rect(-10, -10, 200, 100))
  }

  @Test("A change of geometry is told with the old and the new value, once each")
  func geometryChange() {
    let knob = Knob(50)
    let notes = Notes<[CGFloat]>()
    let probe = LayoutProbe {
      Turning(knob: knob) { width in
        Box("a").frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in
            notes.values.append([old, new])
          }
      }
    }
    #expect(notes.values == [[50, 50]])
    knob.turn(70)
    probe.step()
    probe.step()
    #expect(notes.values == [[50, 50], [50, 70]])
  }

  @Test("The safe area's insets are those inside the view")
  func safeAreaInsets() {
    let notes = Notes<EdgeInsets>()
    _ = LayoutProbe(safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      GeometryReader { proxy -> Box in
        notes.values.append(proxy.safeAreaInsets); return Box()
      }.ignoresSafeArea()
    }
    #expect(
      notes.values.last == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        || notes.values.last == EdgeInsets())
  }

  @Test(
    "A reader within the safe area says how far it is to the window's edges, where it touches what is free"
  )
  func insetsAround() {
    let notes = Notes<EdgeInsets>()
    let all = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    _ = LayoutProbe(safeArea: all) {
      GeometryReader { proxy -> Box in
        notes.values.append(proxy.safeAreaInsets)
        return Box()
      }
    }
    #expect(notes.values.last == all)
    _ = LayoutProbe(safeArea: all) {
      VStack(spacing: 0) {
        GeometryReader { proxy -> Box in
          notes.values.append(proxy.safeAreaInsets)
          return Box()
        }
        Box("below", 10, 10)
      }
      .safeAreaInset(edge: .top, spacing: 0) { Box("bar", 10, 30) }
    }
    #expect(notes.values.last == EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("What scrolls has no insets: its scroll view keeps it clear of the window's edges")
  func insetsInScrollView() {
    let notes = Notes<EdgeInsets>()
    _ = LayoutProbe(safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      ScrollView {
        GeometryReader { proxy -> Box in
          notes.values.append(proxy.safeAreaInsets)
          return Box()
        }
        .frame(height: 40)
      }
    }
    #expect(notes.values.last == EdgeInsets())
  }

  @Test("A view as wide as its reader stays on it while the reader's width moves")
  func contentMovesWithReader() {
    let knob = Knob(40)
    let probe = LayoutProbe {
      Turning(knob: knob) { width in
        GeometryReader { Box("a", $0.size.width, 10) }
          .background(Box("reader"))
          .frame(width: width, height: 20)
          .animation(.easeInOut(duration: 0.5), value: width)
      }
    }
    knob.turn(180)
    probe.step()
    for _ in 0..<30 {
      probe.step()
      let reader = (probe.element("reader") as! MovingElement).presentedFrame
      let view = (probe.element("a") as! MovingElement).presentedFrame
      #expect(abs(reader.minX - view.minX) < 0.001)
      #expect(abs(reader.width - view.width) < 0.001)
    }
  }

  @Test("A reader below an offset or an effect that moves learns where it is, and where it stays")
  func readerBelowEffects() {
    struct Shift: GeometryEffect {
      var x: CGFloat
      var animatableData: CGFloat {
        get { x }
        set { x = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
      }
    }
    for usesEffect in [false, true] {
      let knob = Knob(0)
      let places = Notes<CGFloat>()
      let probe = LayoutProbe {
        Turning(knob: knob) { x in
          let reader = GeometryReader { proxy -> Box in
            places.values.append(proxy.frame(in: .global).minX)
            return Box("a", 10, 10)
          }
          Group {
            if usesEffect { reader.modifier(Shift(x: x)) } else { reader.offset(x: x) }
          }
          .animation(.linear(duration: 0.5), value: x)
        }
      }
      knob.turn(60)
      probe.run(0.25)
      let half = places.values.last!
      #expect(half > 15 && half < 45)
      probe.run(0.5)
      #expect(places.values.last == 60)
    }
  }

  @Test("A reader below an offset that is changed without a movement knows of it at once")
  func readerBelowJump() {
    let knob = Knob(0)
    let places = Notes<CGFloat>()
    let probe = LayoutProbe {
      Turning(knob: knob) { x in
        GeometryReader { proxy -> Box in
          places.values.append(proxy.frame(in: .global).minX)
          return Box("a", 10, 10)
        }
        .offset(x: x)
      }
    }
    knob.turn(25)
    probe.step()
    #expect(places.values.last == 25)
  }

  @Test("The action of a change is called for what changed, and not for each frame")
  func geometryChanges() {
    let seen = Noted<[CGFloat]>([])
    let knob = Knob(20)
    let probe = LayoutProbe {
      VStack(spacing: 0) {
        Turning(knob: knob) { Box("a", 40, $0) }
        Box("b", 40, 10).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          seen.value.append($0)
        }
      }
    }
    probe.run(0.2)
    // It moves, and its width stays.
    knob.turn(50)
    probe.run(0.2)
    #expect(seen.value == [40])
  }
}
