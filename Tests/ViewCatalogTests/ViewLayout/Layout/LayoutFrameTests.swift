import Foundation
import Geometry
import Motion
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct LayoutFrameTests {
  private func size(_ proposal: ProposedViewSize, @ViewBuilder _ view: () -> some View) -> CGSize {
    let probe = LayoutProbe { view() }
    let root = probe.host.rootNode.elements[0].childElements[0]
    return root.size(for: proposal)
  }

  @Test("A fixed frame has its size whatever is offered and whatever is inside")
  func fixedFrame() {
    let view = { Box("a", 50, 50).frame(width: 30, height: 20) }
    #expect(size(.zero, view) == CGSize(width: 30, height: 20))
    #expect(size(.infinity, view) == CGSize(width: 30, height: 20))
    #expect(size(.unspecified, view) == CGSize(width: 30, height: 20))
  }

  @Test("A frame with one length takes the other from its content")
  func halfFixedFrame() {
    #expect(
      size(.init(width: 100, height: 60)) { Box("a").frame(width: 30) }
        == CGSize(width: 30, height: 60))
    #expect(
      size(.init(width: 100, height: 60)) { Box("a", 7, 9).frame(height: 30) }
        == CGSize(width: 7, height: 30))
  }

  @Test("Content larger than its frame sticks out on all sides")
  func overflowingFrame() {
    let probe = LayoutProbe { Box("a", 50, 40).frame(width: 30, height: 20) }
    #expect(probe.frame("a") == rect(75, 30, 50, 40))
  }

  @Test(
    "Content lies at the frame's alignment",
    arguments: [
      (Alignment.topLeading, rect(60, 20, 10, 10)), (.top, rect(95, 20, 10, 10)),
      (.trailing, rect(130, 45, 10, 10)),
      (.bottomTrailing, rect(130, 70, 10, 10)), (.center, rect(95, 45, 10, 10)),
      (.leading, rect(60, 45, 10, 10)),
    ])
  func frameAlignment(_ alignment: Alignment, _ place: CGRect) {
    let probe = LayoutProbe { Box("a", 10, 10).frame(width: 80, height: 60, alignment: alignment) }
    #expect(probe.frame("a") == place)
  }

  @Test("A frame with a negative or endless length is as one without")
  func invalidFrame() {
    #expect(
      size(.init(width: 100, height: 60)) { Box("a", 7, 9).frame(width: .infinity) }
        == CGSize(width: 7, height: 9))
    #expect(
      size(.init(width: 100, height: 60)) { Box("a").frame(width: -5, height: 5) }
        == CGSize(width: 0, height: 5))
  }

  @Test("A frame without limits is as large as its content")
  func noLimits() {
    #expect(
      size(.init(width: 100, height: 60)) { Box("a", 7, 9).frame(minWidth: nil) }
        == CGSize(width: 7, height: 9))
  }

  @Test("A frame that may grow without end takes all that is offered")
  func maxInfinity() {
    #expect(
      size(.init(width: 100, height: 60)) { Box("a", 7, 9).frame(maxWidth: .infinity) }
        == CGSize(width: 100, height: 9))
    #expect(
      size(.init(width: 100, height: 60)) {
        Box("a", 7, 9).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
        == CGSize(width: 100, height: 60))
  }

  @Test("A frame with a largest length only takes what is offered up to it")
  func maxOnly() {
    #expect(size(.init(width: 100, height: 60)) { Box("a", 7, 9).frame(maxWidth: 50) }.width == 50)
    #expect(size(.init(width: 30, height: 60)) { Box("a", 7, 9).frame(maxWidth: 50) }.width == 30)
    #expect(size(.init(width: 30, height: 60)) { Box("a", 70, 9).frame(maxWidth: 50) }.width == 50)
  }

  @Test("A frame with a least length only takes its content's length but no less")
  func minOnly() {
    #expect(size(.init(width: 100, height: 60)) { Box("a", 7, 9).frame(minWidth: 50) }.width == 50)
    #expect(size(.init(width: 100, height: 60)) { Box("a", 70, 9).frame(minWidth: 50) }.width == 70)
    #expect(size(.init(width: 60, height: 60)) { Box("a", 70, 9).frame(minWidth: 50) }.width == 60)
    #expect(size(.init(width: 20, height: 60)) { Box("a", 70, 9).frame(minWidth: 50) }.width == 50)
  }

  @Test("A frame with both limits takes what is offered, between them")
  func bothLimits() {
    let view = { Box("a", 7, 9).frame(minWidth: 20, maxWidth: 50) }
    #expect(size(.init(width: 100, height: 60), view).width == 50)
    #expect(size(.init(width: 35, height: 60), view).width == 35)
    #expect(size(.init(width: 5, height: 60), view).width == 20)
  }

  @Test(
    "Where nothing is offered a frame takes its ideal length, else its content's between the limits"
  )
  func idealFrame() {
    #expect(
      size(.unspecified) { Box("a").frame(idealWidth: 120, idealHeight: 40) }
        == CGSize(width: 120, height: 40))
    #expect(
      size(.unspecified) { Box("a", 7, 9).frame(minWidth: 20, maxWidth: 50) }
        == CGSize(width: 20, height: 9))
    #expect(
      size(.unspecified) { Box("a", 70, 9).frame(maxWidth: 50) } == CGSize(width: 50, height: 9))
    #expect(
      size(.unspecified) { Box("a", 7, 9).frame(maxWidth: .infinity) }
        == CGSize(width: 7, height: 9))
  }

  @Test("Limits in the wrong order: the least length holds")
  func wrongOrder() {
    #expect(
      size(.init(width: 100, height: 60)) { Box("a", 7, 9).frame(minWidth: 80, maxWidth: 50) }.width
        == 80)
  }

  @Test("Content of a growing frame lies at its alignment")
  func growingFrameAlignment() {
    let probe = LayoutProbe { Box("a", 20, 10).frame(maxWidth: .infinity, alignment: .leading) }
    #expect(probe.frame("a") == rect(0, 45, 20, 10))
  }

  @Test("Padding adds 16 points on each edge, or what it is told")
  func padding() {
    #expect(size(.unspecified) { Box("a", 10, 10).padding() } == CGSize(width: 42, height: 42))
    #expect(size(.unspecified) { Box("a", 10, 10).padding(5) } == CGSize(width: 20, height: 20))
    #expect(
      size(.unspecified) { Box("a", 10, 10).padding(.horizontal, 5) }
        == CGSize(width: 20, height: 10))
    #expect(
      size(.unspecified) { Box("a", 10, 10).padding([.top, .leading]) }
        == CGSize(width: 26, height: 26))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      size(.unspecified) { Box("a", 10, 10).padding(insets) } == CGSize(width: 16, height: 14))
  }

  @Test("Padded content is offered less and lies inside")
  func paddingPlacement() {
    let probe = LayoutProbe {
      Box("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(probe.frame("a") == rect(2, 1, 194, 96))
  }

  @Test("Negative padding lets content reach beyond its place")
  func negativePadding() {
    let probe = LayoutProbe { Box("a").padding(-10).frame(width: 100, height: 50) }
    #expect(probe.frame("a") == rect(40, 15, 120, 70))
  }

  @Test("A fixed size is the ideal one, along the axes it is fixed")
  func fixedSize() {
    #expect(
      size(.init(width: 100, height: 60)) { Box("a").fixedSize() } == CGSize(width: 10, height: 10))
    #expect(
      size(.init(width: 100, height: 60)) { Box("a").fixedSize(horizontal: true, vertical: false) }
        == CGSize(width: 10, height: 60))
  }

  @Test("An offset moves what is seen and leaves the place in the layout")
  func offset() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Box("a", 10, 10).offset(x: 5, y: -3); Box("b", 10, 10)
      }
    }
    #expect(probe.frame("a") == rect(95, 42, 10, 10))
    #expect(probe.frame("b") == rect(100, 45, 10, 10))
    let size = LayoutProbe { Box("a", 10, 10).offset(CGSize(width: 4, height: 2)) }
    #expect(size.frame("a") == rect(99, 47, 10, 10))
  }

  @Test("A position puts the middle at a point of all the space there is")
  func position() {
    let probe = LayoutProbe { Box("a", 10, 20).position(x: 30, y: 40).background(Box("all")) }
    #expect(probe.frame("a") == rect(25, 30, 10, 20))
    #expect(probe.frame("all") == rect(0, 0, 200, 100))
  }

  @Test("A fitting aspect ratio is the largest box inside what is offered")
  func aspectFit() {
    #expect(
      size(.init(width: 100, height: 60)) { Box("a").aspectRatio(1, contentMode: .fit) }
        == CGSize(width: 60, height: 60))
    #expect(
      size(.init(width: 100, height: 60)) { Box("a").aspectRatio(4, contentMode: .fit) }
        == CGSize(width: 100, height: 25))
    #expect(
      size(.init(width: 100, height: nil)) { Box("a").aspectRatio(2, contentMode: .fit) }
        == CGSize(width: 100, height: 50))
    #expect(
      size(.init(width: nil, height: 30)) { Box("a").aspectRatio(2, contentMode: .fit) }
        == CGSize(width: 60, height: 30))
  }

  @Test("A filling aspect ratio is the smallest box around what is offered")
  func aspectFill() {
    #expect(
      size(.init(width: 100, height: 60)) { Box("a").aspectRatio(1, contentMode: .fill) }
        == CGSize(width: 100, height: 100))
    #expect(
      size(.init(width: 100, height: 60)) {
        Box("a").aspectRatio(CGSize(width: 4, height: 1), contentMode: .fill)
      }
        == CGSize(width: 240, height: 60))
  }

  @Test("Without a ratio the ideal size has it")
  func ownRatio() {
    let view = {
      Box(
        width: .init(least: 0, ideal: 40, largest: .infinity),
        height: .init(least: 0, ideal: 10, largest: .infinity))
    }
    #expect(
      size(.init(width: 100, height: 60)) { view().scaledToFit() } == CGSize(width: 100, height: 25)
    )
    #expect(
      size(.init(width: 100, height: 60)) { view().scaledToFill() }
        == CGSize(width: 240, height: 60))
  }

  @Test("A background is offered the content's size and changes nothing about it")
  func background() {
    let probe = LayoutProbe { Box("a", 30, 20).background(Box("back")) }
    #expect(probe.frame("back") == rect(85, 40, 30, 20))
    let large = LayoutProbe {
      HStack(spacing: 0) {
        Box("a", 30, 20).background(Box("back", 90, 90)); Box("b", 10, 10)
      }
    }
    #expect(large.frame("b")?.minX == 110)
    #expect(large.frame("back") == rect(50, 5, 90, 90))
  }

  @Test("An overlay lies at its alignment in the content's box")
  func overlay() {
    let probe = LayoutProbe {
      Box("a", 30, 20).overlay(Box("top", 10, 10), alignment: .topTrailing)
    }
    #expect(probe.frame("top") == rect(105, 40, 10, 10))
    let built = LayoutProbe {
      Box("a", 30, 20).overlay(alignment: .bottomLeading) {
        Box("x", 4, 4); Box("y", 8, 8)
      }
    }
    #expect(built.frame("x") == rect(85, 56, 4, 4))
    #expect(built.frame("y") == rect(85, 52, 8, 8))
  }

  @Test("Overlays are drawn in front and backgrounds behind")
  func drawingOrder() {
    let probe = LayoutProbe { Box("a", 30, 20).background(Box("back")).overlay(Box("front")) }
    #expect(probe.names == ["back", "a", "front"])
  }

  @Test("Every view of a group gets a background of its own")
  func groupBackground() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Group {
          Box("a", 30, 20); Box("b", 10, 10)
        }.background(Box("back"))
      }
    }
    #expect(probe.names.filter { $0 == "back" }.count == 2)
  }

  @Test("A column with a least height fills it in a scroll view, and its spacer stretches")
  func leastHeightInScroll() {
    let probe = LayoutProbe {
      ScrollView {
        VStack(spacing: 0) {
          Box("a", 20, 10); Spacer(); Box("b", 20, 10)
        }
        .frame(minHeight: 80)
      }
    }
    #expect(probe.frame("a")?.minY == 0)
    #expect(probe.frame("b")?.maxY == 80)
    let fill = LayoutProbe { ScrollView { Box("c").frame(minHeight: 60) } }
    #expect(fill.frame("c") == rect(0, 0, 200, 60))
  }

  @Test("A view with proportions has its ideal size where nothing is offered")
  func idealSizeWithRatio() {
    #expect(
      size(.unspecified) { Box("a").aspectRatio(2, contentMode: .fit) }
        == CGSize(width: 10, height: 10))
  }

  @Test("A hidden view keeps its place and is not drawn")
  func hidden() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Box("a", 10, 10).hidden(); Box("b", 10, 10)
      }
    }
    #expect(probe.frame("b")?.minX == 100)
    #expect(probe.host.frame(at: 0).displayList.items.count == 1)
  }

  @Test("Views of higher z index are drawn later, others in their order")
  func zIndex() {
    let probe = LayoutProbe {
      ZStack {
        Box("a", 1, 1).zIndex(1); Box("b", 2, 2); Box("c", 3, 3).zIndex(-1)
      }
    }
    let widths = probe.host.frame(at: 0).displayList.drawnWidths
    #expect(widths == [3, 2, 1])
  }
}
