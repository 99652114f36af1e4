import Foundation
import Geometry
import Motion
import SwiftUI
import Testing

@testable import UIKitBridge

/// A box whose opacity follows a number, as the transaction has it.
private struct Fading: UIViewRepresentable {
  var opacity: CGFloat
  let box: UIView
  var ended: () -> Void = {}
  func makeUIView(context: Context) -> UIView { box }
  func updateUIView(_ uiView: UIView, context: Context) {
    context.animate(changes: { uiView.alpha = opacity }, completion: ended)
  }
}

private struct FadingScreen: View {
  let box: UIView
  let change: Noted<() -> Void>
  let ended: Noted<Int>
  @State private var opacity: CGFloat = 1

  var body: some View {
    let _ = (change.value = { opacity = 0 })
    Fading(opacity: opacity, box: box) { ended.value += 1 }
  }
}

/// Half of the way at once, all of it after a second.
private struct Halves: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time < 1 ? value.scaled(by: 0.5) : nil }
}

@Suite("Views of UIKit that move as animations of SwiftUI do")
@MainActor
struct UIViewAnimateChangesTests {
  private func opacities(
    _ probe: LayoutProbe, of box: UIView, after times: [Double]
  ) -> [Double] {
    var now = 0.0
    return times.map { time in
      probe.run(time - now)
      now = time
      return Double(box.layer.presentation()?.opacity ?? box.layer.opacity)
    }
  }

  @Test("In an update they follow the transaction's animation, and say when it is over")
  func transaction() {
    let (box, change, ended) = (UIView(), Noted<() -> Void>({}), Noted(0))
    let probe = LayoutProbe(100, 100) { FadingScreen(box: box, change: change, ended: ended) }
    probe.run(0.1)
    ended.value = 0
    withAnimation(.linear(duration: 1)) { change.value() }
    let seen = opacities(probe, of: box, after: [0.25, 0.5, 1.1])
    #expect(abs(seen[0] - 0.75) < 0.02 && abs(seen[1] - 0.5) < 0.02 && seen[2] == 0)
    #expect(ended.value == 1)
  }

  @Test("Without an animation they change at once")
  func none() {
    let (box, change, ended) = (UIView(), Noted<() -> Void>({}), Noted(0))
    let probe = LayoutProbe(100, 100) { FadingScreen(box: box, change: change, ended: ended) }
    probe.run(0.1)
    ended.value = 0
    change.value()
    #expect(opacities(probe, of: box, after: [0.05]) == [0])
    #expect(ended.value == 1)
  }

  @Test("Springs, and animations of a program's own, move views as they move numbers")
  func others() {
    let box = UIView()
    let probe = LayoutProbe(100, 100) { Fading(opacity: 1, box: box) }
    probe.run(0.1)
    let spring = Spring(duration: 0.5, bounce: 0)
    UIView.animate(.spring(spring)) { box.alpha = 0 }
    let seen = opacities(probe, of: box, after: [0.1, 0.3])
    // They begin with the next frame.
    for (time, value) in zip([0.1, 0.3], seen) {
      let covered = spring.value(target: 1.0, initialVelocity: 0, time: time - 1.0 / 60)
      #expect(abs(value - (1 - covered)) < 0.02)
    }
    probe.run(3)
    UIView.animate(Animation(Halves())) { box.alpha = 1 }
    #expect(opacities(probe, of: box, after: [0.5, 1.2]) == [0.5, 1])
  }

  private struct Sized: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
    ) -> CGSize? {
      CGSize(width: (proposal.width ?? 10) / 2, height: 30)
    }
  }

  @Test("A controller is as large as its representable says")
  func controllers() {
    let size = Noted(CGSize.zero)
    let probe = LayoutProbe(200, 100) {
      Sized().onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size.value = $0
      }
    }
    probe.run(0.1)
    #expect(size.value == CGSize(width: 100, height: 30))
  }

  @Test("A view that was added just before is seen moving, from where it was put")
  func added() {
    let holder = UIView()
    let probe = LayoutProbe(100, 100) {
      Fading(opacity: 1, box: holder)
    }
    probe.run(0.1)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    holder.addSubview(box)
    box.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 1 }
    let seen = opacities(probe, of: box, after: [0.5, 1.2])
    #expect(abs(seen[0] - 0.5) < 0.05 && seen[1] == 1)
  }

  @Test("A view that grows by an animation keeps its corner, and what is inside stays there")
  func growth() {
    let holder = UIView()
    let probe = LayoutProbe(100, 100) {
      Fading(opacity: 1, box: holder)
    }
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    holder.addSubview(box)
    probe.run(0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame.size = CGSize(width: 40, height: 60)
    }
    probe.run(0.5)
    let seen = box.layer.presentation()
    #expect(seen?.bounds.origin == .zero)
    #expect(abs((seen?.bounds.height ?? 0) - 40) < 2 && abs((seen?.bounds.width ?? 0) - 30) < 1)
    #expect(abs((seen?.frame.minX ?? 0) - 10) < 1e-6 && abs((seen?.frame.minY ?? 0) - 10) < 1e-6)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame.size = CGSize(width: 20, height: 20)
    }
    probe.run(0.3)
    #expect(box.layer.presentation()?.bounds.origin == .zero)
  }

  @Test("A hidden view that is shown by an animation is seen from its beginning")
  func shown() {
    let (holder, box) = (UIView(), UIView())
    let probe = LayoutProbe(100, 100) { Fading(opacity: 1, box: holder) }
    box.isHidden = true
    holder.addSubview(box)
    probe.run(0.1)
    UIView.animate(withDuration: 1) { box.isHidden = false }
    probe.run(0.2)
    #expect(box.layer.presentation()?.isHidden == false)
  }
}
