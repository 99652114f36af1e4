import CoreMedia
import Foundation
import QuartzCore

// No program gets a device, so that none of this is ever asked of one.
extension AVCaptureDevice {
  public var activeFormat: Format {
    get { Format(CMFormatDescription(dimensions: CMVideoDimensions())) }
    set {}
  }

  /// Says how far pictures of a device are to be turned so that the horizon is level: not at all, since a computer is not
  /// turned.
  open class RotationCoordinator: NSObject, @unchecked Sendable {
    public private(set) weak var device: AVCaptureDevice?
    public private(set) weak var previewLayer: CALayer?
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      (self.device, self.previewLayer) = (device, previewLayer)
    }
    /// Degrees clockwise.
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
    /// Degrees clockwise.
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
  }
}
