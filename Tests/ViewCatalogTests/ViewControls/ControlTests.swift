import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Controls")
struct ControlTests {
  @Test("A switch is 66 by 30 points")
  func switchSize() {
    let probe = LayoutProbe(300, 300) {
      Toggle("", isOn: .constant(true)).labelsHidden().background(Box("back"))
    }
    #expect(probe.size("back") == CGSize(width: 66, height: 30))
  }

  @Test("A slider's row is 31 points tall and fills the width")
  func sliderSize() {
    let probe = LayoutProbe(300, 300) { Slider(value: .constant(0.5)).background(Box("back")) }
    #expect(probe.size("back") == CGSize(width: 300, height: 31))
  }

  @Test("A closed menu picker shows the chosen option alone, and its menu all of them")
  func menuPicker() {
    let chosen = Noted(1)
    let probe = LayoutProbe(400, 600) {
      Picker("", selection: chosen.binding) { ForEach(0..<3) { Box("\($0)", 60, 20).tag($0) } }
    }
    #expect(probe.windowElement("1")?.isPlaced == true)
    #expect(probe.windowElement("0")?.isPlaced != true)
    probe.tap("1")
    probe.run(1)
    #expect(probe.host.windowElements.count == 2)
    #expect(chosen.value == 1)
  }

  @Test("Linear progress fills its part of the bar", arguments: [0.0, 0.25, 1.0])
  func progress(fraction: Double) {
    let list = draw(
      ProgressView(value: fraction).progressViewStyle(.linear), size: CGSize(width: 200, height: 50)
    )
    let widths = list.paths.map { $0.boundingRect.width }
    #expect(widths.first == 200)
    #expect(abs((widths.last ?? 0) - 200 * fraction) < 0.01)
  }

  @Test("A wheel that turns asks for frames of its own")
  func spinner() {
    let probe = LayoutProbe(100, 100) { ProgressView() }
    let next = probe.host.nextFrameTime
    #expect(next != nil && next! <= 0.125 + 1e-6)
  }
}
