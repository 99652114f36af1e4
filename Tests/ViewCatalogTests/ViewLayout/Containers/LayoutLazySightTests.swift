import Foundation
import Geometry
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// What is seen of a lazy stack while rows of unknown length come into sight.
@MainActor
struct LayoutLazySightTests {
  @MainActor private final class Notes { var proxy: ScrollViewProxy? }

  @Test(
    "Scrolled back over rows that turn out longer or shorter, what is seen moves by the wheel alone"
  )
  func keepsPlace() throws {
    let notes = Notes()
    let probe = LayoutProbe(200, 100) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200) { Box("r\($0)", 100, CGFloat(10 + $0 * 37 % 50)) }
          }
        }
        .onAppear { notes.proxy = proxy }
      }
    }
    try #require(notes.proxy).scrollTo(150, anchor: .top)
    for _ in 0..<5 { probe.step() }
    var seen = 0
    for _ in 0..<60 {
      let before = places(of: probe)
      probe.host.wheelMoved(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: 7))
      for _ in 0..<3 { probe.step() }
      for (name, y) in places(of: probe) {
        guard let old = before[name] else { continue }
        seen += 1
        #expect(abs(y - old - 7) < 0.01, "\(name) from \(old) to \(y)")
      }
    }
    #expect(seen > 100)
  }

  /// Where the rows begin that are seen.
  private func places(of probe: LayoutProbe) -> [String: CGFloat] {
    probe.names.reduce(into: [:]) { places, name in
      guard let frame = probe.frame(name), frame.maxY > 0, frame.minY < 100 else { return }
      places[name] = frame.minY
    }
  }
}
