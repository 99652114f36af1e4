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

@MainActor @Suite("Styles of control groups, menus and date pickers")
struct ControlGroupStyleTests {
  private struct Stacked: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test("A style of control groups gets their label and controls")
  func group() {
    let probe = LayoutProbe(200, 200) {
      ControlGroup {
        Box("control", 30, 30)
      } label: {
        Box("label", 60, 10)
      }
      .controlGroupStyle(Stacked())
    }
    #expect(probe.frame("label")?.maxY == probe.frame("control")?.minY)
  }

  @Test("In the menu style the controls wait behind the label")
  func menuGroup() {
    let probe = LayoutProbe(300, 400) {
      ControlGroup {
        Box("control", 30, 30)
      } label: {
        Box("label", 60, 20)
      }
      .controlGroupStyle(.menu)
    }
    #expect(!probe.shows("control"))
    probe.tap("label")
    probe.run(1)
    #expect(probe.shows("control"))
  }

  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Box("mark", 5, 5)
        Menu(configuration)
      }
    }
  }

  @Test("A style of menus puts views around the menu, which still opens")
  func menu() {
    let probe = LayoutProbe(300, 400) {
      Menu {
        Box("row", 30, 30)
      } label: {
        Box("label", 60, 20)
      }
      .menuStyle(Framed())
    }
    #expect(probe.shows("mark"))
    probe.tap("label")
    probe.run(1)
    #expect(probe.shows("row"))
  }

  private struct Yearly: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      Box(configuration.displayedComponents == .date ? "date" : "all", 30, 30)
        .onTapGesture {
          configuration.selection = configuration.minimumDate ?? .distantFuture
        }
    }
  }

  @Test("A style of date pickers knows what may be chosen, and chooses")
  func datePicker() {
    let start = Date(timeIntervalSince1970: 1000)
    let date = Noted(Date(timeIntervalSince1970: 5000))
    let probe = LayoutProbe(300, 100) {
      DatePicker("Day", selection: date.binding, in: start..., displayedComponents: .date)
        .datePickerStyle(Yearly())
    }
    probe.tap("date")
    #expect(date.value == start)
  }

  @Test("A flexible button with a border is as wide as there is room, a fitted one as its label")
  func sizing() {
    func width(_ sizing: ButtonSizing) -> CGFloat? {
      LayoutProbe(300, 100) {
        Button {
        } label: {
          Box("label", 40, 20)
        }
        .buttonStyle(.bordered).buttonSizing(sizing).background(Box("ground"))
      }.frame("ground")?.width
    }
    #expect(width(.flexible) == 300)
    #expect(width(.fitted) == width(.automatic))
    #expect((width(.fitted) ?? 300) < 100)
  }
}
