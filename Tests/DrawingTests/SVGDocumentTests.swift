import Drawing
import Foundation
import FoundationXML
import Geometry
import Pixels
import Testing

@Suite("Display lists as SVG")
struct SVGDocumentTests {
  private func text(_ items: [DisplayItem], scale: Double = 2) -> String {
    SVGDocument(
      size: CGSize(width: 100, height: 100), pictureScale: scale, background: .white,
      // Stands for a PNG file where only its place counts.
      encodePicture: { Array("\($0.width)x\($0.height)".utf8) }
    ).text(DisplayList(items))
  }

  @Test(
    "Every scene is well-formed, and refers only to what it defines", arguments: Scenes.all.indices)
  func wellFormed(index: Int) throws {
    let text = text(Scenes.all[index].items)
    let document = try XMLDocument(xmlString: text)
    #expect(document.rootElement()?.name == "svg")
    let defined = Set(text.matches(of: /id="(i[0-9]+)"/).map { String($0.1) })
    let used = text.matches(of: /#(i[0-9]+)/).map { String($0.1) }
    #expect(used.allSatisfy(defined.contains))
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test("Shapes stay shapes, with their rule, line and dash")
  func shapes() {
    let text = text([
      .fill(Scenes.star(50, 50, 20), FillStyle(eoFill: true), .color(.red)),
      .stroke(
        Path { $0.addLines([.zero, CGPoint(x: 10.5, y: 0)]) },
        StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3, 1], dashPhase: 2),
        .color(.init(red: 0, green: 0, blue: 1, alpha: 0.5))),
    ])
    #expect(text.contains("fill=\"#ff0000\" fill-rule=\"evenodd\""))
    #expect(text.contains("d=\"M0 0L10.5 0\" fill=\"none\" stroke=\"#0000ff\""))
    #expect(text.contains("stroke-opacity=\"0.5\" stroke-width=\"2\" stroke-linecap=\"round\""))
    #expect(text.contains("stroke-dasharray=\"3 1\" stroke-dashoffset=\"2\""))
    #expect(!text.contains("<image"))
  }

  @Test("Letters are outlines, each defined once; gradients, filters, clips and masks stay so too")
  func definitions() {
    let letters = text(Scenes.text)
    #expect(letters.contains("<use ") && letters.contains("<linearGradient"))
    #expect(text(Scenes.gradients).contains("<radialGradient"))
    let filters = text(Scenes.filters)
    #expect(filters.contains("stdDeviation=\"3\"") && filters.contains("<feColorMatrix"))
    #expect(text(Scenes.clips).contains("<clipPath") && text(Scenes.masks).contains("<mask"))
    #expect(
      text([Scenes.layer(Scenes.fills) { $0.blendMode = .colorDodge }])
        .contains("mix-blend-mode:color-dodge"))
  }

  @Test("What SVG cannot say is a picture: of the layer, or of all beneath it")
  func pictures() {
    #expect(text(Scenes.perspective).contains("<image"))
    let beneath = text([
      Scenes.fill(Scenes.rect(0, 0, 10, 10), .color(.red)),
      Scenes.layer([Scenes.fill(Scenes.rect(5, 5, 10, 10), .color(.blue))]) {
        $0.blendMode = .destinationOut
      }, Scenes.fill(Scenes.rect(20, 20, 10, 10), .color(.green)),
    ])
    let size = Data("200x200".utf8).base64EncodedString()
    #expect(beneath.contains(size) && !beneath.contains("#ff0000") && beneath.contains("#00ff00"))
  }

  @Test(
    "A line's miter limit is written as it is, and never below one",
    arguments: [(1.5, "1.5"), (0.2, "1")])
  func miterLimit(limit: Double, written: String) {
    var style = StrokeStyle(lineWidth: 4)
    style.miterLimit = limit
    let text = text([
      .stroke(Path(CGRect(x: 10, y: 10, width: 50, height: 50)), style, .color(.black))
    ])
    #expect(text.contains("stroke-miterlimit=\"\(written)\""))
  }

  @Test("Emoji are pictures, one a letter")
  func emoji() {
    #expect(text(Scenes.text).matches(of: /<image\b/).count == 3)
  }
}
