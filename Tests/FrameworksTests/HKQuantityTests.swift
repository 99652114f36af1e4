import Foundation
import HealthKit
import Testing

@Suite("Quantities of health")
struct HKQuantityTests {
  @Test("A mile is 1609.344 metres, a kilocalorie 4184 joules")
  func units() {
    let mile = HKQuantity(unit: .mile(), doubleValue: 1)
    #expect(abs(mile.doubleValue(for: .meter()) - 1609.344) < 1e-9)
    let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 2)
    #expect(energy.doubleValue(for: .joule()) == 8368)
  }

  @Test("Beats a minute are a quotient of units, made or read")
  func quotients() {
    let beats = HKUnit.count().unitDivided(by: .minute())
    let rate = HKQuantity(unit: beats, doubleValue: 72)
    #expect(abs(rate.doubleValue(for: HKUnit(from: "count/s")) - 1.2) < 1e-12)
    #expect(beats.unitString == "count/min")
  }

  @Test("Temperatures have zeros of their own: 37 °C are 98.6 °F and 310.15 K")
  func temperatures() {
    let body = HKQuantity(unit: .degreeCelsius(), doubleValue: 37)
    #expect(abs(body.doubleValue(for: .degreeFahrenheit()) - 98.6) < 1e-9)
    #expect(abs(body.doubleValue(for: .kelvin()) - 310.15) < 1e-9)
  }
}
