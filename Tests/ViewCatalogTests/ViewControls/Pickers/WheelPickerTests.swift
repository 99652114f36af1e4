import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Wheels")
struct WheelPickerTests {
  private struct Wheel: View {
    var body: some View {
      Picker("", selection: .constant(1)) {
        ForEach(0..<3) { Box("\($0)", 20, 20).tag($0) }
      }
      .pickerStyle(.wheel).labelsHidden()
    }
  }

  @Test("A wheel is 216 points tall, and as tall as its frame where that is less, centred in it")
  func heights() {
    let probe = LayoutProbe(300, 800) {
      VStack(spacing: 0) {
        Box("top", 10, 10)
        Wheel().fixedSize(horizontal: false, vertical: true)
        Box("between", 10, 10)
        Wheel().frame(height: 90)
        Box("bottom", 10, 10)
      }
    }
    let y = ["top", "between", "bottom"].map { probe.middle($0).y }
    #expect(y[1] - y[0] == 226 && y[2] - y[1] == 100)
    #expect(probe.middle("1").y < y[2])
  }
}
