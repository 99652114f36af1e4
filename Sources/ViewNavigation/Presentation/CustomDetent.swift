import Foundation
import Geometry
import ViewRuntime

/// A height of sheets that is computed.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// In points; nil where the height cannot be had just now, which leaves the sheet at its full height.
  static func height(in context: Self.Context) -> CGFloat?
}

extension PresentationDetent {
  /// What a computed height may depend on.
  @dynamicMemberLookup
  nonisolated public struct Context {
    /// The greatest height that a sheet may have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetentType(type: type)))
  }
}

/// A type that computes heights; alike when it is the same.
nonisolated struct CustomDetentType: Hashable, @unchecked Sendable {
  // A type never changes.
  let type: any CustomPresentationDetent.Type

  func height(in context: PresentationDetent.Context) -> CGFloat {
    min(context.maxDetentValue, max(0, type.height(in: context) ?? context.maxDetentValue))
  }

  static func == (left: Self, right: Self) -> Bool { left.type == right.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
