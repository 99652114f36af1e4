import Foundation
import Geometry
import Motion
import ViewContent
@_spi(Runtime) import ViewRuntime

/// How a symbol moves as a whole; its parts do not move by themselves here.
nonisolated package enum SymbolMovement: Hashable, Sendable {
  case bounce(up: Bool)
  case pulse
  case variableColor
  case scale(up: Bool)
  /// Grows or shrinks as it comes, and as it goes.
  case appear(up: Bool), disappear(up: Bool)
  /// Around its middle, or to and fro in this direction.
  case wiggle(CGSize?)
  case rotate(clockwise: Bool)
  case breathe(fades: Bool)
  case none

  /// Seconds of one movement.
  package var duration: Double {
    switch self {
    case .bounce: 0.6
    case .wiggle: 0.8
    case .breathe: 2
    case .variableColor: 1.2
    default: 1
    }
  }

  /// How the symbol is seen when `part` of one movement, 0...1, is over: at both ends as at rest.
  package func pose(at part: Double) -> SymbolPose {
    var pose = SymbolPose()
    let wave = (1 - cos(2 * .pi * part)) / 2
    switch self {
    case .bounce(let isUp):
      let swing = sin(2 * .pi * part) * (1 - part)
      pose.scale = 1 + (isUp ? 0.3 : -0.3) * swing
    case .pulse, .variableColor: pose.opacity = 1 - 0.6 * wave
    case .wiggle(nil): pose.angle = 14 * sin(6 * .pi * part) * (1 - part)
    case .wiggle(let direction?):
      let swing = sin(4 * .pi * part) * (1 - part)
      pose.offset = CGSize(width: direction.width * 3 * swing, height: direction.height * 3 * swing)
    case .rotate(let isClockwise):
      pose.angle = (isClockwise ? 360 : -360) * UnitCurve.easeInOut.value(at: part)
    case .breathe(let fades):
      pose.scale = 1 + 0.12 * wave
      if fades { pose.opacity = 1 - 0.4 * wave }
    case .scale, .appear, .disappear, .none: break
    }
    return pose
  }

  /// How the symbol stays while the effect is active.
  package var heldPose: SymbolPose {
    var pose = SymbolPose()
    switch self {
    case .scale(let isUp): pose.scale = isUp ? 1.2 : 0.8
    case .appear(let isUp):
      pose.opacity = 0
      pose.scale = isUp ? 0.6 : 1.4
    case .disappear(let isUp):
      pose.opacity = 0
      pose.scale = isUp ? 1.4 : 0.6
    default: break
    }
    return pose
  }

  package var isHeld: Bool {
    switch self {
    case .scale, .appear, .disappear: true
    default: false
    }
  }
}

/// Has the symbols inside stand in a pose, beside what the effects around say. Other views stay as they are.
nonisolated struct SymbolPoseModifier: ViewModifier, Animatable {
  var pose: SymbolPose

  nonisolated init(pose: SymbolPose) { self.pose = pose }

  var animatableData: SymbolPose.AnimatableData {
    get { pose.animatableData }
    set { pose.animatableData = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    let pose = pose
    return content.transformEnvironment(\.symbolPose) { $0 = $0.combined(with: pose) }
  }
}

/// Holds a pose while the effect is active, or moves again and again.
nonisolated struct IndefiniteSymbolMovement: ViewModifier {
  let movement: SymbolMovement
  let options: SymbolEffectOptions
  let isActive: Bool
  @Environment(\.isInTabItem) private var isInTabItem

  nonisolated init(movement: SymbolMovement, options: SymbolEffectOptions, isActive: Bool) {
    self.movement = movement
    self.options = options
    self.isActive = isActive
  }

  @MainActor func body(content: Content) -> some View {
    let (movement, isActive) = (movement, isActive && !isInTabItem)
    let duration = movement.duration / options.speed
    let held = isActive && movement.isHeld ? movement.heldPose : .rest
    content
      .animation(.smooth(duration: 0.4 / options.speed)) {
        $0.modifier(SymbolPoseModifier(pose: held))
      }
      .keyframeAnimator(initialValue: 0.0, repeating: isActive && !movement.isHeld) { view, value in
        view.modifier(SymbolPoseModifier(pose: isActive ? movement.pose(at: value) : .rest))
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(1.0, duration: duration) }
      }
  }
}

private struct IsInTabItemKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether this is the title of a tab, whose symbol stands still whatever it says: a bar takes its picture and text.
  package var isInTabItem: Bool {
    get { self[IsInTabItemKey.self] }
    set { self[IsInTabItemKey.self] = newValue }
  }
}

/// Moves once, or as often as the options say, for each change of a value.
nonisolated struct DiscreteSymbolMovement<Value: Equatable>: ViewModifier {
  let movement: SymbolMovement
  let options: SymbolEffectOptions
  let value: Value
  @Environment(\.isInTabItem) private var isInTabItem

  nonisolated init(movement: SymbolMovement, options: SymbolEffectOptions, value: Value) {
    self.movement = movement
    self.options = options
    self.value = value
  }

  @MainActor func body(content: Content) -> some View {
    let movement = movement
    let count = isInTabItem ? 0 : Double(options.count ?? 1_000_000)
    let duration = movement.duration / options.speed
    content.keyframeAnimator(initialValue: 0.0, trigger: value) { view, value in
      view.modifier(SymbolPoseModifier(pose: movement.pose(at: value - value.rounded(.down))))
    } keyframes: { _ in
      KeyframeTrack {
        MoveKeyframe(0.0)
        LinearKeyframe(count, duration: count * duration)
      }
    }
  }
}
