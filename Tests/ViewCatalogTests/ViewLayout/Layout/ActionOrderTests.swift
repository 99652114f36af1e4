import Foundation
import Geometry
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

private struct Mark: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

@MainActor
private final class Notes<Value> {
  var values: [Value] = []
}

@MainActor
@Suite("The order of actions in one update")
struct ActionOrderTests {
  private func marked(_ name: String, _ notes: Notes<String>) -> some View {
    Box(name, 10, 10).preference(key: Mark.self, value: name)
      .onPreferenceChange(Mark.self) { notes.values.append($0) }
  }

  @Test("The children of a loop act from the last to the first, views of a stack in their order")
  func loops() {
    let notes = Notes<String>()
    _ = LayoutProbe {
      VStack {
        marked("a", notes)
        ForEach(0..<3) { marked("\($0)", notes) }
        marked("z", notes)
      }
    }
    #expect(notes.values == ["a", "2", "1", "0", "z"])
  }

  @Test("What stands around others acts before them")
  func surroundings() {
    let notes = Notes<String>()
    _ = LayoutProbe {
      ForEach(0..<2) { row in
        VStack {
          marked("\(row)x", notes)
          marked("\(row)y", notes)
        }
        .onPreferenceChange(Mark.self) { notes.values.append("(\($0))") }
      }
    }
    #expect(notes.values == ["(1x1y)", "1x", "1y", "(0x0y)", "0x", "0y"])
  }

  @Test("Sizes that are watched are told of in the same order")
  func geometry() {
    let notes = Notes<String>()
    _ = LayoutProbe {
      VStack(spacing: 0) {
        ForEach(1..<4) { row in
          Box("\(row)", 10, Double(row)).onGeometryChange(for: Double.self) {
            $0.size.height
          } action: {
            notes.values.append("\($0)")
          }
        }
      }
    }
    #expect(notes.values == ["3.0", "2.0", "1.0"])
  }

  @Test("An action finds itself in a list that the one after it has not changed yet")
  func ownPlaces() {
    struct Card: Hashable { var id: Int; var shift = 0 }
    struct Cards: View {
      @State var cards = (0..<4).map { Card(id: $0) }
      var body: some View {
        HStack(spacing: 0) {
          ForEach(cards, id: \.id) { card in
            Box("\(card.id)", 20, 10)
              .offset(x: Double(card.shift))
              .preference(key: Mark.self, value: "\(card.id)")
              .onPreferenceChange(Mark.self) { _ in
                let index = cards.firstIndex(of: card) ?? 0
                if index + 1 < cards.count { cards[index + 1].shift = 5 * (index + 1) }
              }
          }
        }
      }
    }
    let probe = LayoutProbe(80, 10) { Cards() }
    probe.run(0.1)
    #expect((0..<4).map { probe.frame("\($0)")?.minX } == [0, 25, 50, 75])
  }
}
