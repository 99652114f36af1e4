import CoreGraphics
import Foundation

/// Something that was found in a picture: never, here.
open class VNObservation: NSObject, Identifiable, @unchecked Sendable {
  public let uuid = UUID()
  public var id: UUID { uuid }
  open var confidence: VNConfidence { 0 }
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// In parts of the picture, from its lower left.
  open var boundingBox: CGRect { .zero }
}
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {}
open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
}
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ count: Int) -> [VNRecognizedText] { [] }
}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var payloadStringValue: String? { nil }
  open var symbology: VNBarcodeSymbology { .qr }
}
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
}
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {}
open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {}
open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {}
