import CoreGraphics
import CoreImage
import CoreMedia
import Foundation
import Inert
import UIKit

public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A question about a picture. Nothing is recognised here: each is answered with nothing found.
open class VNRequest: NSObject, @unchecked Sendable {
  public let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  open var results: [VNObservation]? { [] }

  public override init() { completionHandler = nil }
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }
  open func cancel() {}
  fileprivate func answer() { completionHandler?(self, nil) }
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// In parts of the picture, from its lower left.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

// The program's wishes, which nobody reads: no text is recognised.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages = ["en-US"]
  open var customWords: [String] = []
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}
// The program's wish, which nobody reads.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var reportCharacterBoxes = false
}
// The program's wishes, which nobody reads: neither faces nor people are found.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var upperBodyOnly = true
}
// The program's wishes, which nobody reads: no poses are found.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var maximumHandCount = 2
}
// The program's wishes, which nobody reads: no rectangles are found.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var minimumConfidence: VNConfidence = 0
  open var minimumSize: Float = 0.2
  open var maximumObservations = 1
  open var quadratureTolerance: Float = 30
}
// The program's wishes, which nobody reads: nothing is classified, and no contours are found.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
  open var contrastAdjustment: Float = 2
  open var detectsDarkOnLight = true
}
// The program's wish, which nobody reads.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  open var qualityLevel = QualityLevel.accurate
}
// Stores nothing of its own.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {}

public struct VNBarcodeSymbology: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
  public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
  public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
}
// The program's wishes, which nobody reads: no codes are found.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
}

/// Puts questions about one picture: each is answered at once, with nothing found.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    cgImage: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(cvPixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cvPixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(ciImage: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    ciImage: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(cmSampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cmSampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(data: Data, options: [VNImageOption: Any] = [:]) {}
  public init(url: URL, options: [VNImageOption: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws {
    Inert.warn("nothing is recognised in pictures: Vision answers with nothing found")
    requests.forEach { $0.answer() }
  }
}

// Stores nothing: each question is handed to a handler of its own.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }
  open func perform(_ requests: [VNRequest], on image: CIImage) throws {
    try VNImageRequestHandler(ciImage: image).perform(requests)
  }
  open func perform(_ requests: [VNRequest], on buffer: CVPixelBuffer) throws {
    try VNImageRequestHandler(cvPixelBuffer: buffer).perform(requests)
  }
}

public struct VNImageOption: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = Self(rawValue: "VNImageOptionProperties")
}

/// How a picture's file lies against what it shows.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// From parts of a picture to its pixels.
public func VNImageRectForNormalizedRect(_ rect: CGRect, _ width: Int, _ height: Int) -> CGRect {
  CGRect(
    x: rect.minX * CGFloat(width), y: rect.minY * CGFloat(height),
    width: rect.width * CGFloat(width), height: rect.height * CGFloat(height))
}

public func VNImagePointForNormalizedPoint(_ point: CGPoint, _ width: Int, _ height: Int) -> CGPoint
{ CGPoint(x: point.x * CGFloat(width), y: point.y * CGFloat(height)) }
