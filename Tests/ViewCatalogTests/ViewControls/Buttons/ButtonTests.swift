import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Buttons")
struct ButtonTests {
  @Test("A button fills a row of a list, but is as wide as its label beside others in the row")
  func inRows() {
    let count = Noted(0)
    let probe = LayoutProbe(400, 300) {
      List {
        Button {
          count.value += 1
        } label: {
          Box("alone", 40, 20)
        }
        HStack(spacing: 0) {
          Spacer()
          Button {
          } label: {
            Box("beside", 40, 20)
          }
          Box("end", 10, 10)
        }
      }
    }
    #expect(probe.frame("beside")!.maxX == probe.frame("end")!.minX)
    // Rows end 16 points before the window's edge, and their content 16 points before that.
    #expect(probe.frame("end")!.maxX == 368)
    probe.tap(CGPoint(x: 300, y: probe.middle("alone").y))
    #expect(count.value == 1)
  }

  @Test("A tap runs the action once, when the finger goes up")
  func tap() {
    let count = Noted(0)
    let probe = LayoutProbe(200, 100) {
      Button {
        count.value += 1
      } label: {
        Box("a", 80, 40)
      }
    }
    probe.press(CGPoint(x: 100, y: 50))
    #expect(count.value == 0)
    probe.release(CGPoint(x: 110, y: 55))
    #expect(count.value == 1)
    probe.run(0.5)
    #expect(count.value == 1)
  }

  @Test("A finger that goes up outside does nothing, and one that comes back does")
  func releasedOutside() {
    let count = Noted(0)
    let probe = LayoutProbe(400, 400) {
      Button {
        count.value += 1
      } label: {
        Box("a", 80, 40)
      }
    }
    let (inside, outside) = (CGPoint(x: 200, y: 200), CGPoint(x: 200, y: 390))
    probe.drag(from: inside, to: outside)
    #expect(count.value == 0)
    probe.press(inside)
    probe.move(outside)
    probe.move(inside)
    probe.release(inside)
    #expect(count.value == 1)
  }

  private struct Recording: ButtonStyle {
    let note: (Bool) -> Void
    func makeBody(configuration: Configuration) -> some View {
      note(configuration.isPressed)
      return configuration.label
    }
  }

  @Test("A style knows that the button is pressed while the finger is on it")
  func pressed() {
    let states = Noted<[Bool]>([])
    let probe = LayoutProbe(400, 400) {
      Button {
      } label: {
        Box("a", 80, 40)
      }.buttonStyle(Recording { states.value.append($0) })
    }
    probe.press(CGPoint(x: 200, y: 200))
    #expect(states.value.last == true)
    probe.move(CGPoint(x: 200, y: 300))
    #expect(states.value.last == false)
    probe.move(CGPoint(x: 200, y: 201))
    #expect(states.value.last == true)
    probe.release(CGPoint(x: 200, y: 201))
    #expect(states.value.last == false)
  }

  private struct DoubleTrigger: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  @Test("A primitive style decides when the action runs")
  func primitive() {
    let count = Noted(0)
    let probe = LayoutProbe(200, 100) {
      Button {
        count.value += 1
      } label: {
        Box("a", 80, 40)
      }.buttonStyle(DoubleTrigger())
    }
    probe.tap("a")
    #expect(count.value == 2)
  }

  private struct EnvironmentStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      if isEnabled { Box("enabled", 10, 10) } else { Box("disabled", 10, 10) }
    }
  }

  @Test("A style reads the environment")
  func environment() {
    let probe = LayoutProbe { Button("x") {}.buttonStyle(EnvironmentStyle()).disabled(true) }
    #expect(probe.names == ["disabled"])
  }

  @Test("A disabled button does nothing")
  func disabled() {
    let count = Noted(0)
    let probe = LayoutProbe(200, 100) {
      Button {
        count.value += 1
      } label: {
        Box("a", 80, 40)
      }.disabled(true)
    }
    probe.tap("a")
    #expect(count.value == 0)
  }

  @Test("A bordered button is larger than its label, the more so the larger the control size")
  func sizes() {
    func height(_ size: ControlSize) -> CGFloat {
      let probe = LayoutProbe(300, 300) {
        Button {
        } label: {
          Box("a", 20, 10)
        }.buttonStyle(.bordered).controlSize(size)
          .background(Box("back"))
      }
      return probe.size("back")?.height ?? 0
    }
    #expect(height(.small) == 31)
    #expect(height(.regular) == 38.5)
    #expect(height(.large) == 54.5)
  }
}
