import Foundation
import Geometry
import Testing

@testable import SwiftUI
@testable import ViewContent
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("The crown")
struct DigitalCrownTests {
  private func turn(_ probe: LayoutProbe, by points: CGFloat) {
    probe.host.wheelMoved(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -points))
    probe.step()
  }

  @Test("The wheel over a view turns the value, which stays between its bounds")
  func turning() {
    let noted = Noted(0.0)
    let probe = LayoutProbe(100, 100) {
      Box("dial", 100, 100).digitalCrownRotation(noted.binding, from: 0, through: 2)
    }
    turn(probe, by: 20)
    #expect(noted.value == 1)
    turn(probe, by: 10)
    #expect(noted.value == 1.5)
    turn(probe, by: 100)
    #expect(noted.value == 2)
    turn(probe, by: -1000)
    #expect(noted.value == 0)
  }

  @Test("A value with a stride goes from one step to the next")
  func steps() {
    let noted = Noted(0.0)
    let events = Noted<[Double]>([])
    let probe = LayoutProbe(100, 100) {
      Box("dial", 100, 100).digitalCrownRotation(
        detent: noted.binding, from: 0, through: 10, by: 5, sensitivity: .low
      ) { events.value.append($0.offset) }
    }
    turn(probe, by: 32)
    #expect(noted.value == 0)
    turn(probe, by: 16)
    #expect(noted.value == 5)
    #expect(events.value == [2, 3])
  }

  @Test("A continuous value begins again beyond its end")
  func continuous() {
    let noted = Noted(0.0)
    let probe = LayoutProbe(100, 100) {
      Box("dial", 100, 100).digitalCrownRotation(
        noted.binding, from: 0, through: 3, isContinuous: true)
    }
    turn(probe, by: 80)
    #expect(noted.value == 1)
    turn(probe, by: -40)
    #expect(noted.value == 2)
  }
}
