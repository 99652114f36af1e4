import DrawingCommands
import Foundation
import FoundationNames
@_spi(Runtime) import ViewRuntime

/// Hears when animations begin and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that happens when a property of a layer changes.
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// What all animations have in common. A layer runs a copy of the one that it is given.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  /// What programs keep by names of their own.
  private var named: [String: Any] = [:]
  /// Seconds after the frame in which it is added; where `beginTime` says nothing.
  package var startDelay = 0.0

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = max(newValue, 0) }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
  /// Nil is an even pace.
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  /// Kept alive by the animation, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?
  /// Frames come at the display's rate, whatever is wished for.
  open var preferredFrameRateRange = CAFrameRateRange.default

  public override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }

  /// An animation like this one, for a layer to keep.
  package func duplicate() -> CAAnimation {
    let copy = CAAnimation()
    copy.take(self)
    return copy
  }

  final func take(_ other: CAAnimation) {
    timing = other.timing
    named = other.named
    startDelay = other.startDelay
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    delegate = other.delegate
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  open override func copy() -> Any { duplicate() }

  /// One run's length, where `duration` may be left open; `fallback` is what surrounds it.
  func runDuration(_ fallback: Double) -> Double {
    timing.duration > 0 ? timing.duration : fallback
  }

  /// Changes `values` as the animation has it at `place`.
  func apply(at place: MediaTiming.Place, to values: inout LayerValues) {}

  /// The fraction of the way after the timing function.
  final func eased(_ fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }

  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "duration": duration = (value as? NSNumber)?.doubleValue ?? value as? Double ?? duration
    case "delegate": delegate = value as? any CAAnimationDelegate
    default: named[key] = value
    }
  }

  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "delegate": delegate
    default: named[key]
    }
  }

  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  /// How a number becomes a transform; key paths such as `transform.rotation.z` say it too.
  open var valueFunction: CAValueFunction?

  public override init() { super.init() }
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }
  public required init?(coder: NSCoder) { return nil }

  final func take(property other: CAPropertyAnimation) {
    take(other)
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The path of what is changed, with the value function's part in it.
  final var fullPath: LayerKeyPath? {
    guard var text = keyPath else { return nil }
    if let valueFunction { text += "." + valueFunction.name.part }
    if let path, path.text == text { return path }
    path = LayerKeyPath(text)
    return path
  }
  private final var path: LayerKeyPath?

  /// The value at a place; `current` is what is there without it. Nil where there is none to be had.
  func value(at place: MediaTiming.Place, current: LayerValue?) -> LayerValue? { nil }

  /// The value where the run ends, for repetitions that add up.
  func finalValue(current: LayerValue?) -> LayerValue? {
    value(at: MediaTiming.Place(fraction: timing.autoreverses ? 0 : 1, cycles: 0), current: current)
  }

  override func apply(at place: MediaTiming.Place, to values: inout LayerValues) {
    guard let fullPath else { return }
    let current = values.value(at: fullPath)
    guard var value = value(at: place, current: current) else { return }
    if isCumulative, place.cycles > 0, let final = finalValue(current: current) {
      value = value.adding(final.repeated(place.cycles))
    }
    if isAdditive, let current { value = current.adding(value) }
    values.set(value, at: fullPath)
  }
}

/// How numbers become transforms.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName
  public init?(name: CAValueFunctionName) { self.name = name }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  var part: String {
    let names = [("rotate", "rotation"), ("scale", "scale"), ("translate", "translation")]
    for (prefix, part) in names where rawValue.hasPrefix(prefix) {
      let axis = rawValue.dropFirst(prefix.count).lowercased()
      return axis.isEmpty ? part : part + "." + axis
    }
    return rawValue
  }
}
