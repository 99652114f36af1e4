import Foundation
@_spi(Runtime) import ViewRuntime

/// An animation that a layer runs.
final class LayerAnimation {
  let key: String
  let animation: CAAnimation
  /// When it began, in the layer's time; nil until it is part of a frame.
  var beginning: Double?
  var hasBegun = false
  var hasEnded = false
  /// Those who wait for its end.
  private let waiting: [AnimationsEnd]
  /// What the layer looked like before a transition.
  var oldContent = LayerPicture.empty

  init(_ animation: CAAnimation, key: String) {
    self.animation = animation
    self.key = key
    waiting = CATransaction.waiting
    if animation.beginTime != 0 { beginning = animation.beginTime }
    for end in waiting { end.enter() }
  }

  func phase(at time: Double) -> MediaTiming.Phase {
    // Until its first frame the layer is seen as the animation finds it.
    guard let beginning else { return .before(beginning: time, isSeen: true) }
    return animation.timing.phase(at: time, beginning: beginning)
  }

  /// When it ends, in the layer's time; infinite for what goes on.
  var end: Double {
    let speed = Double(animation.speed)
    guard let beginning, speed > 0 else { return .infinity }
    return beginning + animation.timing.activeDuration / speed
  }

  /// Tells its delegate and those who wait that it is over.
  func tellEnd(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    if let delegate = animation.delegate {
      // Animations end on the main thread, where delegates live.
      nonisolated(unsafe) let delegate = delegate
      nonisolated(unsafe) let animation = animation
      assumeMainActor { delegate.animationDidStop(animation, finished: finished) }
    }
    for end in waiting { end.leave(finished: finished) }
  }

  func tellBeginning() {
    if let delegate = animation.delegate {
      // As above.
      nonisolated(unsafe) let delegate = delegate
      nonisolated(unsafe) let animation = animation
      assumeMainActor { delegate.animationDidStart(animation) }
    }
  }
}

extension CALayer {
  /// Properties that do not move by themselves when they are set.
  private static let still: Set<String> = [
    "contents", "hidden", "path", "masksToBounds", "doubleSided", "mask", "string",
  ]

  /// What a property does of itself when it is set on a layer that is seen and belongs to no view.
  func implicitAnimation(_ key: String) -> (any CAAction)? {
    guard isCommitted, delegate == nil, !Self.still.contains(key), !key.hasPrefix("emitter"),
      currentScene != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    guard animation.duration > 0 else { return nil }
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Begins to run an animation that nobody else holds.
  func run(_ animation: CAAnimation, forKey key: String?) {
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    let key =
      animation is CATransition
      ? kCATransition
      : key ?? "animation-\(UInt(bitPattern: ObjectIdentifier(animation).hashValue))"
    endAnimations(finished: false) { $0.key == key }
    running.append(LayerAnimation(animation, key: key))
    invalidate()
  }

  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }

  func endAnimations(finished: Bool, where isMeant: (LayerAnimation) -> Bool = { _ in true }) {
    let ended = running.filter(isMeant)
    guard !ended.isEmpty else { return }
    running.removeAll { entry in ended.contains { $0 === entry } }
    invalidate()
    for entry in ended { entry.tellEnd(finished: finished) }
  }

  /// The properties as the animations have them at `time`, the layer's own.
  func values(at time: Double, isStill: inout Bool) -> LayerValues {
    guard !running.isEmpty else { return values }
    var result = values
    for entry in running {
      let start = MediaTiming.Place(fraction: 0, cycles: 0)
      switch entry.phase(at: time) {
      case .before(_, let isSeen):
        isStill = false
        if isSeen { entry.animation.apply(at: start, to: &result) }
      case .active(let place):
        isStill = false
        entry.animation.apply(at: place, to: &result)
      case .after(let place):
        if let place { entry.animation.apply(at: place, to: &result) }
      }
    }
    return result
  }

  /// The time of the latest frame, as the layer has it; nil where it is in none.
  var latestTime: Double? {
    guard let time = currentScene?.time else { return nil }
    var line = [self]
    while let above = line[line.count - 1].container { line.append(above) }
    return line.reversed().reduce(time) { time, layer in layer.ownTime(at: time) }
  }

  /// The properties as they are seen in the latest frame.
  package var seenValues: LayerValues {
    guard isCommitted, let latestTime else { return values }
    var isStill = true
    return values(at: latestTime, isStill: &isStill)
  }

  func presentedCopy() -> CALayer? {
    if modelLayer != nil { return self }
    guard isCommitted, currentScene != nil else { return nil }
    return presented(seenValues)
  }

  /// A copy with other properties, which stands for the layer where it is seen.
  func presented(_ values: LayerValues) -> CALayer {
    let copy: CALayer
    if isOfProgram {
      // What its initialiser copies moves nothing.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      copy = type(of: self).allocatedCopy(of: self)
      CATransaction.commit()
    } else {
      copy = makeTwin()
    }
    copy.take(self)
    copy.values = values
    copy.modelLayer = self
    if isOfProgram { StoredProperties.write(values, animatedKeys, into: copy) }
    return copy
  }

  // MARK: Values by name

  public func value(forKey key: String) -> Any? {
    switch key {
    case "frame": frame
    case "sublayers": sublayers
    case "mask": mask
    case "speed": speed
    case "timeOffset": timeOffset
    case "beginTime": beginTime
    default: (values[key] ?? LayerValues.standard(key))?.any
    }
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.contains(".") ? values.value(atPath: keyPath)?.any : value(forKey: keyPath)
  }

  public func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("frame", _): if case .rect(let rect)? = LayerValue(value) { frame = rect }
    case ("speed", _): LayerValue(value)?.number.map { speed = Float($0) }
    case ("timeOffset", _): LayerValue(value)?.number.map { timeOffset = $0 }
    case ("beginTime", _): LayerValue(value)?.number.map { beginTime = $0 }
    default: change(key, to: LayerValue(value))
    }
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    // Cells of emitters are no parts of values: their layer knows them by the whole path.
    guard keyPath.contains("."), !keyPath.hasPrefix("emitterCells."), let part = LayerValue(value)
    else { return setValue(value, forKey: keyPath) }
    var all = values
    all.set(part, atPath: keyPath)
    let key = String(keyPath.prefix { $0 != "." })
    change(key, to: all[key])
  }
}
