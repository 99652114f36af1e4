#if canImport(HalcyonTesting)
import HalcyonTesting
import SwiftUI
import Testing
import WeatherUI

@MainActor @Suite("The forecast")
struct ForecastTests {
  @Test("Degrees are shown in the unit that is chosen")
  func unit() {
    let stage = Stage(ForecastView())
    #expect(stage["temperature"].label == "21 °C")
    stage["Celsius"].tap()
    #expect(stage["temperature"].label == "69 °F")
  }

  @Test("A refresh takes two seconds, in which the button waits")
  func refresh() {
    let stage = Stage(ForecastView())
    stage["Refresh"].tap()
    #expect(!stage["Loading"].isEnabled)
    stage.advance(by: 2)
    stage.settle()
    #expect(stage["temperature"].label == "22 °C")
    #expect(stage["Refresh"].isEnabled)
  }

  @Test("It looks as it did", arguments: Appearance.allCases)
  func picture(_ appearance: Appearance) {
    let stage = Stage(ForecastView(), size: CGSize(width: 320, height: 320), appearance: appearance)
    expectPicture(of: stage, named: "forecast-\(appearance.rawValue)")
  }
}
#endif
