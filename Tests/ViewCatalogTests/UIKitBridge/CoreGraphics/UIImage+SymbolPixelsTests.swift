import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Pixels of symbols")
struct UIImageSymbolPixelsTests {
  @Test("A symbol has pixels, three a point, in its colour")
  func symbol() throws {
    let disc = try #require(UIImage(systemName: "circle.fill")?.withTintColor(.red).cgImage)
    #expect(disc.width > 40 && abs(disc.width - disc.height) < 20)
    let bytes = disc.dataProvider?.data.map { [UInt8]($0) } ?? []
    let middle = (disc.height / 2 * disc.width + disc.width / 2) * 4
    #expect(bytes[middle + 3] == 255 && bytes[middle] > 200 && bytes[middle + 1] < 100)
    #expect(bytes[3] == 0)
  }

  @Test("A picture that is empty has none")
  func empty() { #expect(UIImage().cgImage == nil) }
}
