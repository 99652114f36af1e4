import Foundation
import Geometry
import Testing

@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("What is dropped between rows")
struct RowDropsTests {
  private let drops = Noted<[Int]>([])

  /// The source above, three rows of 40 points below it with gaps of 20.
  private func probe() -> LayoutProbe {
    let drops = drops
    return LayoutProbe(100, 260) {
      VStack(spacing: 20) {
        Box("source", 100, 80).draggable("hello")
        ForEach(["a", "b", "c"], id: \.self) { Box($0, 100, 40) }
          .dropDestination(for: String.self) { texts, place in
            if texts == ["hello"] { drops.value.append(place) }
          }
      }
    }
  }

  private func drop(at y: CGFloat) -> [Int] {
    let probe = probe()
    drops.value = []
    probe.press(CGPoint(x: 50, y: 40))
    probe.run(0.6)
    for part in 1...5 {
      probe.move(CGPoint(x: 50, y: 40 + (y - 40) * CGFloat(part) / 5))
    }
    probe.run(0.1)
    probe.release(CGPoint(x: 50, y: y))
    probe.run(0.5)
    return drops.value
  }

  @Test("It comes before the row whose upper half it is let go on, else behind that")
  func halves() {
    #expect(drop(at: 110) == [0])
    #expect(drop(at: 130) == [1])
    #expect(drop(at: 170) == [1])
    #expect(drop(at: 250) == [3])
  }

  @Test("A gap between two rows belongs to the nearer one")
  func gaps() {
    #expect(drop(at: 142) == [1])
    #expect(drop(at: 158) == [1])
  }

  @Test("Rows that take drops can still be removed and moved")
  func editing() throws {
    let removed = Noted<[Int]>([])
    let rows = ForEach(["a", "b"], id: \.self) { Box($0, 10, 10) }
      .deleting { removed.value.append($0) }
      .takingDrops(accepts: { _ in true }, insert: { _, _ in })
    let wrapped = rows.wrapped { row in
      row.delete?()
      return row.content
    }
    _ = wrapped.content("b")
    #expect(removed.value == [1])
  }
}
