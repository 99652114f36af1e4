import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import ViewContent
@testable import ViewGraphics
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct DrawnImageTests {
  @Test("An image that is drawn has the size that it was given, and pixels for the display's scale")
  func size() {
    let image = Image(size: CGSize(width: 20, height: 10)) { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red: 1, green: 0, blue: 0))
    }
    let items = draw(image).leaves.compactMap { leaf -> ImageItem? in
      if case .image(let item) = leaf.content { item } else { nil }
    }
    #expect(items.map(\.destination.size) == [CGSize(width: 20, height: 10)])
    var environment = EnvironmentValues()
    environment.displayScale = 3
    guard case .bitmap(let bitmap, let scale) = image.resolve(in: environment).picture else {
      Issue.record("no bitmap")
      return
    }
    #expect(scale == 3 && bitmap.width == 60 && bitmap.height == 30)
    let pixels = Array(bitmap.unpaddedPixels)
    #expect(pixels[29 * 4..<30 * 4].elementsEqual([255, 0, 0, 255]))
    #expect(pixels[30 * 4..<31 * 4].elementsEqual([0, 0, 0, 0]))
  }

  @Test(
    "It is drawn once, however often it is shown, and black where nothing is drawn if it is opaque")
  func once() {
    var calls = 0
    let image = Image(size: CGSize(width: 2, height: 2), opaque: true) { _ in calls += 1 }
    for _ in 0..<3 {
      guard case .bitmap(let bitmap, _) = image.resolve(in: EnvironmentValues()).picture else {
        Issue.record("no bitmap")
        return
      }
      #expect(Array(bitmap.unpaddedPixels).prefix(4).elementsEqual([0, 0, 0, 255]))
    }
    #expect(calls == 1)
  }

  @Test("Without a size it shows nothing")
  func empty() {
    let image = Image(size: .zero) { _ in }
    #expect(draw(image).leaves.isEmpty)
  }
}
