import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Titles and subtitles of controls")
struct ControlTitleTests {
  /// The second of two views in a title begins where the first does, below it.
  private func expectStacked<Content: View>(
    _ name: Comment, @ViewBuilder _ content: @escaping () -> Content
  ) {
    let probe = LayoutProbe(300, 200) { VStack { content() } }
    guard let title = probe.frame("title"), let subtitle = probe.frame("subtitle") else {
      Issue.record(name)
      return
    }
    #expect(subtitle.minX == title.minX, name)
    #expect(subtitle.minY >= title.maxY, name)
    #expect(title.minX < 60, name)
  }

  @ViewBuilder private func label() -> some View {
    Box("title", 60, 20)
    Box("subtitle", 40, 16)
  }

  @Test("Two views in a label are a title and a subtitle below it")
  func stacked() {
    expectStacked("toggle") { Toggle(isOn: .constant(true)) { label() } }
    expectStacked("stepper") {
      Stepper {
        label()
      } onIncrement: {
      } onDecrement: {
      }
    }
    expectStacked("labelled content") {
      LabeledContent {
        Box("value", 20, 20)
      } label: {
        label()
      }
    }
    expectStacked("label") {
      Label {
        label()
      } icon: {
        Box("icon", 10, 10)
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test("Two views of a value end at the trailing edge")
  func value() throws {
    let probe = LayoutProbe(300, 200) {
      LabeledContent {
        label()
      } label: {
        Box("name", 20, 20)
      }
    }
    let (title, subtitle) = (
      try #require(probe.frame("title")), try #require(probe.frame("subtitle"))
    )
    #expect(title.maxX == 300 && subtitle.maxX == 300 && subtitle.minY >= title.maxY)
  }
}
