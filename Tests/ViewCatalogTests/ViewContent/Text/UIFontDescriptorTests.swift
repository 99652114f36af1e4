import Foundation
import Testing

@testable import ViewContent

@Suite("Descriptors of UIKit's fonts")
struct UIFontDescriptorTests {
  @Test("Styles and designs are kept by the names that Apple's have")
  func names() {
    let styles: [(UIFont.TextStyle, String)] = [
      (.largeTitle, "Title0"), (.title1, "Title1"), (.subheadline, "Subhead"), (.body, "Body"),
      (.caption2, "Caption2"),
    ]
    for (style, name) in styles {
      #expect(style.rawValue == "UICTFontTextStyle" + name)
      #expect(UIFont.TextStyle(rawValue: "UICTFontTextStyle" + name) == style)
    }
    #expect(UIFont.TextStyle(rawValue: "nothing") == .body)
    #expect(UIFontDescriptor.SystemDesign.serif.rawValue == "NSCTFontUIFontDesignSerif")
    #expect(UIFontDescriptor.SystemDesign(rawValue: "NSCTFontUIFontDesignRounded") == .rounded)
  }

  @Test("Traits, designs and sizes of a descriptor are those of the font that is made of it")
  func changes() throws {
    let plain = UIFont.systemFont(ofSize: 20)
    let bold = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(
      UIFont(descriptor: bold, size: 0).descriptor
        == Font.system(size: 20).bold().italic().descriptor(category: .large))
    let regular = try #require(bold.withSymbolicTraits([]))
    #expect(!regular.symbolicTraits.contains(.traitBold))
    let round = try #require(plain.fontDescriptor.withDesign(.rounded))
    #expect(UIFont(descriptor: round, size: 31).pointSize == 31)
    #expect(UIFont(descriptor: round, size: 0).fontName == ".SFRounded-Regular")
  }

  @Test("Attributes name a font, its size and its weight")
  func attributes() {
    let named = UIFontDescriptor(fontAttributes: [.name: "Lora-Bold", .size: CGFloat(15)])
    #expect(named.pointSize == 15)
    #expect(UIFont(descriptor: named, size: 0).fontName == "Lora-Bold")
    #expect(UIFont(descriptor: named, size: 0).familyName == "Lora")
    let heavy = UIFont.systemFont(ofSize: 12).fontDescriptor
      .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(
      UIFont(descriptor: heavy, size: 0).descriptor
        == UIFont.systemFont(ofSize: 12, weight: .heavy).descriptor)
  }

  @Test("A font's capitals are lower than its ascenders, and its names are Apple's")
  func metrics() {
    let font = UIFont.boldSystemFont(ofSize: 40)
    #expect(font.fontName == ".SFUI-Semibold")
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
  }
}
