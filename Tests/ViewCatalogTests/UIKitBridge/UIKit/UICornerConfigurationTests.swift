import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Corners of views")
@MainActor
struct UICornerConfigurationTests {
  /// Top left, top right, bottom left, bottom right.
  private func radii(_ view: UIView) -> [CGFloat] {
    [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(
      view.effectiveRadius(corner:))
  }

  private func view(_ corners: UICornerConfiguration, width: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    view.cornerConfiguration = corners
    return view
  }

  @Test("A capsule has half the shorter side, as far as its maximum lets it")
  func capsule() {
    #expect(radii(view(.capsule())) == [30, 30, 30, 30])
    #expect(radii(view(.capsule(), width: 40)) == [20, 20, 20, 20])
    #expect(radii(view(.capsule(maximumRadius: 12))) == [12, 12, 12, 12])
  }

  @Test("Radii are named by corners and by edges; none is more than half the shorter side")
  func named() {
    #expect(radii(view(.corners(radius: 8))) == [8, 8, 8, 8])
    #expect(radii(view(.corners(radius: .fixed(100)))) == [30, 30, 30, 30])
    #expect(
      radii(
        view(
          .corners(
            topLeftRadius: 1, topRightRadius: 2.5, bottomLeftRadius: nil, bottomRightRadius: 4)))
        == [1, 2.5, 0, 4])
    #expect(radii(view(.uniformEdges(topRadius: 9, bottomRadius: 3))) == [9, 9, 3, 3])
    #expect(radii(view(.uniformEdges(leftRadius: 9, rightRadius: 3))) == [9, 3, 9, 3])
    #expect(radii(view(.uniformTopRadius(9, bottomRightRadius: 2))) == [9, 9, 0, 2])
    #expect(radii(view(.uniformBottomRadius(9, topLeftRadius: 2))) == [2, 0, 9, 9])
    #expect(radii(view(.uniformLeftRadius(9, topRightRadius: 2))) == [9, 2, 9, 0])
    #expect(radii(view(.uniformRightRadius(9, bottomLeftRadius: 2))) == [0, 9, 2, 9])
  }

  @Test("A view without a configuration has its layer's radius")
  func layer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layer.cornerRadius = 7
    #expect(view.cornerConfiguration == .corners(radius: 7) && radii(view) == [7, 7, 7, 7])
  }

  @Test(
    "Concentric corners are as much less round as they lie further inside, and no less than their minimum"
  )
  func concentric() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.cornerConfiguration = .uniformEdges(topRadius: 40, bottomRadius: 20)
    let inner = UIView(frame: CGRect(x: 10, y: 15, width: 150, height: 175))
    outer.addSubview(inner)
    // From the edges: 10 at the left, 15 above, 40 at the right, 10 below. The greater one counts.
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii(inner) == [25, 0, 10, 0])
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
    #expect(radii(inner) == [25, 6, 10, 6])
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii(inner) == [25, 25, 25, 25])
    // Views between have no corners of their own, and count for nothing.
    let between = UIView(frame: outer.bounds)
    outer.addSubview(between)
    between.addSubview(inner)
    #expect(radii(inner) == [25, 25, 25, 25])
  }

  @Test("A capsule that grows stays one in each frame")
  func grows() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    root.backgroundColor = .white
    let pill = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    pill.backgroundColor = .black
    pill.cornerConfiguration = .capsule()
    root.addSubview(pill)
    let stage = ListStage(root).stage
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        pill.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
      }
    }
    stage.advance(by: 0.5)
    // 60 points high: the corner's middle is at 30, 30, and 8, 8 is 31 points from it.
    let outside = try #require(stage.picture.color(at: CGPoint(x: 7, y: 7)))
    let inside = try #require(stage.picture.color(at: CGPoint(x: 11, y: 11)))
    #expect(outside.red > 200 && inside.red < 50)
  }
}
