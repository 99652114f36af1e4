import Foundation
import Geometry
import Motion
import Testing

@testable import ViewControls
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor private final class Notes<Value> {
  var values: [Value] = []
  var count = 0
}

@MainActor
struct LayoutLazyTests {
  @Test("Of a thousand rows only those are built that are seen")
  func buildsWhatIsSeen() {
    let notes = Notes<Int>()
    let probe = LayoutProbe {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { row -> Box in
            notes.count += 1
            return Box("r\(row)", 100, 20)
          }
        }
      }
    }
    #expect(probe.names.count <= 8)
    #expect(probe.names.contains("r0") && probe.names.contains("r4"))
    #expect(notes.count < 40)
    #expect(probe.frame("r3") == rect(50, 60, 100, 20))
  }

  @Test("A lazy stack is as long as all its rows will be")
  func length() {
    let probe = LayoutProbe {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Box("r\($0)", 100, 20) } } }
    }
    let scroll = probe.elements.compactMap { $0 as? ScrollElement }.first!
    #expect(scroll.contentSize.height == 20_000)
  }

  @Test("Scrolled on, other rows are built and the first are dropped")
  func scrolled() {
    let notes = Notes<ScrollViewProxy>()
    let probe = LayoutProbe {
      ScrollViewReader { proxy in
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Box("r\($0)", 100, 20) } } }
          .onAppear { notes.values.append(proxy) }
      }
    }
    notes.values[0].scrollTo(500, anchor: .top)
    probe.step()
    probe.step()
    #expect(probe.frame("r500")?.minY == 0)
    #expect(!probe.names.contains("r0"))
    #expect(probe.names.count <= 8)
  }

  @Test("Rows of unknown length are found by looking again")
  func unevenRows() {
    let notes = Notes<ScrollViewProxy>()
    let probe = LayoutProbe {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<200) { Box("r\($0)", 100, $0 < 100 ? 20 : 60) } }
        }
        .onAppear { notes.values.append(proxy) }
      }
    }
    notes.values[0].scrollTo(150, anchor: .top)
    for _ in 0..<4 { probe.step() }
    #expect(abs(probe.frame("r150")!.minY) < 1)
  }

  @Test("A row keeps its place in the tree while it is seen")
  func keepsRows() {
    let probe = LayoutProbe {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Box("r\($0)", 100, 20) } } }
    }
    let row = probe.element("r3")
    let scroll = probe.elements.compactMap { $0 as? ScrollElement }.first!
    scroll.scroll(to: CGPoint(x: 0, y: 30), transaction: Transaction())
    probe.step()
    #expect(probe.element("r3") === row)
    #expect(probe.frame("r3")?.minY == 30)
  }

  @Test("A change of the data is shown in the rows that are seen")
  func changedData() {
    let knob = Knob(20)
    let probe = LayoutProbe {
      Turning(knob: knob) { height in
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Box("r\($0)", 100, height) } } }
      }
    }
    knob.turn(30)
    probe.step()
    #expect(probe.frame("r1") == rect(50, 30, 100, 30))
  }

  @Test("Views beside a loop are rows as well")
  func staticRows() {
    let probe = LayoutProbe {
      ScrollView {
        LazyVStack(spacing: 0) {
          Box("head", 100, 30); ForEach(0..<100) { Box("r\($0)", 100, 20) }
        }
      }
    }
    #expect(probe.frame("head")?.minY == 0)
    #expect(probe.frame("r0")?.minY == 30)
  }

  @Test("A lazy stack takes the whole width and lines its rows up")
  func alignment() {
    let probe = LayoutProbe {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<9) { Box("r\($0)", 50, 20) } }
      }
    }
    #expect(probe.frame("r2") == rect(0, 40, 50, 20))
  }

  @Test("Rows are 8 points apart unless told otherwise")
  func spacing() {
    let probe = LayoutProbe {
      ScrollView { LazyVStack { ForEach(0..<9) { Box("r\($0)", 50, 20) } } }
    }
    #expect(probe.frame("r1")?.minY == 28)
  }

  @Test("A horizontal lazy stack builds what is seen")
  func horizontal() {
    let probe = LayoutProbe {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<500) { Box("r\($0)", 50, 20) } }
      }
    }
    #expect(probe.names.count <= 6)
    #expect(probe.frame("r2")?.minX == 100)
  }

  @Test("A lazy grid builds what is seen, in whole lines")
  func grid() {
    let probe = LayoutProbe {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
          ForEach(0..<1000) { Box("c\($0)", 50, 20) }
        }
      }
    }
    #expect(probe.names.count <= 14)
    #expect(probe.frame("c3") == rect(125, 20, 50, 20))
  }

  @Test("Without a scroll view all rows are there")
  func noScrollView() {
    let probe = LayoutProbe { LazyVStack(spacing: 0) { ForEach(0..<30) { Box("r\($0)", 50, 2) } } }
    #expect(probe.names.count == 30)
    #expect(probe.frame("r0")?.minY == 20)
  }

  @Test("A view with another id is another view")
  func identity() {
    struct Counted: View {
      @State private var start: CGFloat
      init(_ value: CGFloat) { _start = State(initialValue: value) }
      var body: some View { Box("a", start, 10) }
    }
    let knob = Knob(10)
    let probe = LayoutProbe { Turning(knob: knob) { Counted($0).id($0) } }
    knob.turn(20)
    probe.step()
    #expect(probe.size("a")?.width == 20)
  }

  @Test("Rows with transitions are placed as others are, and new ones come in")
  func rowsWithTransitions() {
    struct Sample: View {
      @State private var count = 2
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
              Box("row\(row)", 40, 20).transition(.move(edge: .leading))
                .onTapGesture { withAnimation(.linear(duration: 1)) { count = 3 } }
            }
          }
        }
      }
    }
    let probe = LayoutProbe { Sample() }
    #expect(probe.frame("row0") == rect(80, 0, 40, 20))
    #expect(probe.frame("row1") == rect(80, 20, 40, 20))
    #expect(probe.host.frame(at: 0).displayList.drawnWidths == [40, 40])
    probe.tap("row0")
    probe.run(1.5)
    #expect(probe.frame("row2") == rect(80, 40, 40, 20))
    #expect(probe.host.frame(at: 3).displayList.drawnWidths == [40, 40, 40])
  }

  @Test("What leaves a row takes up no room in it any more")
  func leaving() {
    struct Sample: View {
      @State private var isOpen = false
      var body: some View {
        LazyVStack(spacing: 10) {
          ForEach(0..<2) { row in
            if row == 0, !isOpen {
              Box("closed", 40, 20).onTapGesture {
                withAnimation(.linear(duration: 1)) { isOpen = true }
              }
            } else {
              Box("row\(row)", 40, 20)
            }
          }
        }
      }
    }
    let probe = LayoutProbe { Sample() }
    let before = probe.frame("row1")
    probe.tap("closed")
    probe.run(0.5)
    #expect(probe.shows("closed") && probe.shows("row0"))
    #expect(probe.frame("row1") == before)
  }

  @Test("Rows under a condition are shown, and change with it")
  func rowsUnderACondition() {
    let isFirst = Noted(true)
    struct Sample: View {
      let isFirst: Noted<Bool>
      @State private var taps = 0
      var body: some View {
        VStack(spacing: 0) {
          Button {
            isFirst.value.toggle()
            taps += 1
          } label: {
            Box("button", 100, 20)
          }
          LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
            if isFirst.value {
              ForEach(0..<4) { Box("a\($0)", 40, 10) }
            } else {
              ForEach(0..<2) { Box("b\($0)", 40, 10) }
            }
          }
        }
        .id(taps < 0)
      }
    }
    let probe = LayoutProbe { Sample(isFirst: isFirst) }
    #expect(probe.names.filter { $0 != "button" } == ["a0", "a1", "a2", "a3"])
    probe.tap("button")
    probe.step()
    #expect(probe.names.filter { $0 != "button" } == ["b0", "b1"])
  }

  @Test("A lazy column that is offered no width is as wide as the widest of its views")
  func idealWidth() {
    let probe = LayoutProbe {
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(spacing: 0) {
          Box("a", width: .between(5, 320), height: .fixed(20)); Box("b", 40, 20)
        }
      }
    }
    #expect(probe.size("a")?.width == 320)
    #expect(probe.frame("b")?.minX == 140)
  }

  @Test("The lines between two positions are those that reach into them, and no more")
  func linesBetween() {
    var lines = LazyLines(gap: 10)
    lines.setCount(20)
    for line in 0..<20 { _ = lines.note(30, at: line) }
    // Line n lies from 40 n to 40 n + 30.
    #expect(lines.start(3) == 120 && lines.total == 790)
    #expect(lines.lines(from: 0, to: 40) == 0..<1)
    #expect(lines.lines(from: 0, to: 41) == 0..<2)
    #expect(lines.lines(from: 100, to: 165) == 2..<5)
    #expect(lines.lines(from: 45, to: 160) == 1..<4)
  }
}
