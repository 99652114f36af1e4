import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Where letters stand in containers")
@MainActor
struct NSLayoutManagerTests {
  private let font = UIFont.systemFont(ofSize: 20)

  /// A text in containers of these sizes. As in UIKit the text holds the manager, and not the other way round.
  private func stack(_ text: String, _ sizes: CGSize...) -> (
    storage: NSTextStorage, manager: NSLayoutManager
  ) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    for size in sizes { manager.addTextContainer(NSTextContainer(size: size)) }
    storage.addLayoutManager(manager)
    return (storage, manager)
  }

  private func width(_ text: String) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  private let wide = CGSize(width: 600, height: 400)
  private let lines = "one two three four five six seven eight nine ten"

  @Test("What is used is as large as the text, with the container's padding at both sides")
  func usedRect() {
    let (storage, manager) = stack("Hello", wide)
    let used = manager.usedRect(for: manager.textContainers[0])
    let size = storage.size()
    #expect(abs(used.width - size.width - 10) < 1 && abs(used.height - size.height) < 1)
    #expect(manager.numberOfGlyphs == 5)
  }

  @Test("A word is covered from where the letters before it end")
  func boundingRect() {
    let (storage, manager) = stack("Hello World", wide)
    defer { withExtendedLifetime(storage) {} }
    let cover = manager.boundingRect(
      forGlyphRange: NSRange(location: 6, length: 5), in: manager.textContainers[0])
    #expect(abs(cover.minX - 5 - width("Hello ")) < 1)
    #expect(abs(cover.width - width("World")) < 1)
  }

  @Test("A point finds the letter at it, and how far through it the point is")
  func points() {
    let (storage, manager) = stack("Hello World", wide)
    defer { withExtendedLifetime(storage) {} }
    let container = manager.textContainers[0]
    for index in 0..<11 where index != 5 {
      let cover = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: container)
      var fraction: CGFloat = 0
      let found = manager.characterIndex(
        for: CGPoint(x: cover.minX + cover.width / 4, y: cover.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(found == index)
      #expect(abs(fraction - 0.25) < 0.01)
    }
    #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 5), in: container) == 10)
  }

  @Test("Lines follow one another without gaps, and all letters are in one")
  func fragments() {
    let (storage, manager) = stack(lines, CGSize(width: 120, height: 1000))
    var bottom: CGFloat = 0
    var next = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, _, range, _ in
      #expect(abs(rect.minY - bottom) < 0.01 && rect.width == 120)
      #expect(range.location == next)
      #expect(used.width <= 120.01 && used.minX >= 0)
      bottom = rect.maxY
      next = range.location + range.length
    }
    #expect(next == storage.length && bottom > 3 * font.lineHeight)
    let one = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let place = manager.location(forGlyphAt: 0)
    #expect(place.x == 5 && place.y > one.height / 2 && place.y < one.height)
  }

  @Test("The walk over lines ends where its block says so")
  func stopping() {
    let (storage, manager) = stack(lines, CGSize(width: 120, height: 1000))
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test("What has no room in a container goes on in the next one")
  func twoContainers() {
    let room = CGSize(width: 120, height: font.lineHeight * 2.5)
    let (storage, manager) = stack(lines, room, CGSize(width: 120, height: 1000))
    let first = manager.glyphRange(for: manager.textContainers[0])
    let second = manager.glyphRange(for: manager.textContainers[1])
    #expect(first.location == 0 && first.length > 0)
    #expect(second.location == first.length)
    #expect(second.location + second.length == storage.length)
    #expect(manager.usedRect(for: manager.textContainers[0]).height <= room.height)
    #expect(
      manager.textContainer(forGlyphAt: second.location, effectiveRange: nil)
        === manager.textContainers[1])
  }

  @Test("An edit of the text is laid out when something is asked again")
  func edits() {
    let (storage, manager) = stack("a", wide)
    let before = manager.usedRect(for: manager.textContainers[0]).width
    storage.append(NSAttributedString(string: "bc", attributes: [.font: font]))
    let after = manager.usedRect(for: manager.textContainers[0]).width
    #expect(abs(after - before - width("abc") + width("a")) < 1)
  }

  @Test("A selection over several lines reaches to the container's edges between them")
  func enclosingRects() {
    let (storage, manager) = stack(lines, CGSize(width: 120, height: 1000))
    let range = NSRange(location: 2, length: storage.length - 4)
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: range, withinSelectedGlyphRange: range, in: manager.textContainers[0]
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count > 2)
    #expect(rects.first!.minX > 5 && rects.first!.maxX == 120)
    #expect(rects[1].minX == 0 && rects[1].maxX == 120)
    #expect(rects.last!.minX == 0 && rects.last!.maxX < 120)
  }

  @Test("A part of the letters is drawn where it stands among all of them")
  func drawingParts() {
    let (storage, manager) = stack("mmmm", wide)
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    let cover = manager.boundingRect(
      forGlyphRange: NSRange(location: 2, length: 1), in: manager.textContainers[0])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 30), format: format)
      .image { _ in
        manager.drawGlyphs(forGlyphRange: NSRange(location: 2, length: 1), at: .zero)
      }
    let bitmap = image.cgImage!.bitmap
    let columns = (0..<100).filter { x in
      (0..<30).contains { y in
        bitmap.bytes.load(fromByteOffset: y * bitmap.rowBytes + x * 4 + 3, as: UInt8.self) > 0
      }
    }
    #expect(!columns.isEmpty)
    #expect(CGFloat(columns.first!) >= cover.minX - 1 && CGFloat(columns.last!) <= cover.maxX + 1)
  }
}
