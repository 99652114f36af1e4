import Foundation
import Geometry
import ViewContent
import ViewRuntime

/// What becomes of labels that would touch each other.
nonisolated public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, disabled, greedy, truncate }

  let kind: Kind
  var minimumSpacing: CGFloat?
  var priority: CGFloat?
  public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
  public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
  public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }
  public static var greedy: AxisValueLabelCollisionResolution { .greedy() }

  /// A label that touches one before it, or one of higher priority, is left out.
  public static func greedy(priority: CGFloat = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  {
    .init(kind: .greedy, minimumSpacing: minimumSpacing, priority: priority)
  }
}

/// Which way a label runs.
nonisolated public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }

  let kind: Kind
  public static var automatic: AxisValueLabelOrientation { .init(kind: .automatic) }
  public static var horizontal: AxisValueLabelOrientation { .init(kind: .horizontal) }
  public static var vertical: AxisValueLabelOrientation { .init(kind: .vertical) }
  public static var verticalReversed: AxisValueLabelOrientation { .init(kind: .verticalReversed) }
}

/// The label of a value.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  public typealias Body = Never
  let label: AxisLabel
  let content: Content?
  /// Writes the value when there is no view; nil for the standard format.
  let format: ((_PlottedValue) -> String?)?

  init(
    _ content: Content?, format: ((_PlottedValue) -> String?)? = nil, centered: Bool?,
    anchor: UnitPoint?, multiLabelAlignment: Alignment?,
    collisionResolution: AxisValueLabelCollisionResolution, offsetsMarks: Bool?,
    orientation: AxisValueLabelOrientation, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) {
    self.content = content
    self.format = format
    label = AxisLabel(
      isCentered: centered, anchor: anchor, collision: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content(), centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  public var body: Never { fatalError("A label is drawn by its chart") }

  @MainActor public func _append(to list: inout _AxisMarkList) {
    var label = label
    label.style = list.style
    label.font = list.font
    label.offset = list.offset
    label.view = content.map { AnyView($0) }
    if content == nil, let value = AxisValue.current {
      label.text = format?(value.plotted) ?? value.standardLabel
    }
    list.labels.append(label)
  }
}

extension AxisValueLabel where Content == Never {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      nil, centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    // A format is a value that is only read.
    nonisolated(unsafe) let format = format
    self.init(
      nil, format: { Format.FormatInput(plotted: $0).map(format.format) }, centered: centered,
      anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Text(titleKey), centered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Text(title), centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}
