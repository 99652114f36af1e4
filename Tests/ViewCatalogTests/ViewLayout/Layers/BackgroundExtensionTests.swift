import Foundation
import Geometry
import Testing

@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Mirrored copies under the bars")
struct BackgroundExtensionTests {
  /// Red above blue, 60 points high, below a bar of 40.
  private func scene(_ isEnabled: Bool) -> some View {
    VStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
    .backgroundExtensionEffect(isEnabled: isEnabled)
    .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
  }

  @Test("What touches the bar goes on below it, mirrored; the view itself stays as it is")
  func mirrored() {
    let near = pixel(of: scene(true), at: (50, 35))
    #expect(near[0] > 230 && near[1] == 0, "\(near)")
    #expect(pixel(of: scene(false), at: (50, 35)) == [255, 255, 255])
    for isEnabled in [true, false] {
      #expect(pixel(of: scene(isEnabled), at: (50, 45)) == [255, 0, 0])
      #expect(pixel(of: scene(isEnabled), at: (50, 95)) == [0, 0, 255])
    }
    // The mirrored blue begins 30 points above the edge, out of focus.
    let far = pixel(of: scene(true), at: (50, 5))
    #expect(far[2] > 100 && far[2] > pixel(of: scene(true), at: (50, 20))[2])
  }
}
