import Foundation
import Testing

@testable import Geometry

/// Expects the path's description to have the same letters and, to a few units of the sixth digit,
/// the same numbers.
func expectPath(
  _ path: Path, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let actual = path.description
  let words = actual.split(separator: " ")
  let expectedWords = expected.split(separator: " ")
  let agree =
    words.count == expectedWords.count
    && zip(words, expectedWords).allSatisfy { word, other in
      guard let a = Double(word), let b = Double(other) else { return word == other }
      return abs(a - b) <= 2e-5 * max(abs(a), abs(b)) + 1e-5
    }
  #expect(agree, "\(actual)\nis not\n\(expected)", sourceLocation: sourceLocation)
}
