import Foundation
import Geometry
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Views that rest at an anchor")
struct ViewAlignedAnchorTests {
  private func rest(_ behavior: ViewAlignedScrollTargetBehavior, near goal: CGFloat) -> CGFloat {
    // Views of 100 points in a window of 160.
    let size = CGSize(width: 160, height: 50)
    let views = (0..<5).map { CGRect(x: CGFloat($0) * 100, y: 0, width: 100, height: 50) }
    var target = ScrollTarget(rect: CGRect(origin: CGPoint(x: goal, y: 0), size: size))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: target, velocity: .zero, contentSize: CGSize(width: 500, height: 50),
        containerSize: size, axes: .horizontal, views: views, environment: EnvironmentValues()))
    return target.rect.minX
  }

  @Test("Without an anchor a view's leading edge is at that of the scroll view")
  func leading() { #expect(rest(.init(), near: 130) == 100) }

  @Test("With an anchor that point of the view meets the same point of the scroll view")
  func anchored() {
    #expect(rest(.init(anchor: .center), near: 190) == 170)
    #expect(rest(.init(anchor: .trailing), near: 130) == 140)
    #expect(rest(.init(limitBehavior: .never, anchor: .leading), near: 130) == 100)
  }
}
