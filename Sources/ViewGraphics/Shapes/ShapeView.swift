import Drawing
import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

/// A view that shows a shape, to which more fills and strokes can be added.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, ShapeView, LeafView,
  CarriesMovement
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// A shape and its style, which move apart from each other.
  package struct Resolved: TwoPartAnimatable, LeafContent {
    var shape: Content
    var style: ResolvedStyle
    let fillStyle: FillStyle
    let layoutDirection: LayoutDirection
    let outline: ShapeOutline

    package var firstData: Content.AnimatableData {
      get { shape.animatableData }
      set { shape.animatableData = newValue }
    }

    package var secondData: StyleVector {
      get { style.animatableData }
      set { style.animatableData = newValue }
    }

    package typealias AnimatableData = AnimatablePair<FirstData, SecondData>
  }

  @MainActor package static func animated(_ resolved: Resolved) -> Animated<Resolved> {
    AnimatedParts(resolved)
  }

  package func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(
      shape: shape, style: style.resolved(in: environment), fillStyle: fillStyle,
      layoutDirection: environment.layoutDirection, outline: ShapeOutline(Content.self))
  }

  package static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize {
    resolved.shape.sizeThatFits(proposal)
  }

  package static func keepsLayout(from old: Resolved, to new: Resolved) -> Bool {
    ViewEquality.areEqual(old.shape, new.shape) && old.layoutDirection == new.layoutDirection
  }

  /// Touches reach the inside of the path only.
  package static func contains(_ point: CGPoint, _ resolved: Resolved, size: CGSize) -> Bool {
    guard !resolved.style.isInvisible else { return false }
    return resolved.path(size).contains(point, eoFill: resolved.fillStyle.isEOFilled)
  }
}

/// Where the outline of a shape comes from; found once, for asking a value of its type is slow.
package enum ShapeOutline: Sendable {
  case path, stroke, container

  init<Content: Shape>(_ type: Content.Type) {
    if type is any StrokedOutline.Type {
      self = .stroke
    } else {
      self =
        type == ContainerRelativeShape.self || type == ConcentricRectangle.self ? .container : .path
    }
  }

  /// Whether it is that of a stroke.
  package static func isStroke<Content: Shape>(_ type: Content.Type) -> Bool {
    Self(type) == .stroke
  }
}

extension _ShapeView.Resolved {
  @MainActor package func draw(size: CGSize, in context: LeafContext) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    // A closure would have to look for them again in a type that it does not know.
    let (outline, fillStyle) = (self.outline, self.fillStyle)
    if outline == .stroke, fillStyle.isAntialiased,
      let strokable = shape as? any StrokedOutline
    {
      let line = mirrored(strokable.centerline(in: bounds, at: context.element), size)
      guard !line.isEmpty else { return .empty }
      return style.draw(in: bounds) { .stroke(line, strokable.pen, $0) }
    }
    let path =
      if outline == .container, let container = shape as? ContainerRelativeShape {
        container.path(size: size, in: context.element)
      } else if outline == .container, let concentric = shape as? ConcentricRectangle {
        concentric.path(size: size, in: context.element)
      } else {
        path(size)
      }
    guard !path.isEmpty else { return .empty }
    if let paint = style.plainPaint { return DisplayList(.fill(path, fillStyle, paint)) }
    return style.draw(in: bounds) { .fill(path, fillStyle, $0) }
  }

  fileprivate func path(_ size: CGSize) -> Path {
    mirrored(shape.path(in: CGRect(origin: .zero, size: size)), size)
  }

  private func mirrored(_ path: consuming Path, _ size: CGSize) -> Path {
    guard layoutDirection == .rightToLeft, shape.layoutDirectionBehavior == .mirrors else {
      return path
    }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }
}

/// A shape that is the stroke of another one: painters draw it as a line instead of filling its outline.
package protocol StrokedOutline {
  var pen: StrokeStyle { get }
  /// The middle of the line; where the shape follows its container, with what `element` knows of it.
  @MainActor func centerline(in rect: CGRect, at element: Element) -> Path
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A rectangle filled with the style.
  @MainActor public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}
