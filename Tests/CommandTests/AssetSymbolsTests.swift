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
      "Image": "image",
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
    for set in ["hero.imageset", "brand.colorset", "own.colorset", "red.colorset"] {
      try folder.write("{}", to: "Assets.xcassets/\(set)/Contents.json")
    }
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Fish/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/Fish/carp.imageset/Contents.json")
    try folder.write(
      "import SwiftUI\nextension Color { static let own = Color(\"own\") }", to: "A.swift")
    let source = try #require(AssetSymbols.source(for: SourceSet(paths: [folder.path])))
    #expect(source.contains(#"static let hero = ImageResource(name: "hero", bundle: .main)"#))
    #expect(source.contains("static var brand: Color { Color(ColorResource.brand) }"))
    #expect(source.contains("enum Fish {\nstatic let carp = ImageResource(name: \"Fish/carp\""))
    #expect(!source.contains("own"))
    // The system's red stays what it is; the resource can be asked for.
    #expect(source.contains(#"static let red = ColorResource(name: "red""#))
    #expect(!source.contains("var red"))
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

  @Test("A program without catalogues gets nothing")
  func none() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "import SwiftUI\nlet star = Image(systemName: \"star\")", to: "A.swift")
    #expect(AssetSymbols.source(for: try SourceSet(paths: [file])) == nil)
  }
}
