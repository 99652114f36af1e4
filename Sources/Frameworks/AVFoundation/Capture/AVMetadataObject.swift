import Dispatch
import Foundation

/// Something that was recognised in a camera's picture: a face, or a code.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  public struct ObjectType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    public static let code39 = Self(rawValue: "org.iso.Code39")
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    public static let code128 = Self(rawValue: "org.iso.Code128")
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    public static let qr = Self(rawValue: "org.iso.QRCode")
    public static let microQR = Self(rawValue: "org.iso.MicroQR")
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    public static let codabar = Self(rawValue: "Codabar")
    public static let face = Self(rawValue: "face")
    public static let humanBody = Self(rawValue: "humanBody")
    public static let catBody = Self(rawValue: "catBody")
    public static let dogBody = Self(rawValue: "dogBody")
    public static let salientObject = Self(rawValue: "salientObject")
  }

  public let type: ObjectType
  /// In fractions of the picture.
  public let bounds: CGRect
  public let time: CMTime
  init(type: ObjectType, bounds: CGRect, time: CMTime) {
    (self.type, self.bounds, self.time) = (type, bounds, time)
  }
}

// Adds nothing stored to what its superclass sets when it is made.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}

// Nor does a face.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  open var faceID: Int { 0 }
  /// Degrees.
  open var rollAngle: CGFloat { 0 }
  open var yawAngle: CGFloat { 0 }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Codes and faces in what a camera sees.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  public override init() { super.init() }
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (
      objectsDelegate, objectsCallbackQueue
    )
  }
}
