import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import Testing

@testable import ViewRuntime

/// A box of a fixed width that moves when its width is animated.
private struct Box: LeafView {
  var width: Double

  struct Resolved: LeafContent {
    var width: Double
    var animatableData: Double {
      get { width }
      set { width = newValue }
    }

    func draw(size: CGSize, in context: LeafContext) -> DisplayList {
      let path = Path(CGRect(x: 0, y: 0, width: width, height: 10))
      return DisplayList(.fill(path, FillStyle(), .color(.black)))
    }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(width: width) }

  static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: resolved.width, height: 10)
  }
}

@MainActor private final class Probe {
  var set: (Double) -> Void = { _ in }
  var widths: [Double] = []
}

private struct Root: View {
  @State private var width = 10.0
  let probe: Probe

  var body: some View {
    probe.set = { width = $0 }
    return Box(width: width)
  }
}

@MainActor private final class SwitchProbe {
  var choose: (Bool) -> Void = { _ in }
  var set: (Double) -> Void = { _ in }
  var bodyCount = 0
}

/// Reads its second state only while the first says so.
private struct Chooser: View {
  @State private var isShown = true
  @State private var width = 10.0
  let probe: SwitchProbe

  var body: some View {
    probe.choose = { isShown = $0 }
    probe.set = { width = $0 }
    probe.bodyCount += 1
    return Box(width: isShown ? width : 1)
  }
}

@MainActor
private func drawnWidths(_ frame: Frame) -> [Double] {
  func widths(_ list: DisplayList) -> [Double] {
    list.items.flatMap { item -> [Double] in
      switch item {
      case .mark(let mark):
        if case .fill(let path, _, _) = mark.content { [maxX(path)] } else { [] }
      case .layer(let layer, _): widths(layer.content)
      }
    }
  }
  return widths(frame.displayList)
}

private func maxX(_ path: Path) -> Double {
  var result = 0.0
  path.forEach { element in
    switch element {
    case .move(let point), .line(let point): result = max(result, point.x)
    default: break
    }
  }
  return result
}

@MainActor
struct ViewHostTests {
  @Test("A write of state without animation is seen in the next frame, whole")
  func stateJumps() {
    let probe = Probe()
    let host = ViewHost(Root(probe: probe), configuration: HostConfiguration())
    #expect(drawnWidths(host.frame(at: 0)) == [10])
    probe.set(50)
    #expect(drawnWidths(host.frame(at: 1.0 / 60)) == [50])
    #expect(host.nextFrameTime == nil)
  }

  @Test("A write with animation moves linearly to its goal and runs no body on the way")
  func stateMoves() {
    let probe = Probe()
    let host = ViewHost(Root(probe: probe), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    withAnimation(.linear(duration: 1)) { probe.set(70) }
    var widths: [Double] = []
    _ = host.frame(at: 1.0 / 60)
    let bodies = host.bodyCount
    for frame in 2..<80 { widths += drawnWidths(host.frame(at: Double(frame) / 60)) }
    #expect(host.bodyCount == bodies)
    #expect(abs(widths[30] - 40) < 1.1)
    #expect(widths.last == 70)
    #expect(host.nextFrameTime == nil)
  }

  @Test("A value set without animation just before is where the animation starts")
  func jumpThenMove() {
    let probe = Probe()
    let host = ViewHost(Root(probe: probe), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    probe.set(0)
    withAnimation(.linear(duration: 1)) { probe.set(100) }
    #expect(drawnWidths(host.frame(at: 1.0 / 60)) == [0])
  }

  @Test("A write of state that the latest run did not read runs no body")
  func unreadState() {
    let probe = SwitchProbe()
    let host = ViewHost(Chooser(probe: probe), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    probe.set(20)
    #expect(drawnWidths(host.frame(at: 0.1)) == [20] && probe.bodyCount == 2)
    probe.choose(false)
    #expect(drawnWidths(host.frame(at: 0.2)) == [1] && probe.bodyCount == 3)
    probe.set(30)
    _ = host.frame(at: 0.3)
    #expect(probe.bodyCount == 3)
    probe.choose(true)
    #expect(drawnWidths(host.frame(at: 0.4)) == [30] && probe.bodyCount == 4)
  }

  @Test("A window that is closed lets its nodes go, and no frame of it shows anything")
  func closed() {
    let probe = SwitchProbe()
    weak var root: AnyObject?
    let host = ViewHost(Chooser(probe: probe), configuration: HostConfiguration())
    #expect(drawnWidths(host.frame(at: 0)) == [10])
    root = host.rootNode as AnyObject
    host.close()
    #expect(root == nil)
    probe.set(20)
    #expect(drawnWidths(host.frame(at: 1)) == [] && probe.bodyCount == 1)
  }
}
