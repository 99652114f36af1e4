import Foundation
import Inert

public final class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// Metres since the updates began.
  public var relativeAltitude: NSNumber { 0 }
  /// Kilopascals, at the level of the sea.
  public var pressure: NSNumber { 101.325 }
}

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Asks how high the device is: it has no barometer here.
open class CMAltimeter: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) { Inert.note("CoreMotion", "nobody knows how high the device is") }
  open func stopRelativeAltitudeUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// What the one who carries the device does.
public final class CMMotionActivity: CMLogItem, @unchecked Sendable {
  public var confidence: CMMotionActivityConfidence { .low }
  public var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public var unknown: Bool { true }
  public var stationary: Bool { false }
  public var walking: Bool { false }
  public var running: Bool { false }
  public var automotive: Bool { false }
  public var cycling: Bool { false }
}

/// Asks what the one who carries the device does: nobody does here.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) { Inert.note("CoreMotion", "nobody carries the device") }
  open func stopActivityUpdates() {}
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) { handler([], nil) }
}

/// Hears how headphones move: there are none here.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { Inert.note("CoreMotion", "there are no headphones") }
  open func stopDeviceMotionUpdates() {}
}
