import Foundation

/// On what a model may be worked out; here that is always the processor.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0
  case cpuAndGPU = 1
  case all = 2
  case cpuAndNeuralEngine = 3
}

/// How a model is loaded.
public final class MLModelConfiguration: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: it is set before it is handed to a model, which keeps a copy.
  public var computeUnits = MLComputeUnits.all
  public var modelDisplayName: String?
  public var allowLowPrecisionAccumulationOnGPU = false
  public var functionName: String?

  public override init() {}

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = MLModelConfiguration()
    copy.computeUnits = computeUnits
    copy.modelDisplayName = modelDisplayName
    copy.allowLowPrecisionAccumulationOnGPU = allowLowPrecisionAccumulationOnGPU
    copy.functionName = functionName
    return copy
  }
}

/// How a model is asked.
public final class MLPredictionOptions: NSObject, @unchecked Sendable {
  // Unchecked: set before it is handed to a model.
  public var usesCPUOnly = false
  public override init() {}
}

/// Why a model cannot be loaded or asked.
public struct MLModelError: CustomNSError {
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
  }

  public static let errorDomain = "com.apple.CoreML"
  public static let generic = Code.generic
  public static let featureType = Code.featureType
  public static let io = Code.io

  public let code: Code
  private let reason: String

  init(_ code: Code, _ reason: String) { (self.code, self.reason) = (code, reason) }

  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
}
