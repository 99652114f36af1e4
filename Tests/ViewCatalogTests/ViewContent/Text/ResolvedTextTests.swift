import Foundation
import Geometry
import Pixels
import Testing

@_spi(Runtime) import Drawing
@testable import ViewContent
@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Texts with their colours resolved")
struct ResolvedTextTests {
  @Test("A level that a text has itself is one of the colour that it is given after it")
  func levelsOfTexts() {
    let list = draw(
      VStack {
        Text("a").foregroundStyle(.secondary).foregroundColor(.red)
        Text("b").foregroundStyle(.primary).foregroundColor(.red)
        Text("c").foregroundColor(.blue).foregroundStyle(.red)
      })
    let paints = list.leaves.compactMap { item -> Paint? in
      if case .glyphs(_, let paint) = item.content { paint } else { nil }
    }
    #expect(paints.map(\.bytes) == [[255, 56, 60], [255, 56, 60], [0, 136, 255]])
    let opacities = paints.map { paint -> Double? in
      if case .color(let color) = paint { Double(color.alpha) } else { nil }
    }
    #expect(opacities == [0.5, 1, 1])
  }

  @Test("The private character that stands for Apple's logo is the symbol, amid the letters")
  func appleLogo() {
    func count(_ text: Text) -> Int { draw(text).leaves.count }
    let logo = Text("\(Image(systemName: "apple.logo")) Music")
    #expect(count(Text("\u{F8FF} Music")) == count(logo))
    #expect(count(logo) > count(Text("Music")))
  }
}
