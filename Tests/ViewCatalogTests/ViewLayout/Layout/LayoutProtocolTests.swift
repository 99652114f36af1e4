import Foundation
import Geometry
import Motion
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

private struct Gap: LayoutValueKey { static let defaultValue: CGFloat = 1 }

/// Puts views side by side with a distance of their own in front of each.
private struct Row: Layout {
  var lift: CGFloat = 0
  var animatableData: CGFloat {
    get { lift }
    set { lift = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: zip(sizes, subviews).reduce(0) { $0 + $1.0.width + $1.1[Gap.self] },
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for subview in subviews {
      x += subview[Gap.self]
      subview.place(
        at: CGPoint(x: x, y: bounds.midY - lift), anchor: UnitPoint(x: 0, y: 0.5),
        proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

private final class Counter {
  var made = 0
  var updated = 0
}

private struct Counting: Layout {
  let counter: Counter

  func makeCache(subviews: Subviews) -> Int {
    counter.made += 1
    return subviews.count
  }
  func updateCache(_ cache: inout Int, subviews: Subviews) {
    counter.updated += 1
    cache = subviews.count
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    CGSize(width: CGFloat(cache) * 10, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {}
}

@MainActor
struct LayoutProtocolTests {
  @Test("A layout of one's own places its views, with values they pass it")
  func customLayout() {
    let probe = LayoutProbe {
      Row {
        Box("a", 10, 10); Box("b", 20, 20).layoutValue(key: Gap.self, value: 7)
      }
    }
    // 1 + 10 + 7 + 20 = 38 wide.
    #expect(probe.frame("a") == rect(82, 45, 10, 10))
    #expect(probe.frame("b") == rect(99, 40, 20, 20))
  }

  @Test("A view that the layout forgets goes to the middle")
  func forgottenView() {
    let counter = Counter()
    let probe = LayoutProbe {
      Counting(counter: counter) {
        Box("a", 4, 4); Box("b", 2, 2)
      }
    }
    #expect(probe.frame("a") == rect(98, 48, 4, 4))
    #expect(probe.frame("b") == rect(99, 49, 2, 2))
  }

  @Test("The cache is made once and brought up to date after a change")
  func caches() {
    let counter = Counter()
    let knob = Knob(1)
    let probe = LayoutProbe {
      Turning(knob: knob) { value in
        Counting(counter: counter) {
          Box("a", 4, 4); if value > 1 { Box("b", 2, 2) }
        }.background(Box("back"))
      }
    }
    #expect(counter.made == 1)
    #expect(probe.size("back")?.width == 10)
    knob.turn(2)
    probe.step()
    #expect(counter.made == 1)
    #expect(counter.updated >= 1)
    #expect(probe.size("back")?.width == 20)
  }

  @Test("A layout's animatable data move with the animation")
  func animatedLayout() {
    let knob = Knob(0)
    let probe = LayoutProbe { Turning(knob: knob) { Row(lift: $0) { Box("a", 10, 10) } } }
    withAnimation(.linear(duration: 1)) { knob.turn(20) }
    probe.step()
    probe.run(0.5)
    #expect(abs(probe.frame("a")!.minY - 35) < 1)
    probe.run(0.6)
    #expect(probe.frame("a")?.minY == 25)
  }

  @Test("Views stay who they are when one layout takes the place of another")
  func anyLayout() {
    let knob = Knob(0)
    let probe = LayoutProbe {
      Turning(knob: knob) { value in
        let layout =
          value == 0 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Box("a", 10, 10); Box("b", 10, 10)
        }
      }
    }
    let element = probe.element("a")
    #expect(probe.frame("b") == rect(100, 45, 10, 10))
    knob.turn(1)
    probe.step()
    #expect(probe.frame("b") == rect(95, 50, 10, 10))
    #expect(probe.element("a") === element)
  }

  @Test("Between two layouts views move, not jump")
  func movingBetweenLayouts() {
    let knob = Knob(0)
    let probe = LayoutProbe {
      Turning(knob: knob) { value in
        let layout =
          value == 0 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Box("a", 10, 10); Box("b", 10, 10)
        }
      }
    }
    withAnimation(.linear(duration: 1)) { knob.turn(1) }
    probe.step()
    probe.run(0.5)
    let seen = (probe.element("b") as! MovingElement).presentedFrame
    #expect(abs(seen.minX - 97.5) < 0.2)
    #expect(abs(seen.minY - 47.5) < 0.2)
  }

  @Test("Spacers and dividers follow the axis of a changing layout")
  func changingAxis() {
    let knob = Knob(0)
    let probe = LayoutProbe {
      Turning(knob: knob) { value in
        let layout = value == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
          Box("a", 10, 10); Spacer()
        }
      }
    }
    #expect(probe.frame("a") == rect(0, 45, 10, 10))
    knob.turn(1)
    probe.step()
    #expect(probe.frame("a") == rect(95, 0, 10, 10))
  }

  @Test("A hidden layout's data move too")
  func animatedAnyLayout() {
    let knob = Knob(0)
    let probe = LayoutProbe {
      Turning(knob: knob) { AnyLayout(Row(lift: $0)) { Box("a", 10, 10) } }
    }
    withAnimation(.linear(duration: 1)) { knob.turn(20) }
    probe.step()
    probe.run(0.5)
    #expect(abs(probe.frame("a")!.minY - 35) < 1)
  }

  @Test("Vectors of different types have no way between them")
  func vectors() {
    let number = _AnyAnimatableData(4.0)
    #expect(number + .zero == number)
    #expect(number - number == .zero)
    #expect((number - _AnyAnimatableData(CGFloat(3))) == .zero)
    #expect(number.scaled(by: 0.5) == _AnyAnimatableData(2.0))
    #expect(number.magnitudeSquared == 16)
  }

  @Test("The first view whose ideal size fits is shown")
  func viewThatFits() {
    let view = {
      ViewThatFits {
        Box("large", 300, 10); Box("middle", 150, 10); Box("small", 50, 10)
      }
    }
    let probe = LayoutProbe { view() }
    #expect(probe.host.frame(at: 0).displayList.drawnWidths == [150])
    let narrow = LayoutProbe(100, 100) { view() }
    #expect(narrow.host.frame(at: 0).displayList.drawnWidths == [50])
  }

  @Test("Where none fits the last is shown")
  func noneFits() {
    let probe = LayoutProbe(10, 100) {
      ViewThatFits {
        Box("large", 300, 10); Box("small", 50, 10)
      }
    }
    #expect(probe.host.frame(at: 0).displayList.drawnWidths == [50])
  }

  @Test("Only the named axes have to fit")
  func fittingAxes() {
    let probe = LayoutProbe {
      ViewThatFits(in: .vertical) {
        Box("wide", 300, 10); Box("small", 50, 10)
      }
    }
    #expect(probe.host.frame(at: 0).displayList.drawnWidths == [300])
  }

  @Test("A view is measured once for each proposal")
  func measuredOnce() {
    let counter = Counter()
    let probe = LayoutProbe {
      HStack {
        Counting(counter: counter) { Box("a", 1, 1) }; Box("b")
      }
    }
    #expect(counter.made == 1)
    probe.step()
    #expect(counter.updated == 0)
  }

  @Test("The distance to a neighbour is the larger wish, 8 where there is none, 0 beside a spacer")
  func spacingRules() {
    var wide = ViewSpacing()
    wide.trailing = ViewSpacing.EdgeSpacing(toView: 20)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(wide.distance(to: ViewSpacing(), along: .horizontal) == 20)
    #expect(ViewSpacing().distance(to: wide, along: .horizontal) == 8)
    #expect(wide.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing().union(wide).distance(to: ViewSpacing(), along: .horizontal) == 20)
    #expect(
      ViewSpacing().union(wide, edges: .leading).distance(to: ViewSpacing(), along: .horizontal)
        == 8)
  }
}
