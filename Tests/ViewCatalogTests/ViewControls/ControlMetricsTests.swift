import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
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

  @Test("In a column controls stand 8 apart, and texts keep their own distances to them")
  func column() {
    let probe = LayoutProbe(320, 480, scale: 2) {
      VStack {
        Toggle("Enabled", isOn: .constant(true)).background(Box("toggle"))
        Button("OK") {}.background(Box("plain"))
        Button("Bordered") {}.buttonStyle(.bordered).background(Box("bordered"))
        TextField("Name", text: .constant("Hello")).background(Box("field"))
        TextField("Name", text: .constant("Hello")).textFieldStyle(.roundedBorder)
          .background(Box("rounded"))
        Slider(value: .constant(0.5)).background(Box("slider"))
        Text("Hello").background(Box("text"))
      }
    }
    func gap(_ above: String, _ below: String) -> CGFloat {
      probe.frame(below)!.minY - probe.frame(above)!.maxY
    }
    #expect(abs(gap("toggle", "plain") - 8.43) < 0.01)
    for (above, below) in [
      ("plain", "bordered"), ("bordered", "field"), ("field", "rounded"), ("rounded", "slider"),
    ] {
      #expect(abs(gap(above, below) - 8) < 0.01)
    }
    #expect(abs(gap("slider", "text") - 8.43) < 0.01)
  }

  @Test("A field of two lines is 52 points tall, with a border 60; a chosen option is 40.5")
  func twoLines() {
    let text = Binding.constant("One\nTwo")
    #expect(frame(TextField("", text: text, axis: .vertical)).height == 52)
    #expect(
      frame(TextField("", text: text, axis: .vertical).textFieldStyle(.roundedBorder)).height == 60)
    #expect(
      frame(Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }).height == 40.5)
  }

  @Test("A pushed screen has a large title where the one below has it")
  func inheritedTitle() {
    func top(_ mode: NavigationBarItem.TitleDisplayMode) -> CGFloat {
      let probe = LayoutProbe(320, 480, scale: 2) {
        NavigationStack(path: .constant([1])) {
          Box("root").navigationTitle("Root").navigationBarTitleDisplayMode(mode)
            .navigationDestination(for: Int.self) { _ in Box("detail").navigationTitle("Detail") }
        }
      }
      probe.run(1)
      return probe.frame("detail")!.minY
    }
    #expect(top(.automatic) == 116.5)
    #expect(top(.inline) == 64)
  }
}
