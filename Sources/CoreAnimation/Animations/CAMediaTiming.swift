import DrawingCommands
import Foundation
import FoundationNames
import Motion

/// How something runs in its parent's time: t = (parent's t − `beginTime`) · `speed` + `timeOffset`, in seconds.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before an animation begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}

/// The numbers of `CAMediaTiming`.
struct MediaTiming {
  var beginTime: Double = 0
  var duration: Double = 0
  var speed: Float = 1
  var timeOffset: Double = 0
  var repeatCount: Float = 0
  var repeatDuration: Double = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// From one beginning to the next, there and back; in seconds.
  var cycle: Double { autoreverses ? 2 * duration : duration }

  /// All repetitions together, in seconds of its own time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? Double(repeatCount) * cycle : cycle
  }

  /// Where it stands when the parent's clock reads `time`.
  enum Phase {
    /// It begins later, at this time of the parent's; `isSeen` where its first value is shown until then.
    case before(beginning: Double, isSeen: Bool)
    case active(Place)
    case after(Place?)
  }

  /// A place in a run.
  struct Place {
    /// 0…1 of `duration`, before any timing function.
    var fraction: Double
    /// How many cycles have passed.
    var cycles: Int
  }

  func phase(at time: Double, duration: Double, beginning: Double) -> Phase {
    var own = self
    own.duration = duration
    return own.phase(at: time, beginning: beginning)
  }

  func phase(at time: Double, beginning: Double) -> Phase {
    let elapsed = (time - beginning) * Double(speed)
    // A nanosecond makes up for sums of frame times.
    let tolerance = 1e-9
    if elapsed < -tolerance { return .before(beginning: beginning, isSeen: fillMode.fillsBefore) }
    let active = activeDuration
    if elapsed >= active - tolerance, speed != 0 {
      return .after(fillMode.fillsAfter ? place(active, isEnd: true) : nil)
    }
    return .active(place(max(elapsed, 0), isEnd: false))
  }

  private func place(_ elapsed: Double, isEnd: Bool) -> Place {
    guard duration > 0, elapsed.isFinite else { return Place(fraction: 1, cycles: 0) }
    let position = elapsed + timeOffset
    var runs = (position / duration + (isEnd ? 0 : 1e-9)).rounded(.down)
    var fraction = position / duration - runs
    // The end belongs to the run that ends there; so does a place that was chosen for a run that stands.
    if fraction < 1e-9, runs > 0, isEnd || (speed == 0 && elapsed == 0) {
      runs -= 1
      fraction = 1
    }
    fraction = min(max(fraction, 0), 1)
    let isBack = autoreverses && Int64(exactly: runs).map { $0 & 1 == 1 } ?? false
    return Place(
      fraction: isBack ? 1 - fraction : fraction,
      cycles: Int(autoreverses ? (runs / 2).rounded(.down) : runs))
  }
}

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  let curve: CubicTimingCurve

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicTimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: CubicTimingCurve(0.25, 0.1, 0.25, 1)
      default: .linear
      }
  }

  /// The control point at `index`, 0…3, the ends being 0 and 3, in `values`.
  package func controlPoint(at index: Int) -> CGPoint {
    switch index {
    case 0: .zero
    case 1: CGPoint(x: curve.startX, y: curve.startY)
    case 2: CGPoint(x: curve.endX, y: curve.endY)
    default: CGPoint(x: 1, y: 1)
    }
  }

  /// Writes the two coordinates of the control point at `idx`, 0…3, the ends being 0 and 3, to `ptr`.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point = controlPoint(at: idx)
    ptr[0] = Float(point.x)
    ptr[1] = Float(point.y)
  }

  package func value(at fraction: Double) -> Double { curve.value(at: fraction) }
}
