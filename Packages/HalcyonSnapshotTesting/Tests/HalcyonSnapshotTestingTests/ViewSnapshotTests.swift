import HalcyonSnapshotTesting
import SwiftUI
import Testing

private struct Badge: View {
  var name = "Ada"
  var color = Color.blue
  var body: some View {
    Text(name).padding(8).background(color, in: .capsule).foregroundStyle(.white)
  }
}

private struct Mover: View {
  @State private var isOn = false
  var body: some View {
    Circle().fill(.orange).frame(width: 20, height: 20).offset(x: isOn ? 40 : -40)
      .frame(width: 120, height: 40)
      .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
  }
}

/// As it stands in packages for Apple's platforms; the references lie beside it.
@MainActor @Suite("Snapshots of views")
struct ViewSnapshotTests {
  @Test("A view") func testAView() {
    assertSnapshot(of: Badge(), as: .image)
  }

  @Test("A view on a device") func testAViewOnADevice() {
    assertSnapshot(
      of: Badge(), as: .image(layout: .device(config: .iPhoneSe)), named: "iPhoneSe")
    assertSnapshot(
      of: Badge(),
      as: .image(
        layout: .fixed(width: 120, height: 60), traits: .init(userInterfaceStyle: .dark)),
      named: "dark")
  }

  @Test("A film") func testAFilm() {
    assertSnapshot(of: Mover(), as: .filmstrip(0...1, every: 0.25))
    assertSnapshot(of: Mover(), as: .image(at: 0.5), named: "half-way")
  }

  @Test("Trees") func testTrees() {
    assertSnapshot(of: Badge(), as: .accessibility)
    assertSnapshot(of: Badge(), as: .recursiveDescription)
  }
}
