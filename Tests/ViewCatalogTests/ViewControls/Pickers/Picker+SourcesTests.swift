import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Pickers of several sources, and those that say how their value is seen")
struct PickerSourcesTests {
  private struct Border { let thickness: Binding<Int> }

  private func borders(_ values: [Int]) -> ([Noted<Int>], [Border]) {
    let noted = values.map { Noted($0) }
    return (noted, noted.map { Border(thickness: $0.binding) })
  }

  @Test("A choice is that of all sources")
  func choosing() {
    let (noted, sources) = borders([1, 2])
    let picker = Picker(sources: sources, selection: \.thickness) {
      EmptyView()
    } label: {
      EmptyView()
    }
    picker.selection.select(AnyHashable(3))
    #expect(noted.map(\.value) == [3, 3])
    #expect(picker.selection.value() == AnyHashable(3))
  }

  @Test("Sources that differ have no value in common, and each of theirs is marked")
  func mixed() {
    let (noted, sources) = borders([1, 2])
    let picker = Picker(sources: sources, selection: \.thickness) {
      EmptyView()
    } label: {
      EmptyView()
    }
    #expect(picker.selection.mixed() == [AnyHashable(1), AnyHashable(2)])
    #expect(picker.selection.value() != AnyHashable(1))
    noted[1].value = 1
    #expect(picker.selection.mixed().isEmpty)
    #expect(picker.selection.value() == AnyHashable(1))
  }

  @Test("A label for the current value stands in the button in place of the chosen option")
  func currentValue() {
    let probe = LayoutProbe(300, 100) {
      Picker(selection: .constant(1)) {
        Box("one", 20, 20).tag(1)
        Box("two", 20, 20).tag(2)
      } label: {
        Text("Number")
      } currentValueLabel: {
        Box("current", 20, 20)
      }
      .pickerStyle(.menu)
    }
    #expect(probe.shows("current"))
    #expect(!probe.shows("one"))
  }
}
