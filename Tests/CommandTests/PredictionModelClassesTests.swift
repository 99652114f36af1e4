import Decoders
import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Classes of Core ML's models")
struct PredictionModelClassesTests {
  private let rest = ModelBytes.model(
    inputs: [("hours", 2), ("class", 1)], outputs: [("rest", 2)], kind: 300,
    ModelBytes().message(1, ModelBytes().doubles(1, [2, -1])).doubles(2, [10]))

  @Test("A class has the file's name, its inputs and outputs by the types that Xcode gives them")
  func classes() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Rest 2.mlmodel")
    try rest.data.write(to: file)
    let source = try #require(PredictionModelClasses.source(for: [file]))
    #expect(source.contains("func prediction(hours: Double, class: Int64) throws -> Rest_2Output"))
    #expect(source.contains("var `rest`: Double {"))
    // What is no model has no class.
    let broken = folder.url.appendingPathComponent("Broken.mlmodel")
    try Data("no model".utf8).write(to: broken)
    #expect(PredictionModelClasses.source(for: [broken]) == nil)
  }

  @Test("A program asks the model that lies beside it", .enabled(if: HalcyonCommandLine.isBuilt))
  func asked() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import CoreML
      import SwiftUI
      struct ContentView: View {
        private var rest: Double? {
          try? Rest(configuration: MLModelConfiguration()).prediction(hours: 3, class: 4).rest
        }
        var body: some View { Color(rest == 12 ? .white : .red) }
      }
      """, to: "App/View.swift")
    try rest.data.write(to: folder.url.appendingPathComponent("App/Rest.mlmodel"))
    let answer = try HalcyonCommandLine.run([
      "still", folder.path + "/App", "-o", folder.path + "/a.png", "--size", "10x10", "--scale",
      "1",
    ])
    #expect(answer.status == 0 && !answer.errors.contains("warning"), "\(answer.errors)")
    let bytes = [UInt8](try ImageDecoder.decode(Data(folder.bytes("a.png"))).unpaddedPixels)
    #expect(bytes.allSatisfy { $0 == 255 })
  }
}
