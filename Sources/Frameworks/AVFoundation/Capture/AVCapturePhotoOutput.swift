import CoreAnimation
import Foundation
import QuartzCore

/// Takes photographs: each ends at once, with an error that says why.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

  open var isHighResolutionCaptureEnabled = false
  open var maxPhotoDimensions = CMVideoDimensions()
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var isLivePhotoAutoTrimmingEnabled = true
  open var isDepthDataDeliverySupported: Bool { false }
  open var isDepthDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var isResponsiveCaptureSupported: Bool { false }
  open var isResponsiveCaptureEnabled = false
  open var isFastCapturePrioritizationSupported: Bool { false }
  open var isFastCapturePrioritizationEnabled = false
  open var isAutoDeferredPhotoDeliverySupported: Bool { false }
  open var isAutoDeferredPhotoDeliveryEnabled = false
  open var isZeroShutterLagSupported: Bool { false }
  open var isZeroShutterLagEnabled = false
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }

  public override init() { super.init() }

  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    AVCaptureDevice.noteAbsence()
    let error = AVError(.deviceNotConnected)
    let photo = AVCapturePhoto(AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID))
    delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: error)
    delegate.photoOutput(self, didFinishCaptureFor: photo.resolvedSettings, error: error)
  }
  open func setPreparedPhotoSettingsArray(
    _ settings: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, AVError(.deviceNotConnected)) }
}

// The program's settings: of those handed over only the number is read, which never changes.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  // Read and written under the lock.
  nonisolated(unsafe) private static var last: Int64 = 0
  private static let lock = NSLock()

  public let uniqueID: Int64
  public let format: [String: Any]?
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var maxPhotoDimensions = CMVideoDimensions()
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var previewPhotoFormat: [String: Any]?
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var livePhotoMovieFileURL: URL?
  open var isDepthDataDeliveryEnabled = false
  open var isAutoRedEyeReductionEnabled = false
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }

  public init(format: [String: Any]? = nil) {
    self.format = format
    uniqueID = Self.lock.withLock {
      Self.last += 1
      return Self.last
    }
  }
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    flashMode = photoSettings.flashMode
    photoQualityPrioritization = photoSettings.photoQualityPrioritization
  }
}

// Its number is set when it is made; nothing else is stored.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  public let uniqueID: Int64
  init(uniqueID: Int64) { self.uniqueID = uniqueID }
  /// In pixels.
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// In pixels.
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var isFlashEnabled: Bool { false }
}

/// A photograph that was not taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  init(_ settings: AVCaptureResolvedPhotoSettings) { resolvedSettings = settings }
  open var timestamp: CMTime { .invalid }
  open var isRawPhoto: Bool { false }
  open var photoCount: Int { 0 }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  open var metadata: [String: Any] { [:] }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open func previewCGImageRepresentation() -> CGImage? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}
