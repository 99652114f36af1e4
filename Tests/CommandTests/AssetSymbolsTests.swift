import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Constants for assets")
struct AssetSymbolsTests {
  @Test("A constant's name has its words joined, the first in small letters, without its kind")
  func names() {
    let names = [
      "lighthouse": "lighthouse", "WWDC24Invite": "wwdc24Invite", "SiriOrb": "siriOrb",
      "URLIcon": "urlIcon", "brand-Blue 2": "brandBlue2", "my_heroImage": "myHero",
      "Image": "image", "BG": "BG", "IMG_0207": "IMG_0207", "BG 2": "bg2",
      "2048": "_2048", "default": "`default`",
    ]
    for (name, constant) in names {
      #expect(AssetSymbols.constant(for: name, without: "Image") == constant)
    }
    #expect(AssetSymbols.constant(for: "AccentColor", without: "Color") == "accent")
    #expect(AssetSymbols.constant(for: "--", without: "Color") == nil)
  }

  @Test("Pictures and colours of a catalogue get constants, but for names the program declares")
  func source() throws {
    let folder = try TemporaryFolder()
    for set in [
      "hero.imageset", "brand.colorset", "own.colorset", "red.colorset", "AccentColor.colorset",
    ] {
      try folder.write("{}", to: "Assets.xcassets/\(set)/Contents.json")
    }
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Fish/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/Fish/carp.imageset/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/Sea.spriteatlas/foam.imageset/Contents.json")
    try folder.write(
      "import SwiftUI\nextension Color { static let own = Color(\"own\") }", to: "A.swift")
    let source = try #require(AssetSymbols.source(for: SourceSet(paths: [folder.path])))
    #expect(source.contains(#"static let hero = ImageResource(name: "hero", bundle: .main)"#))
    #expect(source.contains(#"static let foam = ImageResource(name: "foam", bundle: .main)"#))
    #expect(source.contains("static var brand: Color { Color(ColorResource.brand) }"))
    #expect(source.contains("static var accent: Color { Color(ColorResource.accent) }"))
    #expect(
      source.contains(
        "enum Fish {\nnonisolated static let carp = ImageResource(name: \"Fish/carp\""))
    #expect(
      source.contains(
        "enum Fish {\nstatic var carp: UIImage { UIImage(resource: ImageResource.Fish.carp) }"))
    // The program's own constant may be made of the resource.
    #expect(source.contains(#"static let own = ColorResource(name: "own""#))
    #expect(!source.contains("var own"))
    // The system's red stays what it is; the resource can be asked for.
    #expect(source.contains(#"static let red = ColorResource(name: "red""#))
    #expect(!source.contains("var red"))
  }

  @Test("Constants are SwiftUI's colours where the program has a type called Color")
  func ownColor() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "Assets.xcassets/brand.colorset/Contents.json")
    try folder.write("import SwiftUI\npublic struct Color: Codable {}", to: "A.swift")
    let source = try #require(AssetSymbols.source(for: SourceSet(paths: [folder.path])))
    #expect(source.contains("extension SwiftUI.Color {"))
    #expect(source.contains("extension ShapeStyle where Self == SwiftUI.Color {"))
    #expect(
      source.contains("static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }"))
    try folder.write(
      "import SwiftUI\nenum Theme { struct Color {} }\nstruct ColorRow {}", to: "A.swift")
    let other = try #require(AssetSymbols.source(for: SourceSet(paths: [folder.path])))
    #expect(other.contains("static var brand: Color { Color(ColorResource.brand) }"))
  }

  @Test("A module has constants for the catalogues in its folder, its symbols among them")
  func modules() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "UI/Assets.xcassets/fountain.fill.symbolset/Contents.json")
    try folder.write("{}", to: "Other/Assets.xcassets/tree.imageset/Contents.json")
    let path = try folder.write(
      "import SwiftUI\nextension Image { static let fountainFill = Image(.fountainFill) }",
      to: "UI/A.swift")
    let file = URL(fileURLWithPath: path)
    let module = LocalModule(
      name: "UI", packageName: "ui", languageVersion: "5", files: [file], dependencies: [],
      folder: file.deletingLastPathComponent(), resources: ResourceList())
    let source = try #require(AssetSymbols.source(for: module))
    #expect(source.contains("static let fountainFill = ImageResource(name: \"fountain.fill\""))
    #expect(!source.contains("tree"))
  }

  @Test("Pictures that the sources name and that are not there have constants too")
  func missingPictures() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "Assets.xcassets/sea-gull.imageset/Contents.json")
    let file = """
      import SwiftUI
      extension ImageResource { static let own = ImageResource(name: "own", bundle: .main) }
      struct Beach: View {
        var body: some View {
          Image(.seaGull)
          Image(.own)
          Label("Shell", image: .shell)
          Button("Wave", image: .wave, action: splash)
          Image(decorative: .sand).resizable()
          Image(uiImage: UIImage(resource: .boat))
          picture(ImageResource.tide)
          Image(uiImage: .pier)
          Image(.init(name: "named", bundle: .main))
          Image(systemName: "star")
        }
      }
      """
    try folder.write(file, to: "Beach.swift")
    let source = try #require(AssetSymbols.source(for: SourceSet(paths: [folder.path])))
    for name in ["shell", "wave", "sand", "boat", "tide", "pier"] {
      #expect(
        source.contains("static let \(name) = ImageResource(name: \"\(name)\","))
    }
    #expect(source.contains(#"static let seaGull = ImageResource(name: "sea-gull""#))
    #expect(!source.contains("own") && !source.contains("init") && !source.contains("star"))
    #expect(source.matches(of: #/static let /#).count == 7)
  }

  @Test("Pictures named in strings and comments are none, and those named over several lines are")
  func hostileNames() throws {
    let folder = try TemporaryFolder()
    let file = #"""
      import SwiftUI
      // Image(.comment)
      let a = Text("Image(.string) \(Image(.code)) and ImageResource.text")
      let b = /* Label("", image: .hidden) */ Label(
        "Shell",
        image:
          .spread)
      let c = isLarge ? image: .other
      """#
    try folder.write(file, to: "A.swift")
    let source = try #require(AssetSymbols.source(for: SourceSet(paths: [folder.path])))
    let constants = source.matches(of: #/static let (\w+)/#).map { String($0.output.1) }
    #expect(constants.sorted() == ["code", "spread"])
  }

  @Test("A picture that the program's catalogues lack is told with its place and the closest name")
  func misspelled() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "Assets.xcassets/lighthouse.imageset/Contents.json")
    try folder.write(
      "import SwiftUI\nlet a = Image(.lighthouse)\nlet b = [Image(.lighthose),\n  Image(.zebra)]",
      to: "A.swift")
    let missing = AssetSymbols.missingPictures(in: try SourceSet(paths: [folder.path]))
    #expect(missing.map(\.line) == [3, 4])
    #expect(missing.map(\.column) == [17, 10])
    #expect(missing.allSatisfy { $0.severity == "warning" && $0.file.hasSuffix("/A.swift") })
    #expect(missing[0].message.contains("'lighthose'"))
    #expect(missing[0].message.hasSuffix("Is 'lighthouse' meant?"))
    #expect(!missing[1].message.contains("meant"))
    #expect(missing[1].missing == "zebra")
  }

  @Test("Nothing is missing where the program comes without its catalogue")
  func withoutCatalogue() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\nlet a = Image(.zebra)", to: "A.swift")
    #expect(AssetSymbols.missingPictures(in: try SourceSet(paths: [folder.path])).isEmpty)
  }

  @Test("A program without catalogues gets nothing")
  func none() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "import SwiftUI\nlet star = Image(systemName: \"star\")", to: "A.swift")
    #expect(AssetSymbols.source(for: try SourceSet(paths: [file])) == nil)
  }
}
