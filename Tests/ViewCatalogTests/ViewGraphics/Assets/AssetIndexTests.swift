import Foundation
import TestSupport
import Testing

@testable import ViewGraphics

@Suite("What folders of assets hold")
struct AssetIndexTests {
  private func index(_ files: [String: String]) throws -> AssetIndex {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return AssetIndex(folder: folder.url)
  }

  private let contents =
    #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}]}"#

  @Test("A picture of a catalogue is found by its name, and with the ending of a picture's file")
  func catalogues() throws {
    let index = try index([
      "Assets.xcassets/flake.imageset/Contents.json": contents,
      "Assets.xcassets/flake.imageset/a.png": "",
    ])
    for name in ["flake", "flake.png", "flake.jpg", "flake.JPEG"] {
      #expect(index.variants(named: name)?.map(\.scale) == [2])
    }
    #expect(index.variants(named: "flake.txt") == nil && index.variants(named: "other.png") == nil)
  }

  @Test("A file that lies alone is found by its own ending alone")
  func files() throws {
    let index = try index(["tree@3x.png": ""])
    #expect(index.variants(named: "tree")?.map(\.scale) == [3])
    #expect(index.variants(named: "tree.png")?.map(\.scale) == [3])
    #expect(index.variants(named: "tree.jpg")?.isEmpty != false)
  }
}
