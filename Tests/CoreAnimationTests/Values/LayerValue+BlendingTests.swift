import DrawingCommands
import Foundation
import Geometry
import Testing

@testable import CoreAnimation

@Suite("Values of layers, blended, added and measured")
struct LayerValueBlendingTests {
  private let from = CGRect(x: 0, y: 10, width: 20, height: 30)
  private let to = CGRect(x: 10, y: 30, width: 60, height: 0)

  @Test("Numbers, places, sizes and rectangles blend number by number, beyond the ends too")
  func numbers() {
    #expect(LayerValue.number(2).blended(with: .number(6), 0.25).equals(.number(3)))
    #expect(LayerValue.number(2).blended(with: .number(6), 1.5).equals(.number(8)))
    #expect(
      LayerValue.point(.zero).blended(with: .point(CGPoint(x: 4, y: 8)), 0.5)
        .equals(.point(CGPoint(x: 2, y: 4))))
    #expect(
      LayerValue.size(.zero).blended(with: .size(CGSize(width: 4, height: 8)), 0.75)
        .equals(.size(CGSize(width: 3, height: 6))))
    #expect(
      LayerValue.rect(from).blended(with: .rect(to), 0.5)
        .equals(.rect(CGRect(x: 5, y: 20, width: 40, height: 15))))
  }

  @Test("Lists of equal length blend item by item, others change half way")
  func lists() {
    let list = LayerValue.numbers([0, 10])
    #expect(list.blended(with: .numbers([10, 20]), 0.5).equals(.numbers([5, 15])))
    #expect(list.blended(with: .numbers([1]), 0.49).equals(list))
    #expect(list.blended(with: .numbers([1]), 0.5).equals(.numbers([1])))
    #expect(LayerValue.flag(false).blended(with: .flag(true), 0.4).equals(.flag(false)))
    #expect(LayerValue.flag(false).blended(with: .flag(true), 0.6).equals(.flag(true)))
  }

  @Test("Colours blend by their components, and are never more than opaque")
  func colors() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let clear = CGColor(red: 0, green: 0, blue: 1, alpha: 0)
    let half = red.blended(with: clear, 0.5).components ?? []
    #expect(zip(half, [0.5, 0, 0.5, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(red.blended(with: clear, -1).alpha == 1)
    #expect(red.blended(with: clear, 2).alpha == 0)
  }

  @Test("Paths of the same steps blend point by point; of others the second one is shown")
  func paths() {
    let box = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let large = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil)
    #expect(
      box.blended(with: large, 0.5)?.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 10))
    let round = CGPath(ellipseIn: from, transform: nil)
    #expect(box.blended(with: round, 0.5) == nil)
    let shown = CGPath.from(LayerValue.path(box).blended(with: .path(round), 0.1))
    #expect(shown?.boundingBox == round.boundingBox)
  }

  @Test("A value is what is left when another is taken from their sum")
  func sums() throws {
    let pairs: [(LayerValue, LayerValue)] = [
      (.number(3), .number(4)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 5, y: -2))),
      (.size(CGSize(width: 1, height: 2)), .size(CGSize(width: 3, height: 4))),
      (.rect(from), .rect(to)), (.numbers([1, 2]), .numbers([3, 4])),
    ]
    for (value, other) in pairs {
      let rest = try #require(value.adding(other).subtracting(other))
      #expect(rest.equals(value))
    }
    #expect(LayerValue.flag(true).subtracting(.flag(false)) == nil)
  }

  @Test("Sums of transforms are one after the other, and can be undone")
  func transformSums() throws {
    let turn = LayerValue.transform(CATransform3DMakeRotation(0.3, 0, 0, 1))
    let twice = try #require(CATransform3D.from(turn.adding(turn)))
    #expect(abs(atan2(Double(twice.m12), Double(twice.m11)) - 0.6) < 1e-9)
    let none = try #require(turn.subtracting(turn).flatMap(CATransform3D.from))
    #expect(abs(none.m11 - 1) < 1e-12 && abs(none.m12) < 1e-12)
  }

  @Test("Repetitions add up")
  func repetitions() {
    #expect(LayerValue.number(2).repeated(3).equals(.number(6)))
    #expect(LayerValue.number(2).repeated(1).equals(.number(2)))
    #expect(LayerValue.number(2).repeated(0).equals(.number(2)))
  }

  @Test("Distances are those of geometry, and 1 where nothing lies between")
  func distances() {
    #expect(LayerValue.number(2).distance(to: .number(-3)) == 5)
    #expect(LayerValue.point(.zero).distance(to: .point(CGPoint(x: 3, y: 4))) == 5)
    #expect(
      LayerValue.rect(.zero).distance(to: .rect(CGRect(x: 3, y: 4, width: 0, height: 12))) == 13)
    #expect(LayerValue.flag(false).distance(to: .flag(true)) == 1)
    let (black, white) = (
      LayerValue.color(CGColor(gray: 0, alpha: 1)), LayerValue.color(CGColor(gray: 1, alpha: 1))
    )
    #expect(abs(black.distance(to: white) - 3.0.squareRoot()) < 1e-6)
  }
}
