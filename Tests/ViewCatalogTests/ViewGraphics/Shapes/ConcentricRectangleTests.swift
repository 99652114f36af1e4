import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) import Drawing
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Concentric rectangles")
struct ConcentricRectangleTests {
  /// Whether a corner cut off by the radius is outside: 1 - 1/sqrt(2) of it lie between corner and curve.
  private func probe(_ inset: CGFloat, _ shape: ConcentricRectangle) -> LayoutProbe {
    LayoutProbe(200, 200) {
      shape.padding(inset).containerShape(RoundedRectangle(cornerRadius: 60, style: .circular))
    }
  }

  private func path(in probe: LayoutProbe) throws -> Path {
    try #require(probe.host.frame(at: 0.1).displayList.filledPaths.last)
  }

  @Test("An inset of 20 in a corner of 60 leaves a radius of 40")
  func inset() throws {
    let path = try path(in: probe(20, ConcentricRectangle()))
    let expected = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 160, height: 160), cornerRadius: 40,
      style: .continuous)
    for offset in stride(from: 0.5, through: 40, by: 1.0) {
      let point = CGPoint(x: offset, y: offset)
      #expect(path.contains(point) == expected.contains(point))
    }
  }

  @Test("No radius is left where the corner is further inside than the container's is round")
  func farInside() throws {
    let path = try path(in: probe(70, ConcentricRectangle()))
    #expect(path.contains(CGPoint(x: 0.1, y: 0.1)))
  }

  @Test("A minimum holds where less would be left")
  func minimum() throws {
    let shape = ConcentricRectangle(corners: .concentric(minimum: 20))
    let path = try path(in: probe(70, shape))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("Fixed corners are as round as they say, and a number is one")
  func fixed() {
    let shape = ConcentricRectangle(
      topLeadingCorner: 30, topTrailingCorner: 0, bottomLeadingCorner: 0, bottomTrailingCorner: 0)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 99.9, y: 0.1)))
    #expect(Edge.Corner.Style.fixed(8) == 8)
  }

  @Test("In a uniform one all corners have the greatest radius")
  func uniform() throws {
    let probe = LayoutProbe(200, 200) {
      ConcentricRectangle(corners: .concentric, isUniform: true)
        .frame(width: 100, height: 100)
        .frame(width: 200, height: 200, alignment: .topLeading)
        .containerShape(RoundedRectangle(cornerRadius: 40, style: .circular))
    }
    let path = try path(in: probe)
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    #expect(!path.contains(CGPoint(x: 97, y: 97)))
  }

  @Test("Sets of corners hold their own")
  func sets() {
    #expect(Edge.Corner.Set.top.contains(.topLeading))
    #expect(!Edge.Corner.Set.top.contains(.bottomLeading))
    #expect(Edge.Corner.Set.all == [.leading, .trailing])
  }

  @Test("Shapes tell their corners")
  func corners() {
    #expect(Rectangle().corners(in: nil) == .fixed(0))
    #expect(RoundedRectangle(cornerRadius: 9).corners(in: nil)?.topLeading == .fixed(9))
    #expect(Capsule().corners(in: CGSize(width: 90, height: 30)) == .fixed(15))
    #expect(Capsule().corners(in: nil) == nil)
  }
}

extension DisplayList {
  /// The outlines of all fills, each in its own coordinates.
  fileprivate var filledPaths: [Path] {
    leaves.compactMap { item in
      if case .fill(let path, _, _) = item.content { path } else { nil }
    }
  }
}
