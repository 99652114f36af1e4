import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Pictures one after another on the same bitmaps")
struct PictureSequenceTests {
  private static let (width, height) = (90, 300)

  private let painter = Painter(jobs: 2)
  private let sequence = PictureSequence()

  private func rows(_ bitmap: Bitmap) -> [Data] {
    (0..<bitmap.height).map {
      Data(bytes: bitmap.bytes + $0 * bitmap.rowBytes, count: bitmap.width * 4)
    }
  }

  private func whole(_ list: DisplayList, _ background: ColorComponents) -> [Data] {
    let bitmap = Bitmap(width: Self.width, height: Self.height)
    painter.paint(list, into: bitmap, scale: 1, background: background)
    return rows(bitmap)
  }

  /// Something else in a random place, or something more or less, or nothing.
  private func change(_ items: inout [DisplayItem], _ maker: inout ListMaker) {
    let place = maker.pick(items.count + 1)
    switch maker.pick(5) {
    case 0: items.insert(contentsOf: maker.items(depth: 2).prefix(1), at: place)
    case 1 where place < items.count: items.remove(at: place)
    case 2 where place < items.count: items[place] = maker.items(depth: 2)[0]
    case 3 where place < items.count:
      var effect = LayerEffect()
      effect.transform = ProjectionTransform(
        CGAffineTransform(translationX: 0, y: CGFloat(maker.pick(40))))
      effect.opacity = Double(maker.pick(3)) / 2
      items[place] = .layer(Layer(effect, DisplayList([items[place]])))
    default: break
    }
  }

  @Test(
    "Whatever changes, each bitmap shows what a whole picture shows, and the rest is as before",
    arguments: 0..<60)
  func randomChanges(seed: Int) {
    var maker = ListMaker(seed: UInt64(seed) &+ 4_000)
    let bitmaps = (0..<3).map { _ in Bitmap(width: Self.width, height: Self.height) }
    var items = (0..<4).flatMap { _ in maker.items(depth: 2) }
    var background = ColorComponents.white
    var before: [Data]?
    for step in 0..<12 {
      change(&items, &maker)
      if maker.pick(12) == 0 { background = maker.color() }
      let list = DisplayList(items)
      let bitmap = bitmaps[maker.pick(3)]
      let changes = painter.paint(
        list, into: bitmap, scale: 1, background: background, of: sequence)
      let (shown, expected) = (rows(bitmap), whole(list, background))
      #expect(shown == expected, "step \(step) of \(seed): \(list)")
      for row in shown.indices where before != nil && before![row] != shown[row] {
        #expect(changes.contains { $0.y0 <= row && row < $0.y1 }, "row \(row) of step \(step)")
      }
      before = shown
    }
  }

  /// Stripes all over, and a square that is `y` below the top.
  private func stripes(square y: CGFloat) -> DisplayList {
    let stripes = (0..<10).map {
      Scenes.fill(Scenes.rect(0, CGFloat($0) * 30 + 4, 90, 20), .color(.red))
    }
    return DisplayList(stripes + [Scenes.fill(Scenes.circle(45, y, 8), .color(.black))])
  }

  @Test("Only where something moves the picture is painted, and said to have changed")
  func damage() {
    let bitmap = Bitmap(width: Self.width, height: Self.height)
    func paint(_ list: DisplayList) -> [PixelRect] {
      painter.paint(list, into: bitmap, scale: 1, background: .white, of: sequence)
    }
    let all = PixelRect(x0: 0, y0: 0, x1: Self.width, y1: Self.height)
    #expect(paint(stripes(square: 100)) == [all])
    // Marks that a painter of the whole picture would paint over.
    for row in [0, 50, 200, 299] { memset(bitmap.bytes + row * bitmap.rowBytes, 77, 4) }
    // Bands are 32 rows high: the circle leaves rows 92..<108 for 97..<113.
    #expect(paint(stripes(square: 105)) == [PixelRect(x0: 0, y0: 64, x1: Self.width, y1: 128)])
    for row in [0, 50, 200, 299] {
      #expect(rows(bitmap)[row].prefix(4) == Data(repeating: 77, count: 4))
    }
    #expect(
      rows(bitmap)[70...].prefix(50).elementsEqual(whole(stripes(square: 105), .white)[70..<120]))
    #expect(paint(stripes(square: 105)).isEmpty)
  }

  @Test("A bitmap that was passed over catches up")
  func turns() {
    let bitmaps = (0..<2).map { _ in Bitmap(width: Self.width, height: Self.height) }
    func paint(_ y: CGFloat, on index: Int) {
      _ = painter.paint(
        stripes(square: y), into: bitmaps[index], scale: 1, background: .white, of: sequence)
    }
    paint(20, on: 0)
    paint(120, on: 1)
    for y in [150, 200, 280] as [CGFloat] { paint(y, on: 1) }
    paint(281, on: 0)
    #expect(rows(bitmaps[0]) == whole(stripes(square: 281), .white))
  }
}
