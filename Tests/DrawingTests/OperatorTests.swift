import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Operators of graphics contexts")
struct OperatorTests {
  /// A red square with a half covered green one over its right half, combined in a layer of its own.
  private func picture(
    _ combination: CompositeOperator, isolated: Bool = false, opacity: Double = 1
  ) -> Picture {
    Picture(
      [
        Scenes.layer([
          Scenes.fill(Scenes.rect(0, 0, 20, 20), .color(.red)),
          Scenes.layer([Scenes.fill(Scenes.rect(10, 0, 20.5, 20), .color(.green))]) {
            $0.combination = combination
            $0.isIsolated = isolated
            $0.opacity = opacity
          },
        ]) { $0.isIsolated = true }
      ], width: 40, height: 20, background: .clear)
  }

  @Test("A shape's operator changes what the shape covers and nothing else")
  func bounded() {
    let (red, green, none) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 0, 0])
    // Over red, beside it, and red alone.
    let expected: [(CompositeOperator, [Int], [Int])] = [
      (.clear, none, none), (.copy, green, green), (.sourceIn, green, none),
      (.sourceOut, none, green), (.destinationIn, red, none), (.destinationAtop, red, green),
      (.xor, none, green),
    ]
    for (combination, over, beside) in expected {
      let picture = picture(combination)
      #expect(picture.pixel(15, 10) == over, "\(combination)")
      #expect(picture.pixel(25, 10) == beside, "\(combination)")
      #expect(picture.pixel(5, 10) == red, "\(combination)")
    }
    // The half covered column keeps half of what was there.
    #expect(picture(.copy).pixel(30, 10) == [0, 128, 0, 128])
  }

  @Test("A layer's operator changes all that the clip lets through")
  func unbounded() {
    #expect(picture(.copy, isolated: true, opacity: 0.5).pixel(5, 10)[3] != 255)
    let group = Picture(
      [
        Scenes.layer([
          Scenes.fill(Scenes.rect(0, 0, 40, 20), .color(.red)),
          Scenes.layer([
            Scenes.fill(Scenes.rect(10, 0, 4, 20), .color(.green)),
            Scenes.fill(Scenes.rect(12, 0, 4, 20), .color(.green)),
          ]) {
            $0.combination = .destinationIn
            $0.isIsolated = true
            $0.clip = Clip(path: Scenes.rect(0, 0, 30, 20))
          },
        ]) { $0.isIsolated = true }
      ], width: 40, height: 20, background: .clear)
    #expect(group.pixel(12, 10) == [255, 0, 0, 255])
    #expect(group.pixel(5, 10) == [0, 0, 0, 0])
    #expect(group.pixel(35, 10) == [255, 0, 0, 255])
  }

  @Test("Several shapes under one operator are combined one after the other")
  func distributed() {
    let picture = Picture(
      [
        Scenes.layer([
          Scenes.fill(Scenes.rect(0, 0, 20, 20), .color(.red)),
          Scenes.layer([
            Scenes.fill(Scenes.rect(0, 0, 10, 20), .color(.green)),
            Scenes.fill(Scenes.rect(5, 0, 10, 20), .color(.green)),
          ]) { $0.combination = .xor },
        ]) { $0.isIsolated = true }
      ], width: 20, height: 20, background: .clear)
    #expect(picture.pixel(2, 10) == [0, 0, 0, 0])
    #expect(picture.pixel(7, 10) == [0, 255, 0, 255])
    #expect(picture.pixel(17, 10) == [255, 0, 0, 255])
  }
}
