import Foundation
import TestSupport
import Testing

@testable import PredictionModels

/// Models written field by field, with answers worked out by hand.
@Suite("Models of Core ML")
struct PredictionModelTests {
  private func ask(
    _ bytes: ModelBytes, _ inputs: [String: PredictionValue]
  ) throws -> [String: PredictionValue] {
    try PredictionModel(bytes.data).predictions(for: inputs)
  }

  @Test("A pipeline puts inputs into one row and sums them by their weights")
  func linear() throws {
    let vector = ModelBytes.model(
      inputs: [("wake", 2), ("cups", 1)], outputs: [("row", 5)], kind: 602,
      ModelBytes().message(1, ModelBytes().string(1, "wake").integer(2, 1))
        .message(1, ModelBytes().string(1, "cups").integer(2, 1)))
    let sum = ModelBytes.model(
      inputs: [("row", 5)], outputs: [("sleep", 2)], kind: 300,
      ModelBytes().message(1, ModelBytes().doubles(1, [0.5, -3])).doubles(2, [100]))
    let pipeline = ModelBytes().message(1, ModelBytes().message(1, vector).message(1, sum))
    let model = ModelBytes.model(
      inputs: [("wake", 2), ("cups", 1)], outputs: [("sleep", 2)], kind: 201, pipeline)
    let answer = try ask(model, ["wake": .number(40), "cups": .integer(2)])
    #expect(answer == ["sleep": .number(100 + 20 - 6)])
  }

  @Test("Trees go to one leaf each, and their leaves add up to the base")
  func trees() throws {
    var parameters = ModelBytes()
    for node in [
      ModelBytes.node(0, 0, column: 0, atMost: 10, yes: 1, no: 2),
      .node(0, 1, leaf: (0, 1)), .node(0, 2, column: 1, atMost: 0.5, yes: 3, no: 4),
      .node(0, 3, leaf: (0, 20)), .node(0, 4, leaf: (0, 30)), .node(1, 0, leaf: (0, 0.25)),
    ] { parameters = parameters.message(1, node) }
    parameters = parameters.integer(2, 1).doubles(3, [1000])
    let model = ModelBytes.model(
      inputs: [("a", 2), ("b", 2)], outputs: [("y", 2)], kind: 302,
      ModelBytes().message(1, parameters))
    for (a, b, leaf) in [(10.0, 9.0, 1.0), (10.5, 0.5, 20), (11, 0.6, 30)] {
      let answer = try ask(model, ["a": .number(a), "b": .number(b)])
      #expect(answer == ["y": .number(1000.25 + leaf)])
    }
  }

  @Test("A classifier answers the likeliest class, and how likely each is")
  func classifier() throws {
    let labels = ModelBytes().string(1, "no").string(1, "yes")
    let model = ModelBytes.model(
      inputs: [("x", 2)], outputs: [("label", 3), ("shares", 6)], kind: 400,
      ModelBytes().message(1, ModelBytes().doubles(1, [1])).doubles(2, [0]).message(100, labels),
      predicted: "label", probabilities: "shares")
    // The logistic function is 3/4 at ln 3.
    let answer = try ask(model, ["x": .number(log(3))])
    #expect(answer["label"] == .string("yes"))
    guard case .stringMap(let shares)? = answer["shares"] else {
      Issue.record("\(answer)")
      return
    }
    #expect(abs((shares["yes"] ?? 0) - 0.75) < 1e-12 && abs((shares["no"] ?? 0) - 0.25) < 1e-12)
    #expect(try ask(model, ["x": .number(-1)])["label"] == .string("no"))
  }

  @Test("Boosted trees of three classes share by softmax")
  func softmax() throws {
    var parameters = ModelBytes()
    for index in 0..<3 {
      parameters = parameters.message(
        1, ModelBytes.node(index, 0, leaf: (index, log(Double(index + 1)))))
    }
    let labels = ModelBytes().integer(1, 7).integer(1, 8).integer(1, 9)
    let model = ModelBytes.model(
      inputs: [("x", 2)], outputs: [("label", 1), ("shares", 6)], kind: 402,
      ModelBytes().message(1, parameters.integer(2, 3)).integer(2, 1).message(101, labels),
      predicted: "label", probabilities: "shares")
    let answer = try ask(model, ["x": .number(0)])
    #expect(answer["label"] == .integer(9))
    guard case .integerMap(let shares)? = answer["shares"] else {
      Issue.record("\(answer)")
      return
    }
    // Powers of logarithms: 1, 2 and 3 of 6.
    for (label, share) in [7: 1.0 / 6, 8: 1.0 / 3, 9: 0.5] as [Int64: Double] {
      #expect(abs((shares[label] ?? 0) - share) < 1e-12)
    }
  }

  @Test(
    "Inputs are prepared: scaled, told apart, made equally long, filled, chosen",
    arguments: [
      (604, ModelBytes().doubles(1, [-1]).doubles(2, [2]), [3.0, 4], [4.0, 6]),
      (607, ModelBytes().integer(1, 2), [3, 4], [0.6, 0.8]),
      (607, ModelBytes().integer(1, 1), [1, -3], [0.25, -0.75]),
      (607, ModelBytes().integer(1, 0), [1, -4], [0.25, -1]),
      (609, ModelBytes().integer(1, 1), [3, 4], [4]),
      (601, ModelBytes().double(1, 5).double(11, -9), [-9, 4], [5, 4]),
    ])
  func transforms(kind: Int, content: ModelBytes, input: [Double], output: [Double]) throws {
    let model = ModelBytes.model(
      inputs: [("x", 5)], outputs: [("y", 5)], kind: kind, content)
    guard case .array(let values)? = try ask(model, ["x": .array(input)])["y"] else {
      Issue.record("no array")
      return
    }
    #expect(values.count == output.count)
    #expect(zip(values, output).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test("A category has a column of its own, and an unknown one none, or fails")
  func categories() throws {
    let words = ModelBytes().string(1, "red").string(1, "green")
    let lenient = ModelBytes.model(
      inputs: [("x", 3)], outputs: [("y", 5)], kind: 600,
      ModelBytes().message(1, words).integer(11, 1))
    #expect(try ask(lenient, ["x": .string("green")])["y"] == .array([0, 1]))
    #expect(try ask(lenient, ["x": .string("blue")])["y"] == .array([0, 0]))
    let strict = ModelBytes.model(
      inputs: [("x", 3)], outputs: [("y", 5)], kind: 600, ModelBytes().message(1, words))
    #expect(throws: PredictionError.input("x")) { try ask(strict, ["x": .string("blue")]) }
  }

  @Test("A missing input is named, a network is read but not asked, and what is no model says so")
  func refusals() throws {
    let linear = ModelBytes.model(
      inputs: [("x", 2)], outputs: [("y", 2)], kind: 300,
      ModelBytes().message(1, ModelBytes().doubles(1, [1])))
    #expect(throws: PredictionError.input("x")) { try ask(linear, [:]) }
    let network = ModelBytes.model(
      inputs: [("picture", 4)], outputs: [("label", 3)], kind: 403, ModelBytes())
    #expect(try PredictionModel(network.data).unsupportedKind == "a neural network")
    #expect(throws: PredictionError.unsupported("a neural network")) { try ask(network, [:]) }
    for bytes in [[], [0x08], [0x12, 0xFF, 0x01], Array("not a model".utf8)] as [[UInt8]] {
      #expect(throws: PredictionError.malformed) { try PredictionModel(Data(bytes)) }
    }
  }

  @Test("Models with flipped and missing bytes answer, refuse or throw, and never trap")
  func broken() {
    let nodes = ModelBytes().message(1, ModelBytes.node(0, 0, column: 0, atMost: 1, yes: 1, no: 0))
      .message(1, ModelBytes.node(0, 1, leaf: (0, 1))).integer(2, 1).doubles(3, [1])
    let bytes = ModelBytes.model(
      inputs: [("x", 2)], outputs: [("y", 2)], kind: 302, ModelBytes().message(1, nodes)
    ).bytes
    for place in bytes.indices {
      for flip in [1, 0x10, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] ^= flip
        _ = try? PredictionModel(Data(changed)).predictions(for: ["x": .number(2)])
      }
      _ = try? PredictionModel(Data(bytes[..<place])).predictions(for: ["x": .number(2)])
    }
  }

  @Test("A tree that leads in a circle is broken")
  func circle() throws {
    let nodes = ModelBytes().message(1, ModelBytes.node(0, 0, atMost: 1, yes: 1, no: 1))
      .message(1, ModelBytes.node(0, 1, atMost: 1, yes: 2, no: 2))
      .message(1, ModelBytes.node(0, 2, atMost: 1, yes: 1, no: 1)).integer(2, 1)
    let model = ModelBytes.model(
      inputs: [("x", 2)], outputs: [("y", 2)], kind: 302, ModelBytes().message(1, nodes))
    #expect(throws: PredictionError.malformed) { try ask(model, ["x": .number(0)]) }
  }
}
