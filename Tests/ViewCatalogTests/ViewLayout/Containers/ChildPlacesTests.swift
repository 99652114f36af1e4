import Foundation
import Geometry
import SwiftUI
import Testing

/// Counts its taps, and is as high as they are many.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Box("\(name)\(count)", 20, 20).onTapGesture { count += 1 }
  }
}

@MainActor @Suite("Views of a container's content in several places")
struct ChildPlacesTests {
  @Test("Each place shows the view, with state of its own")
  func twice() {
    let probe = LayoutProbe(200, 200) {
      Group(subviews: ForEach(["a", "b"], id: \.self) { Counter(name: $0) }) { views in
        HStack(spacing: 0) {
          views[1]
          ForEach(views) { $0 }
          views[0]
        }
      }
    }
    probe.run(0.1)
    func all(_ name: String) -> [CGFloat] {
      probe.frames(name).map(\.minX).sorted()
    }
    #expect(all("a0") == [80, 120])
    #expect(all("b0") == [60, 100])
    probe.tap(CGPoint(x: 130, y: 100))
    probe.run(0.1)
    #expect(all("a0") == [80])
    #expect(all("a1") == [120])
    probe.tap(CGPoint(x: 90, y: 100))
    probe.run(0.1)
    #expect(all("a1") == [80, 120])
  }

  @Test("All of them get the content's new values")
  func values() {
    let knob = Knob(10)
    let probe = LayoutProbe(200, 200) {
      Turning(knob: knob) { width in
        Group(subviews: Box("a", width, 10)) { views in
          VStack(spacing: 0) {
            views[0]
            views[0]
          }
        }
      }
    }
    probe.run(0.1)
    #expect(probe.frames("a").map(\.width) == [10, 10])
    knob.turn(70)
    probe.run(0.1)
    #expect(probe.frames("a").map(\.width) == [70, 70])
    #expect(Set(probe.frames("a").map(\.minY)) == [90, 100])
  }

  @Test("A view that moves to another place is still the same one there")
  func moves() {
    let knob = Knob(0)
    let probe = LayoutProbe(200, 200) {
      Turning(knob: knob) { place in
        Group(subviews: Counter(name: "a")) { views in
          HStack(spacing: 0) {
            if place == 0 { views[0] }
            Box("wall", 40, 40)
            if place == 1 { views[0] }
          }
        }
      }
    }
    probe.run(0.1)
    probe.tap(CGPoint(x: 80, y: 100))
    probe.run(0.1)
    #expect(probe.frames("a1").map(\.minX) == [70])
    knob.turn(1)
    probe.run(0.1)
    #expect(probe.frames("a1").map(\.minX) == [110])
    #expect(probe.frames("a0").isEmpty)
  }

  @Test("Where the first place goes, the others stay; nothing of a place that is gone stays")
  func leaves() {
    let knob = Knob(1)
    let probe = LayoutProbe(200, 200) {
      Turning(knob: knob) { both in
        Group(subviews: Counter(name: "a")) { views in
          HStack(spacing: 0) {
            if both == 1 { views[0] }
            views[0]
          }
        }
      }
    }
    probe.run(0.1)
    #expect(probe.frames("a0").count == 2)
    knob.turn(0)
    probe.run(0.1)
    #expect(probe.frames("a0").map(\.minX) == [90])
    knob.turn(1)
    probe.run(0.1)
    #expect(probe.frames("a0").count == 2)
  }

  @Test("Rows made of a content's views stand in lazy containers, too")
  func lazyContainers() {
    func names(@ViewBuilder _ container: () -> some View) -> [String] {
      LayoutProbe(200, 200) { ScrollView { container() } }.names
    }
    let content = ForEach(["a", "b", "c"], id: \.self) { Box($0, 20, 20) }
    #expect(
      names {
        LazyVStack { Group(subviews: content) { views in ForEach(views) { $0 } } }
      } == ["a", "b", "c"])
    #expect(names { LazyVStack { ForEach(subviews: content) { $0 } } } == ["a", "b", "c"])
    #expect(
      names {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(subviews: content) { $0 } }
      } == ["a", "b", "c"])
    #expect(
      names {
        LazyVStack {
          Group(subviews: content) { views in
            ForEach([0, 2], id: \.self) { start in
              HStack { ForEach(views[start..<min(start + 2, views.count)]) { $0 } }
            }
          }
        }
      } == ["a", "b", "c"])
  }

  @Test("A list has a row for each of them")
  func lists() {
    let rows = LayoutProbe(200, 400) {
      List { ForEach(subviews: ForEach(["a", "b"], id: \.self) { Box($0, 20, 20) }) { $0 } }
    }
    let plain = LayoutProbe(200, 400) {
      List { ForEach(["a", "b"], id: \.self) { Box($0, 20, 20) } }
    }
    for name in ["a", "b"] { #expect(rows.frame(name) == plain.frame(name)) }
  }

  @Test("Rows of a range are chosen by their places in it")
  func rangesOfOptions() {
    let noted = Noted(2)
    let probe = LayoutProbe(200, 100) {
      Picker("", selection: noted.binding) { ForEach(5..<9) { Box("\($0)", 20, 20) } }
    }
    #expect(probe.names.contains("7") && !probe.names.contains("5"))
  }
}
