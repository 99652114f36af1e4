import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

// A pencil is no device of a computer: what waits for one waits for ever.

/// What the user wants a pencil's gesture to do.
nonisolated public struct PencilPreferredAction: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes,
      showContextualPalette, runSystemShortcut
  }
  private let kind: Kind
  public static let ignore = PencilPreferredAction(kind: .ignore)
  public static let switchEraser = PencilPreferredAction(kind: .switchEraser)
  public static let switchPrevious = PencilPreferredAction(kind: .switchPrevious)
  public static let showColorPalette = PencilPreferredAction(kind: .showColorPalette)
  public static let showInkAttributes = PencilPreferredAction(kind: .showInkAttributes)
  public static let showContextualPalette = PencilPreferredAction(kind: .showContextualPalette)
  public static let runSystemShortcut = PencilPreferredAction(kind: .runSystemShortcut)
}

/// Where a pencil is above the screen.
nonisolated public struct PencilHoverPose: Hashable, Sendable {
  public let location: CGPoint
  public let anchor: UnitPoint
  /// Points above the screen.
  public let zDistance: CGFloat
  public let altitude: Angle
  public let azimuth: Angle
  public let roll: Angle
}

nonisolated public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

nonisolated public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

nonisolated public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

extension EnvironmentValues {
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

extension View {
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}
