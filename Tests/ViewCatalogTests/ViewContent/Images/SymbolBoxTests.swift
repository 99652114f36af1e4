import Foundation
import Geometry
import Testing

import ViewCatalog
@testable import ViewContent
@_spi(Runtime) @testable import ViewRuntime

/// Boxes of symbols. What is expected was recorded at two pixels a point: on an iPhone with iOS 26.0 where a
/// size is that of an iPhone's text, else on macOS 26.2.
@MainActor @Suite("Boxes of symbols")
struct SymbolBoxTests {
  private func size(
    _ name: String, _ font: Font = .body, _ scale: Image.Scale = .medium, isBold: Bool = false
  ) -> CGSize {
    let probe = LayoutProbe(400, 400, scale: 2) {
      Box("base").frame(width: 1, height: 1).overlay {
        Image(systemName: name).font(isBold ? font.bold() : font).imageScale(scale)
          .background { Box("symbol") }
          .fixedSize()
      }
    }
    return probe.size("symbol") ?? .zero
  }

  private func agree(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(size.width - width) <= 0.5 && abs(size.height - height) <= 0.5
  }

  @Test("Beside text of an iPhone each symbol has a width and a height of its own")
  func body() {
    #expect(agree(size("star"), 22, 20))
    #expect(agree(size("gear"), 21.5, 20.5))
    #expect(agree(size("wifi"), 22.5, 16))
    #expect(agree(size("chevron.right"), 12.5, 16.5))
    #expect(agree(size("ellipsis"), 18.5, 5.5))
  }

  @Test("They grow with the text, its weight and their scale")
  func growth() {
    #expect(agree(size("star", .footnote), 16.5, 16))
    #expect(agree(size("star", .title), 36, 33.5))
    #expect(agree(size("star", .largeTitle), 43.5, 40.5))
    #expect(agree(size("star", .body, .large), 28, 27))
    #expect(agree(size("star", isBold: true), 22.5, 21.5))
    #expect(agree(size("star", .system(size: 13), .small), 13.5, 13))
    // Between the recorded sizes, and beyond them.
    #expect(agree(size("heart", .system(size: 15)), 19, 15.5))
    #expect(agree(size("globe", .system(size: 22)), 26, 25))
    #expect(agree(size("star", .system(size: 11)), 14.5, 13.5))
  }

  @Test("A filled or struck symbol has the box of its outline, one in a circle that of a circle")
  func families() {
    #expect(size("heart.fill") == size("heart"))
    #expect(size("wifi.slash") == size("wifi"))
    #expect(size("trash.circle.fill") == size("circle"))
    #expect(size("plus.square") == size("square"))
    #expect(agree(size("person.fill"), 18, 17))
  }

  @Test("The box of a symbol that nobody has measured follows its drawing: wide where that is wide")
  func unmeasured() {
    #expect(SymbolMeasure.named("dumbbell") == nil)
    let box = size("dumbbell")
    #expect(box.width > 0 && box.height > 0)
    #expect(size("dumbbell", .title).width > box.width)
  }

  @Test(
    "A symbol that fills a frame keeps the proportions of its drawing, without the margins of its box"
  )
  func resizable() {
    let ink = SymbolLibrary.outline(named: "star", weight: .regular).ink
    let probe = LayoutProbe(400, 400, scale: 2) {
      Image(systemName: "star").resizable().scaledToFit().background { Box("symbol") }
        .frame(width: 110, height: 200)
    }
    #expect(agree(probe.size("symbol") ?? .zero, 110, 110 * ink.height / ink.width))
  }

  @Test("An icon's middle is as high as the middle of the capitals beside it")
  func labels() throws {
    let probe = LayoutProbe(400, 100, scale: 2) {
      Label {
        Text("Wi-Fi").background { Box("title") }
      } icon: {
        Box("icon", 30, 30)
      }
    }
    let (icon, title) = (try #require(probe.frame("icon")), try #require(probe.frame("title")))
    // The baseline of body lies 18.5 points below the top of its line.
    #expect(abs(icon.midY - (title.minY + 18.5 - 0.7046 * 17 / 2)) <= 0.25)
    #expect(title.minX - icon.maxX == 8)
  }
}
