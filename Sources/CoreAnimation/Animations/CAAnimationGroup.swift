import Foundation
@_spi(Runtime) import ViewRuntime

/// Animations that run together, in the group's time: what is longer than the group is cut off.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }

  override package func duplicate() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.take(self)
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }

  override func apply(at place: MediaTiming.Place, to values: inout LayerValues) {
    let length = runDuration(CATransaction.standardDuration)
    let time = eased(place.fraction) * length
    for animation in animations ?? [] {
      let duration = animation.runDuration(length)
      // At the group's end its animations are still what they have come to.
      let moment = place.fraction >= 1 ? time - 1e-7 : time
      switch animation.timing.phase(
        at: moment, duration: duration, beginning: animation.beginTime)
      {
      case .before(_, let isSeen):
        if isSeen { animation.apply(at: MediaTiming.Place(fraction: 0, cycles: 0), to: &values) }
      case .active(let place): animation.apply(at: place, to: &values)
      case .after(let place): if let place { animation.apply(at: place, to: &values) }
      }
    }
  }
}

/// How a layer's new picture takes the place of the old one.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  public override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }

  override package func duplicate() -> CAAnimation {
    let copy = CATransition()
    copy.take(self)
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }

  func progress(at fraction: Double) -> Double {
    Double(startProgress) + (Double(endProgress) - Double(startProgress)) * eased(fraction)
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// Half a turn, for views that are turned over.
  package static let flip = CATransitionType(rawValue: "oglFlip")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
