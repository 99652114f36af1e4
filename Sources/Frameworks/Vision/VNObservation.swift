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
// Stores nothing: no corners are found.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
// Neither stores anything: no text is found.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {}
open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
}
// Stores nothing: it has no candidates.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ count: Int) -> [VNRecognizedText] { [] }
}
// Stores nothing: no code is found.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var payloadStringValue: String? { nil }
  open var symbology: VNBarcodeSymbology { .qr }
}
// Stores nothing: no face is found.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
}
// Stores nothing: nothing is classified.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}
// None of them stores anything: nobody is found.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {}
open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {}
open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {}
