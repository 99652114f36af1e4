import CoreGraphics
import Foundation
import Inert

/// A question about a picture, as Swift's own requests are written: answered with nothing found.
public protocol VisionRequest: Sendable {
  associatedtype Result
}

extension VisionRequest {
  fileprivate func nothing<Found>() -> [Found] {
    Inert.warn("nothing is recognised in pictures: Vision answers with nothing found")
    return []
  }
}

/// A rectangle in parts of a picture.
public struct NormalizedRect: Hashable, Sendable {
  public let cgRect: CGRect
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    cgRect = CGRect(x: x, y: y, width: width, height: height)
  }
  public func toImageCoordinates(_ size: CGSize) -> CGRect {
    CGRect(
      x: cgRect.minX * size.width, y: cgRect.minY * size.height,
      width: cgRect.width * size.width, height: cgRect.height * size.height)
  }
}

public struct RecognizedText: Hashable, Sendable {
  public let string: String
  public let confidence: Float
}
public struct RecognizedTextObservation: Hashable, Sendable {
  public let boundingBox: NormalizedRect
  public let confidence: Float
  public func topCandidates(_ count: Int) -> [RecognizedText] { [] }
}
public struct FaceObservation: Hashable, Sendable {
  public let boundingBox: NormalizedRect
  public let confidence: Float
}
public struct BarcodeObservation: Hashable, Sendable {
  public let boundingBox: NormalizedRect
  public let payloadString: String?
}
public struct ClassificationObservation: Hashable, Sendable {
  public let identifier: String
  public let confidence: Float
}

public struct RecognizeTextRequest: VisionRequest {
  public typealias Result = [RecognizedTextObservation]
  public enum RecognitionLevel: Sendable { case accurate, fast }
  public var recognitionLevel = RecognitionLevel.accurate
  public var recognitionLanguages: [Locale.Language] = []
  public var usesLanguageCorrection = true
  public var automaticallyDetectsLanguage = false
  public var customWords: [String] = []
  public init() {}
  public func perform(on image: CGImage) async throws -> Result { nothing() }
  public func perform(on data: Data) async throws -> Result { nothing() }
  public func perform(on url: URL) async throws -> Result { nothing() }
}

public struct DetectFaceRectanglesRequest: VisionRequest {
  public typealias Result = [FaceObservation]
  public init() {}
  public func perform(on image: CGImage) async throws -> Result { nothing() }
  public func perform(on data: Data) async throws -> Result { nothing() }
  public func perform(on url: URL) async throws -> Result { nothing() }
}

public struct DetectBarcodesRequest: VisionRequest {
  public typealias Result = [BarcodeObservation]
  public init() {}
  public func perform(on image: CGImage) async throws -> Result { nothing() }
  public func perform(on data: Data) async throws -> Result { nothing() }
  public func perform(on url: URL) async throws -> Result { nothing() }
}

public struct ClassifyImageRequest: VisionRequest {
  public typealias Result = [ClassificationObservation]
  public init() {}
  public func perform(on image: CGImage) async throws -> Result { nothing() }
  public func perform(on data: Data) async throws -> Result { nothing() }
  public func perform(on url: URL) async throws -> Result { nothing() }
}
