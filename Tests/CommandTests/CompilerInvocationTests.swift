import Decoders
import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Compiling programs of many files", .enabled(if: HalcyonCommandLine.isBuilt))
struct CompilerInvocationTests {
  @Test("A program of fifty files is one program, whose private names stay apart")
  func manyFiles() throws {
    let folder = try TemporaryFolder()
    for number in 0..<49 {
      try folder.write(
        """
        import SwiftUI

        private let width = \(number % 2 == 0 ? 4 : 0).0
        struct Bar\(number): View {
          var body: some View { Color.blue.frame(width: width, height: 10) }
        }
        """, to: "Bar\(number).swift")
    }
    let bars = (0..<49).map { "Bar\($0)()" }
    try folder.write(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          HStack(spacing: 0) { \(bars.prefix(25).joined(separator: "; ")) }
          HStack(spacing: 0) { \(bars.suffix(24).joined(separator: "; ")) }
        }
      }
      """, to: "ContentView.swift")
    let picture = folder.file("out.png")
    let answer = try HalcyonCommandLine.run([
      "still", folder.path, "--size", "100x40", "--scale", "1", "-o", picture,
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    let bitmap = try ImageDecoder.decode(Data(folder.bytes("out.png")))
    let bytes = [UInt8](bitmap.unpaddedPixels)
    func isBlue(_ x: Int, _ y: Int) -> Bool { bytes[(y * 100 + x) * 4] < 100 }
    // The even ones of 0 to 24 are 13, those of 25 to 48 are 12, each 4 points wide and in the middle.
    #expect((0..<100).count { isBlue($0, 11) } == 52)
    #expect((0..<100).count { isBlue($0, 29) } == 48)
  }
}
