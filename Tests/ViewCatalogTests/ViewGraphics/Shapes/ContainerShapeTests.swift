import Foundation
import Geometry
import SwiftUI
import Testing

@testable import ViewRuntime

@Suite("Shapes that follow their container")
@MainActor
struct ContainerShapeTests {
  /// Opacity of a pixel, 0…255.
  private func opacity(_ image: CGImage?, _ x: Int, _ y: Int) -> UInt8 {
    guard let bitmap = image?.bitmap else { return 0 }
    return bitmap.bytes.load(fromByteOffset: y * bitmap.rowBytes + 4 * x + 3, as: UInt8.self)
  }

  @Test("The border of one is a line inside of the container's edge, not of the rectangle's")
  func border() {
    let view = ContainerRelativeShape().strokeBorder(.black, lineWidth: 4)
      .frame(width: 100, height: 100)
      .containerShape(.circle)
    let image = ImageRenderer(content: view).cgImage
    // On the circle's edge at the top, in the corner, and in the middle.
    #expect(opacity(image, 50, 2) == 255)
    #expect(opacity(image, 1, 1) == 0 && opacity(image, 50, 50) == 0)
    // A circle of radius 50 is 14.6 points away from the corners along both axes.
    #expect(opacity(image, 16, 16) > 200)
  }
}
