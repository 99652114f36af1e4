import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Checkboxes")
struct CheckboxToggleStyleTests {
  @Test("The box stands before the label, and a tap on the label switches it")
  func tapping() {
    let noted = Noted(false)
    let probe = LayoutProbe(300, 100) {
      Toggle(isOn: noted.binding) { Box("label", 40, 20) }.toggleStyle(.checkbox)
    }
    probe.tap("label")
    #expect(noted.value)
    probe.tap("label")
    #expect(!noted.value)
  }

  private struct Mixed: ToggleStyle {
    let note: Noted<[Bool]>
    func makeBody(configuration: Configuration) -> some View {
      let _ = note.value.append(configuration.isMixed)
      configuration.label
    }
  }

  private struct Alarm { let isOn: Binding<Bool> }

  @Test("A toggle is mixed where its sources differ")
  func mixed() {
    for (values, isMixed) in [([true, false], true), ([true, true], false), ([false], false)] {
      let note = Noted<[Bool]>([])
      let sources = values.map { Alarm(isOn: .constant($0)) }
      _ = LayoutProbe(100, 100) {
        Toggle("All", sources: sources, isOn: \.isOn).toggleStyle(Mixed(note: note))
      }
      #expect(note.value.last == isMixed)
    }
  }
}
