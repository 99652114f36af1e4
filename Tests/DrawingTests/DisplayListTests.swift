import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Display lists")
struct DisplayListTests {
  private let disc = DisplayList([Scenes.fill(Scenes.circle(0, 0, 6), .color(.red))])

  private func moved(_ list: DisplayList, x: CGFloat, y: CGFloat) -> DisplayItem {
    Scenes.layer(list.items) {
      $0.transform = ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    }
  }

  private func bytes(_ list: DisplayList) -> [UInt8] {
    Picture(list.items, width: 64, height: 64).bytes
  }

  @Test("A list appended at a place looks like a layer that moves it there")
  func appendedAtPlace() {
    var list = DisplayList()
    list.append(disc, at: CGPoint(x: 20.5, y: 30))
    #expect(bytes(list) == bytes(DisplayList([moved(disc, x: 20.5, y: 30)])))
  }

  @Test("What is appended to a list that was put somewhere stays where it was meant to be")
  func appendedAfterwards() {
    var list = DisplayList()
    list.append(disc, at: CGPoint(x: 20, y: 30))
    list.append(disc, at: CGPoint(x: 40, y: 10))
    list.append(moved(disc, x: 8, y: 8))
    let expected = [(20, 30), (40, 10), (8, 8)].map { moved(disc, x: $0.0, y: $0.1) }
    #expect(bytes(list) == bytes(DisplayList(expected)))
  }

  @Test("Places add up")
  func nestedPlaces() {
    var inner = DisplayList()
    inner.append(disc, at: CGPoint(x: 5, y: 7))
    var outer = DisplayList()
    outer.append(inner, at: CGPoint(x: 15, y: 23))
    #expect(bytes(outer) == bytes(DisplayList([moved(disc, x: 20, y: 30)])))
  }

  @Test("A layer scales and turns what was put at a place about its own origin")
  func layerAroundPlace() {
    var list = DisplayList()
    list.append(disc, at: CGPoint(x: 10, y: 6))
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(
      CGAffineTransform(scaleX: 2, y: 3).rotated(by: 0.3).translatedBy(x: 9, y: 1))
    let direct = DisplayList([.layer(Layer(effect, list))])
    let nested = DisplayList([.layer(Layer(effect, DisplayList([moved(disc, x: 10, y: 6)])))])
    #expect(bytes(direct) == bytes(nested))
  }

  @Test("A layer's clip stays where it is, whatever the place of its content")
  func clipAroundPlace() {
    var list = DisplayList()
    list.append(disc, at: CGPoint(x: 20, y: 20))
    var effect = LayerEffect()
    effect.clip = Clip(path: Path(CGRect(x: 0, y: 0, width: 20, height: 64)))
    let picture = Picture([.layer(Layer(effect, list))], width: 64, height: 64)
    let left = Picture(
      [.layer(Layer(effect, DisplayList([moved(disc, x: 20, y: 20)])))], width: 64, height: 64)
    #expect(picture.bytes == left.bytes)
  }
}
