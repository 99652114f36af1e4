import Foundation
import Geometry
import Pixels
import ViewContent
import ViewGraphics
import ViewRuntime

/// What one modifier says about the marks inside it.
enum MarkAttribute {
  case style(AnyShapeStyle)
  case styleBy(_PlottedValue)
  case symbol(ChartSymbol)
  case symbolBy(_PlottedValue)
  /// In points.
  case symbolSize(CGSize)
  case symbolSizeBy(_PlottedValue)
  case lineStyle(StrokeStyle)
  case lineStyleBy(_PlottedValue)
  case opacity(Double)
  case opacityBy(_PlottedValue)
  case positionBy(_PlottedValue, axis: Axis?, span: MarkDimension)
  case interpolation(InterpolationMethod)
  case cornerRadii(MarkCorners)
  case offset(MarkOffset)
  case zIndex(Double)
  case annotation(MarkAnnotation)
  case blur(CGFloat)
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case clip(AnyShape, FillStyle)
  case mask([MarkRecord])
  case blendMode(BlendMode)
  case alignsStylesWithPlotArea
  case compositingLayer
  case accessibility(MarkAccessibility)
}

/// The modifiers around a mark, from the inside out.
final class MarkAttributeNode: @unchecked Sendable {
  let attribute: MarkAttribute
  let outer: MarkAttributeNode?

  init(_ attribute: MarkAttribute, outer: MarkAttributeNode?) {
    self.attribute = attribute
    self.outer = outer
  }
}

/// The radii of a bar, in points.
struct MarkCorners: Hashable, Sendable {
  var radius: CGFloat
  var style: RoundedCornerStyle
}

/// How far edges of a mark are moved, in points; right and down are positive.
struct MarkOffset: Hashable, Sendable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0

  static func + (left: MarkOffset, right: MarkOffset) -> MarkOffset {
    MarkOffset(
      xStart: left.xStart + right.xStart, xEnd: left.xEnd + right.xEnd,
      yStart: left.yStart + right.yStart, yEnd: left.yEnd + right.yEnd)
  }
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  /// In points.
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: @MainActor (AnnotationContext) -> AnyView

  /// Between the mark and the view, in points.
  var space: CGFloat { spacing ?? (position.isOverlay ? 0 : 4) }
}

/// What is said of a mark to those who do not see it.
struct MarkAccessibility {
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden: Bool?
}

/// What all modifiers around a mark come to.
struct MarkLook {
  var style: AnyShapeStyle?
  var styleGroup: _PlottedValue?
  var symbol: ChartSymbol?
  var symbolGroup: _PlottedValue?
  var symbolSize: CGSize?
  var symbolSizeGroup: _PlottedValue?
  var lineStyle: StrokeStyle?
  var lineStyleGroup: _PlottedValue?
  var opacity = 1.0
  var opacityGroup: _PlottedValue?
  var positionGroup: (value: _PlottedValue, axis: Axis?, span: MarkDimension)?
  var interpolation: InterpolationMethod?
  var corners: MarkCorners?
  var offset = MarkOffset()
  var zIndex: Double?
  var annotations: [MarkAnnotation] = []
  var effects = MarkEffects()

  /// What stands further inside comes first and holds.
  init(_ node: MarkAttributeNode?) {
    var node = node
    while let current = node {
      apply(current.attribute)
      node = current.outer
    }
  }

  private mutating func apply(_ attribute: MarkAttribute) {
    switch attribute {
    case .style(let value): if styleGroup == nil { style = style ?? value }
    case .styleBy(let value): if style == nil { styleGroup = styleGroup ?? value }
    case .symbol(let value): if symbolGroup == nil { symbol = symbol ?? value }
    case .symbolBy(let value): if symbol == nil { symbolGroup = symbolGroup ?? value }
    case .symbolSize(let value): symbolSize = symbolSize ?? value
    case .symbolSizeBy(let value): symbolSizeGroup = symbolSizeGroup ?? value
    case .lineStyle(let value): lineStyle = lineStyle ?? value
    case .lineStyleBy(let value): lineStyleGroup = lineStyleGroup ?? value
    case .opacity(let value): opacity *= value
    case .opacityBy(let value): opacityGroup = opacityGroup ?? value
    case .positionBy(let value, let axis, let span):
      positionGroup = positionGroup ?? (value, axis, span)
    case .interpolation(let value): interpolation = interpolation ?? value
    case .cornerRadii(let value): corners = corners ?? value
    case .offset(let value): offset = offset + value
    case .zIndex(let value): zIndex = zIndex ?? value
    case .annotation(let value): annotations.append(value)
    case .blur, .shadow, .clip, .mask, .blendMode, .alignsStylesWithPlotArea, .compositingLayer:
      effects.apply(attribute)
    case .accessibility: break
    }
  }
}

/// What is done to a mark's picture.
struct MarkEffects {
  var blur: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  var clips: [(shape: AnyShape, style: FillStyle)] = []
  var masks: [[MarkRecord]] = []
  var blendMode: BlendMode?
  var alignsStylesWithPlotArea = false
  var isEmpty = true

  mutating func apply(_ attribute: MarkAttribute) {
    isEmpty = false
    switch attribute {
    case .blur(let radius): blur += radius
    case .shadow(let color, let radius, let x, let y): shadow = shadow ?? (color, radius, x, y)
    case .clip(let shape, let style): clips.append((shape, style))
    case .mask(let records): masks.append(records)
    case .blendMode(let mode): blendMode = blendMode ?? mode
    case .alignsStylesWithPlotArea: alignsStylesWithPlotArea = true
    default: break
    }
  }
}
