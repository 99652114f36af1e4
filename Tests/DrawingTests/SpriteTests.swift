import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@Suite("Bitmaps that lie pixel on pixel")
struct SpriteTests {
  private static let (width, height) = (23, 41)

  private static let bitmap: Bitmap = {
    var numbers = SplitMix(seed: 3)
    let bytes = (0..<width * height).flatMap { _ -> [UInt8] in
      let alpha = [0, 255, UInt8.random(in: 0...255, using: &numbers)]
        .randomElement(using: &numbers)!
      return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &numbers) } + [alpha]
    }
    return Bitmap(width: width, height: height, premultiplied: bytes)
  }()

  /// The bitmap at a place in pixels, as an image and as a rectangle that is filled with it.
  private func both(
    x: CGFloat, y: CGFloat, scale: CGFloat
  ) -> (image: DisplayItem, fill: DisplayItem) {
    let source = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
    let place = CGRect(
      x: x / scale, y: y / scale, width: source.width / scale, height: source.height / scale)
    return (
      .image(ImageItem(bitmap: Self.bitmap, source: source, destination: place)),
      .fill(
        Path(place), FillStyle(),
        .image(
          ImagePaint(bitmap: Self.bitmap, source: source, tile: place, interpolation: .none)))
    )
  }

  @Test(
    "A bitmap is drawn as a rectangle filled with it is, wherever it lies, in every mode",
    arguments: [1, 2, 3] as [CGFloat])
  func modes(scale: CGFloat) {
    let places = [(7, 9), (-11, 20), (50, -30), (48, 60), (0, 31), (200, 5), (5, -41)]
    for mode in CompositeOperator.allCases {
      for opacity in [1, 0.3] {
        func picture(_ items: [DisplayItem]) -> Picture {
          Picture(
            [Scenes.fill(Scenes.rect(0, 0, 30, 12), .color(.blue))]
              + items.map { item in
                Scenes.layer([item]) {
                  $0.combination = mode
                  $0.opacity = opacity
                }
              }, width: 60, height: 80, scale: Double(scale), background: .clear)
        }
        let items = places.map { both(x: CGFloat($0.0), y: CGFloat($0.1), scale: scale) }
        #expect(
          picture(items.map(\.image)).bytes == picture(items.map(\.fill)).bytes,
          "\(mode), opacity \(opacity)")
      }
    }
  }

  @Test("Clips of both kinds, layers in linear light and masks hold for it")
  func surroundings() {
    let changes: [(String, (inout LayerEffect) -> Void)] = [
      ("a rectangle", { $0.clip = Clip(path: Scenes.rect(9, 12, 14, 20)) }),
      ("a circle", { $0.clip = Clip(path: Scenes.circle(18, 28, 13)) }),
      ("linear light", { ($0.isIsolated, $0.colorMode) = (true, .linear) }),
      (
        "a mask",
        { $0.mask = DisplayList([Scenes.fill(Scenes.circle(18, 28, 13), .color(.black))]) }
      ),
    ]
    let (image, fill) = both(x: 7, y: 9, scale: 1)
    for (name, change) in changes {
      let pictures = [image, fill].map { item in
        Picture(
          [Scenes.layer([Scenes.layer([item]) { $0.opacity = 0.6 }], change)], width: 60, height: 80
        )
      }
      #expect(pictures[0].bytes == pictures[1].bytes, "\(name)")
      #expect(Set(pictures[0].bytes).count > 2, "\(name)")
    }
  }

  @Test("A layer that moves it by whole pixels moves the picture, by the sum of both places")
  func moving() {
    let (image, _) = both(x: 7, y: 9, scale: 1)
    let moved = Scenes.layer([image]) {
      $0.transform = ProjectionTransform(CGAffineTransform(translationX: 20, y: -4))
    }
    #expect(
      Picture([moved], width: 60, height: 80).bytes
        == Picture([both(x: 27, y: 5, scale: 1).image], width: 60, height: 80).bytes)
  }

  @Test("Between pixels, to the side or below, it is mixed with its neighbours, and lies on none")
  func between() {
    func picture(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
      Picture([both(x: x, y: y, scale: 1).image], width: 60, height: 80).bytes
    }
    let onPixels = [picture(27, 5), picture(28, 5), picture(27, 6)]
    #expect(!onPixels.contains(picture(27.5, 5)))
    #expect(!onPixels.contains(picture(27, 5.5)))
  }

  @Test("Only where a sprite was and is the next picture of a sequence is painted")
  func sequence() {
    let painter = Painter(jobs: 1)
    let sequence = PictureSequence()
    let bitmap = Bitmap(width: 60, height: 400)
    func paint(y: CGFloat) -> [PixelRect] {
      let items = [both(x: 3, y: 300, scale: 1).image, both(x: 3, y: y, scale: 1).image]
      let changes = painter.paint(
        DisplayList(items), into: bitmap, scale: 1, background: .white, of: sequence)
      let whole = Bitmap(width: 60, height: 400)
      painter.paint(DisplayList(items), into: whole, scale: 1, background: .white)
      #expect(bitmap.unpaddedPixels == whole.unpaddedPixels)
      return changes
    }
    _ = paint(y: 5)
    #expect(paint(y: 5).isEmpty)
    let changes = paint(y: 70)
    #expect(!changes.isEmpty && changes.allSatisfy { $0.y1 <= 128 })
  }
}
