import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Layers")
struct LayerTests {
  private func spark() -> DisplayItem {
    Scenes.layer([Scenes.fill(Scenes.circle(0, 0, 6), .color(.red))]) {
      $0.filters = [.blur(radius: 2, isOpaque: false)]
    }
  }

  private func placed(_ item: DisplayItem, _ x: CGFloat, _ y: CGFloat) -> DisplayItem {
    Scenes.layer([item]) {
      $0.transform = ProjectionTransform(CGAffineTransform(translationX: x, y: y))
      $0.opacity = 0.7
    }
  }

  @Test("One layer at many places looks like as many layers")
  func sharedLayer() {
    let places: [(CGFloat, CGFloat)] = (0..<12).map { index in
      (CGFloat(index * 7 % 60), CGFloat(index * 13 % 50))
    }
    let one = spark()
    let shared = Picture(places.map { placed(one, $0.0, $0.1) }, width: 64, height: 64)
    let apart = Picture(places.map { placed(spark(), $0.0, $0.1) }, width: 64, height: 64)
    #expect(shared.bytes == apart.bytes)
  }

  @Test("A painter that has painted a layer before paints it the same again")
  func keptLayer() {
    let list = DisplayList([placed(spark(), 20, 20), placed(spark(), 30.5, 41)])
    let painter = Painter(jobs: 2)
    let bitmaps = (0..<8).map { _ in Bitmap(width: 64, height: 64) }
    for bitmap in bitmaps {
      painter.paint(list, into: bitmap, scale: 1, background: .white)
    }
    #expect(Set(bitmaps.map(\.unpaddedPixels)).count == 1)
  }

  @Test("One painter paints several pictures on several threads at once")
  func concurrentPaints() async {
    let painter = Painter(jobs: 2)
    let expected = Scenes.all.map {
      Picture($0.items, width: 100, height: 100).bitmap.unpaddedPixels
    }
    await withTaskGroup(of: (Int, Data).self) { group in
      for _ in 0..<3 {
        for (index, scene) in Scenes.all.enumerated() {
          group.addTask {
            let bitmap = Bitmap(width: 100, height: 100)
            painter.paint(DisplayList(scene.items), into: bitmap, scale: 1, background: .white)
            return (index, bitmap.unpaddedPixels)
          }
        }
      }
      for await (index, pixels) in group { #expect(pixels == expected[index]) }
    }
  }

  @Test("A mask scales what its layer holds by its alpha; an inverse one by what is left")
  func masks() {
    let half = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0.25)
    for (isInverted, expected) in [(false, 64), (true, 191)] {
      let picture = Picture(
        [
          Scenes.layer([Scenes.fill(Scenes.rect(0, 0, 4, 4), .color(.black))]) {
            $0.mask = DisplayList([Scenes.fill(Scenes.rect(0, 0, 4, 4), .color(half))])
            $0.isMaskInverted = isInverted
          }
        ], width: 4, height: 4, background: .clear)
      #expect(abs(picture.pixel(2, 2)[3] - expected) <= 1)
    }
  }

  @Test("An empty mask hides all, an empty inverse mask nothing")
  func emptyMasks() {
    for (isInverted, expected) in [(false, 0), (true, 255)] {
      let picture = Picture(
        [
          Scenes.layer([Scenes.fill(Scenes.rect(0, 0, 4, 4), .color(.black))]) {
            $0.mask = DisplayList()
            $0.isMaskInverted = isInverted
          }
        ], width: 4, height: 4, background: .clear)
      #expect(picture.pixel(2, 2)[3] == expected)
    }
  }

  @Test(
    "A blend mode reaches through plain layers to what lies beneath, and stays in isolated ones")
  func isolation() {
    for (isIsolated, expected) in [(false, [0, 0, 0, 255]), (true, [0, 0, 255, 255])] {
      let inner = Scenes.layer([Scenes.fill(Scenes.rect(0, 0, 4, 4), .color(.blue))]) {
        $0.blendMode = .multiply
      }
      let nothing = Scenes.fill(Scenes.rect(9, 9, 1, 1), .color(.red))
      let picture = Picture(
        [
          Scenes.fill(Scenes.rect(0, 0, 4, 4), .color(.red)),
          Scenes.layer([inner, nothing]) { $0.isIsolated = isIsolated },
        ], width: 4, height: 4)
      #expect(picture.pixel(1, 1) == expected)
    }
  }

  @Test("A half turn in depth shows the layer mirrored")
  func backFace() {
    var projection = ProjectionTransform()
    projection.m11 = -1
    projection.m31 = 20
    projection.m13 = 1e-9
    let picture = Picture(
      [
        Scenes.layer([
          Scenes.fill(Scenes.rect(0, 0, 10, 20), .color(.red)),
          Scenes.fill(Scenes.rect(10, 0, 10, 20), .color(.blue)),
        ]) { $0.transform = projection }
      ], width: 20, height: 20)
    #expect(picture.pixel(3, 10) == [0, 0, 255, 255])
    #expect(picture.pixel(16, 10) == [255, 0, 0, 255])
  }
}
