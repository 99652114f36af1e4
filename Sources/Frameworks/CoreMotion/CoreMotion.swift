import Foundation
import Inert

public struct CMAcceleration: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
}
public struct CMQuaternion: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0, w = 1.0
  public init() {}
}
public struct CMMagneticField: Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
}

// Its time is the same for all.
open class CMLogItem: NSObject, @unchecked Sendable {
  public let timestamp: TimeInterval = 0
}

/// A device that lies still on a table: turned in no direction.
open class CMAttitude: NSObject, @unchecked Sendable {
  public var roll: Double { 0 }
  public var pitch: Double { 0 }
  public var yaw: Double { 0 }
  public var quaternion: CMQuaternion { CMQuaternion() }
  public func multiply(byInverseOf attitude: CMAttitude) {}
}

// Stores nothing: a device at rest feels its weight alone.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  public var acceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
}
// Stores nothing: it does not turn.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  public var rotationRate: CMRotationRate { CMRotationRate() }
}
// Stores nothing: no field is measured.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  public var magneticField: CMMagneticField { CMMagneticField() }
}
// Its attitude is made with it, and is always that of a device at rest.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  public let attitude = CMAttitude()
  public var rotationRate: CMRotationRate { CMRotationRate() }
  public var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
  public var userAcceleration: CMAcceleration { CMAcceleration() }
  public var heading: Double { 0 }
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = Self(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// Asks how the device moves. Here it has no sensors, so that no handler is called, as on a simulator.
open class CMMotionManager: NSObject, @unchecked Sendable {
  public var deviceMotionUpdateInterval: TimeInterval = 0.01
  public var accelerometerUpdateInterval: TimeInterval = 0.01
  public var gyroUpdateInterval: TimeInterval = 0.01
  public var magnetometerUpdateInterval: TimeInterval = 0.01
  public var showsDeviceMovementDisplay = false
  public var isDeviceMotionAvailable: Bool { false }
  public var isAccelerometerAvailable: Bool { false }
  public var isGyroAvailable: Bool { false }
  public var isMagnetometerAvailable: Bool { false }
  public var isDeviceMotionActive: Bool { false }
  public var isAccelerometerActive: Bool { false }
  public var isGyroActive: Bool { false }
  public var deviceMotion: CMDeviceMotion? { nil }
  public var accelerometerData: CMAccelerometerData? { nil }
  public var gyroData: CMGyroData? { nil }

  public override init() { super.init() }

  open func startDeviceMotionUpdates() { rest() }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { rest() }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    rest()
  }
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    rest()
  }
  open func stopDeviceMotionUpdates() {}
  open func startAccelerometerUpdates() { rest() }
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    rest()
  }
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() { rest() }
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    rest()
  }
  open func stopGyroUpdates() {}

  private func rest() { Inert.note("CoreMotion", "the device is at rest: it has no sensors") }
}

// Stores nothing: nobody walks here.
public final class CMPedometerData: NSObject, @unchecked Sendable {
  public var numberOfSteps: NSNumber { 0 }
  public var distance: NSNumber? { nil }
  public var floorsAscended: NSNumber? { nil }
  public var floorsDescended: NSNumber? { nil }
  public var currentPace: NSNumber? { nil }
  public var currentCadence: NSNumber? { nil }
  public var averageActivePace: NSNumber? { nil }
  public var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

// Stores nothing: there are no steps to count.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  open func stopUpdates() {}
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
}
