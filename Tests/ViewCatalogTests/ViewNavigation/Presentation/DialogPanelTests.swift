import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@Suite("Panels with buttons")
@MainActor
struct DialogPanelTests {
  private func button(_ name: String, _ role: ButtonRole? = nil) -> some View {
    Button(role: role) {
    } label: {
      Box(name, 40, 20)
    }
  }

  private func alert<A: View>(@ViewBuilder _ actions: @escaping () -> A) -> LayoutProbe {
    let probe = LayoutProbe(320, 500) {
      Color.clear.alert("Title", isPresented: .constant(true)) {
        actions()
      } message: {
        Text("Message").background(Box("message"))
      }
    }
    probe.run(1)
    return probe
  }

  @Test(
    "Of two buttons of an alert the one that cancels is on the left, whichever is written first")
  func sideBySide() {
    let probe = alert {
      button("delete", .destructive)
      button("cancel", .cancel)
    }
    #expect(probe.middle("cancel").x < probe.middle("delete").x)
    #expect(probe.middle("cancel").y == probe.middle("delete").y)
  }

  @Test("Of three buttons the one that cancels is the lowest")
  func below() {
    let probe = alert {
      button("cancel", .cancel)
      button("save")
      button("discard")
    }
    #expect(probe.middle("save").y < probe.middle("discard").y)
    #expect(probe.middle("discard").y < probe.middle("cancel").y)
    #expect(probe.middle("cancel").y - probe.middle("discard").y == 56)
  }

  @Test(
    "What may be lost can be kept: an alert with nothing but such a button has one that cancels")
  func wayOut() {
    let lone = alert { button("delete", .destructive) }
    let plain = alert { button("fine") }
    #expect(lone.middle("delete").x > 160 + 50)
    #expect(plain.middle("fine").x == 160)
  }

  @Test("An alert of two buttons is 160 points high, with a field 206, as recorded on iOS 26")
  func heights() {
    func height<A: View>(@ViewBuilder _ actions: @escaping () -> A) -> CGFloat {
      let probe = LayoutProbe(320, 500, scale: 2) {
        DialogPanel(
          isAlert: true, addsCancel: true, title: Text("Title"), actions: actions(),
          message: Text("Message"), dismiss: {}
        )
        .background(Box("panel"))
      }
      return probe.size("panel")?.height ?? 0
    }
    let two = height {
      button("cancel", .cancel)
      button("save")
    }
    #expect(abs(two - 160) <= 0.5)
    let field = height {
      TextField("Name", text: .constant(""))
      button("cancel", .cancel)
      button("save")
    }
    #expect(abs(field - 206) <= 0.5)
  }

  @Test("What is typed while an alert is there goes into its first field")
  func firstField() {
    let (first, second) = (Noted(""), Noted(""))
    let probe = alert {
      TextField("first", text: first.binding)
      TextField("second", text: second.binding)
      button("ok")
    }
    probe.host.send(.text("Milk"))
    probe.run(0.1)
    #expect(first.value == "Milk" && second.value == "")
  }
}
