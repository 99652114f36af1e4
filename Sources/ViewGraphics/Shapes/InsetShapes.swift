import Foundation
import Geometry
import Motion
import ViewRuntime

extension Rectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectangle(amount: amount) }
}

extension Circle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetInRectangle(shape: self, amount: amount)
  }
}

extension Ellipse: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetInRectangle(shape: self, amount: amount)
  }
}

extension Capsule: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetInRectangle(shape: self, amount: amount)
  }
}

extension RoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRoundedRectangle(shape: self, amount: amount)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetUnevenRoundedRectangle(shape: self, amount: amount)
  }
}

/// A rectangle drawn in by some points on all sides; nothing where no room is left.
nonisolated private struct InsetRectangle: InsettableShape {
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { Path(rect.inset(by: amount)) }
  func inset(by amount: CGFloat) -> InsetRectangle { InsetRectangle(amount: self.amount + amount) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

/// A shape that fits any rectangle, drawn in a smaller one.
nonisolated private struct InsetInRectangle<Base: InsettableShape>: InsettableShape {
  var shape: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    return inner.isNull ? Path() : shape.path(in: inner)
  }

  func inset(by amount: CGFloat) -> InsetInRectangle {
    InsetInRectangle(shape: shape, amount: self.amount + amount)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

/// A rounded rectangle drawn in: its radii shrink by as much, so that the edges stay parallel.
nonisolated private struct InsetRoundedRectangle: InsettableShape {
  var shape: RoundedRectangle
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    guard !inner.isNull else { return Path() }
    let radii = CGSize(
      width: max(0, shape.cornerSize.width - amount),
      height: max(0, shape.cornerSize.height - amount))
    return Path(roundedRect: inner, cornerSize: radii, style: shape.style)
  }

  func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(shape: shape, amount: self.amount + amount)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

nonisolated private struct InsetUnevenRoundedRectangle: InsettableShape {
  var shape: UnevenRoundedRectangle
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    guard !inner.isNull else { return Path() }
    let radii = shape.cornerRadii
    let smaller = RectangleCornerRadii(
      topLeading: max(0, radii.topLeading - amount),
      bottomLeading: max(0, radii.bottomLeading - amount),
      bottomTrailing: max(0, radii.bottomTrailing - amount),
      topTrailing: max(0, radii.topTrailing - amount))
    return Path(roundedRect: inner, cornerRadii: smaller, style: shape.style)
  }

  func inset(by amount: CGFloat) -> InsetUnevenRoundedRectangle {
    InsetUnevenRoundedRectangle(shape: shape, amount: self.amount + amount)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension CGRect {
  /// The rectangle with each side moved inwards; null where no room is left.
  fileprivate func inset(by amount: CGFloat) -> CGRect { insetBy(dx: amount, dy: amount) }
}
