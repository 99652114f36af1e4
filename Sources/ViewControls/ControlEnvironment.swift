import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

/// How large controls are.
nonisolated public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The outline of bordered buttons.
nonisolated public struct ButtonBorderShape: Equatable, Sendable, Shape, InsettableShape {
  enum Kind: Equatable, Sendable { case automatic, capsule, rounded(CGFloat?), circle }
  let kind: Kind
  var inset: CGFloat = 0

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
  public static let circle = ButtonBorderShape(kind: .circle)

  package typealias Outline = ButtonBorderShape

  /// The system's radius depends on the size of the control.
  func shape(for size: ControlSize) -> Outline {
    guard kind == .rounded(nil) else { return self }
    switch size {
    case .mini, .small: return ButtonBorderShape(kind: .rounded(6))
    case .regular: return ButtonBorderShape(kind: .rounded(8))
    case .large, .extraLarge: return ButtonBorderShape(kind: .rounded(12))
    }
  }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    switch kind {
    case .automatic, .capsule: return Capsule(style: .circular).path(in: rect)
    case .rounded(let radius):
      return RoundedRectangle(cornerRadius: max(0, (radius ?? 8) - inset)).path(in: rect)
    case .circle: return Circle().path(in: rect)
    }
  }

  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: kind, inset: inset + amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of the system's bordered buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  nonisolated public func controlSize(_ range: ClosedRange<ControlSize>) -> some View {
    environment(
      \.controlSize,
      .regular < range.lowerBound ? range.lowerBound : min(range.upperBound, .regular))
  }

  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Hides the labels of controls, which stay known to those who cannot see them.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

extension ControlSize: Comparable {
  public static func < (left: ControlSize, right: ControlSize) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}
