import Decoders
import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite(
  "A program whose screens a storyboard draws", .enabled(if: HalcyonCommandLine.isBuilt),
  .serialized)
struct StoryboardProgramTests {
  private static let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Programs/Drawn")

  private struct Shown {
    let bytes: [UInt8]
    private let width = 393

    init(_ data: Data) throws {
      bytes = [UInt8](try ImageDecoder.decode(data).unpaddedPixels)
    }

    /// How many pixels of the row are of the colour.
    func count(_ color: [UInt8], inRow y: Int) -> Int {
      (0..<width).count { Array(bytes[(y * width + $0) * 4..<(y * width + $0) * 4 + 3]) == color }
    }
  }

  /// The program after two seconds, touched at the points, one after the other.
  private func shown(touching points: (x: Int, y: Int)...) throws -> Shown {
    let folder = try TemporaryFolder()
    let touches = points.enumerated().map { index, point in
      let time = 0.3 + Double(index) * 0.9
      return ["began", "ended"].enumerated().map { step, phase in
        #"{"t": \#(time + Double(step) / 20), "id": 1, "phase": "\#(phase)", "x": \#(point.x), "y": \#(point.y)}"#
      }.joined(separator: "\n")
    }
    try folder.write(touches.joined(separator: "\n") + "\n", to: "a.touch")
    let answer = try HalcyonCommandLine.run([
      "still", Self.program.path, "-o", folder.path + "/a.png", "--size", "393x852", "--scale", "1",
      "--at", "2.2", "--touch", folder.path + "/a.touch",
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    return try Shown(Data(folder.bytes("a.png")))
  }

  /// The box of `Main.storyboard`: its middle, and its colour (255, 127.5, 25.5), 4 points within its edges. These may lie
  /// between two pixels.
  private let boxRow = 241
  private let orange: [UInt8] = [255, 128, 26]
  private let yellow: [UInt8] = [255, 204, 0]

  @Test("The box is as wide as its constraint says, its frame as thick as its attribute")
  func beginning() throws {
    #expect((71...72).contains(try shown().count(orange, inRow: boxRow)))
  }

  @Test("A button's action changes the constraint that is its controller's outlet")
  func action() throws {
    #expect((191...192).contains(try shown(touching: (75, 341)).count(orange, inRow: boxRow)))
  }

  @Test("A segue leads to the next screen, and back")
  func segues() throws {
    #expect(try shown(touching: (318, 341)).count(yellow, inRow: 150) == 393)
    #expect(try shown(touching: (318, 341), (196, 481)).count(yellow, inRow: 150) == 0)
  }
}
