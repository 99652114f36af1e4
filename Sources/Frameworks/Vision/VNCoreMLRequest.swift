@_exported import CoreML
import Foundation

/// A model that is asked about pictures.
public final class VNCoreMLModel: NSObject, @unchecked Sendable {
  // Unchecked: set once, when it is made.
  let model: MLModel
  public var inputImageFeatureName: String

  /// Throws where the model takes no picture.
  public init(for model: MLModel) throws {
    let inputs = model.modelDescription.inputDescriptionsByName.values
    guard let input = inputs.first(where: { $0.type == .image }) else {
      throw CocoaError(
        .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "The model takes no picture."])
    }
    self.model = model
    inputImageFeatureName = input.name
  }
}

public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop = 0
  case scaleFit = 1
  case scaleFill = 2
}

/// A question to a model. Models of pictures are networks, which are not worked out here: nothing is found.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// The values that a model answered.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
  public let featureName: String
  public let featureValue: MLFeatureValue

  init(name: String, value: MLFeatureValue) { (featureName, featureValue) = (name, value) }
}
