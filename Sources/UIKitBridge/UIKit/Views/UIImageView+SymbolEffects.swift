import CoreAnimation
import Foundation
import Motion
import ViewContent
import ViewInteraction
import ViewRuntime

/// What is told of an effect that is over.
@preconcurrency @MainActor
public final class UISymbolEffectCompletionContext {
  /// Whether it came to its end, and was not taken away before.
  public let isFinished: Bool
  public private(set) weak var sender: AnyObject?
  init(isFinished: Bool, sender: AnyObject) {
    (self.isFinished, self.sender) = (isFinished, sender)
  }
}

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// An effect that moves the symbol of an image view.
@MainActor
final class RunningSymbolEffect {
  let type: Any.Type
  private let movement: SymbolMovement
  /// How often it moves; nil for ever.
  private let count: Int?
  private let speed: Double
  private let isAnimated: Bool
  let completion: UISymbolEffectCompletion?
  /// Seconds of the layers' clock.
  private var start: Double?

  init(
    type: Any.Type, _ movement: SymbolMovement, count: Int?, speed: Double, isAnimated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    (self.type, self.movement, self.count, self.speed) = (type, movement, count, speed)
    (self.isAnimated, self.completion) = (isAnimated, completion)
  }

  /// Seconds in which a pose that is held is taken.
  private static let holdSeconds = 0.4

  /// How the symbol stands, and whether that is another way in the next frame. What has come to its end stands as at rest.
  func pose(at time: Double) -> (pose: SymbolPose, isMoving: Bool, isOver: Bool) {
    let start = start ?? time
    self.start = start
    let passed = (time - start) * speed
    guard movement.isHeld else {
      let parts = passed / movement.duration
      if let count, parts >= Double(count) { return (.rest, false, true) }
      return (movement.pose(at: parts - parts.rounded(.down)), true, false)
    }
    let part = isAnimated ? min(passed / Self.holdSeconds, 1) : 1
    let eased = UnitCurve.easeInOut.value(at: part)
    // A symbol that appears comes from the pose in which the others end.
    let share = movement.isAppearing ? 1 - eased : eased
    var pose = SymbolPose()
    pose.scale = 1 + (movement.heldPose.scale - 1) * share
    pose.opacity = 1 + (movement.heldPose.opacity - 1) * share
    return (pose, part < 1, count != nil && part >= 1)
  }
}

extension SymbolMovement {
  fileprivate var isAppearing: Bool { if case .appear = self { true } else { false } }
}

extension UIImageView {
  /// Moves the symbol: a bounce, once or as often as the options say; other effects, until they are removed.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    guard let movement = effect.symbolMovement else { return }
    end(ofType: type(of: effect))
    var count: Int?
    if effect is BounceSymbolEffect { count = options.count }
    run(
      RunningSymbolEffect(
        type: type(of: effect), movement, count: count, speed: options.speed,
        isAnimated: animated, completion))
  }

  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    end(ofType: type(of: effect))
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
  }

  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    for effect in symbolEffects { end(ofType: effect.type) }
  }

  /// Takes another symbol, in the place of the one that is shown.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    // The old one goes and the new one comes: small and pale in between.
    self.image = image
    run(
      RunningSymbolEffect(
        type: ReplaceSymbolEffect.self, .appear(up: true), count: 1, speed: options.speed,
        isAnimated: true, completion))
  }

  private func run(_ effect: RunningSymbolEffect) {
    symbolEffects.append(effect)
    layer.onAdvance = { [weak self] time in
      assumeMainActor { self?.advanceSymbolEffects(to: time) ?? LayerActivity() }
    }
    layer.invalidate()
  }

  private func end(ofType type: Any.Type) {
    let ended = symbolEffects.filter { $0.type == type }
    symbolEffects.removeAll { $0.type == type }
    if symbolEffects.isEmpty { symbolPose = .rest }
    for effect in ended {
      effect.completion?(UISymbolEffectCompletionContext(isFinished: false, sender: self))
    }
    layer.invalidate()
  }

  private func advanceSymbolEffects(to time: Double) -> LayerActivity {
    var activity = LayerActivity()
    var pose = SymbolPose.rest
    var over: [RunningSymbolEffect] = []
    for effect in symbolEffects {
      let now = effect.pose(at: time)
      pose = pose.combined(with: now.pose)
      if now.isMoving { activity.isMoving = true }
      if now.isOver { over.append(effect) }
    }
    symbolPose = pose
    symbolEffects.removeAll { effect in over.contains { $0 === effect } }
    for effect in over {
      effect.completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
    }
    return activity
  }
}
