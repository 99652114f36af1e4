import Foundation
import Geometry
import ViewRuntime

/// On which side of a mark an annotation stands.
nonisolated public struct AnnotationPosition: Hashable, Sendable {
  /// Where on the mark, and from which point of the annotation, in fractions; nil for `automatic`.
  let unit: UnitPoint
  let isOverlay: Bool
  /// True where the chart is to choose.
  let isAutomatic: Bool

  private init(_ x: CGFloat, _ y: CGFloat, isOverlay: Bool = false, isAutomatic: Bool = false) {
    unit = UnitPoint(x: x, y: y)
    self.isOverlay = isOverlay
    self.isAutomatic = isAutomatic
  }

  public static let automatic = AnnotationPosition(0.5, 0, isAutomatic: true)
  public static let overlay = AnnotationPosition(0.5, 0.5, isOverlay: true)
  public static let top = AnnotationPosition(0.5, 0)
  public static let bottom = AnnotationPosition(0.5, 1)
  public static let leading = AnnotationPosition(0, 0.5)
  public static let trailing = AnnotationPosition(1, 0.5)
  public static let topLeading = AnnotationPosition(0, 0)
  public static let topTrailing = AnnotationPosition(1, 0)
  public static let bottomLeading = AnnotationPosition(0, 1)
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// What is known of the mark that is annotated.
nonisolated public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// What becomes of an annotation that does not fit.
nonisolated public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What is done along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fit, padScale, disabled }

    let kind: Kind
    /// True where a scale of numbers is to reach as far as the annotation.
    var padsScale: Bool { kind == .automatic || kind == .padScale }
    var boundary = Boundary.automatic

    public static var automatic: Strategy { Strategy(kind: .automatic) }
    public static var fit: Strategy { Strategy(kind: .fit) }
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(kind: .fit, boundary: boundary)
    }
    public static var padScale: Strategy { Strategy(kind: .padScale) }
    public static var disabled: Strategy { Strategy(kind: .disabled) }
  }

  /// What an annotation is to stay in.
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, plot, chart }

    let kind: Kind
    public static var automatic: Boundary { Boundary(kind: .automatic) }
    public static var plot: Boundary { Boundary(kind: .plot) }
    public static var chart: Boundary { Boundary(kind: .chart) }
  }

  var x: Strategy
  var y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}

extension ChartContent {
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let content = Carried(content)
    return attributed(
      .annotation(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: .automatic,
          content: { AnyView(content.value($0)) })))
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing,
      overflowResolution: overflowResolution
    ) { _ in content() }
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let content = Carried(content)
    return attributed(
      .annotation(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing,
          overflow: overflowResolution, content: { AnyView(content.value($0)) })))
  }
}
