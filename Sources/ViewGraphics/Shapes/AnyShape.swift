import Foundation
import Geometry
import Motion
import ViewRuntime

/// A shape whose type is hidden. What moves inside moves while the type stays the same.
nonisolated public struct AnyShape: Shape {
  private var box: any AnyShapeBox

  public init<S: Shape>(_ shape: S) { box = ShapeBox(shape: shape) }

  public func path(in rect: CGRect) -> Path { box.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }

  public var animatableData: AnyShapeVector {
    get { box.data }
    set { box.data = newValue }
  }
}

/// The animatable data of a shape whose type is hidden; vectors of different types do not mix, the
/// later one counts.
nonisolated public struct AnyShapeVector: VectorArithmetic {
  /// Nil is zero.
  fileprivate var value: (any VectorArithmetic)?

  public static var zero: AnyShapeVector { AnyShapeVector() }

  public static func == (left: AnyShapeVector, right: AnyShapeVector) -> Bool {
    guard let value = left.value else {
      return right.value.map { $0.magnitudeSquared == 0 } ?? true
    }
    guard let other = right.value else { return value.magnitudeSquared == 0 }
    func open<Vector: VectorArithmetic>(_ vector: Vector) -> Bool { (other as? Vector) == vector }
    return open(value)
  }

  public static func + (left: AnyShapeVector, right: AnyShapeVector) -> AnyShapeVector {
    guard let value = left.value else { return right }
    guard let other = right.value else { return left }
    func open<Vector: VectorArithmetic>(_ vector: Vector) -> AnyShapeVector {
      guard let other = other as? Vector else { return right }
      return AnyShapeVector(value: vector + other)
    }
    return open(value)
  }

  public static func - (left: AnyShapeVector, right: AnyShapeVector) -> AnyShapeVector {
    guard let other = right.value else { return left }
    func open<Vector: VectorArithmetic>(_ vector: Vector) -> AnyShapeVector {
      guard let value = left.value else { return AnyShapeVector(value: Vector.zero - vector) }
      guard let value = value as? Vector else { return .zero }
      return AnyShapeVector(value: value - vector)
    }
    return open(other)
  }

  public mutating func scale(by rhs: Double) { value?.scale(by: rhs) }

  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}

private protocol AnyShapeBox: Sendable {
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  var data: AnyShapeVector { get set }
}

private struct ShapeBox<S: Shape>: AnyShapeBox {
  var shape: S

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var data: AnyShapeVector {
    get { AnyShapeVector(value: shape.animatableData) }
    set { if let value = newValue.value as? S.AnimatableData { shape.animatableData = value } }
  }
}
