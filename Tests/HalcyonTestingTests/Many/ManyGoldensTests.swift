import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// Goldens as a large program has them, for Scripts/test-goldens: it says in the environment how many, and
/// in which folder they lie.
@MainActor @Suite("Many goldens")
struct ManyGoldensTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  /// The folder of the pictures; the tests are left out without one.
  nonisolated private static let folder = environment["HALCYON_MANY_GOLDENS"]
  nonisolated private static let count = Int(environment["HALCYON_GOLDEN_COUNT"] ?? "") ?? 500
  nonisolated private static let repeats = Int(environment["HALCYON_GOLDEN_REPEATS"] ?? "") ?? 0

  @Test(
    "Screens of 390 x 844 points at scale 2 are as they were recorded",
    .enabled(if: folder != nil), arguments: 0..<count)
  func screen(_ number: Int) throws {
    let folder = try #require(Self.folder)
    expectPicture(
      of: ManyScreen(number: number), named: "screen-\(number)", filePath: folder + "/Many.swift")
  }

  @Test(
    "Movements are the same to the byte each time that they are filmed",
    .enabled(if: repeats > 0), arguments: 0..<20)
  func movement(_ number: Int) throws {
    func strip() -> Picture {
      Stage(ManyMovement(number: number), size: CGSize(width: 100, height: 100), scale: 1)
        .filmstrip(0...0.3, every: 0.1)
    }
    let first = strip()
    let bytes = first.pngData
    for time in 0..<Self.repeats {
      let picture = strip()
      if picture != first { return #expect(Bool(false), "it differs in repetition \(time)") }
    }
    #expect(strip().pngData == bytes)
    if let folder = Self.folder {
      // Another process, or a parallel run, has the same bytes.
      expectPicture(of: first, named: "movement-\(number)", filePath: folder + "/Many.swift")
    }
  }
}
