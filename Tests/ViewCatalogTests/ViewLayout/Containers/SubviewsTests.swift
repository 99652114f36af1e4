import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

private struct IsWideKey: ContainerValueKey { static var defaultValue: Bool { false } }
extension ContainerValues {
  fileprivate var isWide: Bool {
    get { self[IsWideKey.self] }
    set { self[IsWideKey.self] = newValue }
  }
}

@Suite("Containers of one's own")
@MainActor
struct SubviewsTests {
  @Test("A group hands over the single views, loops and conditions taken apart")
  func group() {
    let probe = LayoutProbe(100, 200) {
      Group(
        subviews: Group {
          Box("a", 10, 10)
          ForEach(0..<2) { Box("r\($0)", 10, 10) }
        }
      ) { subviews in
        VStack(spacing: 0) {
          subviews.last
          Box("count", CGFloat(subviews.count), 10)
          subviews.dropLast()
        }
      }
    }
    #expect(probe.size("count")?.width == 3)
    let tops = ["r1", "count", "a", "r0"].map { probe.frame($0)!.minY }
    #expect(tops == [80, 90, 100, 110])
  }

  @Test(
    "What a container sets around one of its views holds for that view alone, but for what it sets itself"
  )
  func environment() {
    final class Seen { var sizes: [String: DynamicTypeSize] = [:] }
    let seen = Seen()
    let probe = LayoutProbe(100, 100) {
      Group(
        subviews: Group {
          SizeReader { seen.sizes["a"] = $0 }
          ForEach(0..<2) { row in SizeReader { seen.sizes["r\(row)"] = $0 } }
          SizeReader { seen.sizes["own"] = $0 }.dynamicTypeSize(.xSmall)
        }
      ) { subviews in
        VStack(spacing: 0) {
          subviews[0].dynamicTypeSize(.xxLarge)
          subviews[1]
          subviews[2].dynamicTypeSize(.small)
          subviews[3].dynamicTypeSize(.small)
        }
      }
      .dynamicTypeSize(.medium)
    }
    probe.step()
    #expect(seen.sizes == ["a": .xxLarge, "r0": .medium, "r1": .small, "own": .xSmall])
  }

  @Test("A loop over subviews puts each into a row, which knows what the view says of itself")
  func forEach() {
    let probe = LayoutProbe(100, 100) {
      VStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Box("a", 10, 10)
            Box("b", 10, 10).containerValue(\.isWide, true).tag("second")
          }
        ) { subview in
          subview.padding(.horizontal, subview.containerValues.isWide ? 20 : 0)
          Box(subview.containerValues.tag(for: String.self) ?? "none", 10, 10)
        }
      }
      .background(Box("back"))
    }
    #expect(probe.names.filter { $0 != "back" } == ["a", "none", "b", "second"])
    #expect(probe.frame("back")?.size == CGSize(width: 50, height: 40))
  }

  @Test("Rows leave a collection and move in it as lists say")
  func rows() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: [1, 3], toOffset: 5)
    #expect(letters == ["a", "c", "e", "b", "d"])
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(letters == ["d", "a", "c", "e", "b"])
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["a", "e", "b"])
  }

  @Test("Room around a scene is 16 points")
  func scenePadding() {
    let probe = LayoutProbe(100, 100) { Box("a").scenePadding() }
    #expect(probe.frame("a") == rect(16, 16, 68, 68))
  }
}

/// Tells the size of text where it stands.
private struct SizeReader: View {
  let read: (DynamicTypeSize) -> Void
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    read(size)
    return Box("size", 10, 10)
  }
}
