import Foundation

/// Something that the button of a camera changes. There is no such button here, so that none is ever turned.
open class AVCaptureControl: NSObject, @unchecked Sendable {
  open var isEnabled = true
}

// The program alone changes it: there is no button by which a user could.
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
  open var value: Float
  public let localizedTitle: String
  public let symbolName: String
  open var prominentValues: [Float] = []
  open var localizedValueFormat: String?
  open var accessibilityIdentifier: String?

  public init(
    _ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float? = nil
  ) {
    (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, range.lowerBound)
  }
  public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
    (self.localizedTitle, self.symbolName, value) = (
      localizedTitle, symbolName, values.first ?? 0
    )
  }
  open func setActionQueue(_ queue: DispatchQueue, action: @escaping @Sendable (Float) -> Void) {}
}

// As the slider: only the program chooses, and the titles are set when it is made.
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
  open var selectedIndex = 0
  public let localizedTitle: String
  public let symbolName: String
  public let numberOfIndexes: Int
  public let localizedIndexTitles: [String]
  open var accessibilityIdentifier: String?

  public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    (self.numberOfIndexes, localizedIndexTitles) = (numberOfIndexes, [])
  }
  public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    numberOfIndexes = localizedIndexTitles.count
    self.localizedIndexTitles = localizedIndexTitles
  }
  open func setActionQueue(_ queue: DispatchQueue, action: @escaping @Sendable (Int) -> Void) {}
}

// Keeps nothing of what it is made with.
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
  public init(device: AVCaptureDevice, action: (@Sendable (CGFloat) -> Void)? = nil) {}
}

// Keeps nothing either.
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
  public init(device: AVCaptureDevice, action: (@Sendable (CGFloat) -> Void)? = nil) {}
}

/// What a session says of its controls.
public protocol AVCaptureSessionControlsDelegate: AnyObject {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}

extension AVCaptureSession {
  /// False: there is no button.
  public var supportsControls: Bool { false }
  public var maxControlsCount: Int { 0 }
  public var controls: [AVCaptureControl] { [] }
  public var controlsDelegate: (any AVCaptureSessionControlsDelegate)? { nil }
  public var controlsDelegateCallbackQueue: DispatchQueue? { nil }
  public func canAddControl(_ control: AVCaptureControl) -> Bool { false }
  public func addControl(_ control: AVCaptureControl) {}
  public func removeControl(_ control: AVCaptureControl) {}
  public func setControlsDelegate(
    _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue: DispatchQueue?
  ) {}
}
