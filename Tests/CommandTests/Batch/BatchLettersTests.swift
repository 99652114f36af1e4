import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite(
  "Rows find letters drawn that earlier rows have drawn", .enabled(if: HalcyonCommandLine.isBuilt)
)
struct BatchLettersTests {
  private static let source = """
    import SwiftUI

    struct ContentView: View {
      @AppStorage("words") private var words = ""

      var body: some View {
        VStack(spacing: 0) {
          Text(words).font(.system(size: 9))
          Text(words).font(.system(size: 10.5, weight: .bold)).italic()
          Text(words).font(.caption.monospaced())
          Text(words).font(.custom("EB Garamond", size: 11))
        }
      }
    }
    """
  private let small = ["--size", "200x60", "--scale", "1", "--patience", "120"]

  /// Texts in which all letters come, another one in each row.
  private func words(_ row: Int) -> String {
    let letters = Array(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789\u{5B57}\u{1F41F}")
    return String((0..<24).map { letters[(row * 37 + $0 * ($0 + row)) % letters.count] })
  }

  @Test("Each of many rows with ever other letters is byte for byte the still that it is alone")
  func letters() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/View.swift")
    let rows = (0..<40).map { "r\($0),\(words($0))" }
    try folder.write((["id,words"] + rows).joined(separator: "\n"), to: "t.csv")
    for (name, jobs) in [("one", "1"), ("three", "3")] {
      let answer = try HalcyonCommandLine.run(
        [
          "batch", folder.file("App"), "--data", folder.file("t.csv"), "-o",
          folder.path + "/\(name)/{id}.png", "--jobs", jobs,
        ] + small)
      #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    }
    for row in 0..<40 {
      #expect(!folder.bytes("one/r\(row).png").isEmpty)
      #expect(folder.bytes("one/r\(row).png") == folder.bytes("three/r\(row).png"), "row \(row)")
    }
    for row in [0, 1, 7, 19, 39] {
      let still = try HalcyonCommandLine.run(
        [
          "still", folder.file("App"), "-o", folder.file("still.png"), "--set",
          "words=\(words(row))",
        ]
          + small)
      #expect(still.status == 0, "\(still.errors)")
      #expect(folder.bytes("one/r\(row).png") == folder.bytes("still.png"), "row \(row)")
    }
  }
}
