import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Views in rows and columns: each column as wide as its widest cell, each row as high as its highest.
nonisolated public struct Grid<Content: View>: LayoutContainer {
  package let layout: GridLayout
  package let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

/// The cells of one row of a grid.
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  {
    self.alignment = alignment
    self.content = content()
  }

  public var body: some View { content.modifier(GridRowMark(alignment: alignment)) }
}

extension View {
  /// Lets this cell reach over several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(GridCellColumns.self, value: max(1, count)))
  }

  /// Puts this point of the cell at the same point of the room it has.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(GridCellAnchor.self, value: anchor))
  }

  /// Lines up all cells of this cell's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(GridColumnAlignment.self, value: guide))
  }

  /// Leaves the size of rows and columns to the other cells.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(GridCellUnsizedAxes.self, value: axes))
  }
}

enum GridCellColumns: ElementTrait { typealias Value = Int }
enum GridCellAnchor: ElementTrait { typealias Value = UnitPoint }
enum GridColumnAlignment: ElementTrait { typealias Value = HorizontalAlignment }
enum GridCellUnsizedAxes: ElementTrait { typealias Value = Axis.Set }

/// Which row a view stands in.
enum GridRowTrait: ElementTrait {
  struct Value {
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
  }
}

nonisolated private struct GridRowMark: PrimitiveModifier {
  let alignment: VerticalAlignment?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    GridRowNode(view, in: context)
  }
}

private final class GridRowNode<Content: View>: WrappingNode<Content, GridRowMark> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    GridCellElement(node: self, content: element) { [unowned self] in
      GridRowTrait.Value(row: ObjectIdentifier(self), alignment: modifier.alignment)
    }
  }

  override func modifierChanged(from old: GridRowMark) {
    guard old.alignment != modifier.alignment else { return }
    for element in elements { element.setNeedsLayout() }
  }
}

private final class GridCellElement: WrapperElement {
  private let row: () -> GridRowTrait.Value

  init(node: Node, content: Element, row: @escaping () -> GridRowTrait.Value) {
    self.row = row
    super.init(node: node, content: content)
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    if Key.self == GridRowTrait.self { return row() as? Key.Value }
    return super.trait(key)
  }

  // Inside a grid a spacer stretches both ways.
  override var stackAxisOfContent: Axis? { nil }
}
