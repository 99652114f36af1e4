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
}
