import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// Views that have no element of their own.
@MainActor @Suite("A stage's views by type")
struct StageViewTests {
  private struct Chip: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @State private var offset = CGSize.zero
    var body: some View {
      Rectangle()
        .frame(width: 160, height: 100)
        .offset(offset)
        .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
        .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
        .simultaneousGesture(
          DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset.height = 0 }
        )
        .overlay(alignment: .bottom) {
          Text("\(scale, specifier: "%.2f") \(angle.degrees, specifier: "%.1f")")
            .accessibilityIdentifier("values").allowsHitTesting(false)
        }
    }
  }

  private struct Chips: View {
    var count = 3
    var body: some View {
      VStack { ForEach(0..<count, id: \.self) { _ in Chip() } }
    }
  }

  @Test("They are counted and stand in the order of the tree")
  func order() {
    let stage = Stage(Chips())
    let chips = stage[Chip.self]
    #expect(chips.count == 3)
    #expect(chips.all.map(\.frame) == stage.frames(of: Chip.self))
    #expect(chips[0].frame.maxY + 8 == chips[1].frame.minY)
    #expect(chips[2].exists && chips[2].isVisible)
    #expect(!chips[3].exists)
    #expect(chips[3].frame.isNull)
  }

  @Test("Two fingers that part by a half magnify by a half more")
  func pinch() {
    let stage = Stage(Chip())
    stage[Chip.self].pinch(scale: 1.5)
    #expect(stage["values"].label == "1.50 0.0")
  }

  @Test("Two fingers turn it by more than half a turn")
  func rotate() {
    let stage = Stage(Chip())
    stage[Chip.self].rotate(by: .degrees(200))
    #expect(stage["values"].label == "1.00 200.0")
  }

  @Test("A finger takes one of several along")
  func drag() {
    let stage = Stage(Chips())
    let before = stage.frames(of: Chip.self)
    stage[Chip.self][1].drag(by: CGSize(width: 60, height: 20))
    let after = stage.frames(of: Rectangle.self)
    #expect(after[0] == before[0])
    #expect(after[1] == before[1].offsetBy(dx: 60, dy: 0))
  }

  @Test("Which one is meant must be said, and there must be one in the window")
  func failures() {
    func isFailure(_ words: String, _ body: () -> Void) {
      withKnownIssue(isIntermittent: false) {
        body()
      } matching: { issue in
        "\(issue)".contains(words)
      }
    }
    let stage = Stage(Chips())
    isFailure("3 views are Chip; say which") { stage[Chip.self].tap() }
    isFailure("Chip[7] is not there to press: there are 3") { stage[Chip.self][7].press() }
    isFailure("there is no Circle to tap twice") { stage[Circle.self].doubleTap() }
    let tall = Stage(Chips(count: 9), size: CGSize(width: 300, height: 300))
    isFailure("Chip is outside of the window") { tall[Chip.self][0].swipe(.up) }
  }
}
