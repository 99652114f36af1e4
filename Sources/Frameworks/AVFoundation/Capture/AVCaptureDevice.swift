import Foundation
import Inert

/// A camera or a microphone. There is none: no program gets one of these, but all that it asks of one compiles, and what
/// it shows without a camera is what is seen, as on a simulator.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }
  public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }

  /// Whether it cannot be used just now, as a camera that is folded away.
  open var isSuspended: Bool { false }

  public struct DeviceType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = Self(rawValue: "BuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = Self(rawValue: "BuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = Self(rawValue: "BuiltInTelephotoCamera")
    public static let builtInDualCamera = Self(rawValue: "BuiltInDualCamera")
    public static let builtInDualWideCamera = Self(rawValue: "BuiltInDualWideCamera")
    public static let builtInTripleCamera = Self(rawValue: "BuiltInTripleCamera")
    public static let builtInTrueDepthCamera = Self(rawValue: "BuiltInTrueDepthCamera")
    public static let builtInLiDARDepthCamera = Self(rawValue: "BuiltInLiDARDepthCamera")
    public static let continuityCamera = Self(rawValue: "ContinuityCamera")
    public static let external = Self(rawValue: "External")
    public static let microphone = Self(rawValue: "Microphone")
    public static let builtInMicrophone = Self(rawValue: "Microphone")
  }

  /// Which devices there are: none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      AVCaptureDevice.noteAbsence()
    }
    open var devices: [AVCaptureDevice] { [] }
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }

  /// What a camera can record.
  open class Format: NSObject, @unchecked Sendable {
    public let formatDescription: CMFormatDescription
    public let videoSupportedFrameRateRanges: [AVFrameRateRange]
    init(_ description: CMFormatDescription) {
      (formatDescription, videoSupportedFrameRateRanges) = (description, [])
    }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
  }

  static func noteAbsence() { Inert.note("AVFoundation", "there is no camera and no microphone") }

  override init() { super.init() }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    noteAbsence()
    return nil
  }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    noteAbsence()
    return nil
  }
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  open class var systemPreferredCamera: AVCaptureDevice? { nil }
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    noteAbsence()
    completionHandler(false)
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    noteAbsence()
    return false
  }

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var isConnected: Bool { false }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}

  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  open var hasFlash: Bool { false }
  open var isFlashAvailable: Bool { false }

  open var focusMode = FocusMode.locked
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open var exposureMode = ExposureMode.locked
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isExposurePointOfInterestSupported: Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func setExposureTargetBias(_ bias: Float, completionHandler: ((CMTime) -> Void)? = nil) {
    completionHandler?(.zero)
  }
  open var minExposureTargetBias: Float { 0 }
  open var maxExposureTargetBias: Float { 0 }
  open var whiteBalanceMode = WhiteBalanceMode.locked
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open var isSubjectAreaChangeMonitoringEnabled = false

  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    videoZoomFactor = factor
  }
  open var formats: [Format] { [] }
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid

  public static let wasConnectedNotification = Notification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  public static let wasDisconnectedNotification = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  public static let subjectAreaDidChangeNotification = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

/// Pictures a second.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  public let minFrameRate: Double
  public let maxFrameRate: Double
  init(_ range: ClosedRange<Double>) {
    (minFrameRate, maxFrameRate) = (range.lowerBound, range.upperBound)
  }
}

/// What goes wrong with films, cameras and sounds.
public struct AVError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case exportFailed = -11820
    case operationNotSupportedForAsset = -11838
    case deviceNotConnected = -11814
    case applicationIsNotAuthorizedToUseDevice = -11852
    case sessionNotRunning = -11803
    case mediaServicesWereReset = -11819
    case operationInterrupted = -11847
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "AVFoundationErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    switch code {
    case .deviceNotConnected: "There is no camera and no microphone."
    case .applicationIsNotAuthorizedToUseDevice: "The program may not use the device."
    case .sessionNotRunning: "The session does not run."
    case .exportFailed, .operationNotSupportedForAsset: "This cannot be done with the film."
    default: "The operation could not be completed."
    }
  }
}
