import SwiftUI
import Testing

@testable import Charts

@Suite("Room for annotations, and where they stand")
@MainActor
struct AnnotationRoomTests {
  private let size = CGSize(width: 40, height: 20)

  /// The place of a view of 40 x 20 points at a bar of 60 x 100 points from (100, 50) on.
  private func origin(
    _ position: AnnotationPosition, _ alignment: Alignment = .center, spacing: CGFloat = 4,
    overflow: AnnotationOverflowResolution = .init(x: .disabled, y: .disabled),
    in plot: CGSize = CGSize(width: 300, height: 200)
  ) -> CGPoint {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflow,
      content: { _ in AnyView(EmptyView()) })
    let placed = PlacedView(
      1, annotation, CGRect(x: 100, y: 50, width: 60, height: 100), isRectangle: true)
    return placed.origin(size, in: plot)
  }

  @Test("Annotations stand beside their mark's edges and corners, a spacing away")
  func sides() {
    #expect(origin(.top) == CGPoint(x: 110, y: 26))
    #expect(origin(.bottom) == CGPoint(x: 110, y: 154))
    #expect(origin(.leading) == CGPoint(x: 56, y: 90))
    #expect(origin(.trailing) == CGPoint(x: 164, y: 90))
    #expect(origin(.topLeading) == CGPoint(x: 56, y: 26))
    #expect(origin(.bottomTrailing) == CGPoint(x: 164, y: 154))
  }

  @Test("An alignment says where along the edge")
  func alignments() {
    #expect(origin(.top, .leading).x == 100 && origin(.top, .trailing).x == 120)
    #expect(origin(.leading, .top).y == 50 && origin(.trailing, .bottom).y == 130)
  }

  @Test("An overlay lies on the mark, at its alignment")
  func overlay() {
    #expect(origin(.overlay) == CGPoint(x: 110, y: 90))
    #expect(origin(.overlay, .topLeading) == CGPoint(x: 100, y: 50))
    #expect(origin(.overlay, .bottomTrailing) == CGPoint(x: 120, y: 130))
  }

  @Test("What is to fit stays in the plot, along the axis that is said")
  func fit() {
    let narrow = CGSize(width: 170, height: 160)
    let both = AnnotationOverflowResolution(x: .fit, y: .fit)
    #expect(origin(.bottomTrailing, overflow: both, in: narrow) == CGPoint(x: 130, y: 140))
    let across = AnnotationOverflowResolution(x: .fit, y: .disabled)
    #expect(origin(.bottomTrailing, overflow: across, in: narrow) == CGPoint(x: 130, y: 154))
  }

  /// The domain of y of a bar of 100 with an annotation of 40 x 20 points, in a chart of 200 points.
  private func upper(_ strategy: AnnotationOverflowResolution.Strategy) throws -> Double {
    var list = _MarkList()
    BarMark(x: .value("x", "a"), y: .value("y", 100))
      .annotation(
        position: .top, spacing: 0,
        overflowResolution: AnnotationOverflowResolution(x: .disabled, y: strategy)
      ) { Text("100") }
      ._append(to: &list)
    let data = ChartData(list)
    let identity = MarkIdentity.join(try #require(data.marks.first).record.identity, 1)
    var settings = ChartSettings()
    settings.y.visibility = .hidden
    return ChartScales(
      data, settings, size: CGSize(width: 300, height: 200), annotationSizes: [identity: size]
    ).y.upper
  }

  @Test("A scale makes room above a bar: the bar is as much lower as the annotation is high")
  func padded() throws {
    // 20 of 200 points for the annotation: 100 in the remaining nine tenths.
    #expect(abs(try upper(.padScale) - 100 / 0.9) < 1e-9)
    #expect(abs(try upper(.automatic) - 100 / 0.9) < 1e-9)
    #expect(try upper(.disabled) == 100)
    #expect(try upper(.fit) == 100)
  }
}
