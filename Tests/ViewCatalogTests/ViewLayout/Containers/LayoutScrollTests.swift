import Foundation
import Geometry
import Motion
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor private final class Notes<Value> {
  var values: [Value] = []
}

extension LayoutProbe {
  /// Moves a finger from one point to another in `seconds`, then lifts it.
  fileprivate func swipe(
    from start: CGPoint, to end: CGPoint, seconds: Double = 0.1, lift: Bool = true
  ) {
    host.send(TouchEvent(time: time, finger: 1, phase: .began, location: start))
    step()
    let steps = max(1, Int((seconds * 60).rounded()))
    for index in 1...steps {
      let part = CGFloat(index) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      host.send(TouchEvent(time: time, finger: 1, phase: .moved, location: point))
      step()
    }
    if lift { self.lift(at: end) }
  }

  fileprivate func lift(at end: CGPoint) {
    host.send(TouchEvent(time: time, finger: 1, phase: .ended, location: end))
    step()
  }

  fileprivate var scroll: ScrollElement { elements.compactMap { $0 as? ScrollElement }.first! }
}

@MainActor
struct LayoutScrollTests {
  @Test("Content short of its scroll view lies at the anchor, and stays in sight there as it grows")
  func anchoredContent() {
    let knob = Knob(40)
    let probe = LayoutProbe {
      ScrollView {
        Turning(knob: knob) { height in Box("box", 100, height) }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(probe.frame("box") == rect(50, 60, 100, 40))
    knob.turn(250)
    probe.run(0.1)
    #expect(probe.frame("box") == rect(50, -150, 100, 250))
    let role = LayoutProbe {
      ScrollView { Box("box", 100, 40) }.defaultScrollAnchor(.bottom, for: .initialOffset)
    }
    #expect(role.frame("box") == rect(50, 0, 100, 40))
  }

  @Test("A container that becomes shorter keeps the content at its anchor; left alone, at its top")
  func anchoredContainer() {
    let knob = Knob(100)
    let probe = LayoutProbe {
      HStack(alignment: .top, spacing: 0) {
        Turning(knob: knob) { height in
          ScrollView { Box("end", 50, 300) }.defaultScrollAnchor(.bottom).frame(height: height)
          ScrollView { Box("top", 50, 300) }.frame(height: height)
        }
      }
      .frame(height: 100, alignment: .top)
    }
    #expect(probe.frame("end")?.maxY == 100 && probe.frame("top")?.minY == 0)
    knob.turn(60)
    probe.run(0.1)
    #expect(probe.frame("end")?.maxY == 60 && probe.frame("top")?.minY == 0)
    knob.turn(90)
    probe.run(0.1)
    #expect(probe.frame("end")?.maxY == 90 && probe.frame("top")?.minY == 0)
  }

  @Test("A scroll view takes the space along its axis and its content's across it")
  func size() {
    let probe = LayoutProbe { ScrollView { Box("a", 50, 300) }.background(Box("back")) }
    #expect(probe.frame("back") == rect(75, 0, 50, 100))
    #expect(probe.frame("a") == rect(75, 0, 50, 300))
  }

  @Test("Content is offered no length along the axis: it has its ideal one")
  func idealContent() {
    let probe = LayoutProbe { ScrollView { Box("a").frame(maxWidth: .infinity) } }
    #expect(probe.size("a") == CGSize(width: 200, height: 10))
  }

  @Test("Scrolling both ways, content keeps its ideal size")
  func bothWays() {
    let probe = LayoutProbe { ScrollView([.horizontal, .vertical]) { Box("a", 500, 400) } }
    #expect(probe.frame("a") == rect(0, 0, 500, 400))
    #expect(probe.scroll.limits == CGSize(width: 300, height: 300))
  }

  @Test("A finger that moves more than 10 points moves the content with it")
  func drag() {
    let probe = LayoutProbe { ScrollView { Box("a", 200, 300) } }
    probe.swipe(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 40), seconds: 0.5, lift: false)
    #expect(probe.frame("a")?.minY == -30)
    probe.lift(at: CGPoint(x: 100, y: 40))
  }

  @Test("A finger across the axis moves nothing")
  func dragAcross() {
    let probe = LayoutProbe { ScrollView { Box("a", 200, 300) } }
    probe.swipe(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 20, y: 50))
    #expect(probe.frame("a")?.minY == 0)
  }

  @Test("A finger lifted in movement lets the content coast and come to rest")
  func coasting() {
    let probe = LayoutProbe { ScrollView { Box("a", 200, 3000) } }
    probe.swipe(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 10))
    let lifted = probe.scroll.presentedOffset.y
    #expect(lifted >= 70)
    probe.run(0.2)
    let later = probe.scroll.presentedOffset.y
    #expect(later > lifted + 50)
    probe.run(4)
    let end = probe.scroll.presentedOffset.y
    #expect(end > later)
    probe.step()
    #expect(probe.scroll.presentedOffset.y == end)
    #expect(probe.host.animations.isEmpty)
  }

  @Test("Pulled beyond its edge the content resists, and goes back when let go")
  func bounce() {
    let probe = LayoutProbe { ScrollView { Box("a", 200, 300) } }
    probe.swipe(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 80), seconds: 0.5, lift: false)
    // 50 points beyond: (1 − 1 / (50 · 0.55 / 100 + 1)) · 100
    #expect(abs(probe.frame("a")!.minY - 21.5686) < 0.01)
    probe.lift(at: CGPoint(x: 100, y: 80))
    probe.run(2)
    #expect(probe.frame("a")?.minY == 0)
  }

  @Test("A disabled scroll view takes no touches")
  func disabled() {
    let probe = LayoutProbe { ScrollView { Box("a", 200, 300) }.scrollDisabled(true) }
    probe.swipe(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20))
    #expect(probe.frame("a")?.minY == 0)
  }

  @Test("What lies outside of the frame is clipped, unless that is switched off")
  func clipping() {
    func clips(_ probe: LayoutProbe) -> Bool {
      probe.host.frame(at: probe.time).displayList.items.contains { item in
        if case .layer(let layer, _) = item { return layer.effect.clip != nil }
        return false
      }
    }
    #expect(clips(LayoutProbe { ScrollView { Box("a", 200, 300) } }))
    #expect(!clips(LayoutProbe { ScrollView { Box("a", 200, 300) }.scrollClipDisabled() }))
  }

  @Test("Margins of the content are scrolled with it")
  func margins() {
    let probe = LayoutProbe { ScrollView { Box("a", 100, 300) }.contentMargins(.vertical, 20) }
    #expect(probe.frame("a")?.minY == 20)
    #expect(probe.scroll.limits.height == 240)
  }

  @Test("A bar at the edge leaves room at the end of what is scrolled")
  func barOverScroll() {
    let probe = LayoutProbe {
      ScrollView { Box("a", 100, 300) }.safeAreaInset(edge: .bottom, spacing: 0) {
        Box("bar", 100, 30)
      }
    }
    #expect(probe.scroll.frame.height == 70)
    #expect(probe.scroll.limits.height == 230)
  }

  @Test("A reader scrolls a view to where its anchor says")
  func scrollTo() {
    let notes = Notes<ScrollViewProxy>()
    let probe = LayoutProbe {
      ScrollViewReader { proxy -> ScrollView<ForEach<Range<Int>, Int, Box>> in
        notes.values.append(proxy)
        return ScrollView { ForEach(0..<20) { Box("r\($0)", 100, 42) } }
      }
    }
    notes.values[0].scrollTo(5, anchor: .top)
    probe.step()
    #expect(probe.frame("r5")?.minY == 0)
    notes.values[0].scrollTo(10, anchor: .center)
    probe.step()
    #expect(probe.frame("r10")?.midY == 50)
    notes.values[0].scrollTo(19, anchor: .top)
    probe.step()
    #expect(probe.frame("r19")?.maxY == 100)
  }

  @Test("Without an anchor a view is brought just into sight")
  func scrollIntoSight() {
    let notes = Notes<ScrollViewProxy>()
    let probe = LayoutProbe {
      ScrollViewReader { proxy -> ScrollView<ForEach<Range<Int>, Int, Box>> in
        notes.values.append(proxy)
        return ScrollView { ForEach(0..<20) { Box("r\($0)", 100, 42) } }
      }
    }
    notes.values[0].scrollTo(1)
    probe.step()
    #expect(probe.frame("r1")?.minY == 50)
    notes.values[0].scrollTo(4)
    probe.step()
    #expect(probe.frame("r4")?.maxY == 100)
  }

  @Test("With animation the content moves to the view")
  func animatedScroll() {
    let notes = Notes<ScrollViewProxy>()
    let probe = LayoutProbe {
      ScrollViewReader { proxy -> ScrollView<ForEach<Range<Int>, Int, Box>> in
        notes.values.append(proxy)
        return ScrollView { ForEach(0..<20) { Box("r\($0)", 100, 42) } }
      }
    }
    withAnimation(.linear(duration: 1)) { notes.values[0].scrollTo(4, anchor: .top) }
    probe.step()
    probe.run(0.5)
    #expect(abs(probe.scroll.presentedOffset.y - 100) < 4)
    probe.run(0.6)
    #expect(probe.scroll.presentedOffset.y == 200)
  }

  @Test("A view finds the named view that is scrolled to by id")
  func scrollToIdentified() {
    let notes = Notes<ScrollViewProxy>()
    let probe = LayoutProbe {
      ScrollViewReader { proxy in
        ScrollView {
          Box("a", 100, 150); Box("b", 100, 300).id("goal")
        }
        .onAppear { notes.values.append(proxy) }
      }
    }
    notes.values[0].scrollTo("goal", anchor: .top)
    probe.step()
    #expect(probe.frame("b")?.minY == 0)
  }

  @Test("Pages come to rest at whole multiples of the view")
  func paging() {
    let probe = LayoutProbe {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<4) { Box("p\($0)", 200, 100) } } }
        .scrollTargetBehavior(.paging)
    }
    probe.swipe(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 60, y: 50))
    probe.run(3)
    #expect(probe.scroll.presentedOffset.x == 200)
  }

  @Test("Views of a target layout are rested at")
  func viewAligned() {
    let probe = LayoutProbe {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<9) { Box("p\($0)", 70, 100) } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    probe.swipe(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 110, y: 50), seconds: 0.6)
    probe.run(3)
    let offset = probe.scroll.presentedOffset.x
    #expect(offset.truncatingRemainder(dividingBy: 70) == 0)
    #expect(offset >= 0)
  }

  @Test("A bound identity is told which view a finger has brought to the start")
  func scrollPosition() {
    struct List: View {
      @State var seen: Int?
      let notes: Notes<Int?>
      var body: some View {
        notes.values.append(seen)
        return ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box("r\($0)", 200, 50) } } }
          .scrollPosition(id: $seen)
      }
    }
    let notes = Notes<Int?>()
    let probe = LayoutProbe { List(notes: notes) }
    probe.swipe(from: CGPoint(x: 100, y: 85), to: CGPoint(x: 100, y: 20), seconds: 0.6)
    probe.run(2)
    // 65 − 10 with the finger, then about 108 points a second · 0.4995 s: row 2 is nearest.
    #expect(notes.values.last == 2)
  }

  @Test("A default anchor is where the content is at first")
  func defaultAnchor() {
    let probe = LayoutProbe { ScrollView { Box("a", 100, 300) }.defaultScrollAnchor(.bottom) }
    #expect(probe.frame("a")?.maxY == 100)
  }

  @Test("A reader inside follows the scrolling")
  func readerFollows() {
    let notes = Notes<CGFloat>()
    let probe = LayoutProbe {
      ScrollView {
        GeometryReader { proxy -> Box in
          notes.values.append(proxy.frame(in: .scrollView).minY)
          return Box()
        }
        .frame(width: 100, height: 300)
      }
    }
    probe.swipe(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 50), seconds: 0.4, lift: false)
    #expect(notes.values.last == -20)
    probe.lift(at: CGPoint(x: 100, y: 50))
  }

  @Test("Indicators are seen while it scrolls and gone a while after")
  func indicators() {
    let probe = LayoutProbe { ScrollView { Box("a", 200, 300) } }
    #expect(probe.host.frame(at: 0).displayList.items.count == 1)
    probe.swipe(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 40), seconds: 0.5, lift: false)
    #expect(probe.host.frame(at: probe.time).displayList.items.count == 2)
    probe.lift(at: CGPoint(x: 100, y: 40))
    probe.run(4)
    #expect(probe.host.frame(at: probe.time).displayList.items.count == 1)
    #expect(probe.host.nextFrameTime == nil)
  }

  @Test("A scroll view that is to show none shows none", arguments: [false, true])
  func noIndicators(isModifier: Bool) {
    let probe = LayoutProbe {
      if isModifier {
        ScrollView { Box("a", 200, 300) }.scrollIndicators(.hidden)
      } else {
        ScrollView(showsIndicators: false) { Box("a", 200, 300) }
      }
    }
    probe.swipe(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 40), seconds: 0.5, lift: false)
    #expect(probe.host.frame(at: probe.time).displayList.items.count == 1)
  }
}
