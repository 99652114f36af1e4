import Foundation
import Geometry
import Testing

@_spi(Runtime) @testable import ViewCatalog
@_spi(Runtime) @testable import ViewRuntime

/// Sizes and places of iOS 26's controls, as swiftui-web has recorded them on a simulator.
@MainActor @Suite("Controls as iOS 26 measures them")
struct ControlMetricsTests {
  /// The box behind `view` in a window of 320 points.
  private func frame(_ view: some View) -> CGRect {
    LayoutProbe(320, 300, scale: 2) { view.background(Box("back")) }.frame("back")!
  }

  @Test("A switch alone is 66 by 30, in a row as wide as there is room")
  func toggles() {
    #expect(
      frame(Toggle("Hg", isOn: .constant(true)).labelsHidden()).size
        == CGSize(width: 66, height: 30))
    #expect(frame(Toggle("Hg", isOn: .constant(true))).size == CGSize(width: 320, height: 30))
  }

  @Test("Text stands with its baseline on the upper edge of a switch or a stepper")
  func baselines() {
    func row(_ control: some View) -> CGFloat {
      frame(
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          control
          Box("text", 23, 24.5, baseline: 18.5)
        }
      ).height
    }
    #expect(row(Toggle("Hg", isOn: .constant(true))) == 48.5)
    #expect(row(Stepper("Hg", value: .constant(3))) == 50.5)
  }

  @Test("Bordered buttons are a line of text with padding")
  func buttons() {
    func height(_ size: ControlSize) -> CGFloat {
      frame(Button("Save") {}.buttonStyle(.bordered).controlSize(size)).height
    }
    #expect(height(.regular) == 38.5)
    #expect(height(.mini) == 31)
    #expect(height(.small) == 31)
    #expect(height(.large) == 54.5)
    #expect(height(.extraLarge) == 54.5)
    #expect(frame(Button("Save") {}.buttonStyle(.borderedProminent)).height == 38.5)
    #expect(frame(Button("Save") {}).height == 24.5)
  }

  @Test("Fields, segments and bars have their heights")
  func heights() {
    #expect(frame(TextField("Name", text: .constant("Hello"))).height == 26)
    #expect(frame(TextField("Name", text: .constant(""))).height == 26)
    #expect(
      frame(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)).height == 34)
    #expect(frame(ProgressView(value: 0.4)).size == CGSize(width: 320, height: 4))
    #expect(frame(ProgressView(value: 0.4) { Box("l", 50, 24.5) }).height == 32.5)
    #expect(frame(ProgressView()).size == CGSize(width: 20, height: 20))
    let picker = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    #expect(frame(picker.pickerStyle(.segmented)).size == CGSize(width: 320, height: 31))
  }
}
