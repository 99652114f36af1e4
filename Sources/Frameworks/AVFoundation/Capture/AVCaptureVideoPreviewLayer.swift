import CoreAnimation
import Foundation
import QuartzCore

/// Shows what a camera sees: nothing. The layer keeps its place, clear as on a simulator.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }

  public override init() { super.init() }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? AVCaptureVideoPreviewLayer else { return }
    (session, videoGravity) = (other.session, other.videoGravity)
  }
  public required init?(coder: NSCoder) { return nil }

  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  /// From points of the layer to fractions of the camera's picture as it lies in the device's landscape: as if the
  /// picture filled the layer.
  open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: point.y / bounds.height, y: 1 - point.x / bounds.width)
  }
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: (1 - point.y) * bounds.width, y: point.x * bounds.height)
  }
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect {
    let corners = [
      captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.minX, y: rect.minY)),
      captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    return Self.rectangle(corners[0], corners[1])
  }
  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    Self.rectangle(
      layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.minX, y: rect.minY)),
      layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.maxX, y: rect.maxY)))
  }
  open func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { nil }

  private static func rectangle(_ one: CGPoint, _ other: CGPoint) -> CGRect {
    CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }
}
