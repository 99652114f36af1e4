import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Controls")
struct ControlTests {
  private struct ToggleSample: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("", isOn: $isOn).labelsHidden()
        if isOn { Box("on", 10, 10) } else { Box("off", 10, 10) }
      }
    }
  }

  @Test("A tap on a switch flips its binding, another flips it back")
  func toggle() {
    let probe = LayoutProbe(200, 200) { ToggleSample() }
    #expect(probe.names == ["off"])
    let point = CGPoint(x: 100, y: probe.frame("off")!.minY - 20)
    probe.tap(point)
    probe.run(1)
    #expect(probe.names == ["on"])
    probe.tap(point)
    probe.run(1)
    #expect(probe.names == ["off"])
  }

  @Test("A switch is 66 by 30 points")
  func switchSize() {
    let probe = LayoutProbe(300, 300) {
      Toggle("", isOn: .constant(true)).labelsHidden().background(Box("back"))
    }
    #expect(probe.size("back") == CGSize(width: 66, height: 30))
  }

  @Test("A toggle in the button style flips its binding")
  func toggleButton() {
    let isOn = Noted(false)
    let probe = LayoutProbe { Toggle(isOn: isOn.binding) { Box("a", 60, 30) }.toggleStyle(.button) }
    probe.tap("a")
    #expect(isOn.value)
  }

  private struct StepperSample: View {
    @State private var count = 1
    var body: some View {
      VStack {
        Stepper("", value: $count, in: 0...2).labelsHidden()
        Box("count\(count)", 10, 10)
      }
    }
  }

  @Test("A stepper counts within its range")
  func stepper() {
    let probe = LayoutProbe(200, 200) { StepperSample() }
    let y = probe.frame("count1")!.minY - 20
    let (minus, plus) = (CGPoint(x: 75, y: y), CGPoint(x: 125, y: y))
    probe.tap(plus)
    #expect(probe.names == ["count2"])
    probe.tap(plus)
    #expect(probe.names == ["count2"])
    for _ in 0..<3 { probe.tap(minus) }
    #expect(probe.names == ["count0"])
  }

  @Test("A slider's row is 31 points tall and fills the width")
  func sliderSize() {
    let probe = LayoutProbe(300, 300) { Slider(value: .constant(0.5)).background(Box("back")) }
    #expect(probe.size("back") == CGSize(width: 300, height: 31))
  }

  @Test("A tap on a segment chooses it")
  func segments() {
    let chosen = Noted("b")
    let probe = LayoutProbe(300, 100) {
      Picker("", selection: chosen.binding) {
        ForEach(["a", "b", "c"], id: \.self) { Box($0, 20, 10) }
      }
      .pickerStyle(.segmented)
    }
    // Three equal segments: their middles lie at 50, 150 and 250.
    #expect(probe.frame("a")?.midX == 50)
    #expect(probe.frame("c")?.midX == 250)
    probe.tap("c")
    #expect(chosen.value == "c")
  }

  @Test("Tags choose an optional selection too")
  func optionalSelection() {
    let chosen = Noted<Int?>(nil)
    let probe = LayoutProbe(300, 100) {
      Picker("", selection: chosen.binding) {
        Box("one", 20, 10).tag(Int?.some(1))
        Box("two", 20, 10).tag(Int?.some(2))
      }
      .pickerStyle(.segmented)
    }
    probe.tap("two")
    #expect(chosen.value == 2)
  }

  @Test("A wheel turned down by two rows chooses the option two rows up")
  func wheel() {
    let chosen = Noted(5)
    let probe = LayoutProbe(200, 300) {
      Picker("", selection: chosen.binding) { ForEach(0..<10) { Box("\($0)", 20, 10).tag($0) } }
        .pickerStyle(.wheel)
    }
    #expect(probe.frame("5")?.midY == 150)
    probe.press(CGPoint(x: 100, y: 150))
    // Slowly, so that nothing flies on: 64 points are two rows of 32.
    for step in 1...32 { probe.move(CGPoint(x: 100, y: 150 + CGFloat(step) * 2)) }
    probe.run(0.3)
    probe.release(CGPoint(x: 100, y: 214))
    #expect(chosen.value == 3)
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

  @Test("Buttons of a menu act and close it")
  func menu() {
    let count = Noted(0)
    let probe = LayoutProbe(400, 600) {
      Menu {
        Button {
          count.value += 1
        } label: {
          Box("row", 100, 20)
        }
      } label: {
        Box("menu", 60, 30)
      }
    }
    #expect(!probe.shows("row"))
    probe.tap("menu")
    probe.run(1)
    #expect(probe.shows("row"))
    probe.tap("row")
    probe.run(1)
    #expect(count.value == 1)
    #expect(!probe.shows("row"))
  }

  @Test("A disclosure group shows its content after a tap on its title")
  func disclosure() {
    let probe = LayoutProbe(300, 300) {
      DisclosureGroup {
        Box("inside", 10, 10)
      } label: {
        Box("title", 60, 20)
      }
    }
    #expect(!probe.shows("inside"))
    probe.tap("title")
    probe.run(1)
    #expect(probe.shows("inside"))
  }
}
