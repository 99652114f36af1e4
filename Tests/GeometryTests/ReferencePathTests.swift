import Foundation
import Testing

@testable import Geometry

@Suite("Paths agree with SwiftUI's own answers")
struct ReferencePathTests {
  @Test("The path is element for element SwiftUI's", arguments: referencePaths)
  func agrees(reference: ReferencePath) {
    expect(reference.path, reference.kind, reference.answer)
  }

  @Test(
    "Every answer of the facts file, where it is at hand",
    .enabled(if: factsFile != nil, "paths.tsv is not beside the package"))
  func factsFileAgrees() throws {
    let text = try String(contentsOf: #require(factsFile), encoding: .utf8)
    let byName = Dictionary(uniqueKeysWithValues: referencePaths.map { ($0.name, $0) })
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t").map(String.init)
      let kind = try #require(ReferencePath.Kind(rawValue: columns[1]))
      // A row that is not in the table is one somebody added: build its path there.
      let reference = try #require(byName[columns[0]], "no path for \(columns[0])")
      expect(reference.path, kind, columns[2])
    }
  }

  private func expect(_ path: Path, _ kind: ReferencePath.Kind, _ answer: String) {
    switch kind {
    case .exact: expectPath(path, answer)
    case .bounds:
      let bounds = path.boundingRect
      let numbers = answer.split(separator: " ").compactMap { Double($0) }
      let own = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { Double($0) }
      #expect(zip(own, numbers).allSatisfy { abs($0 - $1) < 0.01 }, "\(own) is not \(numbers)")
    }
  }
}

private let factsFile: URL? = {
  let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let file = package.deletingLastPathComponent().appending(path: "shared/facts/paths.tsv")
  return FileManager.default.fileExists(atPath: file.path) ? file : nil
}()
