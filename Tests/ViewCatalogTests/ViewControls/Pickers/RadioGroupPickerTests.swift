import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Radio groups")
struct RadioGroupPickerTests {
  private func probe(_ noted: Noted<Int>, isHorizontal: Bool) -> LayoutProbe {
    LayoutProbe(300, 200) {
      let picker = Picker(selection: noted.binding) {
        Box("one", 40, 20).tag(1)
        Box("two", 40, 20).tag(2)
      } label: {
        EmptyView()
      }
      .pickerStyle(.radioGroup)
      if isHorizontal { picker.horizontalRadioGroupLayout() } else { picker }
    }
  }

  @Test("All options are seen, below one another, and a tap on one chooses it")
  func below() {
    let noted = Noted(1)
    let probe = probe(noted, isHorizontal: false)
    #expect(probe.middle("one").x == probe.middle("two").x)
    #expect(probe.middle("one").y < probe.middle("two").y)
    probe.tap("two")
    #expect(noted.value == 2)
  }

  @Test("A horizontal group has its options side by side")
  func beside() {
    let probe = probe(Noted(1), isHorizontal: true)
    #expect(probe.middle("one").y == probe.middle("two").y)
    #expect(probe.middle("one").x < probe.middle("two").x)
  }
}
