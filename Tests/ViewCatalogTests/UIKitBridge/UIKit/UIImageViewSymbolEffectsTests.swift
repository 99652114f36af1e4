import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge
@testable import ViewContent
@testable import ViewInteraction
@_spi(Runtime) @testable import ViewRuntime

@Suite("Symbol effects of image views")
@MainActor
struct UIImageViewSymbolEffectsTests {

  private func probe(_ view: UIImageView) -> LayoutProbe {
    let probe = LayoutProbe(100, 100, scale: 1) { Shown(view: view) }
    probe.step()
    return probe
  }

  @Test("A pulse fades to two fifths in the middle of its second, again and again, until removed")
  func pulse() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let probe = probe(view)
    var told: [Bool] = []
    view.addSymbolEffect(.pulse) { told.append($0.isFinished) }
    for _ in 0..<31 { probe.step() }
    #expect(abs(view.symbolPose.opacity - 0.4) < 0.02)
    for _ in 0..<60 { probe.step() }
    #expect(abs(view.symbolPose.opacity - 0.4) < 0.02)
    view.removeSymbolEffect(ofType: .pulse)
    #expect(view.symbolPose == .rest && told == [false])
  }

  @Test("A bounce comes to its end, as often as it is told to, and says so")
  func bounce() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let probe = probe(view)
    var told: [Bool] = []
    view.addSymbolEffect(.bounce, options: .repeat(2)) { told.append($0.isFinished) }
    for _ in 0..<60 { probe.step() }
    #expect(told.isEmpty)
    for _ in 0..<20 { probe.step() }
    #expect(told == [true] && view.symbolPose == .rest)
  }

  @Test("What disappears stays away; what appears comes")
  func held() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let probe = probe(view)
    view.addSymbolEffect(.disappear)
    for _ in 0..<40 { probe.step() }
    #expect(view.symbolPose.opacity == 0)
    view.removeAllSymbolEffects()
    view.addSymbolEffect(.appear)
    probe.step()
    #expect(view.symbolPose.opacity < 0.1)
    for _ in 0..<40 { probe.step() }
    #expect(view.symbolPose.opacity == 1)
  }

  @Test("Another symbol takes the place of the one shown")
  func replacement() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let probe = probe(view)
    let next = UIImage(systemName: "heart")!
    var isDone = false
    view.setSymbolImage(next, contentTransition: .replace) { _ in isDone = true }
    #expect(view.image === next)
    for _ in 0..<40 { probe.step() }
    #expect(isDone && view.symbolPose == .rest)
  }
}
