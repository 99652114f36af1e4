import Foundation
import Geometry
import Testing

@_spi(Runtime) import Drawing
@testable import UIKitBridge
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

/// Which colours controls draw with.
@MainActor @Suite("Colours of controls")
struct ControlColorTests {
  private struct Foreground: View {
    let noted: Noted<AnyShapeStyle?>
    @Environment(\.foregroundStyles) private var styles
    var body: some View {
      noted.value = styles?.styles.first
      return Box("label", 10, 10)
    }
  }

  private func foreground(_ wrap: (Button<Foreground>) -> some View) -> AnyShapeStyle? {
    let noted = Noted<AnyShapeStyle?>(nil)
    _ = LayoutProbe(320, 300, scale: 2) {
      wrap(
        Button {
        } label: {
          Foreground(noted: noted)
        })
    }
    return noted.value
  }

  @Test(
    "Segments have the control's colour whatever is set outside of it, and their words what they say"
  )
  func segmentColors() {
    let (plain, own) = (Noted<AnyShapeStyle?>(nil), Noted<AnyShapeStyle?>(nil))
    _ = LayoutProbe(320, 100) {
      Picker("", selection: .constant(0)) {
        Foreground(noted: plain).tag(0)
        Foreground(noted: own).foregroundStyle(.green).tag(1)
      }
      .pickerStyle(.segmented)
      .foregroundStyle(.white)
    }
    #expect(plain.value == AnyShapeStyle(Color.primary))
    #expect(own.value == AnyShapeStyle(Color.green))
  }

  @Test(
    "A colour set outside of a button is its label's, in all styles; without one it has the accent")
  func buttonColors() {
    let white = AnyShapeStyle(Color.white)
    #expect(foreground { $0 } == AnyShapeStyle(Color.accentColor))
    #expect(foreground { $0.foregroundColor(.white) } == white)
    #expect(foreground { $0.buttonStyle(.bordered).foregroundStyle(.white) } == white)
    #expect(
      foreground { $0.buttonStyle(.borderedProminent).foregroundStyle(.black) }
        == AnyShapeStyle(Color.black))
    #expect(foreground { $0.buttonStyle(.borderedProminent) } == white)
    #expect(foreground { button in VStack { button }.foregroundColor(.white) } == white)
    #expect(
      foreground { button in List { Section(footer: button) {} } }
        == AnyShapeStyle(Color.accentColor))
  }

  @Test("The icon of a row has the program's colour where there is one, else the tint")
  func iconColors() {
    func icon(_ wrap: (Label<Box, Foreground>) -> some View) -> AnyShapeStyle? {
      let noted = Noted<AnyShapeStyle?>(nil)
      _ = LayoutProbe(320, 300, scale: 2) {
        List {
          wrap(
            Label {
              Box()
            } icon: {
              Foreground(noted: noted)
            })
        }
      }
      return noted.value
    }
    #expect(icon { $0.foregroundColor(.red) } == AnyShapeStyle(Color.red))
    #expect(icon { $0.tint(.green) } == AnyShapeStyle(Color.green))
    #expect(icon { $0 } == AnyShapeStyle(Color.accentColor))
  }

  @Test("The gradient of a colour is as translucent as the colour")
  func translucentGradient() {
    let gradient = Color.black.opacity(0.06).gradient.gradient
    let opacities = gradient.stops.map { $0.color.resolve(in: EnvironmentValues()).opacity }
    #expect(opacities.allSatisfy { abs($0 - 0.06) < 1e-6 })
  }

  @Test(
    "A view of UIKit is drawn with the colours of the appearance around it, also after a change")
  func dynamicColor() {
    struct Filled: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        return view
      }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let knob = Knob(0)
    let probe = LayoutProbe(320, 300) {
      Turning(knob: knob) { value in
        Filled().environment(\.colorScheme, value == 0 ? .light : .dark)
      }
    }
    func isWhite() -> Bool {
      func reds(_ list: DisplayList) -> [Float] {
        list.items.flatMap { item -> [Float] in
          switch item {
          case .mark(let mark):
            if case .fill(_, _, .color(let color)) = mark.content { [color.red] } else { [] }
          case .layer(let layer, _): reds(layer.content)
          }
        }
      }
      return reds(probe.host.frame(at: probe.time).displayList) == [1]
    }
    #expect(!isWhite())
    knob.turn(1)
    probe.step()
    #expect(isWhite())
  }

  @Test("What is in the focus knows it")
  func focus() {
    struct Reader: View {
      let noted: Noted<[Bool]>
      @Environment(\.isFocused) private var isFocused
      var body: some View {
        noted.value.append(isFocused)
        return Box("reader", 10, 10)
      }
    }
    struct Sample: View {
      let noted: Noted<[Bool]>
      @FocusState private var hasFocus: Bool
      var body: some View {
        VStack {
          Reader(noted: noted).focused($hasFocus)
          Button {
            hasFocus = true
          } label: {
            Box("go", 40, 20)
          }
        }
      }
    }
    let noted = Noted<[Bool]>([])
    let probe = LayoutProbe(320, 300, scale: 2) { Sample(noted: noted) }
    #expect(noted.value == [false])
    probe.tap("go")
    #expect(noted.value.last == true)
  }
}
