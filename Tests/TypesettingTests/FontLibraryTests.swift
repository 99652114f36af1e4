import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite("Font library")
struct FontLibraryTests {
  private let folder = URL(fileURLWithPath: FontFamily.ebGaramond.directory)

  private func path(_ font: FontInstance) -> String { font.typeface?.file.path ?? "" }

  @Test("A registered font answers to its PostScript, full and family name, however it is written")
  func names() {
    let library = FontLibrary()
    library.registerFonts(in: folder)
    for name in ["EBGaramond12-Regular", "EB Garamond 12 Regular", "ebgaramond12-regular"] {
      let font = library.font(FontDescriptor(name: name, size: 20))
      #expect(path(font).hasSuffix("EBGaramond12-Regular.otf"), "\(name)")
      #expect(library.hasFont(named: name))
    }
    #expect(!library.hasFont(named: "Nowhere Sans"))
  }

  @Test("Weight and slant choose among the faces of a registered family")
  func family() {
    let library = FontLibrary()
    library.registerFonts(in: folder)
    let bold = FontDescriptor(name: "EB Garamond", size: 20).with { $0.weight = .bold }
    let italic = FontDescriptor(name: "EB Garamond", size: 20).with { $0.isItalic = true }
    #expect(path(library.font(bold)).contains("Bold"))
    #expect(path(library.font(italic)).contains("Italic"))
  }

  @Test("A font of a file has its own tables' ascent and descent: of this one 710 and 290 of 1000")
  func customMetrics() {
    let library = FontLibrary()
    library.registerFont(file: folder.appendingPathComponent("EBGaramond12-Regular.otf"))
    let metrics = library.font(FontDescriptor(name: "EBGaramond12-Regular", size: 20)).metrics
    #expect(abs(metrics.ascent - 14.2) < 1e-9)
    #expect(abs(metrics.descent - 5.8) < 1e-9)
    #expect(metrics.leading == 0)
  }

  @Test("A file that is no font is refused")
  func brokenFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("not a font", to: "broken.ttf")
    #expect(!FontLibrary().registerFont(file: URL(fileURLWithPath: file)))
    #expect(!FontLibrary().registerFont(file: URL(fileURLWithPath: "/nowhere/x.ttf")))
  }

  @Test(
    "Fonts that iOS brings along are drawn by the nearest design",
    arguments: [
      ("Georgia-BoldItalic", FontDescriptor.Design.serif, FontDescriptor.Weight?.some(.bold), true),
      ("Helvetica Neue", .default, nil, false), ("AvenirNext-DemiBold", .default, .semibold, false),
      ("Courier", .monospaced, nil, false), ("Arial Rounded MT Bold", .rounded, .bold, false),
    ])
  func standIns(
    name: String, design: FontDescriptor.Design, weight: FontDescriptor.Weight?, isItalic: Bool
  ) throws {
    let standIn = try #require(SystemFontFamilies.standIn(for: name))
    #expect(standIn.design == design)
    #expect(standIn.weight == weight)
    #expect(standIn.isItalic == isItalic)
  }

  @Test("A name's weight and slant hold, and what the name does not say is as it was asked for")
  func standInWeight() throws {
    var asked = FontDescriptor(name: "Helvetica", size: 20)
    asked.weight = .light
    let bold = try #require(SystemFontFamilies.standIn(for: "Helvetica-BoldOblique"))
    #expect(bold.replacing(asked).weight == .bold && bold.replacing(asked).isItalic)
    let plain = try #require(SystemFontFamilies.standIn(for: "Helvetica"))
    #expect(plain.replacing(asked).weight == .light && !plain.replacing(asked).isItalic)
    #expect(plain.replacing(asked).name == nil && plain.replacing(asked).size == 20)
  }

  @Test("A name that nobody knows falls back to the system font, once with a warning")
  func unknownName() {
    let font = FontLibrary().font(FontDescriptor(name: "Nowhere Sans", size: 20))
    #expect(path(font).contains("Inter"))
  }

  @Test("Debian's own families answer to their names and PostScript names")
  func packagedNames() {
    let library = FontLibrary()
    let garamond = library.font(FontDescriptor(name: "EB Garamond", size: 20))
    #expect(path(garamond).hasSuffix("EBGaramond12-Regular.otf"))
    #expect(
      path(library.font(FontDescriptor(name: "Inter-SemiBold", size: 20))).hasSuffix(
        "Inter-SemiBold.otf"))
  }

  @Test("A family that is not installed is replaced by what Fontconfig finds, or by nothing")
  func missingPackage() {
    let missing = FontFamily(
      name: "Nowhere Sans", package: "fonts-nowhere", directory: "/nowhere",
      uprights: [.regular: "Nowhere.ttf"], italics: [:])
    #expect(!missing.isPackageInstalled)
    let font = FontLibrary().fallback(missing, for: FontDescriptor(size: 20))
    #expect(font == nil || font?.typeface != nil)
  }

  @Test("A script without a family in an installed package is not replaced")
  func missingScript() {
    #expect(FontLibrary().fallback(.notoSerif("Nowhere"), for: FontDescriptor(size: 20)) == nil)
  }

  @Test("Where a family lacks a weight the nearest one is chosen, heavier ones for heavy text")
  func nearestWeight() {
    let files = FontFamily.ebGaramond.files(weight: .heavy, isItalic: false)
    #expect(files.first?.path.hasSuffix("EBGaramond12-Bold.otf") == true)
    let light = FontFamily.ebGaramond.files(weight: .light, isItalic: true)
    #expect(light.first?.path.hasSuffix("EBGaramond12-Italic.otf") == true)
  }
}

@Suite("Fontconfig")
struct FontconfigTests {
  @Test("A font of the machine is found by its names, and another name finds none")
  func names() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/fc-match") else { return }
    for name in ["Noto Sans Thai", "NotoSansThai-Regular", "Noto Sans Thai Regular"] {
      #expect(
        Fontconfig.file(named: name)?.path.hasSuffix("NotoSansThai-Regular.ttf") == true, "\(name)")
    }
    #expect(Fontconfig.file(named: "Nowhere Sans") == nil)
    #expect(Fontconfig.file(named: "'; touch /tmp/broken; '") == nil)
  }
}
