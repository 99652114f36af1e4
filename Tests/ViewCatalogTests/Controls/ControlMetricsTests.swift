import Foundation
import Geometry
import Testing

@_spi(Runtime) import Drawing
@_spi(Runtime) @testable import ViewCatalog
@_spi(Runtime) @testable import ViewRuntime

/// Sizes and places of iOS 26's controls, as swiftui-web has recorded them on a simulator.
@MainActor @Suite("Controls as iOS 26 measures them")
struct ControlMetricsTests {
  /// The box behind `view` in a window of 320 points.
  private func frame(_ view: some View) -> CGRect {
    LayoutProbe(320, 300, scale: 2) { view.background(Box("back")) }.frame("back")!
  }

  @Test("A switch alone is 66 by 30, in a row as wide as there is room")
  func toggles() {
    #expect(
      frame(Toggle("Hg", isOn: .constant(true)).labelsHidden()).size
        == CGSize(width: 66, height: 30))
    #expect(frame(Toggle("Hg", isOn: .constant(true))).size == CGSize(width: 320, height: 30))
  }

  @Test("Text stands with its baseline on the upper edge of a switch or a stepper")
  func baselines() {
    func row(_ control: some View) -> CGFloat {
      frame(
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          control
          Box("text", 23, 24.5, baseline: 18.5)
        }
      ).height
    }
    #expect(row(Toggle("Hg", isOn: .constant(true))) == 48.5)
    #expect(row(Stepper("Hg", value: .constant(3))) == 50.5)
  }

  @Test("Bordered buttons are a line of text with padding")
  func buttons() {
    func height(_ size: ControlSize) -> CGFloat {
      frame(Button("Save") {}.buttonStyle(.bordered).controlSize(size)).height
    }
    #expect(height(.regular) == 38.5)
    #expect(height(.mini) == 31)
    #expect(height(.small) == 31)
    #expect(height(.large) == 54.5)
    #expect(height(.extraLarge) == 54.5)
    #expect(frame(Button("Save") {}.buttonStyle(.borderedProminent)).height == 38.5)
    #expect(frame(Button("Save") {}).height == 24.5)
  }

  @Test("Fields, segments and bars have their heights")
  func heights() {
    #expect(frame(TextField("Name", text: .constant("Hello"))).height == 26)
    #expect(frame(TextField("Name", text: .constant(""))).height == 26)
    #expect(
      frame(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)).height == 34)
    #expect(frame(ProgressView(value: 0.4)).size == CGSize(width: 320, height: 4))
    #expect(frame(ProgressView(value: 0.4) { Box("l", 50, 24.5) }).height == 32.5)
    #expect(frame(ProgressView()).size == CGSize(width: 20, height: 20))
    let picker = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    #expect(frame(picker.pickerStyle(.segmented)).size == CGSize(width: 320, height: 31))
  }

  // MARK: Lists

  @Test("Rows stand 56 apart and 32 in, with 35 above the first card and 62 around a header")
  func insetGrouped() {
    let probe = LayoutProbe(320, 400, scale: 2) {
      List {
        Box("row1", 44.5, 24.5)
        Box("row2", 57, 24.5)
        Section("Fruit") {
          Box("row3", 52, 24.5)
          HStack {
            Box("detail", 44, 24.5); Spacer(); Box("value", 42, 24.5)
          }
        }
      }
    }
    #expect(probe.frame("row1") == rect(32, 50.75, 44.5, 24.5))
    #expect(probe.frame("row2") == rect(32, 106.75, 57, 24.5))
    #expect(probe.frame("row3") == rect(32, 224.75, 52, 24.5))
    #expect(probe.frame("detail") == rect(32, 280.75, 44, 24.5))
    #expect(probe.frame("value") == rect(246, 280.75, 42, 24.5))
  }

  @Test("Rows of a plain list stand 56 apart and 16 in, headers 32 below them")
  func plain() {
    let probe = LayoutProbe(320, 300, scale: 2) {
      List {
        Box("row1", 44.5, 24.5)
        Box("row2", 57, 24.5)
        Section("Fruit") { Box("row3", 52, 24.5) }
      }
      .listStyle(.plain)
    }
    #expect(probe.frame("row1") == rect(16, 15.75, 44.5, 24.5))
    #expect(probe.frame("row2") == rect(16, 71.75, 57, 24.5))
    #expect(probe.frame("row3") == rect(16, 194.25, 52, 24.5))
  }

  @Test("A header stands 10 from the top, a footer 8 below its card and 23.5 above the next")
  func footers() {
    let probe = LayoutProbe(320, 400, scale: 2) {
      List {
        Section {
          Box("row1", 44.5, 24.5)
        } header: {
          Box("header", 37, 24.5)
        } footer: {
          Box("footer", 45, 21)
        }
        Section {
          Box("row2", 52, 24.5)
        } footer: {
          Box("footer2", 35, 21)
        }
      }
    }
    #expect(probe.frame("header") == rect(32, 10, 37, 24.5))
    #expect(probe.frame("row1")?.minY == 60.25)
    #expect(probe.frame("footer") == rect(32, 108.5, 45, 21))
    #expect(probe.frame("row2")?.minY == 168.75)
    #expect(probe.frame("footer2")?.minY == 217)
  }

  @Test("Controls in a form are as tall as their labels where those of UIKit overlap them")
  func form() {
    let probe = LayoutProbe(320, 520, scale: 2) {
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ada")).background(Box("name"))
          Toggle("Notifications", isOn: .constant(true)).background(Box("toggle"))
        }
        Section("Preferences") {
          Picker("Flavour", selection: .constant(1)) {
            Text("Vanilla").tag(1)
            Text("Chocolate").tag(2)
          }
          .background(Box("picker"))
          Stepper("Quantity: 3", value: .constant(3)).background(Box("stepper"))
          Slider(value: .constant(0.5)).background(Box("slider"))
          Box("button", 37, 24.5)
        }
      }
    }
    #expect(probe.frame("name") == rect(32, 59.5, 256, 26))
    #expect(probe.frame("toggle") == rect(32, 116.25, 256, 24.5))
    #expect(probe.frame("picker") == rect(32, 234.25, 256, 24.5))
    #expect(probe.frame("stepper") == rect(32, 290.25, 256, 24.5))
    #expect(probe.frame("slider") == rect(32, 345.5, 256, 31))
    #expect(probe.frame("button") == rect(32, 407.25, 37, 24.5))
  }

  @Test("Rows and sections stand apart as far as they are told to")
  func spacing() {
    let probe = LayoutProbe(320, 400, scale: 2) {
      List {
        Section("First") {
          Box("a1", 44.5, 24.5)
          Box("a2", 57, 24.5)
        }
        Section("Second") {
          Box("b1", 52, 24.5)
          Box("b2", 48.5, 24.5)
        }
      }
      .listRowSpacing(12)
      .listSectionSpacing(30)
    }
    let tops = ["a1", "a2", "b1", "b2"].map { probe.frame($0)!.minY }
    #expect(tops == [60.25, 128.25, 258.75, 326.75])
  }

  @Test("A row's badge stands before the chevron, whether it is the link's or its label's")
  func badges() {
    func badge(_ row: some View) -> CGRect? {
      let probe = LayoutProbe(320, 400, scale: 2) { NavigationStack { List { row } } }
      return probe.elements.first {
        ($0.node as? LeafNode<Text>) != nil && $0.childElements.isEmpty
      }?.frameInWindow
    }
    let inner = badge(
      NavigationLink {
        Box()
      } label: {
        Box("label", 40, 24.5).badge(7)
      })
    let outer = badge(
      NavigationLink {
        Box()
      } label: {
        Box("label", 40, 24.5)
      }
      .badge(7))
    for frame in [inner, outer] {
      let frame = frame ?? .null
      #expect(frame.maxX > 260 && frame.maxX < 282)
    }
  }

  @Test("A bar of one's own stands below a large title, and content below both")
  func ownBar() {
    let probe = LayoutProbe(320, 480, scale: 2) {
      NavigationStack {
        ScrollView { Box("content", 320, 900) }
          .safeAreaInset(edge: .top, spacing: 0) { Box("bar", 320, 40) }
          .navigationTitle("Settings")
      }
    }
    #expect(probe.frame("bar") == rect(0, 116.5, 320, 40))
    #expect(probe.frame("content")?.minY == 156.5)
  }

  @Test("An icon of a row is centred in a slot of 24 points, with 16 to the title")
  func labels() {
    let probe = LayoutProbe(320, 300, scale: 2) {
      List {
        Label {
          Box("title", 40.5, 24.5)
        } icon: {
          Box("icon", 28, 27)
        }
      }
    }
    #expect(probe.frame("icon") == rect(30, 49.5, 28, 27))
    #expect(probe.frame("title") == rect(72, 50.75, 40.5, 24.5))
  }

  @Test("A list without rows is as wide as the window")
  func emptyList() {
    let probe = LayoutProbe(320, 400, scale: 2) { List {}.background(Box("back")) }
    #expect(probe.frame("back") == rect(0, 0, 320, 400))
    let none: [Int] = []
    let rows = LayoutProbe(320, 400, scale: 2) {
      List(none, id: \.self) { _ in Box() }.background(Box("back"))
    }
    #expect(rows.frame("back") == rect(0, 0, 320, 400))
  }

  @Test(
    "A list begins at 116.5 under a large title, which takes the room above its card, and at 64 else"
  )
  func underBars() {
    let large = LayoutProbe(320, 480, scale: 2) {
      NavigationStack {
        List {
          NavigationLink {
            Box()
          } label: {
            Box("link", 40, 24.5)
          }
          Box("row", 32.5, 24.5)
        }
        .navigationTitle("Settings")
        .background(Box("list"))
      }
    }
    #expect(large.frame("list") == rect(0, 116.5, 320, 363.5))
    #expect(large.frame("link")?.origin == CGPoint(x: 32, y: 132.25))
    #expect(large.frame("row") == rect(32, 188.25, 32.5, 24.5))
    let inline = LayoutProbe(320, 300, scale: 2) {
      NavigationStack {
        List { Box("row", 32.5, 24.5) }
          .navigationTitle("Settings")
          .navigationBarTitleDisplayMode(.inline)
          .background(Box("list"))
      }
    }
    #expect(inline.frame("list") == rect(0, 64, 320, 236))
    #expect(inline.frame("row")?.minY == 114.75)
  }

  // MARK: Colours

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
