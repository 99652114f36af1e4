import Testing

@testable import ViewRuntime

/// After the documentation of `ViewSpacing`: the larger wish counts, and nothing is wished beside a spacer.
@Suite("Distances that views wish for")
struct ViewSpacingTests {
  private func spacing(_ change: (inout ViewSpacing) -> Void) -> ViewSpacing {
    var spacing = ViewSpacing()
    change(&spacing)
    return spacing
  }

  @Test("Where nobody says anything views are 8 points apart")
  func standard() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
  }

  @Test("The larger of two wishes counts, on the edges that meet")
  func larger() {
    let upper = spacing { $0.bottom = .init(toView: 3) }
    let lower = spacing { $0.top = .init(toView: 12) }
    #expect(upper.distance(to: ViewSpacing(), along: .vertical) == 3)
    #expect(upper.distance(to: lower, along: .vertical) == 12)
    #expect(lower.distance(to: upper, along: .vertical) == 8)
    #expect(upper.distance(to: lower, along: .horizontal) == 8)
  }

  @Test("Beside what wishes no distance there is none")
  func zero() {
    let wish = spacing { $0.bottom = .init(toView: 30) }
    #expect(wish.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: wish, along: .horizontal) == 0)
  }

  @Test("A union has the larger wishes of both, on the edges that are named")
  func union() {
    let one = spacing { $0.bottom = .init(toView: 20) }
    let other = spacing {
      $0.bottom = .init(toView: 10)
      $0.trailing = .init(toView: 40)
    }
    let both = one.union(other)
    #expect(both.distance(to: ViewSpacing(), along: .vertical) == 20)
    #expect(both.distance(to: ViewSpacing(), along: .horizontal) == 40)
    let part = one.union(other, edges: .vertical)
    #expect(part.distance(to: ViewSpacing(), along: .horizontal) == 8)
  }

  @Test("A spacer's edge takes the wishes of another in a union")
  func unionWithNone() {
    let wish = spacing { $0.bottom = .init(toView: 20) }
    #expect(ViewSpacing.zero.union(wish).distance(to: ViewSpacing(), along: .vertical) == 20)
  }
}
