import Foundation
import Pixels
import TestSupport
import Testing

@testable import Goldens

@Suite("The page of a test run")
struct SharedReportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func report(run: String) -> SharedReport {
    SharedReport(
      file: folder.url.appendingPathComponent("pictures/index.html"), acceptCommand: "accept",
      run: run)
  }

  private func failure(_ name: String) -> GoldenReport.Failure {
    GoldenReport.Failure(
      name: name, explanation: "It differs.", golden: folder.url,
      test: Bitmap(width: 2, height: 2))
  }

  private var page: String {
    String(decoding: folder.bytes("pictures/index.html"), as: UTF8.self)
  }

  @Test("Several processes of one run add to it; the title counts them, and the page stays whole")
  func adds() throws {
    for number in 1...12 { try report(run: "7-1").add(failure("picture \(number)")) }
    for number in 1...12 { #expect(page.contains("<h2>picture \(number)</h2>")) }
    #expect(page.contains("<h1>12 pictures differ"))
    #expect(page.contains("<title>12 pictures differ"))
    #expect(page.components(separatedBy: "</html>").count == 2)
    #expect(page.contains("<!doctype html>"))
    #expect(page.hasSuffix("</html>\n"))
  }

  @Test("Another run begins anew, and takes the old page away where nothing fails")
  func anew() throws {
    try report(run: "7-1").add(failure("old"))
    try report(run: "7-1").begin()
    #expect(page.contains("old"))
    try report(run: "8-1").add(failure("new"))
    #expect(!page.contains("<h2>old</h2>"))
    #expect(page.contains("<h1>One picture differs"))
    try report(run: "9-1").begin()
    #expect(!FileManager.default.fileExists(atPath: folder.file("pictures/index.html")))
  }
}
