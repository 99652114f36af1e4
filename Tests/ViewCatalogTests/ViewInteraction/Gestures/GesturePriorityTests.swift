import Foundation
import Geometry
import Testing

@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@Suite("Who acts of several gestures")
@MainActor
struct GesturePriorityTests {
  private let log = Noted<[String]>([])
  private let middle = CGPoint(x: 50, y: 50)

  private func probe<Content: View>(@ViewBuilder _ content: () -> Content) -> LayoutProbe {
    LayoutProbe(100, 100) { content() }
  }

  private func note(_ name: String) -> () -> Void { { log.value.append(name) } }

  private func tap(_ name: String, count: Int = 1) -> some Gesture {
    TapGesture(count: count).onEnded(note(name))
  }

  @Test("A tap waits until a double tap inside it can no longer become one")
  func waitsForDoubleTap() {
    let probe = probe {
      Box("a", 100, 100).onTapGesture(count: 2, perform: note("double"))
        .onTapGesture(perform: note("single"))
    }
    probe.tap(middle)
    probe.run(0.2)
    #expect(log.value == [])
    probe.run(0.3)
    #expect(log.value == ["single"])
    probe.tap(middle)
    probe.run(0.1)
    probe.tap(middle)
    probe.run(1)
    #expect(log.value == ["single", "double"])
  }

  @Test("Of two taps that wait for a double tap the inner one acts alone, again and again")
  func oneTapOneGesture() {
    let probe = probe {
      Box("a", 100, 100).onTapGesture(perform: note("inner"))
        .onTapGesture(perform: note("outer"))
        .highPriorityGesture(tap("double", count: 2))
    }
    for count in 1...3 {
      probe.tap(middle)
      probe.run(1)
      #expect(log.value == Array(repeating: "inner", count: count))
    }
    probe.tap(middle)
    probe.tap(middle)
    probe.run(1)
    #expect(log.value == ["inner", "inner", "inner", "double"])
  }

  @Test("A tap that waited does not take a finger from others that has come since")
  func laterFinger() {
    let probe = probe {
      ZStack(alignment: .topLeading) {
        Box("a", 40, 40).onTapGesture(count: 2, perform: note("double"))
          .onTapGesture(perform: note("single"))
        Box("b", 100, 40).padding(.top, 50)
      }
      .gesture(DragGesture(minimumDistance: 5).onEnded { _ in log.value.append("drag") })
    }
    probe.tap(CGPoint(x: 20, y: 20))
    probe.press(CGPoint(x: 20, y: 70))
    probe.run(0.6)
    #expect(log.value == ["single"])
    probe.move(CGPoint(x: 60, y: 70))
    probe.release(CGPoint(x: 60, y: 70))
    #expect(log.value == ["single", "drag"])
  }

  @Test("The inner of two gestures acts, and the outer one does not")
  func innerFirst() {
    let probe = probe {
      Box("a", 100, 100).gesture(tap("inner")).padding(0).gesture(tap("outer"))
    }
    probe.tap(middle)
    probe.run(1)
    #expect(log.value == ["inner"])
  }

  @Test("A drag that has won takes the finger from a long press around it")
  func winnerExcludes() {
    let probe = probe {
      Box("a", 100, 100)
        .gesture(DragGesture(minimumDistance: 5).onChanged { _ in log.value = ["drag"] })
        .onLongPressGesture(minimumDuration: 0.5, maximumDistance: 100, perform: note("press"))
    }
    probe.press(middle)
    probe.move(CGPoint(x: 60, y: 50))
    probe.run(1)
    probe.release(CGPoint(x: 60, y: 50))
    #expect(log.value == ["drag"])
  }

  @Test("A gesture of high priority comes before those inside")
  func highPriority() {
    let probe = probe {
      Box("a", 100, 100).gesture(tap("inner")).highPriorityGesture(tap("outer"))
    }
    probe.tap(middle)
    probe.run(1)
    #expect(log.value == ["outer"])
  }

  @Test("A simultaneous gesture acts beside the one inside")
  func simultaneous() {
    let probe = probe {
      Box("a", 100, 100).gesture(tap("inner")).simultaneousGesture(tap("outer"))
    }
    probe.tap(middle)
    probe.run(1)
    #expect(log.value.sorted() == ["inner", "outer"])
  }

  @Test(
    "A mask says whether a gesture and those inside are on",
    arguments: [
      (GestureMask.all, ["outer"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ])
  func masks(mask: GestureMask, expected: [String]) {
    let probe = probe {
      Box("a", 100, 100).gesture(tap("inner")).highPriorityGesture(tap("outer"), including: mask)
    }
    probe.tap(middle)
    probe.run(1)
    #expect(log.value == expected)
  }

  @Test("A mask of the gesture alone switches those inside off where it is not recognised")
  func maskWithoutSubviews() {
    let probe = probe {
      Box("a", 100, 100).gesture(tap("inner"))
        .gesture(tap("double", count: 2), including: .gesture)
    }
    probe.tap(middle)
    probe.run(1)
    #expect(log.value == [])
  }
}
