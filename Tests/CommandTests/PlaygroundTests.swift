import Decoders
import Foundation
import Pixels
import TestSupport
import Testing

@testable import halcyon

@Suite("Pages of playgrounds", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct PlaygroundTests {
  /// The colour in the middle of the picture of a page.
  private func middle(_ page: String) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try folder.write("import PlaygroundSupport\nimport UIKit\n" + page, to: "App/Contents.swift")
    let answer = try HalcyonCommandLine.run([
      "still", folder.path + "/App", "-o", folder.path + "/a.png", "--size", "40x30", "--scale",
      "1",
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    let file = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    let bitmap = try ImageDecoder.decode(file)
    return (0..<3).map {
      bitmap.bytes.load(fromByteOffset: 15 * bitmap.rowBytes + 4 * 20 + $0, as: UInt8.self)
    }
  }

  @Test("Statements are run in order, and the last live view is shown")
  func statements() throws {
    let color = try middle(
      """
      let names = ["a", "b"]
      struct Page: View { let isBlue: Bool; var body: some View { isBlue ? Color.black : .white } }
      PlaygroundPage.current.setLiveView(Color.red)
      PlaygroundPage.current.setLiveView(Page(isBlue: names.count == 2))
      """)
    #expect(color == [0, 0, 0])
  }

  @Test("A view of UIKit stands in the middle in its size")
  func view() throws {
    let color = try middle(
      """
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      PlaygroundPage.current.liveView = view
      PlaygroundPage.current.needsIndefiniteExecution = true
      """)
    #expect(color == [0, 255, 0])
  }
}
