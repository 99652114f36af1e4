import Foundation
import Geometry
import Motion
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Places: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Never equal to another one that was made for the same place.
private struct Marked: Equatable {
  let id = UUID()
  let place: Anchor<CGRect>
}

private struct Marks: PreferenceKey {
  static let defaultValue: [Marked] = []
  static func reduce(value: inout [Marked], nextValue: () -> [Marked]) { value += nextValue() }
}

/// Its body is another one at no time.
private struct Still<Content: View>: View, Equatable {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content }
  nonisolated static func == (left: Self, right: Self) -> Bool { true }
}

private struct Latest: PreferenceKey {
  typealias Value = Double?
  static func reduce(value: inout Double?, nextValue: () -> Double?) {
    value = nextValue() ?? value
  }
}

@MainActor
private final class Notes<Value> {
  var values: [Value] = []
}

@MainActor
struct LayoutPreferenceTests {
  @Test("Siblings' values are combined in their order")
  func combines() {
    let notes = Notes<[String]>()
    _ = LayoutProbe {
      HStack {
        Box("a").preference(key: Names.self, value: ["a"])
        VStack {
          Box("b").preference(key: Names.self, value: ["b"]);
          Box("c").preference(key: Names.self, value: ["c"])
        }
      }
      .onPreferenceChange(Names.self) { notes.values.append($0) }
    }
    #expect(notes.values == [["a", "b", "c"]])
  }

  @Test("Views that say nothing do not count")
  func silentViews() {
    let notes = Notes<Int>()
    _ = LayoutProbe {
      HStack {
        Box("a"); Box("b").preference(key: Total.self, value: 3); Box("c")
      }
      .onPreferenceChange(Total.self) { notes.values.append($0) }
    }
    #expect(notes.values == [3])
  }

  @Test("Without any value the default is told")
  func defaultValue() {
    let notes = Notes<Int>()
    _ = LayoutProbe { Box("a").onPreferenceChange(Total.self) { notes.values.append($0) } }
    #expect(notes.values == [0])
  }

  @Test("A value set further out takes the place of those inside")
  func outerWins() {
    let notes = Notes<Int>()
    _ = LayoutProbe {
      Box("a").preference(key: Total.self, value: 3).preference(key: Total.self, value: 5)
        .onPreferenceChange(Total.self) { notes.values.append($0) }
    }
    #expect(notes.values == [5])
  }

  @Test("A transform changes what comes from inside")
  func transforms() {
    let notes = Notes<Int>()
    _ = LayoutProbe {
      HStack {
        Box("a").preference(key: Total.self, value: 3);
        Box("b").preference(key: Total.self, value: 4)
      }
      .transformPreference(Total.self) { $0 *= 10 }
      .onPreferenceChange(Total.self) { notes.values.append($0) }
    }
    #expect(notes.values == [70])
  }

  @Test("A change is told once; the same value again is none")
  func changes() {
    let knob = Knob(1)
    let notes = Notes<Int>()
    let probe = LayoutProbe {
      Turning(knob: knob) { value in
        Box("a").preference(key: Total.self, value: Int(value) / 2)
          .onPreferenceChange(Total.self) { notes.values.append($0) }
      }
    }
    knob.turn(4)
    probe.step()
    knob.turn(5)
    probe.step()
    #expect(notes.values == [0, 2])
  }

  @Test("A view that goes takes its value with it")
  func goingView() {
    let knob = Knob(1)
    let notes = Notes<[String]>()
    let probe = LayoutProbe {
      Turning(knob: knob) { value in
        HStack {
          Box("a").preference(key: Names.self, value: ["a"])
          if value > 0 { Box("b").preference(key: Names.self, value: ["b"]) }
        }
        .onPreferenceChange(Names.self) { notes.values.append($0) }
      }
    }
    knob.turn(0)
    probe.step()
    #expect(notes.values == [["a", "b"], ["a"]])
  }

  @Test("A state written by a preference is seen in the same frame")
  func preferenceToState() {
    struct Measured: View {
      @State private var width = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Box("a", 60, 10).background(
            GeometryReader { Color0().preference(key: Latest.self, value: $0.size.width) })
          Box("b", width, 10)
        }
        .onPreferenceChange(Latest.self) { width = $0 ?? 0 }
      }
    }
    let probe = LayoutProbe { Measured() }
    #expect(probe.size("b")?.width == 60)
  }

  @Test("An optional value has nil as its default")
  func optionalDefault() { #expect(Latest.defaultValue == nil) }

  @Test("An overlay is made from the values of its content")
  func overlayValue() {
    let probe = LayoutProbe {
      HStack {
        Box("a", 10, 10).preference(key: Total.self, value: 20);
        Box("b", 10, 10).preference(key: Total.self, value: 5)
      }
      .overlayPreferenceValue(Total.self) { Box("sum", CGFloat($0), 4) }
    }
    #expect(probe.frame("sum") == rect(87.5, 48, 25, 4))
    #expect(probe.names == ["a", "b", "sum"])
  }

  @Test("A background is made from the values of its content, at its alignment")
  func backgroundValue() {
    let probe = LayoutProbe {
      Box("a", 40, 20).preference(key: Total.self, value: 10)
        .backgroundPreferenceValue(Total.self, alignment: .topLeading) {
          Box("back", CGFloat($0), 4)
        }
    }
    #expect(probe.frame("back") == rect(80, 40, 10, 4))
    #expect(probe.names == ["back", "a"])
  }

  @Test("An anchor says where a view lies in the coordinates of another")
  func anchors() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Box("a", 30, 10)
        Box("b", 20, 20).anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }
      .padding(10)
      .overlayPreferenceValue(Places.self) { anchors in
        GeometryReader { proxy in
          let place = proxy[anchors[0]]
          Box("mark", place.width, place.height).offset(x: place.minX, y: place.minY)
        }
      }
    }
    #expect(probe.frame("mark") == probe.frame("b"))
  }

  @Test("An anchor follows its view")
  func movingAnchor() {
    let knob = Knob(10)
    let probe = LayoutProbe {
      Turning(knob: knob) { width in
        HStack(spacing: 0) {
          Box("a", width, 10)
          Box("b", 20, 20).anchorPreference(key: Places.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(Places.self) { anchors in
          GeometryReader { proxy in Box("mark", 5, 5).offset(x: proxy[anchors[0]].minX, y: 0) }
        }
      }
    }
    knob.turn(70)
    probe.step()
    #expect(probe.frame("mark")?.minX == probe.frame("b")?.minX)
  }

  @Test("A value with an identity of its own is made once, and anew when its view lies elsewhere")
  func identities() {
    let (made, seen) = (Notes<Marked>(), Notes<Marked>())
    let knob = Knob(10)
    let probe = LayoutProbe {
      Turning(knob: knob) { width in
        HStack(spacing: 0) {
          Box("a", width, 10)
          Still {
            Box("b", 20, 20).anchorPreference(key: Marks.self, value: .bounds) {
              let mark = Marked(place: $0)
              made.values.append(mark)
              return [mark]
            }
          }
        }
        .onPreferenceChange(Marks.self) { seen.values += $0 }
        .overlayPreferenceValue(Marks.self) { marks in
          GeometryReader { proxy in Box("mark", proxy[marks[0].place].width, 5) }
        }
      }
    }
    for _ in 0..<5 { probe.step() }
    #expect(made.values.count == 1)
    #expect(seen.values == made.values)
    knob.turn(70)
    probe.step()
    #expect(made.values.count == 2)
    #expect(seen.values == made.values)
  }

  @Test("A value from inside is extended by a place")
  func transformedAnchor() {
    let notes = Notes<Int>()
    let probe = LayoutProbe {
      Box("a", 30, 10)
        .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        .padding(5)
        .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
        .overlayPreferenceValue(Places.self) { anchors in
          GeometryReader { proxy in Box("mark", proxy[anchors[1]].width, CGFloat(anchors.count)) }
        }
    }
    #expect(probe.size("mark") == CGSize(width: 40, height: 2))
    #expect(notes.values.isEmpty)
  }
}

/// A flexible view that is not counted among the boxes.
private struct Color0: View {
  var body: some View { Box("color") }
}
