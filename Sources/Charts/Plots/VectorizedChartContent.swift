import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// Marks made at once for a whole collection; modifiers may take a key path to each element's value.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// Adds a mark for each element, inside of what `attribute` says of it.
  func _append(to list: inout _MarkList, with attributes: [_ElementAttribute<DataElement>])
}

extension VectorizedChartContent {
  public func _append(to list: inout _MarkList) { _append(to: &list, with: []) }
}

/// What a modifier says about the mark of an element.
nonisolated public struct _ElementAttribute<DataElement> {
  let attribute: (DataElement) -> MarkAttribute
}

/// One mark for each element of a collection.
nonisolated struct ElementMarks<DataElement> {
  let append: @MainActor (inout _MarkList, [_ElementAttribute<DataElement>]) -> Void

  init<Data: RandomAccessCollection>(
    _ kind: MarkKind, _ data: Data, values: @escaping (DataElement) -> MarkValues
  ) where Data.Element == DataElement {
    let source = Carried((data, values))
    append = { list, attributes in
      let (data, values) = source.value
      let (path, outer) = (list.path, list.attributes)
      list.reserve(data.count)
      var index = 0
      for element in data {
        list.path = MarkIdentity.join(path, index)
        for attribute in attributes {
          list.attributes = MarkAttributeNode(attribute.attribute(element), outer: list.attributes)
        }
        values(element).append(kind, to: &list)
        list.attributes = outer
        index += 1
      }
      list.path = path
    }
  }
}

/// A plot with one more thing said about each of its marks.
nonisolated struct AttributedPlot<Content: VectorizedChartContent>: VectorizedChartContent {
  typealias Body = Never
  typealias DataElement = Content.DataElement
  let content: Content
  let attribute: _ElementAttribute<DataElement>

  var body: Never { fatalError("A plot is drawn by its chart") }

  @MainActor func _append(
    to list: inout _MarkList, with attributes: [_ElementAttribute<DataElement>]
  ) {
    // The outermost stands first: what is further inside is asked first.
    content._append(to: &list, with: attributes + [attribute])
  }
}

extension VectorizedChartContent {
  nonisolated func attributed(by attribute: @escaping (DataElement) -> MarkAttribute)
    -> some VectorizedChartContent<DataElement>
  {
    AttributedPlot(content: self, attribute: _ElementAttribute(attribute: attribute))
  }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: KeyPath<DataElement, S>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .style(AnyShapeStyle($0[keyPath: style])) }
  }

  nonisolated public func foregroundStyle<V: Plottable>(
    by value: PlottableProjection<DataElement, V>
  ) -> some VectorizedChartContent<DataElement> {
    attributed { .styleBy(value.datum($0).value) }
  }

  nonisolated public func symbol<V: Plottable>(by value: PlottableProjection<DataElement, V>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .symbolBy(value.datum($0).value) }
  }

  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: KeyPath<DataElement, S>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .symbol(.shape(AnyChartSymbolShape($0[keyPath: symbol]))) }
  }

  nonisolated public func symbolSize(_ area: KeyPath<DataElement, CGFloat>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .symbolSize(SymbolSize.ofArea($0[keyPath: area])) }
  }

  nonisolated public func symbolSize<V: Plottable>(by value: PlottableProjection<DataElement, V>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .symbolSizeBy(value.datum($0).value) }
  }

  nonisolated public func lineStyle(_ style: KeyPath<DataElement, StrokeStyle>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .lineStyle($0[keyPath: style]) }
  }

  nonisolated public func lineStyle<V: Plottable>(by value: PlottableProjection<DataElement, V>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .lineStyleBy(value.datum($0).value) }
  }

  nonisolated public func opacity(_ opacity: KeyPath<DataElement, Double>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .opacity($0[keyPath: opacity]) }
  }

  nonisolated public func opacity<V: Plottable>(by value: PlottableProjection<DataElement, V>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .opacityBy(value.datum($0).value) }
  }

  nonisolated public func position<V: Plottable>(
    by value: PlottableProjection<DataElement, V>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    attributed { .positionBy(value.datum($0).value, axis: axis, span: span) }
  }

  nonisolated public func offset(_ offset: KeyPath<DataElement, CGSize>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed {
      let size = $0[keyPath: offset]
      return .offset(
        MarkOffset(xStart: size.width, xEnd: size.width, yStart: size.height, yEnd: size.height))
    }
  }

  nonisolated public func offset(
    x: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    attributed { .offset(MarkOffset(xStart: $0[keyPath: x], xEnd: $0[keyPath: x])) }
  }

  nonisolated public func offset(
    y: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    attributed { .offset(MarkOffset(yStart: $0[keyPath: y], yEnd: $0[keyPath: y])) }
  }

  nonisolated public func cornerRadius(_ radius: KeyPath<DataElement, CGFloat>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .cornerRadii(MarkCorners(radius: $0[keyPath: radius], style: .continuous)) }
  }

  nonisolated public func zIndex(_ value: KeyPath<DataElement, Double>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .zIndex($0[keyPath: value]) }
  }

  nonisolated public func blur(radius: KeyPath<DataElement, CGFloat>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .blur($0[keyPath: radius]) }
  }
}

extension VectorizedChartContent {
  nonisolated public func accessibilityLabel(_ label: KeyPath<DataElement, String>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .accessibility(MarkAccessibility(label: Text($0[keyPath: label]))) }
  }

  nonisolated public func accessibilityValue(_ value: KeyPath<DataElement, String>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .accessibility(MarkAccessibility(value: Text($0[keyPath: value]))) }
  }

  nonisolated public func accessibilityHidden(_ hidden: KeyPath<DataElement, Bool>)
    -> some VectorizedChartContent<DataElement>
  {
    attributed { .accessibility(MarkAccessibility(isHidden: $0[keyPath: hidden])) }
  }
}
