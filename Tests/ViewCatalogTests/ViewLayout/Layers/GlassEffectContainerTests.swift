import Foundation
import Geometry
import Motion
import Testing

@_spi(Runtime) import Drawing
@testable import ViewContent
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Glass that belongs together")
struct GlassEffectContainerTests {
  private typealias Pane = (frame: CGRect, opacity: Double)

  /// The panes that are painted, from left to right.
  private func panes(
    _ list: DisplayList, _ transform: CGAffineTransform = .identity, _ opacity: Double = 1
  ) -> [Pane] {
    list.items.flatMap { item -> [Pane] in
      switch item {
      case .mark(let mark):
        guard case .fill(let path, _, .backdrop) = mark.content else { return [] }
        return [(path.boundingRect.applying(transform), opacity)]
      case .layer(let layer, let place):
        let own = layer.moved(by: place).effect.transform.affine ?? .identity
        return panes(layer.content, own.concatenating(transform), opacity * layer.effect.opacity)
      }
    }.sorted { $0.frame.minX < $1.frame.minX }
  }

  private func probe<Content: View>(
    spacing: CGFloat, gap: CGFloat, @ViewBuilder _ content: @escaping () -> Content
  ) -> LayoutProbe {
    LayoutProbe(400, 100) {
      GlassEffectContainer(spacing: spacing) { HStack(spacing: gap) { content() } }
    }
  }

  private func pane() -> some View { Color.clear.frame(width: 80, height: 80).glassEffect() }

  @Test(
    "Neighbours nearer than the container's spacing are one pane, others are panes of their own")
  func near() {
    for (gap, count) in [(10.0, 1), (42, 2)] {
      let probe = probe(spacing: 40, gap: gap) {
        pane()
        pane()
      }
      #expect(panes(probe.host.frame(at: 0).displayList).count == count, "\(gap)")
    }
  }

  @Test("Outside of a container each view has a pane")
  func outside() {
    let probe = LayoutProbe(400, 100) {
      HStack(spacing: 0) {
        pane()
        pane()
      }
    }
    #expect(panes(probe.host.frame(at: 0).displayList).map(\.frame.width) == [80, 80])
  }

  @Test("Views of one union have one pane around all of them")
  func union() {
    let probe = LayoutProbe(400, 100) { UnionView() }
    #expect(panes(probe.host.frame(at: 0).displayList).map(\.frame.width) == [180, 80])
  }

  @Test("Glass with a name comes out of the nearest one, that without fades in")
  func comes() {
    for isNamed in [true, false] {
      let knob = Knob(0)
      let probe = LayoutProbe(400, 100) {
        Turning(knob: knob) { ComingView(isThere: $0 > 0, isNamed: isNamed) }
      }
      probe.run(0.1)
      withAnimation(.linear(duration: 1)) { knob.turn(1) }
      probe.run(0.5)
      let seen = panes(probe.host.frame(at: probe.host.time).displayList)
      if isNamed {
        // One of both: half way out of the first, which has made room half way.
        #expect(seen.count == 1)
        #expect(seen[0].frame.width > 80 && seen[0].frame.width < 280)
      } else {
        #expect(seen.count == 2)
        #expect(seen.contains { abs($0.opacity - 0.5) < 0.06 })
      }
      probe.run(1)
      let ended = panes(probe.host.frame(at: probe.host.time).displayList)
      #expect(ended.map(\.opacity) == [1, 1])
      #expect(ended.map(\.frame.width) == [80, 80])
    }
  }
}

private struct UnionView: View {
  @Namespace private var space

  var body: some View {
    GlassEffectContainer(spacing: 10) {
      HStack(spacing: 20) {
        ForEach(0..<3) { index in
          Color.clear.frame(width: 80, height: 80).glassEffect()
            .glassEffectUnion(id: index < 2 ? 1 : 2, namespace: space)
        }
      }
    }
  }
}

private struct ComingView: View {
  let isThere: Bool
  let isNamed: Bool
  @Namespace private var space

  var body: some View {
    GlassEffectContainer(spacing: 20) {
      HStack(spacing: 60) {
        Color.clear.frame(width: 80, height: 80).glassEffect().glassEffectID(1, in: space)
        if isThere {
          Color.clear.frame(width: 80, height: 80).glassEffect()
            .glassEffectID(isNamed ? 2 : nil, in: space)
        }
      }
    }
  }
}
