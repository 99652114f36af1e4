import Foundation
import Motion
import Pixels
import ViewRuntime

/// How a shape is coloured: a colour, a gradient, a picture, or one of these chosen by the environment.
nonisolated public protocol ShapeStyle: Sendable {
  /// The style that this one stands for; `Never` for those that paint themselves.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for where `environment` holds.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints itself and stands for no other style")
  }
}

/// A style that the library knows how to paint.
package protocol PaintingStyle: ShapeStyle {
  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
  /// The style with everything from the environment in it.
  package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    if let painting = self as? any PaintingStyle { return painting.resolvedStyle(in: environment) }
    guard Resolved.self != Never.self else {
      return ForegroundStyles.current(in: environment).resolved(level: 0, in: environment)
    }
    return resolve(in: environment).resolved(in: environment)
  }
}

extension Color: PaintingStyle {
  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.color(resolve(in: environment)))
  }
}

extension Color.Resolved: PaintingStyle {
  public typealias Resolved = Never

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.color(self))
  }
}

/// A style whose type is hidden.
nonisolated public struct AnyShapeStyle: ShapeStyle, PaintingStyle {
  public typealias Resolved = Never
  package let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// The colour that the style is; nil for any other style.
  package var plainColor: Color? { style as? Color }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    style.resolved(in: environment)
  }
}

extension AnyShapeStyle: Equatable {
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    func open<Style: ShapeStyle>(_ style: Style) -> Bool {
      (right.style as? Style).map { assumeMainActorEquality(style, $0) } ?? false
    }
    return open(left.style)
  }
}

private func assumeMainActorEquality<Style>(_ left: Style, _ right: Style) -> Bool {
  ViewEquality.areEqual(left, right)
}
