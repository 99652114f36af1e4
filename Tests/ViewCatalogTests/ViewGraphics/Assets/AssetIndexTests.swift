import Foundation
import TestSupport
import Testing

@testable import ViewGraphics
@_spi(Runtime) @testable import ViewRuntime

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

  /// The colour of that name in a catalogue, as Xcode writes it.
  private func color(_ components: String?) -> String {
    let color = components.map {
      #""color": {"color-space": "srgb", "components": {\#($0)}}, "#
    }
    return #"{"colors": [{\#(color ?? "")"idiom": "universal"}]}"#
  }

  @Test("The accent is the catalogue's, unless that says none or there is a tint")
  func accent() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      color(#""red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000""#),
      to: "Assets.xcassets/AccentColor.colorset/Contents.json")
    var environment = EnvironmentValues()
    environment.assetFolders = [folder.url]
    func accent() -> [Float] {
      let color = Color.accentColor.resolve(in: environment)
      return [color.red, color.green, color.blue]
    }
    #expect(accent() == [1, 0.5, 0])
    environment.tintStyle = AnyShapeStyle(Color.green)
    #expect(
      accent() == [Color.green.resolve(in: environment)].flatMap { [$0.red, $0.green, $0.blue] })
    let other = try TemporaryFolder()
    try other.write(color(nil), to: "Assets.xcassets/AccentColor.colorset/Contents.json")
    environment.tintStyle = nil
    environment.assetFolders = [other.url]
    #expect(
      accent() == [Color.blue.resolve(in: environment)].flatMap { [$0.red, $0.green, $0.blue] })
  }
}
