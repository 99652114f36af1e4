import CoreGraphics
import Foundation
import Inert
@_exported import UIKit

/// What a watch taps on the wrist.
public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
  case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn
  case underwaterDepthPrompt, underwaterDepthCriticalPrompt
}

public enum WKInterfaceDeviceBatteryState: Int, Sendable {
  case unknown, unplugged, charging, full
}
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

/// The watch that a program runs on: as large as the window is, worn on the left, and without an engine for haptics.
@preconcurrency @MainActor
open class WKInterfaceDevice: NSObject {
  private static let one = WKInterfaceDevice()
  open class func current() -> WKInterfaceDevice { one }

  open var name: String { "Apple Watch" }
  open var model: String { "Apple Watch" }
  open var localizedModel: String { model }
  open var systemName: String { "watchOS" }
  open var systemVersion: String { "26.0" }
  open var screenBounds: CGRect { UIScreen.main.bounds }
  open var screenScale: CGFloat { UIScreen.main.scale }
  open var preferredContentSizeCategory: String { "UICTContentSizeCategoryL" }
  open var layoutDirection: WKInterfaceLayoutDirection { .leftToRight }
  open var wristLocation: WKInterfaceDeviceWristLocation { .left }
  open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
  open var waterResistanceRating: WKWaterResistanceRating { .wr50 }
  open var isWaterLockEnabled: Bool { false }
  open var supportsAudioStreaming: Bool { false }
  open var isBatteryMonitoringEnabled = false
  /// -1, as where nobody watches the battery.
  open var batteryLevel: Float { -1 }
  open var batteryState: WKInterfaceDeviceBatteryState { .unknown }
  open var identifierForVendor: UUID? { nil }

  open func play(_ type: WKHapticType) {
    Inert.note("WatchKit", "there is no engine for haptics")
  }
  open func enableWaterLock() {}
}
