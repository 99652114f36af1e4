import CoreAnimation
import DrawingCommands
import Foundation
import Geometry
import Testing
import UIKit

@Suite("Layers of text")
@MainActor
struct CATextLayerTests {
  /// The rows and columns in which a text of 20 points is drawn in 100 x 100 points.
  private func ink(_ change: (CATextLayer) -> Void) -> (
    rows: ClosedRange<Int>, columns: ClosedRange<Int>
  )? {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (layer.string, layer.fontSize) = ("Ill", 20)
    change(layer)
    let stage = LayerStage(layer)
    var (rows, columns): ([Int], [Int]) = ([], [])
    for y in 0..<100 {
      for x in 0..<100 where stage.color(x, y)[3] > 100 {
        rows.append(y)
        columns.append(x)
      }
    }
    guard let top = rows.min(), let bottom = rows.max(), let left = columns.min(),
      let right = columns.max()
    else { return nil }
    return (top...bottom, left...right)
  }

  @Test("What a text layer begins with: 36 points, white, in one line, from the leading side")
  func standard() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36 && layer.foregroundColor?.alpha == 1)
    #expect(!layer.isWrapped && layer.alignmentMode == .natural && layer.truncationMode == .none)
    #expect(layer.string == nil)
  }

  @Test("A text stands at the upper left corner, on the other side, or in the middle")
  func alignment() throws {
    let left = try #require(ink { _ in })
    #expect(left.columns.lowerBound < 8 && left.rows.upperBound < 30)
    let right = try #require(ink { $0.alignmentMode = .right })
    #expect(right.columns.upperBound > 92)
    let center = try #require(ink { $0.alignmentMode = .center })
    #expect(abs(center.columns.lowerBound + center.columns.upperBound - 99) <= 4)
    #expect(abs(left.columns.count - right.columns.count) <= 1)
  }

  @Test("Twice the size is twice as high")
  func size() throws {
    let (small, large) = (try #require(ink { _ in }), try #require(ink { $0.fontSize = 40 }))
    #expect(abs(large.rows.count - 2 * small.rows.count) <= 2)
  }

  @Test("A long text goes on in the next line only where it is wrapped")
  func wrapping() throws {
    let long = "Ill Ill Ill Ill Ill Ill Ill"
    let one = try #require(ink { $0.string = long })
    #expect(one.rows.count < 24)
    let wrapped = try #require(ink { ($0.string, $0.isWrapped) = (long, true) })
    #expect(wrapped.rows.count > 32)
  }

  @Test("Attributes of a text are its own, whatever the layer's size and colour")
  func attributed() throws {
    let text = NSAttributedString(
      string: "Ill", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let (own, large) = (
      try #require(ink { $0.string = text }), try #require(ink { $0.fontSize = 40 })
    )
    #expect(own.rows.count == large.rows.count)
  }

  @Test("Without a text nothing is drawn")
  func empty() {
    #expect(ink { $0.string = nil } == nil)
    #expect(ink { $0.string = "" } == nil)
  }
}
