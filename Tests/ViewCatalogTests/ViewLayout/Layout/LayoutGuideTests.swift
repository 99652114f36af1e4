import Foundation
import Geometry
import Motion
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

private enum Column: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
  fileprivate static let column = HorizontalAlignment(Column.self)
}

@MainActor
struct LayoutGuideTests {
  @Test("A guide of one's own moves a view in its stack")
  func ownGuide() {
    let probe = LayoutProbe {
      HStack(alignment: .top, spacing: 0) {
        Box("a", 10, 20).alignmentGuide(.top) { _ in 5 }; Box("b", 10, 20)
      }
    }
    // The guides meet at 5: a from 0, b from 5; 25 in all.
    #expect(probe.frame("a")?.minY == 37.5)
    #expect(probe.frame("b")?.minY == 42.5)
  }

  @Test("A guide is told the view's size and its other guides")
  func guideDimensions() {
    let probe = LayoutProbe {
      HStack(alignment: .top, spacing: 0) {
        Box("a", 10, 20).alignmentGuide(.top) { $0[.bottom] - $0.width / 2 }; Box("b", 10, 20)
      }
    }
    #expect(probe.frame("b")!.minY - probe.frame("a")!.minY == 15)
  }

  @Test("A guide of another name changes nothing")
  func otherGuide() {
    let probe = LayoutProbe {
      HStack(alignment: .top, spacing: 0) {
        Box("a", 10, 20).alignmentGuide(.bottom) { _ in 5 }; Box("b", 10, 20)
      }
    }
    #expect(probe.frame("a")?.minY == probe.frame("b")?.minY)
  }

  @Test("A guide reaches through padding and frames")
  func guideThroughModifiers() {
    let probe = LayoutProbe {
      HStack(alignment: .top, spacing: 0) {
        Box("a", 10, 20).alignmentGuide(.top) { _ in 5 }.padding(.top, 3)
        Box("b", 10, 20)
      }
    }
    #expect(probe.frame("b")!.minY - (probe.frame("a")!.minY - 3) == 8)
  }

  @Test("A guide reaches out of a nested stack")
  func guideThroughStacks() {
    let probe = LayoutProbe {
      HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          Box("x", 10, 10); Box("y", 10, 30).alignmentGuide(.middle) { _ in 6 }
        }
        Box("b", 10, 30)
      }
    }
    // In the column the guide is at 10 + 6, in b at a third of its height.
    #expect(probe.frame("b")!.minY + 10 == probe.frame("x")!.minY + 16)
  }

  @Test("A custom alignment has its default where nothing is said")
  func customDefault() {
    let probe = LayoutProbe {
      HStack(alignment: .middle, spacing: 0) {
        Box("a", 10, 30); Box("b", 10, 60)
      }
    }
    #expect(probe.frame("a")!.minY + 10 == probe.frame("b")!.minY + 20)
  }

  @Test("A custom alignment lines up labels and fields")
  func columnGuide() {
    let probe = LayoutProbe {
      VStack(alignment: .column, spacing: 0) {
        HStack(spacing: 0) {
          Box("label", 30, 10).alignmentGuide(.column) { $0[.trailing] }; Box("field", 50, 10)
        }
        HStack(spacing: 0) {
          Box("long", 60, 10).alignmentGuide(.column) { $0[.trailing] }; Box("short", 20, 10)
        }
      }
    }
    #expect(probe.frame("field")?.minX == probe.frame("short")?.minX)
  }

  @Test("The guide of a container is the average of its views'")
  func averageGuide() {
    let values = HorizontalAlignment.center.combineExplicit([10, nil, 20, 30] as [CGFloat?])
    #expect(values == 20)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([12, 8, 20] as [CGFloat?]) == 8)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([12, 8, 20] as [CGFloat?]) == 20)
    #expect(HorizontalAlignment.center.combineExplicit([nil] as [CGFloat?]) == nil)
  }

  @Test("An overlay's guide decides where it lies")
  func overlayGuide() {
    let probe = LayoutProbe {
      Box("a", 30, 20).overlay(alignment: .bottom) {
        Box("tip", 10, 10).alignmentGuide(.bottom) { $0[.top] }
      }
    }
    #expect(probe.frame("tip") == rect(95, 60, 10, 10))
  }

  @Test("A guide that depends on state moves its view")
  func changingGuide() {
    let knob = Knob(0)
    let probe = LayoutProbe {
      Turning(knob: knob) { value in
        HStack(alignment: .top, spacing: 0) {
          Box("a", 10, 20).alignmentGuide(.top) { _ in value }; Box("b", 10, 20)
        }
      }
    }
    knob.turn(10)
    probe.step()
    #expect(probe.frame("b")!.minY - probe.frame("a")!.minY == 10)
  }
}
