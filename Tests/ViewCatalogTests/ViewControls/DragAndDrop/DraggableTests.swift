import Foundation
import Geometry
import Testing

@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Views that are carried to others")
struct DraggableTests {
  private struct Drop: Equatable {
    var texts: [String]
    var place: CGPoint
  }

  private let drops = Noted<[Drop]>([])
  private let targeted = Noted<[Bool]>([])

  /// The source on the left, a place for texts on the right, with one for numbers inside.
  private func probe() -> LayoutProbe {
    let (drops, targeted) = (drops, targeted)
    return LayoutProbe(300, 100) {
      HStack(spacing: 0) {
        Box("source", 100, 100).draggable("hello")
        ZStack {
          Box("target", 200, 100)
          Box("numbers", 40, 40).dropDestination(for: Data.self) { _, _ in true }
        }
        .dropDestination(for: String.self) { texts, place in
          drops.value.append(Drop(texts: texts, place: place))
          return true
        } isTargeted: {
          targeted.value.append($0)
        }
      }
    }
  }

  private func carry(_ probe: LayoutProbe, rest: Double, to end: CGPoint) {
    probe.press(CGPoint(x: 50, y: 50))
    probe.run(rest)
    for part in 1...5 {
      let fraction = CGFloat(part) / 5
      probe.move(CGPoint(x: 50 + (end.x - 50) * fraction, y: 50 + (end.y - 50) * fraction))
    }
    probe.run(0.1)
  }

  @Test(
    "A finger that rests picks a view up, and the view below gets what it carries where it is let go"
  )
  func carried() {
    let probe = probe()
    carry(probe, rest: 0.6, to: CGPoint(x: 220, y: 30))
    #expect(targeted.value == [true])
    #expect(probe.windowElementCount("source") == 2)
    probe.release(CGPoint(x: 220, y: 30))
    probe.run(0.5)
    #expect(drops.value == [Drop(texts: ["hello"], place: CGPoint(x: 120, y: 30))])
    #expect(targeted.value == [true, false])
    #expect(probe.windowElementCount("source") == 1)
  }

  @Test("A view that takes other things lets it through to the one around")
  func otherTypes() {
    let probe = probe()
    carry(probe, rest: 0.6, to: CGPoint(x: 200, y: 50))
    probe.release(CGPoint(x: 200, y: 50))
    #expect(drops.value.map(\.texts) == [["hello"]])
  }

  @Test("A finger that moves at once picks nothing up; one that lets go elsewhere drops nothing")
  func nothing() {
    let quick = probe()
    carry(quick, rest: 0.1, to: CGPoint(x: 220, y: 30))
    quick.release(CGPoint(x: 220, y: 30))
    let back = probe()
    carry(back, rest: 0.6, to: CGPoint(x: 220, y: 30))
    back.move(CGPoint(x: 50, y: 50))
    back.release(CGPoint(x: 50, y: 50))
    #expect(drops.value.isEmpty)
    #expect(targeted.value == [true, false])
  }

  @Test("What a provider holds is a value of its type; an address is a text where texts are wanted")
  func conversions() {
    #expect(DragItem([NSItemProvider(object: "a")]).values(of: String.self) == ["a"])
    #expect(DragItem([NSItemProvider(object: NSString("a"))]).values(of: String.self) == ["a"])
    let address = URL(string: "https://example.com")!
    #expect(DragItem([address]).values(of: String.self) == ["https://example.com"])
    #expect(DragItem([address]).values(of: URL.self) == [address])
    #expect(DragItem(["a"]).values(of: URL.self).isEmpty)
  }
}

extension LayoutProbe {
  /// How often a box of that name is in the window, what is in front counted too.
  fileprivate func windowElementCount(_ name: String) -> Int {
    func all(_ element: Element) -> [Element] { [element] + element.childElements.flatMap(all) }
    return host.windowElements.flatMap(all).count {
      ($0.node as? LeafNode<Box>)?.view.name == name && $0.childElements.isEmpty
    }
  }
}
