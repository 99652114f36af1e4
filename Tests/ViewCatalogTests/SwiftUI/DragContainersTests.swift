import Foundation
import Geometry
import Testing

@testable import SwiftUI
@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Containers whose views are dragged by name")
struct DragContainersTests {
  private func dropped(selection: [Int]) -> [String] {
    let drops = Noted<[String]>([])
    let probe = LayoutProbe(300, 100) {
      HStack(spacing: 0) {
        Box("source", 100, 100).draggable(containerItemID: 1)
        Box("target", 200, 100).dropDestination(for: String.self) { texts, _ in
          drops.value = texts
          return true
        }
      }
      .dragContainer(for: String.self) { (names: [Int]) in names.map { "item \($0)" } }
      .dragContainerSelection(selection)
    }
    probe.press(CGPoint(x: 50, y: 50))
    probe.run(0.6)
    probe.move(CGPoint(x: 120, y: 50))
    probe.move(CGPoint(x: 200, y: 50))
    probe.run(0.1)
    probe.release(CGPoint(x: 200, y: 50))
    probe.run(0.3)
    return drops.value
  }

  @Test("The container makes the item that is dragged, from its name")
  func one() { #expect(dropped(selection: []) == ["item 1"]) }

  @Test("One of those that are chosen brings all of them along")
  func all() {
    #expect(dropped(selection: [1, 2]) == ["item 1", "item 2"])
    #expect(dropped(selection: [2]) == ["item 1"])
  }
}
