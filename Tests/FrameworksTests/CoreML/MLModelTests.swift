import CoreML
import Foundation
import TestSupport
import Testing

@Suite("Core ML's models")
struct MLModelTests {
  private func model(kind: Int = 300) throws -> MLModel {
    let folder = try TemporaryFolder()
    let bytes = ModelBytes.model(
      inputs: [("hours", 2), ("cups", 1)], outputs: [("rest", 2)], kind: kind,
      ModelBytes().message(1, ModelBytes().doubles(1, [2, -1])).doubles(2, [10]))
    let file = folder.url.appendingPathComponent("Rest.mlmodel")
    try bytes.data.write(to: file)
    return try MLModel(contentsOf: file)
  }

  @Test("A model is described, asked for one answer and for several")
  func asked() throws {
    let model = try model()
    #expect(model.modelDescription.inputDescriptionsByName["cups"]?.type == .int64)
    #expect(model.modelDescription.outputDescriptionsByName["rest"]?.type == .double)
    let inputs = [(3.0, 4), (1, 0)].map { hours, cups in
      ["hours": hours as Any, "cups": cups as Any]
    }
    let providers = try inputs.map { try MLDictionaryFeatureProvider(dictionary: $0) }
    let answer = try model.prediction(from: providers[0])
    #expect(answer.featureNames == ["rest"])
    #expect(answer.featureValue(for: "rest")?.doubleValue == 12.0)
    let batch = try model.predictions(fromBatch: MLArrayBatchProvider(array: providers))
    #expect(
      (0..<batch.count).map { batch.features(at: $0).featureValue(for: "rest")?.doubleValue } == [
        12, 12,
      ])
  }

  @Test("A missing file, and a model that cannot be asked, are errors with a sentence")
  func errors() throws {
    let nowhere = URL(fileURLWithPath: "/nowhere/Model.mlmodel")
    #expect(throws: MLModelError.self) { try MLModel(contentsOf: nowhere) }
    let network = try model(kind: 403)
    let error = #expect(throws: MLModelError.self) {
      try network.prediction(from: MLDictionaryFeatureProvider(dictionary: [:]))
    }
    #expect(
      error?.localizedDescription == "The model is a neural network, which cannot be asked here.")
  }

  @Test("Arrays have their numbers by place and by dimension, and refuse impossible shapes")
  func arrays() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .int32)
    #expect(array.count == 6 && array.strides == [3, 1])
    array[[1, 2] as [NSNumber]] = 7.9
    #expect(array[5] == 7 && array[[0, 0] as [NSNumber]] == 0)
    #expect(throws: MLModelError.self) { try MLMultiArray(shape: [0], dataType: .double) }
    #expect(throws: MLModelError.self) {
      try MLMultiArray(
        shape: [NSNumber(value: 1 << 40), NSNumber(value: 1 << 40)], dataType: .double)
    }
    #expect(try MLMultiArray([1.5, 2]).shape == [2])
  }
}
