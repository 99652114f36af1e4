import Foundation
import Testing

@testable import Geometry

@Suite("Angles, unit points, edges and insets")
struct GeometryValuesTests {
  @Test("Degrees and radians are one angle")
  func angles() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    var angle = Angle.zero
    angle.degrees = 45
    #expect(angle == .radians(.pi / 4))
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(abs((Angle.degrees(10) * 3 - .degrees(20) + -Angle.degrees(5)).degrees - 5) < 1e-12)
    angle /= 3
    #expect(abs(angle.degrees - 15) < 1e-12)
  }

  @Test("Unit points lie in their corners, sides and middle")
  func unitPoints() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
    #expect(UnitPoint.top.point(in: rect.size) == CGPoint(x: 50, y: 0))
    #expect(UnitPoint() == .zero && UnitPoint.zero == .topLeading)
  }

  @Test("Sets of edges and axes are made of their members")
  func sets() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set(.bottom) == .bottom && Edge.Set.vertical.contains(.bottom))
    #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set(.top) == .top)
  }

  @Test("Insets move the sides inwards, never past each other")
  func insets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(rect.inset(by: EdgeInsets(60)).size == .zero)
    #expect(
      EdgeInsets(5, edges: .vertical) == EdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0))
  }
}
