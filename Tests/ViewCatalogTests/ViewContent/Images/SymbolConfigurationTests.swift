import Foundation
import Geometry
import Pixels
import Testing

import ViewCatalog
@testable import ViewContent
@_spi(Runtime) @testable import ViewRuntime

private let isInstalled = FileManager.default.fileExists(atPath: SymbolLibrary.folder.path)

@MainActor @Suite("Configurations of UIKit's symbols", .enabled(if: isInstalled))
struct SymbolConfigurationTests {
  private func picture(
    _ configuration: UIImage.SymbolConfiguration, tint: UIColor? = nil,
    name: String = "plus.circle.fill"
  ) throws -> (colors: [ColorComponents], size: CGSize) {
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
    let picture = image.picture(tint: tint, in: EnvironmentValues())
    let colors = picture.draw(CGRect(origin: .zero, size: picture.size)).paints.compactMap {
      paint in
      if case .color(let color) = paint { color } else { nil }
    }
    return (colors, picture.size)
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test("Palettes and hierarchies colour the layers, whatever the tint")
  func colors() throws {
    let palette = try picture(.init(paletteColors: [red, blue]), tint: .green).colors
    #expect(palette.map(\.red) == [0, 1] && palette.map(\.blue) == [1, 0])
    let levels = try picture(.init(hierarchicalColor: red), tint: .green).colors
    #expect(levels.map(\.red) == [1, 1] && levels.map(\.alpha) == [0.5, 1])
    #expect(try picture(.preferringMulticolor(), name: "heart.fill").colors.count == 1)
    #expect(try picture(.preferringMonochrome(), tint: red).colors.map(\.red) == [1])
  }

  @Test("One configuration is applied to another, which keeps what it leaves open")
  func applying() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let both = large.applying(.init(paletteColors: [red, blue]))
    let found = try picture(both)
    #expect(found.colors.count == 2)
    #expect(try found.size == picture(large).size)
    #expect(try found.size.height > picture(.unspecified).size.height)
  }

  @Test("A symbol is as large as beside text of 17 points, and its configuration makes it larger")
  func sizes() throws {
    let star = try #require(UIImage(systemName: "star"))
    // Recorded on iOS 26: 22 by 20 points, in steps of half a point.
    #expect(abs(star.size.width - 22) <= 1 && abs(star.size.height - 20) <= 1)
    #expect(star.isSymbolImage && !UIImage().isSymbolImage)
    let larger = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)).size
    #expect(abs(larger.width / star.size.width - 2) < 0.1)
  }

  @Test("A scale makes symbols larger beside the same text")
  func scales() throws {
    let heights = try [UIImage.SymbolScale.small, .medium, .large].map {
      try picture(.init(pointSize: 20, weight: .regular, scale: $0)).size.height
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
  }
}
