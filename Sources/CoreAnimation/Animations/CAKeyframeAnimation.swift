import DrawingCommands
import Foundation
import Geometry

/// Through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? { didSet { known = nil } }
  /// Of a property that is a place; it takes the place of `values`.
  open var path: CGPath? { didSet { known = nil } }
  /// 0…1 for each value; for discrete values one more, which is 1. Even steps without them.
  open var keyTimes: [NSNumber]? { didSet { known = nil } }
  /// One for each step from value to value.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { known = nil } }
  /// How tight, how even and how far beyond the curve passes each value, −1…1, where it is cubic.
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  /// Whether what moves along a path turns with it.
  open var rotationMode: CAAnimationRotationMode?
  private var known: KeyframeTrack?

  public override init() { super.init() }
  public override init(keyPath path: String?) { super.init(keyPath: path) }
  public required init?(coder: NSCoder) { return nil }

  override package func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.take(property: self)
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    (copy.tensionValues, copy.continuityValues) = (tensionValues, continuityValues)
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
    return copy
  }

  private var track: KeyframeTrack? {
    if let known { return known }
    known = makeTrack()
    return known
  }

  private func makeTrack() -> KeyframeTrack? {
    let times = keyTimes?.map(\.doubleValue)
    if let path {
      return KeyframeTrack(path: path.path, times: times, mode: calculationMode)
    }
    guard let values else { return nil }
    var track = KeyframeTrack(
      values: values.compactMap { LayerValue($0) }, times: times, mode: calculationMode)
    track?.bend(
      tension: tensionValues?.map(\.doubleValue), continuity: continuityValues?.map(\.doubleValue),
      bias: biasValues?.map(\.doubleValue))
    return track
  }

  override func value(at place: MediaTiming.Place, current: LayerValue?) -> LayerValue? {
    track?.value(at: eased(place.fraction), stepEasing: timingFunctions)
  }

  override func apply(at place: MediaTiming.Place, to values: inout LayerValues) {
    super.apply(at: place, to: &values)
    guard let rotationMode, path != nil,
      var angle = track?.heading(at: eased(place.fraction), stepEasing: timingFunctions)
    else { return }
    if rotationMode == .rotateAutoReverse { angle += .pi }
    let turn = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    let own: CATransform3D = values.get("transform", CATransform3DIdentity)
    values["transform"] = .transform(CATransform3DConcat(own, turn))
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
