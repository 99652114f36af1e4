import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("halcyon test", .enabled(if: HalcyonCommandLine.isBuilt))
struct PreviewTestTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ color: String) throws {
    try folder.write(
      """
      import SwiftUI

      struct Badge: View {
        var body: some View { HStack { Text("Ada"); Color.\(color).frame(width: 20, height: 20) } }
      }

      #Preview("Badge") { Badge() }
      #Preview("Other") { Color.gray }
      """, to: "Badge.swift")
  }

  private func test(_ arguments: String...) throws -> HalcyonCommandLine.Answer {
    try HalcyonCommandLine.run(
      ["test", folder.path, "--size", "80x40", "--report", folder.file("out/page.html")]
        + arguments)
  }

  @Test("Previews are recorded in four variants, compared, and told when they change")
  func wholeLife() throws {
    try write("red")
    let recorded = try test("--record")
    #expect(recorded.status == 0, "\(recorded.errors)")
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.file("__Snapshots__/Badge"))
    #expect(
      pictures.sorted() == [
        "Badge.dark.png", "Badge.large-text.png", "Badge.light.png", "Badge.right-to-left.png",
        "Other.dark.png", "Other.large-text.png", "Other.light.png", "Other.right-to-left.png",
      ])
    #expect(
      folder.bytes("__Snapshots__/Badge/Badge.light.png")
        != folder.bytes("__Snapshots__/Badge/Badge.right-to-left.png"))
    #expect(try test().status == 0)

    try write("green")
    let changed = try test("--junit", folder.file("results.xml"))
    #expect(changed.status == 1)
    #expect(changed.errors.contains("4 of 8 pictures"))
    #expect(changed.errors.contains("--record"))
    let xml = String(decoding: folder.bytes("results.xml"), as: UTF8.self)
    #expect(xml.contains("tests=\"8\" failures=\"4\""))
    #expect(xml.contains("name=\"Other, dark\""))
    let page = String(decoding: folder.bytes("out/page.html"), as: UTF8.self)
    #expect(page.contains("4 pictures differ"))
    #expect(try test("--filter", "Other").status == 0)
  }

  @Test("A missing picture is recorded and fails once; in CI it is not recorded")
  func missing() throws {
    try write("red")
    let folder = folder
    let strict = try HalcyonCommandLine.run(
      ["test", folder.path, "--filter", "Badge"], environment: ["HALCYON_RECORD": "never"])
    #expect(strict.status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.file("__Snapshots__")))
    #expect(try test("--filter", "Other").status == 1)
    #expect(try test("--filter", "Other").status == 0)
  }
}
