import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import TestSupport
import Testing

@testable import ViewContent
@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct ImageTests {
  private func bitmap(_ width: Int, _ height: Int) -> UIImage {
    let bitmap = Bitmap(
      width: width, height: height,
      premultiplied: (0..<width * height).flatMap { _ in [UInt8(0), 0, 255, 255] })
    return UIImage(source: .bitmap(bitmap, scale: 2), scale: 2)
  }

  private func destinations(_ list: DisplayList) -> [CGRect] {
    list.leaves.compactMap {
      if case .image(let item) = $0.content { item.destination } else { nil }
    }
  }

  @Test("An image is as large as its points; a resizable one takes what is offered")
  func sizes() {
    let image = Image(uiImage: bitmap(40, 20))
    #expect(destinations(draw(image))[0].size == CGSize(width: 20, height: 10))
    #expect(destinations(draw(image.resizable()))[0].size == CGSize(width: 100, height: 100))
    #expect(
      destinations(draw(image.resizable().scaledToFit()))[0].size == CGSize(width: 100, height: 50))
  }

  @Test("Caps keep their size and the middle stretches")
  func capInsets() {
    let insets = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let rects = destinations(draw(Image(uiImage: bitmap(40, 20)).resizable(capInsets: insets)))
    #expect(rects.map(\.minX) == [0, 5, 95] && rects.map(\.width) == [5, 90, 5])
  }

  @Test("A template is filled with the foreground style")
  func template() {
    let view = Image(uiImage: bitmap(40, 20)).renderingMode(.template).resizable().foregroundStyle(
      .red)
    #expect(pixel(of: view, at: (50, 50)) == [255, 56, 60])
  }

  @Test("A symbol is shown in the variant around it, as far as there is one")
  func variantsOfSymbols() {
    #expect(SymbolVariants.fill.name(for: "heart") == "heart.fill")
    #expect(SymbolVariants.fill.name(for: "heart.fill") == "heart.fill")
    #expect(SymbolVariants.circle.fill.name(for: "star") == "star.circle.fill")
    #expect(SymbolVariants.none.name(for: "star") == "star")
    #expect(SymbolVariants.fill.name(for: "no.such.symbol") == "no.such.symbol")
    let view = Image(systemName: "heart").symbolVariant(.fill)
    #expect(draw(view).paths == draw(Image(systemName: "heart.fill")).paths)
  }

  @Test("A symbol that is drawn alone is put into the circle or square that its name asks for")
  func enclosedSymbols() {
    // Three dots: the collection has no circle around them.
    let plain = SymbolLibrary.outline(named: "ellipsis.circle")
    let filled = SymbolLibrary.outline(named: "ellipsis.circle.fill")
    let (middle, gap, edge) = (
      CGPoint(x: 8, y: 8), CGPoint(x: 8, y: 3), CGPoint(x: 8, y: 0.5)
    )
    func isInside(_ outline: SymbolOutline, _ point: CGPoint) -> Bool {
      outline.path.contains(point, eoFill: outline.isEvenOdd)
    }
    #expect(isInside(plain, middle) && !isInside(plain, gap) && isInside(plain, edge))
    #expect(!isInside(filled, middle) && isInside(filled, gap) && isInside(filled, edge))
    // One that the collection has in a circle stays as it is drawn there.
    #expect(SymbolLibrary.hasSymbol(named: "heart.square.fill"))
  }

  @Test("Shapes of a symbol that overlap leave no hole, each filled by its own rule")
  func overlappingShapes() throws {
    let svg = """
      <svg><path d="M0 0H8V8H0Z"/><path fill-rule="evenodd" d="M4 4H14V14H4ZM10 10H12V12H10Z"/>
      <circle cx="2" cy="8" r="2"/></svg>
      """
    let outline = try #require(SVGDrawing.outline(in: svg))
    func isInside(_ x: CGFloat, _ y: CGFloat) -> Bool {
      outline.path.contains(CGPoint(x: x, y: y), eoFill: outline.isEvenOdd)
    }
    #expect(isInside(2, 2) && isInside(6, 6) && isInside(2, 7) && isInside(2, 9))
    #expect(!isInside(11, 11) && !isInside(9, 2))
  }

  @Test("Variants are chosen by appearance, then the smallest scale that is large enough")
  func variants() {
    func variant(_ scale: CGFloat, dark: Bool = false) -> ImageVariant {
      ImageVariant(file: URL(fileURLWithPath: "/x"), scale: scale, isDark: dark, isTemplate: false)
    }
    let all = [variant(1), variant(3), variant(2), variant(2, dark: true)]
    #expect(ImageVariant.best(of: all, scale: 2, dark: false)?.scale == 2)
    #expect(ImageVariant.best(of: all, scale: 4, dark: false)?.scale == 3)
    #expect(ImageVariant.best(of: all, scale: 1, dark: true)?.isDark == true)
    #expect(ImageVariant.best(of: [variant(1)], scale: 1, dark: true)?.scale == 1)
  }

  @Test("Catalogues are read: scales, dark variants, templates, colours in all notations")
  func catalogue() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "3x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}, {"scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "Assets.xcassets/Icons/pin.imageset/Contents.json")
    try folder.write(
      """
      {"colors": [{"color": {"color-space": "srgb", "components":
        {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}}]}
      """, to: "Assets.xcassets/brand.colorset/Contents.json")
    try folder.write(
      #"{"images": [{"filename": "c.png"}]}"#,
      to: "Assets.xcassets/Particles.spriteatlas/spark.imageset/Contents.json")
    try folder.write("", to: "photo@2x.png")
    let index = AssetIndex(folder: folder.url)
    let pin = try #require(index.images["pin"])
    #expect(
      pin.map(\.scale) == [1, 3] && pin.map(\.isDark) == [false, true]
        && pin.allSatisfy(\.isTemplate))
    #expect(index.images["spark"]?.map(\.file.lastPathComponent) == ["c.png"])
    #expect(index.images["photo"]?.map(\.scale) == [2] && index.images["photo.png"] != nil)
    let brand = try #require(index.colors["brand"]?.first?.color)
    #expect(
      abs(brand.red - 1) < 1e-6 && abs(brand.green - 128.0 / 255) < 1e-6
        && abs(brand.blue - 0.5) < 1e-6)
  }

  @Test("A catalogue finds its files by the same letters, composed or decomposed")
  func letters() throws {
    let folder = try TemporaryFolder()
    let composed = "caf\u{E9} \u{C804}.png"
    let decomposed = composed.decomposedStringWithCanonicalMapping
    #expect(!composed.utf8.elementsEqual(decomposed.utf8))
    for (set, name, file) in [("a", composed, decomposed), ("b", decomposed, composed)] {
      try folder.write(
        #"{"images": [{"filename": "\#(name)"}]}"#, to: "A.xcassets/\(set).imageset/Contents.json")
      try folder.write("", to: "A.xcassets/\(set).imageset/\(file)")
    }
    let index = AssetIndex(folder: folder.url)
    for set in ["a", "b"] {
      let file = try #require(index.images[set]?.first?.file)
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("A missing image shows nothing and does not stop the program")
  func missing() {
    #expect(draw(Image("no such picture")).leaves.isEmpty)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("SF names lead to drawings, by rule or by table")
  func symbolNames() {
    #expect(SymbolNames.fileNames(for: "star.fill").first == "star-fill")
    #expect(SymbolNames.fileNames(for: "plus.circle.fill").contains("plus-circle-fill"))
    #expect(SymbolNames.fileNames(for: "gearshape.fill").contains("gear-fill"))
    #expect(SymbolNames.fileNames(for: "magnifyingglass").first == "search")
  }

  @Test("A resizable symbol is stretched over its frame, to its sides; others keep their shape")
  func stretchedSymbol() {
    let view = Image(systemName: "square.fill").resizable().frame(width: 80, height: 20)
    let drawn = draw(view).paths[0].boundingRect
    #expect(abs(drawn.width - 80) < 1e-6 && abs(drawn.height - 20) < 1e-6)
    let kept = draw(Image(systemName: "square.fill").frame(width: 80, height: 20)).paths[0]
      .boundingRect
    #expect(abs(kept.width - kept.height) < 1e-6)
  }

  @Test(
    "A resizable symbol that is made to fit keeps its drawing's shape and touches its sides",
    arguments: ["sun.max.circle.fill", "heart", "minus"])
  func fittedSymbol(name: String) {
    let whole = draw(Image(systemName: name)).paths[0].boundingRect
    let view = Image(systemName: name).resizable().scaledToFit().frame(width: 200, height: 400)
    let drawn = draw(view).paths[0].boundingRect
    #expect(abs(drawn.width - 200) < 0.5)
    #expect(abs(drawn.height / drawn.width - whole.height / whole.width) < 0.01)
  }

  @Test("A symbol is repeated as a picture is")
  func tiledSymbol() throws {
    let image = Image(systemName: "square.fill")
    let size = image.resolve(in: EnvironmentValues()).naturalSize
    let paint = draw(Rectangle().fill(.image(image, scale: 0.5))).paints[0]
    guard case .image(let picture) = paint else { return #expect(Bool(false), "a picture") }
    #expect(abs(picture.tile.width - size.width / 2) < 1)
    #expect(picture.repeats)
    let bytes = [UInt8](picture.bitmap.unpaddedPixels)
    let middle = picture.bitmap.height / 2 * picture.bitmap.width + picture.bitmap.width / 2
    #expect(bytes[4 * middle + 3] == 255)
  }

  @Test("An unknown symbol is a dashed box")
  func missingSymbol() {
    #expect(
      SymbolLibrary.outline(named: "no.such.symbol.anywhere").path == SymbolOutline.missing.path)
    #expect(draw(Image(systemName: "no.such.symbol.anywhere")).leaves.count == 1)
  }

  @Test("SVG arcs end where they should and bulge to the side they should")
  func svgArcs() {
    // A half circle of radius 5 from (0, 5) over the top (y 0) to (10, 5).
    let path = SVGPathParser.parse("M0 5a5 5 0 0110 0z")
    #expect(path.contains(CGPoint(x: 5, y: 1)) && !path.contains(CGPoint(x: 5, y: 6)))
    #expect(abs(path.boundingRect.minY) < 1e-6 && abs(path.boundingRect.width - 10) < 1e-6)
    let other = SVGPathParser.parse("M0,5 A5,5 0 0 0 10,5 Z")
    #expect(other.contains(CGPoint(x: 5, y: 9)) && !other.contains(CGPoint(x: 5, y: 4)))
  }

  @Test("SVG commands, relative and absolute, with numbers packed together")
  func svgCommands() {
    let packed = SVGPathParser.parse("m1.5.5l-1-1H3v.5zM0 0")
    let spaced = Path { path in
      path.move(to: CGPoint(x: 1.5, y: 0.5))
      path.addLine(to: CGPoint(x: 0.5, y: -0.5))
      path.addLine(to: CGPoint(x: 3, y: -0.5))
      path.addLine(to: CGPoint(x: 3, y: 0))
      path.closeSubpath()
      path.move(to: .zero)
    }
    #expect(packed == spaced)
    let smooth = SVGPathParser.parse("M0 0C0 1 1 1 1 0S2-1 2 0")
    #expect(
      smooth
        == Path { path in
          path.move(to: .zero)
          path.addCurve(
            to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: 1))
          path.addCurve(
            to: CGPoint(x: 2, y: 0), control1: CGPoint(x: 1, y: -1), control2: CGPoint(x: 2, y: -1))
        })
  }
}
