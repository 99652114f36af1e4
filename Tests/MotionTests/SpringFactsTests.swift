import Foundation
import Testing

@testable import Motion

/// One line of `Tests/Facts/springs.tsv`.
private struct SpringFact {
  let quantity: String
  let parameters: [String: String]
  let expected: Double
  let line: String

  init(line: Substring) throws {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    try #require(columns.count == 3, "\(line)")
    quantity = String(columns[0])
    var parameters: [String: String] = [:]
    for pair in columns[1].split(separator: " ") {
      let parts = pair.split(separator: "=")
      parameters[String(parts[0])] = String(parts[1])
    }
    self.parameters = parameters
    expected = try #require(Double(columns[2]))
    self.line = String(line)
  }

  private func number(_ name: String) throws -> Double {
    try #require(parameters[name].flatMap(Double.init), "\(name) in \(line)")
  }

  private func spring() throws -> Spring {
    if parameters["bounce"] != nil {
      return try Spring(duration: number("duration"), bounce: number("bounce"))
    }
    if parameters["stiffness"] != nil {
      return try Spring(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"),
        allowOverDamping: number("overDamping") == 1)
    }
    if parameters["response"] != nil {
      return try Spring(response: number("response"), dampingRatio: number("dampingRatio"))
    }
    return try Spring(
      settlingDuration: number("settlingDuration"), dampingRatio: number("dampingRatio"),
      epsilon: number("epsilon"))
  }

  func answer() throws -> Double {
    let spring = try spring()
    let properties: [String: KeyPath<Spring, Double>] = [
      "angularFrequency": \.angularFrequency, "decayConstant": \.decayConstant, "mass": \.mass,
      "duration": \.duration, "bounce": \.bounce, "response": \.response,
      "dampingRatio": \.dampingRatio, "stiffness": \.stiffness, "damping": \.damping,
      "settlingDuration": \.settlingDuration,
    ]
    if let property = properties[quantity] { return spring[keyPath: property] }
    return try motion(of: spring)
  }

  private func motion(of spring: Spring) throws -> Double {
    let target = try number("target")
    switch quantity {
    case "settlingTime":
      return try spring.settlingDuration(
        target: target, initialVelocity: number("velocity"), epsilon: number("tolerance"))
    case "value":
      return try spring.value(
        target: target, initialVelocity: number("velocity"), time: number("time"))
    case "velocity":
      return try spring.velocity(
        target: target, initialVelocity: number("velocity"), time: number("time"))
    case "force":
      return try spring.force(
        target: target, position: number("position"), velocity: number("velocity"))
    default:
      var (value, velocity) = (0.0, 0.0)
      for step in try #require(parameters["steps"]).split(separator: ",") {
        spring.update(
          value: &value, velocity: &velocity, target: target,
          deltaTime: try #require(Double(step)))
      }
      return quantity == "updatedValue" ? value : velocity
    }
  }
}

@Suite("Springs as recorded")
struct SpringFactsTests {
  @Test("Springs answer what SwiftUI's answer, within 1e-4")
  func facts() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Facts/springs.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .drop { $0.hasPrefix("#") }.dropFirst()
    #expect(lines.count > 500)
    for line in lines {
      let fact = try SpringFact(line: line)
      let answer = try fact.answer()
      #expect(
        answer.isNaN ? fact.expected.isNaN : isClose(answer, fact.expected),
        "\(answer) for \(line)")
    }
  }

  /// Within 1e-4, relative to figures above one.
  private func isClose(_ answer: Double, _ expected: Double) -> Bool {
    answer == expected || abs(answer - expected) <= 1e-4 * max(1, abs(expected))
  }
}
