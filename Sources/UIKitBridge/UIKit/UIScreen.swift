import CoreAnimation
import Foundation
@_spi(Runtime) import ViewRuntime

/// The screen: as large as the window.
@preconcurrency @MainActor
public final class UIScreen: _KnownByIdentity {
  public static let main = UIScreen()

  /// Points.
  public var bounds: CGRect { CGRect(origin: .zero, size: ViewHost.mainConfiguration.size) }
  /// Pixels per point.
  public var scale: CGFloat { ViewHost.mainConfiguration.scale }
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var maximumFramesPerSecond: Int { 60 }
}

/// The device: a phone, or the tablet that the program is run for.
@preconcurrency @MainActor
public final class UIDevice: _KnownByIdentity {
  public static let current = UIDevice()
  public var name: String { model }
  public var model: String { isPad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { isPad ? "iPadOS" : "iOS" }
  public var systemVersion: String { "26.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }

  public var isBatteryMonitoringEnabled = false

  private var isPad: Bool { ViewHost.mainConfiguration.isPad }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
