import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// A line across the plot.
nonisolated public struct AxisGridLine: AxisMark {
  public typealias Body = Never
  let isCentered: Bool
  let stroke: StrokeStyle?

  /// - Parameter centered: true for the middle between this value and the next.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.stroke = stroke
  }

  public var body: Never { fatalError("A grid line is drawn by its chart") }

  @MainActor public func _append(to list: inout _AxisMarkList) {
    list.lines.append(
      AxisLine(
        isTick: false, isCentered: isCentered, stroke: stroke ?? list.standardStroke,
        style: list.style, offset: list.offset))
  }
}

/// A short line between the plot and a label.
nonisolated public struct AxisTick: AxisMark {
  public typealias Body = Never

  /// How far a tick reaches.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Hashable, Sendable {
      case automatic
      case label(CGFloat), longestLabel(CGFloat)
      case fixed(CGFloat)
    }

    let kind: Kind
    private init(kind: Kind) { self.kind = kind }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
    public init(_ value: CGFloat) { kind = .fixed(value) }
    public static var automatic: Length { Length(kind: .automatic) }
    public static var label: Length { Length(kind: .label(0)) }
    public static var longestLabel: Length { Length(kind: .longestLabel(0)) }
    public static func label(extendPastBy: CGFloat) -> Length { Length(kind: .label(extendPastBy)) }
    public static func longestLabel(extendPastBy: CGFloat) -> Length {
      Length(kind: .longestLabel(extendPastBy))
    }

    /// In points; nil where labels say how long it is, or nobody does.
    var fixed: CGFloat? { if case .fixed(let value) = kind { value } else { nil } }

    /// In points, beside a label of `label` points among those of `longest` points.
    func points(label: CGFloat, longest: CGFloat) -> CGFloat {
      switch kind {
      case .automatic: AxisAppearance.tickLength
      case .label(let more): label + more
      case .longestLabel(let more): longest + more
      case .fixed(let value): value
      }
    }
  }

  let isCentered: Bool
  let length: Length
  let stroke: StrokeStyle?

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.length = length
    self.stroke = stroke
  }

  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(length), stroke: stroke)
  }

  public var body: Never { fatalError("A tick is drawn by its chart") }

  @MainActor public func _append(to list: inout _AxisMarkList) {
    list.lines.append(
      AxisLine(
        isTick: true, isCentered: isCentered, stroke: stroke ?? list.standardStroke,
        style: list.style,
        length: length == .automatic && list.axis == .horizontal ? .longestLabel : length,
        offset: list.offset))
  }
}

/// How axes look where the program says nothing.
enum AxisAppearance {
  static let gridLine = StrokeStyle(lineWidth: 0.5)
  /// Lines that stand upright are broken.
  static let uprightLine = StrokeStyle(lineWidth: 0.5, dash: [2, 2])
  /// The stroke of the lines at an axis's values.
  static func line(_ axis: Axis) -> StrokeStyle { axis == .horizontal ? uprightLine : gridLine }
  /// What the label of a category takes from its band on an axis of y, in points.
  static let categoryRoom = 17.5
  /// In points.
  static let tickLength: CGFloat = 4
  static let font = Font.caption2
  /// Between the plot and a label at its trailing edge, and at its bottom, in points.
  static let horizontalSpacing: CGFloat = 4
  static let verticalSpacing: CGFloat = 2.5
  /// How far a label of an extended axis of y stands above its line, in points.
  static let extendedSpacing: CGFloat = 4
  /// Of grid lines and ticks: in pictures of Swift Charts a line of half a point darkens white as a third of the
  /// label's colour would.
  static let lineStyle = AnyShapeStyle(.secondary.opacity(0.55))
  /// Between a tick and the label that begins there, in points.
  static let leadingSpacing: CGFloat = 4
  /// Between an axis and the label of the whole axis, in points.
  static let titleSpacing: CGFloat = 4
}
