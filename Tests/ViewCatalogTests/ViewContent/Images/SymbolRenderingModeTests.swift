import Foundation
import Geometry
import Pixels
import Testing

import ViewCatalog
@testable import ViewContent
@_spi(Runtime) @testable import ViewRuntime

private let isInstalled = FileManager.default.fileExists(atPath: SymbolLibrary.folder.path)

/// As the documentation of `SymbolRenderingMode` says.
@MainActor @Suite("Symbols in several colours", .enabled(if: isInstalled))
struct SymbolRenderingModeTests {
  private func colors(_ view: some View) -> [ColorComponents] {
    draw(view).paints.compactMap { paint in
      if case .color(let color) = paint { color } else { nil }
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func isNear(
    _ color: ColorComponents, _ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1
  ) -> Bool {
    zip([color.red, color.green, color.blue, color.alpha], [red, green, blue, alpha]).allSatisfy {
      abs($0 - $1) < 0.01
    }
  }

  @Test("One colour is one fill")
  func monochrome() {
    #expect(colors(Image(systemName: "plus.circle.fill").foregroundStyle(red)).count == 1)
    let view = Image(systemName: "plus.circle.fill").symbolRenderingMode(.monochrome)
    #expect(colors(view.foregroundStyle(red, blue)).count == 1)
  }

  @Test("A palette gives each layer the next style; several styles imply one")
  func palette() {
    for mode in [SymbolRenderingMode.palette, nil] {
      let found = colors(
        Image(systemName: "plus.circle.fill").symbolRenderingMode(mode).foregroundStyle(red, blue))
      #expect(found.count == 2)
      #expect(isNear(found[0], 0, 0, 1) && isNear(found[1], 1, 0, 0))
    }
    let three = colors(
      Image(systemName: "cloud.sun.rain.fill").foregroundStyle(red, green, blue)
        .symbolRenderingMode(.palette))
    #expect(isNear(three[0], 1, 0, 0) && isNear(three[1], 0, 1, 0) && isNear(three[2], 0, 0, 1))
  }

  @Test("A hierarchy takes the levels of one style")
  func hierarchical() {
    let found = colors(
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(red))
    #expect(found.count == 2)
    #expect(isNear(found[0], 1, 0, 0, 0.5) && isNear(found[1], 1, 0, 0))
  }

  @Test("Own colours, and the foreground style for layers without one")
  func multicolor() {
    let plus = colors(
      Image(systemName: "person.badge.plus").symbolRenderingMode(.multicolor).foregroundStyle(blue))
    #expect(isNear(plus[0], 0, 0, 1))
    // The system's green (52, 199, 89).
    #expect(isNear(plus[1], 52 / 255, 199 / 255, 89 / 255))
    let plain = colors(
      Image(systemName: "chevron.right").symbolRenderingMode(.multicolor).foregroundStyle(blue))
    #expect(plain.count == 1 && isNear(plain[0], 0, 0, 1))
  }

  @Test("A symbol as it was drawn originally has its own colours: a white cloud, a yellow sun")
  func original() {
    let found = colors(Image(systemName: "cloud.sun.fill").renderingMode(.original).resizable())
    #expect(found.count == 2)
    #expect(isNear(found[0], 1, 1, 1) && isNear(found[1], 1, 204 / 255, 0))
  }

  @Test("In gradients each layer has the standard gradient of its colour")
  func gradients() {
    let list = draw(
      Image(systemName: "plus.circle.fill").foregroundStyle(red, blue).symbolColorRenderingMode(
        .gradient))
    let gradients = list.paints.compactMap { paint in
      if case .linearGradient(let ramp, _, _) = paint { ramp.stops.last?.color } else { nil }
    }
    #expect(gradients.count == 2)
    #expect(isNear(gradients[0], 0, 0, 1) && isNear(gradients[1], 1, 0, 0))
    let flat = Image(systemName: "heart.fill").foregroundStyle(red).symbolColorRenderingMode(.flat)
    #expect(colors(flat).count == 1)
  }

  @Test("The mode of an image wins over that around it, and stays with what is made resizable")
  func nearest() {
    let found = colors(
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical).resizable()
        .foregroundStyle(red).symbolRenderingMode(.monochrome))
    #expect(found.count == 2)
  }

  @Test("Of waves as many are lit as there is of what they show")
  func variable() {
    func lit(_ value: Double) -> Int {
      colors(Image(systemName: "speaker.wave.3.fill", variableValue: value).foregroundStyle(red))
        .filter { $0.alpha > 0.9 }.count
    }
    // The speaker itself always is.
    #expect([0, 0.3, 0.5, 1].map(lit) == [1, 2, 3, 4])
  }
}
