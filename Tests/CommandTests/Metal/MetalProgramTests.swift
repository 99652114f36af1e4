import Decoders
import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite(
  "A program that draws with Metal", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct MetalProgramTests {
  private static let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Programs/Pipelines")

  /// The window of 100 by 200 points after so many seconds.
  private func shown(at time: Double, scale: Int = 1) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let answer = try HalcyonCommandLine.run([
      "still", Self.program.path, "-o", folder.path + "/a.png", "--size", "100x200", "--scale",
      "\(scale)", "--at", "\(time)",
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    return [UInt8](try ImageDecoder.decode(Data(folder.bytes("a.png"))).unpaddedPixels)
  }

  private func color(_ bytes: [UInt8], _ x: Int, _ y: Int, width: Int) -> [Int] {
    (0..<3).map { Int(bytes[(y * width + x) * 4 + $0]) }
  }

  @Test(
    "A view's frames follow each other by the program's clock; a paused one has been asked for one")
  func frames() throws {
    let bytes = try shown(at: 0.5)
    // The first when it is shown, then thirty more in half a second.
    #expect(color(bytes, 50, 50, width: 100)[0] == 31)
    #expect(color(bytes, 50, 150, width: 100)[0] == 1)
  }

  @Test("It has the pixels of the screen, and tells its delegate how many", arguments: [1, 2])
  func pixels(scale: Int) throws {
    let bytes = try shown(at: 0, scale: scale)
    let width = 100 * scale
    for (x, y) in [(0, 0), (width - 1, 0), (width / 2, width - 1)] {
      let expected = [x, y].map { Int(((Double($0) + 0.5) / Double(width) * 255).rounded()) }
      #expect(Array(color(bytes, x, y, width: width)[1...]) == expected)
    }
  }

  @Test("The same pixels every time")
  func determinism() throws {
    let pictures = try (0..<2).map { _ in try shown(at: 0.2) }
    #expect(pictures[0] == pictures[1])
  }
}
