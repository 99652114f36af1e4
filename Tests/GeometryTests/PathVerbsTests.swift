import Foundation
import Testing

@testable import Geometry

@Suite("The verbs of a path")
struct PathVerbsTests {
  private let cycle: [PathVerb] = [.move, .line, .quadCurve, .curve, .close]

  private func verbs(_ count: Int) -> PathVerbs {
    var verbs = PathVerbs()
    for index in 0..<count { verbs.append(cycle[index % 5]) }
    return verbs
  }

  @Test("They are read as they were appended, however many", arguments: [0, 1, 15, 16, 17, 60])
  func order(count: Int) {
    #expect(Array(verbs(count)) == (0..<count).map { cycle[$0 % 5] })
  }

  @Test("Lists that are joined follow each other", arguments: [(3, 9), (10, 10), (20, 30)])
  func joined(first: Int, second: Int) {
    var joined = verbs(first)
    joined.append(contentsOf: verbs(second))
    #expect(Array(joined) == Array(verbs(first)) + Array(verbs(second)))
  }

  @Test("They are equal where each is", arguments: [4, 16, 40])
  func equality(count: Int) {
    #expect(verbs(count) == verbs(count))
    #expect(verbs(count) != verbs(count + 1))
    var other = verbs(count - 1)
    other.append(cycle[count % 5])
    #expect(verbs(count) != other)
  }
}
