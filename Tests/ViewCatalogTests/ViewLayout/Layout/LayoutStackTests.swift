import Foundation
import Geometry
import Motion
import Testing

@testable import ViewLayout
@testable import ViewRuntime

@MainActor
struct LayoutStackTests {
  @Test("A row puts views side by side, 8 points apart, in the middle of the window")
  func rowSpacing() {
    let probe = LayoutProbe {
      HStack {
        Box("a", 20, 10); Box("b", 30, 20)
      }
    }
    #expect(probe.frame("a") == rect(71, 45, 20, 10))
    #expect(probe.frame("b") == rect(99, 40, 30, 20))
  }

  @Test("A column puts views below one another, 8 points apart")
  func columnSpacing() {
    let probe = LayoutProbe {
      VStack {
        Box("a", 20, 10); Box("b", 30, 20)
      }
    }
    #expect(probe.frame("a") == rect(90, 31, 20, 10))
    #expect(probe.frame("b") == rect(85, 49, 30, 20))
  }

  @Test(
    "A row that scrolls is given what it wishes, even where it would share that length out otherwise"
  )
  func scrolledRow() {
    let probe = LayoutProbe {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          // The first chooses first, as the less flexible one, and half of the row is less than it wishes.
          Box("a", width: .between(53, 71), height: .fixed(10))
          Box("b", width: .between(13, 46), height: .fixed(10))
        }
      }
    }
    #expect(probe.size("a")?.width == 71 && probe.size("b")?.width == 46)
    #expect(probe.frame("b")?.minX == 79)
  }

  @Test("Spacing that is given holds between all neighbours, spacers included")
  func givenSpacing() {
    let probe = LayoutProbe {
      HStack(spacing: 20) {
        Box("a", 20, 10); Spacer(); Box("b", 20, 10)
      }
    }
    #expect(probe.frame("a")?.minX == 0)
    #expect(probe.frame("b")?.minX == 180)
    let tight = LayoutProbe {
      HStack(spacing: 20) {
        Box("a", 20, 10); Spacer()
      }.fixedSize()
    }
    #expect(tight.frame("a")?.minX == 76)
  }

  @Test("Flexible views share what is left evenly")
  func evenShares() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Box("a"); Box("b"); Box("c", 50, 10)
      }
    }
    #expect(probe.frame("a") == rect(0, 0, 75, 100))
    #expect(probe.frame("b") == rect(75, 0, 75, 100))
    #expect(probe.frame("c") == rect(150, 45, 50, 10))
  }

  @Test("The least flexible view chooses first, wherever it stands")
  func leastFlexibleFirst() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Box("a"); Box("b", width: .between(10, 40)); Box("c", width: .between(10, 100))
      }
    }
    // b: 200/3 offered, takes 40; c: 160/2 = 80; a: what is left.
    #expect(probe.size("b")?.width == 40)
    #expect(probe.size("c")?.width == 80)
    #expect(probe.size("a")?.width == 80)
  }

  @Test("A view of higher priority takes all but the least lengths of the others")
  func priorities() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Box("a", width: .between(30, 1000))
        Box("b", width: .between(10, 120)).layoutPriority(1)
        Box("c", width: .between(20, 1000))
      }
    }
    #expect(probe.size("b")?.width == 120)
    #expect(probe.size("a")?.width == 40)
    #expect(probe.size("c")?.width == 40)
    let greedy = LayoutProbe {
      HStack(spacing: 0) {
        Box("a", width: .between(30, 1000)); Box("b").layoutPriority(1)
      }
    }
    #expect(greedy.size("a")?.width == 30)
    #expect(greedy.size("b")?.width == 170)
  }

  @Test("Views that do not fit overflow on both sides of the middle")
  func overflow() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Box("a", 150, 10); Box("b", 150, 10)
      }
    }
    #expect(probe.frame("a")?.minX == -50)
    #expect(probe.frame("b")?.maxX == 250)
  }

  @Test("Where nothing is offered every view takes its ideal length")
  func idealLengths() {
    let probe = LayoutProbe {
      HStack(spacing: 5) {
        Box("a"); Box("b", width: .between(20, 60))
      }.fixedSize()
    }
    #expect(probe.size("a") == CGSize(width: 10, height: 10))
    #expect(probe.size("b")?.width == 60)
    #expect(probe.frame("a")?.minX == 62.5)
  }

  @Test("A row's views are offered its full height and it is as high as the highest")
  func rowHeight() {
    let probe = LayoutProbe {
      HStack {
        Box("a", width: .fixed(10)); Box("b", 10, 30)
      }.frame(height: 40)
    }
    #expect(probe.size("a")?.height == 40)
    let low = LayoutProbe {
      Box("back").overlay(
        HStack {
          Box("a", 10, 20); Box("b", 10, 30)
        }.background(Box("row")))
    }
    #expect(low.size("row") == CGSize(width: 28, height: 30))
  }

  @Test("Top, centre and bottom line up a row's views")
  func rowAlignment() {
    func tops(_ alignment: VerticalAlignment) -> [CGFloat?] {
      let probe = LayoutProbe {
        HStack(alignment: alignment) {
          Box("a", 10, 20); Box("b", 10, 40)
        }
      }
      return [probe.frame("a")?.minY, probe.frame("b")?.minY]
    }
    #expect(tops(.top) == [30, 30])
    #expect(tops(.center) == [40, 30])
    #expect(tops(.bottom) == [50, 30])
  }

  @Test("Leading, centre and trailing line up a column's views")
  func columnAlignment() {
    func lefts(_ alignment: HorizontalAlignment) -> [CGFloat?] {
      let probe = LayoutProbe {
        VStack(alignment: alignment) {
          Box("a", 20, 10); Box("b", 40, 10)
        }
      }
      return [probe.frame("a")?.minX, probe.frame("b")?.minX]
    }
    #expect(lefts(.leading) == [80, 80])
    #expect(lefts(.center) == [90, 80])
    #expect(lefts(.trailing) == [100, 80])
  }

  @Test("Baselines line up, and the row is as high as what lies above and below them")
  func baselines() {
    let probe = LayoutProbe {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Box("a", 10, 20, baseline: 15)
        Box("b", 10, 40, baseline: 30)
        Box("c", 10, 8)
      }
      .background(Box("row"))
    }
    #expect(probe.size("row")?.height == 40)
    #expect(probe.frame("a")?.minY == 45)
    #expect(probe.frame("c")?.minY == 52)
  }

  @Test("A spacer takes what is left, with no distance to its neighbours")
  func spacerTakesTheRest() {
    let probe = LayoutProbe {
      HStack {
        Box("a", 20, 10); Spacer(); Box("b", 30, 10)
      }
    }
    #expect(probe.frame("a")?.minX == 0)
    #expect(probe.frame("b")?.maxX == 200)
  }

  @Test("A spacer is at least 8 points long, or as long as it says")
  func spacerMinimum() {
    let probe = LayoutProbe {
      HStack {
        Box("a", 20, 10); Spacer(); Box("b", 30, 10)
      }.fixedSize()
    }
    #expect(probe.frame("b")!.minX - probe.frame("a")!.maxX == 8)
    let long = LayoutProbe {
      HStack {
        Box("a", 20, 10); Spacer(minLength: 25); Box("b", 30, 10)
      }.fixedSize()
    }
    #expect(long.frame("b")!.minX - long.frame("a")!.maxX == 25)
    let none = LayoutProbe {
      HStack {
        Box("a", 20, 10); Spacer(minLength: 0); Box("b", 30, 10)
      }.fixedSize()
    }
    #expect(none.frame("b")!.minX == none.frame("a")!.maxX)
  }

  @Test("A spacer gives way to a flexible view and keeps its least length")
  func spacerGivesWay() {
    let probe = LayoutProbe {
      HStack {
        Box("a"); Spacer()
      }
    }
    #expect(probe.size("a")?.width == 192)
  }

  @Test("A spacer stretches along its stack only: the row stays as high as its views")
  func spacerAcross() {
    let probe = LayoutProbe {
      HStack {
        Box("a", 20, 10); Spacer()
      }.background(Box("row"))
    }
    #expect(probe.frame("row") == rect(0, 45, 200, 10))
    let column = LayoutProbe {
      VStack {
        Box("a", 20, 10); Spacer()
      }.background(Box("column"))
    }
    #expect(column.frame("column") == rect(90, 0, 20, 100))
  }

  @Test("A spacer outside of stacks stretches both ways")
  func spacerAlone() {
    let probe = LayoutProbe { ZStack { Spacer() }.background(Box("all")) }
    #expect(probe.size("all") == CGSize(width: 200, height: 100))
  }

  @Test("Two spacers share the rest evenly")
  func twoSpacers() {
    let probe = LayoutProbe {
      HStack {
        Spacer(); Box("a", 20, 10); Spacer(); Box("b", 20, 10)
      }
    }
    #expect(probe.frame("a")?.minX == 80)
    #expect(probe.frame("b")?.minX == 180)
  }

  @Test("Layers lie in front of each other in the middle; the largest decides on the size")
  func layers() {
    let probe = LayoutProbe {
      ZStack {
        Box("a", 20, 60); Box("b", 80, 10)
      }.background(Box("stack"))
    }
    #expect(probe.frame("stack") == rect(60, 20, 80, 60))
    #expect(probe.frame("a") == rect(90, 20, 20, 60))
    #expect(probe.frame("b") == rect(60, 45, 80, 10))
  }

  @Test("Layers line up at a corner")
  func layersAtCorner() {
    let probe = LayoutProbe {
      ZStack(alignment: .bottomTrailing) {
        Box("a", 20, 60); Box("b", 80, 10)
      }
    }
    #expect(probe.frame("a") == rect(120, 20, 20, 60))
    #expect(probe.frame("b") == rect(60, 70, 80, 10))
  }

  @Test("The layer of the highest priority decides on the size of all")
  func layerPriority() {
    let probe = LayoutProbe {
      ZStack {
        Box("back"); Box("front", 40, 20).layoutPriority(1)
      }
    }
    #expect(probe.frame("back") == rect(80, 40, 40, 20))
    #expect(probe.frame("front") == rect(80, 40, 40, 20))
  }

  @Test("A divider is one pixel thin, across its stack")
  func dividers() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Box("a"); Divider(); Box("b")
      }
    }
    #expect(probe.size("a")?.width == 99.5)
    #expect(probe.frame("b")?.minX == 100.5)
    let column = LayoutProbe {
      VStack(spacing: 0) {
        Box("a"); Divider(); Box("b")
      }
    }
    #expect(column.frame("b")?.minY == 50.5)
  }

  @Test("Views of a group, a loop and a condition stand in the stack themselves")
  func transparentGroups() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Group {
          Box("a", 10, 10); Box("b", 10, 10)
        }
        ForEach(0..<2) { Box("row\($0)", 10, 10) }
        if true { Box("c", 10, 10) }
      }
    }
    #expect(
      ["a", "b", "row0", "row1", "c"].map { probe.frame($0)?.minX } == [75, 85, 95, 105, 115])
  }

  @Test("An empty stack takes no room at all")
  func emptyStack() {
    let probe = LayoutProbe { VStack {}.background(Box("stack")) }
    #expect(probe.size("stack") == .zero)
  }

  @Test("From right to left a row begins on the right")
  func rightToLeft() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Box("a", 20, 10); Spacer(); Box("b", 30, 10)
      }
      .padding(.leading, 40)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(probe.frame("a")?.maxX == 160)
    #expect(probe.frame("b")?.minX == 0)
  }

  @Test("Texts below one another use the lower one's distance, a text and a view the text's")
  func textSpacing() {
    var text = ViewSpacing()
    text.top = ViewSpacing.EdgeSpacing(toView: 8.5, toText: 2)
    text.bottom = ViewSpacing.EdgeSpacing(toView: 15, toText: 4)
    let wishes = text
    let probe = LayoutProbe {
      VStack {
        Box("a", width: .fixed(10), height: .fixed(10), wishes: wishes)
        Box("b", width: .fixed(10), height: .fixed(10), wishes: wishes)
        Box("c", 10, 10)
      }
    }
    #expect(probe.frame("b")!.minY - probe.frame("a")!.maxY == 2)
    #expect(probe.frame("c")!.minY - probe.frame("b")!.maxY == 15)
  }

  @Test("The distance around a nested stack is that of its outermost views")
  func nestedSpacing() {
    var text = ViewSpacing()
    text.top = ViewSpacing.EdgeSpacing(toView: 9, toText: 2)
    let wishes = text
    let probe = LayoutProbe {
      VStack {
        Box("a", 10, 10)
        HStack { VStack { Box("b", width: .fixed(10), height: .fixed(10), wishes: wishes) } }
      }
    }
    #expect(probe.frame("b")!.minY - probe.frame("a")!.maxY == 9)
    let padded = LayoutProbe {
      VStack {
        Box("a", 10, 10)
        Box("b", width: .fixed(10), height: .fixed(10), wishes: wishes).padding(.top, 1)
      }
    }
    #expect(padded.frame("b")!.minY - padded.frame("a")!.maxY == 9)
    #expect(ViewSpacing.standard == 8)
  }

  // Where the comment names swiftui-web, the frames are its recordings of Apple's layout.

  @Test("A row whose views have no end is flexible: it takes what its neighbours leave")
  func endlessAcross() {
    // swiftui-web, layout/nested-stacks.
    let probe = LayoutProbe(300, 200) {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Box("a"); Box("b", width: .fixed(80))
        }
        .padding(10)
        .background(Box("row"))
        Box("c", height: .fixed(60))
      }
    }
    #expect(probe.frame("row") == rect(0, 0, 300, 130))
    #expect(probe.frame("a") == rect(10, 10, 190, 110))
    #expect(probe.frame("b") == rect(210, 10, 80, 110))
    for alignment in [HorizontalAlignment.leading, .center, .trailing] {
      let column = LayoutProbe {
        HStack(spacing: 10) {
          VStack(alignment: alignment) { Box("a") }
          Box("b", 60, 10)
        }
      }
      #expect(column.frame("a") == rect(0, 0, 130, 100))
    }
    let layers = LayoutProbe {
      HStack(spacing: 0) {
        ZStack(alignment: .bottomTrailing) {
          Box("a"); Box("b", 20, 10)
        }
        Box("c", 60, 10)
      }
    }
    #expect(layers.frame("a") == rect(0, 0, 140, 100))
    #expect(layers.frame("b") == rect(120, 90, 20, 10))
  }

  @Test("A row that is offered no height offers its views its own")
  func ownSizeAcross() {
    let probe = LayoutProbe {
      ScrollView {
        HStack(spacing: 0) {
          Box("bar", width: .fixed(4)); Box("text", 40, 70); Divider()
        }
      }
    }
    #expect(probe.size("bar") == CGSize(width: 4, height: 70))
    let column = LayoutProbe {
      ScrollView(.horizontal) {
        VStack(spacing: 0) {
          Box("line", height: .fixed(1)); Box("text", 340, 20)
        }
      }
    }
    #expect(column.size("line") == CGSize(width: 340, height: 1))
  }

  @Test("Views without a largest height are as high as the highest in a row of fixed size")
  func equalHeights() {
    let probe = LayoutProbe {
      HStack(spacing: 0) {
        Box("a", 40, 20).frame(maxHeight: .infinity).background(Box("low"))
        Box("b", 40, 60).frame(maxHeight: .infinity).background(Box("high"))
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(probe.frame("low") == rect(60, 20, 40, 60))
    #expect(probe.frame("high") == rect(100, 20, 40, 60))
    #expect(probe.frame("a")?.minY == 40)
  }

  @Test("Layers that are offered nothing are as large as the largest of them")
  func layersOfOwnSize() {
    let probe = LayoutProbe {
      ScrollView([.horizontal, .vertical]) {
        ZStack {
          Box("card"); Box("text", 80, 50)
        }
      }
    }
    #expect(probe.size("card") == CGSize(width: 80, height: 50))
    let column = LayoutProbe {
      ScrollView {
        ZStack {
          Box("card"); Box("text", 80, 50)
        }
      }
    }
    #expect(column.size("card") == CGSize(width: 200, height: 50))
  }

  @Test("A vertical divider is as high as its row, a horizontal one as wide as its column")
  func dividersFillTheirStack() {
    // swiftui-web, layout/divider, for one pixel a point.
    let probe = LayoutProbe(200, 200) {
      VStack(spacing: 0) {
        Box("a", 100, 20)
        Divider().background(Box("hdivider"))
        HStack(spacing: 0) {
          Box("b", 20, 60)
          Divider().background(Box("vdivider"))
          Box("c", 20, 60)
        }
      }
    }
    #expect(probe.frame("a") == rect(50, 0, 100, 20))
    #expect(probe.frame("hdivider") == rect(0, 20, 200, 1))
    #expect(probe.frame("vdivider") == rect(99.5, 21, 1, 179))
    #expect(probe.frame("b") == rect(79.5, 80.5, 20, 60))
    #expect(probe.frame("c") == rect(100.5, 80.5, 20, 60))
  }
}
