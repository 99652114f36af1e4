import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// A grid line, a tick or a label at one value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
  associatedtype Body: AxisMark
  @AxisMarkBuilder @MainActor @preconcurrency var body: Self.Body { get }
  func _append(to list: inout _AxisMarkList)
}

extension AxisMark {
  public func _append(to list: inout _AxisMarkList) { body._append(to: &list) }
}

extension Never: AxisMark {
  public func _append(to list: inout _AxisMarkList) {}
}

/// The marks of one value.
public struct _AxisMarkList {
  var lines: [AxisLine] = []
  var labels: [AxisLabel] = []
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
  let axis: Axis

  init(axis: Axis) { self.axis = axis }

  /// How lines are drawn of which nothing is said.
  var standardStroke: StrokeStyle { AxisAppearance.line(axis) }
}

/// A grid line or a tick.
struct AxisLine {
  var isTick: Bool
  var isCentered: Bool
  var stroke: StrokeStyle
  var style: AnyShapeStyle?
  var length = AxisTick.Length.automatic
  var offset = CGSize.zero
}

/// A label beside a value.
struct AxisLabel {
  /// What stands there when no view is given: made from the value.
  var text: String?
  var view: AnyView?
  var isCentered: Bool?
  var anchor: UnitPoint?
  var isMultiline = false
  var collision = AxisValueLabelCollisionResolution.automatic
  var offsetsMarks: Bool?
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock() -> AnyAxisMark { AnyAxisMark { _ in } }

  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> AnyAxisMark {
    let parts = Carried((repeat each content))
    return AnyAxisMark { list in
      @MainActor func add<Part: AxisMark>(_ part: Part) { part._append(to: &list) }
      repeat add(each parts.value)
    }
  }

  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .first(first))
  }

  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .second(second))
  }

  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}

/// An axis mark whose type is hidden.
nonisolated public struct AnyAxisMark: AxisMark {
  public typealias Body = Never
  let append: @MainActor (inout _AxisMarkList) -> Void

  init(append: @escaping @MainActor (inout _AxisMarkList) -> Void) { self.append = append }

  nonisolated public init<Content: AxisMark>(_ content: Content) {
    // Content is a value, and runs on the main actor, where charts are laid out.
    nonisolated(unsafe) let content = content
    append = { content._append(to: &$0) }
  }

  public init(erasing content: some AxisMark) { self.init(content) }

  public var body: Never { fatalError("An axis mark is drawn by its chart") }
  @MainActor public func _append(to list: inout _AxisMarkList) { append(&list) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public var body: Never { fatalError("An axis mark is drawn by its chart") }

  @MainActor public func _append(to list: inout _AxisMarkList) {
    switch branch {
    case .first(let content): content._append(to: &list)
    case .second(let content): content._append(to: &list)
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public var body: Never { fatalError("An axis mark is drawn by its chart") }

  @MainActor public func _append(to list: inout _AxisMarkList) { self?._append(to: &list) }
}

extension AxisMark {
  nonisolated private func changed(_ change: @escaping (inout _AxisMarkList) -> Void) -> AnyAxisMark
  {
    // Marks are values, and run on the main actor, where charts are laid out.
    nonisolated(unsafe) let content = self
    nonisolated(unsafe) let change = change
    return AnyAxisMark { list in
      let saved = (list.style, list.font, list.offset)
      change(&list)
      content._append(to: &list)
      (list.style, list.font, list.offset) = saved
    }
  }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = AnyShapeStyle(style) }
  }

  nonisolated public func font(_ font: Font?) -> some AxisMark { changed { $0.font = font } }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }

  nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
    changed {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }
}
