import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// Styles whose bodies are a view of the kind itself, made of their configuration: what SwiftUI's documentation shows.
@MainActor @Suite("Styles around views of their own kind")
struct StyledBodyTests {
  private struct PaddedLabel: LabelStyle {
    var inset = 10.0
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(inset)
    }
  }
  private struct PaddedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
  }
  private struct PaddedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).padding(10)
    }
  }
  private struct PaddedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      LabeledContent(configuration).padding(10)
    }
  }
  private struct PaddedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(10) }
  }
  private struct PaddedMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(10) }
  }
  private struct PaddedControls: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      ControlGroup(configuration).padding(10)
    }
  }
  private struct PaddedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10) }
  }
  private struct NestedGroup: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      }.padding(10)
    }
  }
  private struct NestedGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Gauge(value: configuration.value) { configuration.label }.padding(10)
    }
  }

  private func size<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> CGSize {
    let probe = LayoutProbe(300, 300) { content().background { Box("behind") } }
    return probe.frame("behind")!.size
  }

  private func isLarger(_ one: CGSize, than other: CGSize, by inset: Double) -> Bool {
    abs(one.height - other.height - 2 * inset) < 0.01
  }

  private var label: some View { Label("A", systemImage: "folder") }

  @Test("A label in a label style is the system's, and has what the style adds")
  func labels() {
    let plain = size { label }
    let styled = size { label.labelStyle(PaddedLabel()) }
    #expect(isLarger(styled, than: plain, by: 10))
    #expect(abs(styled.width - plain.width - 20) < 0.01)
  }

  @Test("Styles lie upon one another: a label in one is drawn by the one around it")
  func stacked() {
    let plain = size { label }
    let both = size { label.labelStyle(PaddedLabel()).labelStyle(PaddedLabel(inset: 5)) }
    #expect(isLarger(both, than: plain, by: 15))
    let titles = size { label.labelStyle(.titleOnly) }
    let padded = size { label.labelStyle(PaddedLabel()).labelStyle(.titleOnly) }
    #expect(isLarger(padded, than: titles, by: 10))
    #expect(abs(padded.width - titles.width - 20) < 0.01)
  }

  @Test("Toggles, progress and labeled contents in their own styles are the system's, too")
  func others() {
    let isOn = Binding.constant(true)
    #expect(
      isLarger(
        size { Toggle("A", isOn: isOn).toggleStyle(PaddedToggle()) },
        than: size { Toggle("A", isOn: isOn) }, by: 10))
    #expect(
      isLarger(
        size { ProgressView("A", value: 0.5).progressViewStyle(PaddedProgress()) },
        than: size { ProgressView("A", value: 0.5) }, by: 10))
    #expect(
      isLarger(
        size { LabeledContent("A", value: "B").labeledContentStyle(PaddedContent()) },
        than: size { LabeledContent("A", value: "B") }, by: 10))
  }
  @Test("Boxes, menus, groups of controls and buttons in their own styles are the system's, too")
  func groups() {
    #expect(
      isLarger(
        size { GroupBox("A") { Text("b") }.groupBoxStyle(PaddedBox()) },
        than: size { GroupBox("A") { Text("b") } }, by: 10))
    #expect(
      isLarger(
        size { Menu("A") {}.menuStyle(PaddedMenu()) }, than: size { Menu("A") {} }, by: 10))
    #expect(
      isLarger(
        size { ControlGroup { Button("A") {} }.controlGroupStyle(PaddedControls()) },
        than: size { ControlGroup { Button("A") {} } }, by: 10))
    #expect(
      isLarger(
        size { Button("A") {}.buttonStyle(PaddedButton()) }, than: size { Button("A") {} }, by: 10))
  }

  @Test("What a style of boxes, menus, controls or buttons adds is added to the style around it")
  func stackedGroups() {
    #expect(
      isLarger(
        size {
          GroupBox("A") { Text("b") }.groupBoxStyle(PaddedBox()).groupBoxStyle(PaddedBox())
        }, than: size { GroupBox("A") { Text("b") } }, by: 20))
    #expect(
      isLarger(
        size { Menu("A") {}.menuStyle(PaddedMenu()).menuStyle(PaddedMenu()) },
        than: size { Menu("A") {} }, by: 20))
    #expect(
      isLarger(
        size {
          ControlGroup { Button("A") {} }.controlGroupStyle(PaddedControls())
            .controlGroupStyle(PaddedControls())
        }, than: size { ControlGroup { Button("A") {} } }, by: 20))
    #expect(
      isLarger(
        size { Button("A") {}.buttonStyle(PaddedButton()).buttonStyle(.bordered) },
        than: size { Button("A") {}.buttonStyle(.bordered) }, by: 10))
  }

  @Test("A menu of the system's is that, whatever style lies around it")
  func systemMenu() {
    let plain = size { Menu("A") {}.menuStyle(.borderlessButton) }
    let inner = size { Menu("A") {}.menuStyle(.borderlessButton).menuStyle(PaddedMenu()) }
    #expect(plain == inner)
  }

  @Test("A disclosure group or a gauge that a style is made of ends, in the style around it")
  func madeOfThemselves() {
    #expect(
      isLarger(
        size { DisclosureGroup("A") { Text("b") }.disclosureGroupStyle(NestedGroup()) },
        than: size { DisclosureGroup("A") { Text("b") } }, by: 10))
    #expect(
      isLarger(
        size { Gauge(value: 0.5) { Text("a") }.gaugeStyle(NestedGauge()) },
        than: size { Gauge(value: 0.5) { Text("a") } }, by: 10))
  }
}
