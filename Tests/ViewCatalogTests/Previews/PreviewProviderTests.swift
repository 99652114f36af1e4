import Foundation
import Testing

@testable import ViewCatalog
@testable import ViewContent
@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Previews of a provider")
struct PreviewProviderTests {
  private struct One: PreviewProvider {
    static var previews: some View { Box("one", 10, 10) }
  }
  private struct Several: PreviewProvider {
    static var previews: some View {
      Box("first", 10, 10)
      Box("second", 20, 20).preferredColorScheme(.dark)
    }
  }
  private struct Grouped: PreviewProvider {
    static var previews: some View {
      Group {
        ForEach(["small", "large"], id: \.self) { Box($0, 10, 10) }
        Box("last", 10, 10)
      }
      .previewLayout(.sizeThatFits)
    }
  }

  private func names(_ view: some View) -> [String] {
    LayoutProbe(100, 100) { view }.names
  }

  @Test("One is shown as it is, of several the first, each of which is one for itself")
  func first() {
    #expect(names(One._firstPreview) == ["one"])
    #expect(names(Several._firstPreview) == ["first"])
    #expect(names(Grouped._firstPreview) == ["small"])
  }
}
