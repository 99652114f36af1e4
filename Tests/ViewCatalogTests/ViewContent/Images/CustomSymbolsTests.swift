import Foundation
import Geometry
import Testing

@testable import ViewContent

@Suite("Symbols of a program's own")
struct CustomSymbolsTests {
  /// A square of 40 on the baseline, 10 behind the left margin; margins 60 apart.
  private let template = """
    <svg><g id="Guides">
    <line id="Baseline-M" x1="0" x2="9" y1="1126" y2="1126"/>
    <line id="left-margin" x1="500" x2="500" y1="0" y2="9"/>
    <line id="right-margin" x1="560" x2="560" y1="0" y2="9"/>
    </g><g id="Symbols">
    <g id="Black-M" transform="matrix(1 0 0 1 900 1126)"><path d="M0 0L50 0L50 -50L0 -50Z"/></g>
    <g id="Regular-M" transform="matrix(1 0 0 1 500 1126)"><g><path d="M10 0L50 0L50 -40L10 -40Z"/></g></g>
    </g></svg>
    """

  @Test("The regular drawing is measured from the baseline at the left margin")
  func regular() throws {
    let symbol = try #require(CustomSymbols.read(template, weight: .regular, scale: .medium))
    #expect(symbol.outline.ink == CGRect(x: 10, y: -40, width: 40, height: 40))
    #expect(symbol.width == 60)
    #expect(symbol.scale == .medium)
  }

  @Test("Each weight has its drawing; one that is missing is the regular one")
  func weights() throws {
    let black = try #require(CustomSymbols.read(template, weight: .black, scale: .medium))
    #expect(black.outline.ink.size == CGSize(width: 50, height: 50))
    let bold = try #require(CustomSymbols.read(template, weight: .bold, scale: .large))
    #expect(bold.outline.ink.size == CGSize(width: 40, height: 40))
  }

  @Test("A drawing without such groups is no template")
  func others() {
    #expect(
      CustomSymbols.read("<svg><path d=\"M0 0L1 1\"/></svg>", weight: .regular, scale: .small)
        == nil)
  }
}
