import Decoders
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

  @Test("Previews of all kinds stand in one program, and each is drawn as in one of its own")
  func together() throws {
    try folder.write(
      """
      import SwiftUI

      private struct Hidden: View {
        @EnvironmentObject var model: Model
        var body: some View { model.color }
      }

      class Model: ObservableObject { let color = Color.green }

      private struct First_Previews: PreviewProvider {
        static var previews: some View { Hidden().environmentObject(Model()) }
      }

      fileprivate struct Second_Previews: PreviewProvider {
        static var previews: some View { Color.blue }
      }

      struct Third_Previews: PreviewProvider { static var previews: some View { Text("3") } }

      #Preview { Color.red }
      """, to: "Kinds.swift")
    #expect(try test("--record").status == 0)
    let names = ["First_Previews", "Second_Previews", "Third_Previews", "Kinds.swift-4"]
    for name in names {
      let file = "__Snapshots__/Kinds/\(name).light.png"
      let id = name == "Kinds.swift-4" ? "Kinds.swift#4" : name
      let own = try HalcyonCommandLine.run([
        "still", folder.path, "--preview", id, "--size", "80x40", "--scale", "2", "-o",
        folder.file("own.png"),
      ])
      #expect(own.status == 0, "\(own.errors)")
      let pictures = try ["own.png", file].map {
        [UInt8](try ImageDecoder.decode(Data(folder.bytes($0))).unpaddedPixels)
      }
      #expect(pictures[0] == pictures[1], "\(name)")
    }
    #expect(Set(names.map { folder.bytes("__Snapshots__/Kinds/\($0).light.png") }).count == 4)
  }
}
