import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Pickers that lead to a screen")
struct PickerScreenTests {
  @Test("The row leads to a screen with the options, and choosing one leads back")
  func chooses() {
    let chosen = Noted(1)
    let probe = LayoutProbe(390, 600) {
      NavigationStack {
        Form {
          Picker(selection: chosen.binding) {
            Box("one", 40, 20).tag(1)
            Box("two", 40, 20).tag(2)
          } label: {
            Box("fruit", 50, 20)
          }
          .pickerStyle(.navigationLink)
        }
      }
    }
    #expect(probe.shows("one") && !probe.shows("two"))
    probe.tap("fruit")
    probe.run(2)
    #expect(probe.shows("two"))
    probe.tap("two")
    probe.run(2)
    #expect(chosen.value == 2)
    #expect(probe.shows("fruit") && !probe.shows("one"))
  }
}
