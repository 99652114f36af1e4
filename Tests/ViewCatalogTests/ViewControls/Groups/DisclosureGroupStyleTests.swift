import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Styles of disclosure groups")
struct DisclosureGroupStyleTests {
  private struct Bracketed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        Box("switch", 40, 20).onTapGesture { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test("A style of the program's own shows label and content, and opens the group")
  func ownStyle() {
    let isOpen = Noted(false)
    let probe = LayoutProbe(200, 200) {
      DisclosureGroup(isExpanded: isOpen.binding) {
        Box("content", 50, 50)
      } label: {
        Box("label", 60, 10)
      }
      .disclosureGroupStyle(Bracketed())
    }
    #expect(probe.shows("label"))
    #expect(!probe.shows("content"))
    probe.tap("switch")
    #expect(isOpen.value)
  }

  @Test("Without a binding the group remembers by itself whether it is open")
  func ownState() {
    let probe = LayoutProbe(200, 200) {
      DisclosureGroup {
        Box("content", 50, 50)
      } label: {
        Box("label", 60, 10)
      }
      .disclosureGroupStyle(Bracketed())
    }
    probe.tap("switch")
    #expect(probe.shows("content"))
    probe.tap("switch")
    #expect(!probe.shows("content"))
  }

  @Test("The automatic style lays a group out as no style does")
  func automatic() {
    func label<S: DisclosureGroupStyle>(_ style: S) -> CGRect? {
      LayoutProbe(200, 200) {
        DisclosureGroup {
          Box("content", 50, 50)
        } label: {
          Box("label", 60, 10)
        }
        .disclosureGroupStyle(style)
      }.frame("label")
    }
    let plain = LayoutProbe(200, 200) {
      DisclosureGroup {
        Box("content", 50, 50)
      } label: {
        Box("label", 60, 10)
      }
    }
    #expect(label(.automatic) == plain.frame("label"))
  }
}
