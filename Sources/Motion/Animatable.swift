import Foundation

/// A type whose changes can be animated through the vector of its `animatableData`.
public protocol Animatable {
  /// The type that holds what moves.
  associatedtype AnimatableData: VectorArithmetic

  /// What moves; while an animation runs it is set to the values between two states.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// A vector is its own animatable data.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing moves unless a type says so.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The animatable data of a type in which nothing moves.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  @inlinable
  public init() {}

  @inlinable
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  @inlinable
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  @inlinable
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  @inlinable
  public static func + (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  @inlinable
  public static func - (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  @inlinable
  public mutating func scale(by rhs: Double) {}

  @inlinable
  public var magnitudeSquared: Double { 0 }
}
