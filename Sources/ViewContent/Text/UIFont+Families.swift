import Foundation

extension UIFont {
  /// The families of fonts that iOS has, by the alphabet. Their letters are drawn here by fonts that are like them.
  nonisolated public static var familyNames: [String] { FontFamilyNames.styles.keys.sorted() }

  /// The names of a family's fonts; empty for a family that iOS does not have.
  nonisolated public static func fontNames(forFamilyName familyName: String) -> [String] {
    guard let styles = FontFamilyNames.styles[familyName] else { return [] }
    if let whole = FontFamilyNames.wholeNames[familyName] { return whole }
    let stem = familyName.filter { $0 != " " }
    return styles.split(separator: " ").map { $0 == "*" ? stem : "\(stem)-\($0)" }
  }
}

/// What iOS 17 answers about its fonts.
private enum FontFamilyNames {
  /// The styles of each family as they end the names of its fonts; a star for a font without one.
  static let styles: [String: String] = [
    "Academy Engraved LET": "*", "Al Nile": "* Bold",
    "American Typewriter":
      "* Bold Condensed CondensedBold CondensedLight Light Semibold",
    "Apple Color Emoji": "*",
    "Apple SD Gothic Neo": "Bold Light Medium Regular SemiBold Thin UltraLight",
    "Apple Symbols": "*", "Arial": "*", "Arial Hebrew": "* Bold Light",
    "Arial Rounded MT Bold": "*",
    "Avenir":
      "Black BlackOblique Book BookOblique Heavy HeavyOblique Light LightOblique Medium MediumOblique Oblique Roman",
    "Avenir Next":
      "Bold BoldItalic DemiBold DemiBoldItalic Heavy HeavyItalic Italic Medium MediumItalic Regular UltraLight UltraLightItalic",
    "Avenir Next Condensed":
      "Bold BoldItalic DemiBold DemiBoldItalic Heavy HeavyItalic Italic Medium MediumItalic Regular UltraLight UltraLightItalic",
    "Baskerville": "* Bold BoldItalic Italic SemiBold SemiBoldItalic",
    "Bodoni 72": "*", "Bodoni 72 Oldstyle": "*", "Bodoni 72 Smallcaps": "*",
    "Bodoni Ornaments": "*", "Bradley Hand": "*", "Chalkboard SE": "Bold Light Regular",
    "Chalkduster": "*", "Charter": "Black BlackItalic Bold BoldItalic Italic Roman",
    "Cochin": "* Bold BoldItalic Italic", "Copperplate": "* Bold Light", "Courier New": "*",
    "Damascus": "* Bold Light Medium SemiBold", "Devanagari Sangam MN": "* Bold",
    "Didot": "* Bold Italic", "DIN Alternate": "Bold", "DIN Condensed": "Bold",
    "Euphemia UCAS": "* Bold Italic", "Farah": "*",
    "Futura": "Bold CondensedExtraBold CondensedMedium Medium MediumItalic",
    "Galvji": "* Bold", "Geeza Pro": "* Bold", "Georgia": "* Bold BoldItalic Italic",
    "Gill Sans": "* Bold BoldItalic Italic Light LightItalic SemiBold SemiBoldItalic UltraBold",
    "Grantha Sangam MN": "Bold Regular",
    "Helvetica": "* Bold BoldOblique Light LightOblique Oblique",
    "Helvetica Neue":
      "* Bold BoldItalic CondensedBlack CondensedBold Italic Light LightItalic Medium MediumItalic Thin ThinItalic UltraLight UltraLightItalic",
    "Hiragino Maru Gothic ProN": "W4", "Hiragino Mincho ProN": "W3 W6",
    "Hiragino Sans": "W3 W6 W7 W8", "Hoefler Text": "Black BlackItalic Italic Regular",
    "Impact": "*", "Kailasa": "* Bold", "Kefa": "Regular", "Khmer Sangam MN": "*",
    "Kohinoor Bangla": "Light Regular Semibold",
    "Kohinoor Devanagari": "Light Regular Semibold",
    "Kohinoor Gujarati": "Bold Light Regular", "Kohinoor Telugu": "Light Medium Regular",
    "Lao Sangam MN": "*", "Malayalam Sangam MN": "* Bold", "Marker Felt": "Thin Wide",
    "Menlo": "Bold BoldItalic Italic Regular", "Mishafi": "*",
    "Mukta Mahee": "Bold Light Regular", "Myanmar Sangam MN": "* Bold",
    "Noteworthy": "Bold Light", "Noto Nastaliq Urdu": "* Bold",
    "Noto Sans Kannada": "Bold Light Regular", "Noto Sans Myanmar": "Bold Light Regular",
    "Noto Sans Oriya": "* Bold", "Optima": "Bold BoldItalic ExtraBlack Italic Regular",
    "Palatino": "Bold BoldItalic Italic Roman", "Papyrus": "* Condensed", "Party LET": "*",
    "PingFang HK": "Light Medium Regular Semibold Thin Ultralight",
    "PingFang SC": "Light Medium Regular Semibold Thin Ultralight",
    "PingFang TC": "Light Medium Regular Semibold Thin Ultralight",
    "Rockwell": "Bold BoldItalic Italic Regular", "Savoye LET": "*",
    "Sinhala Sangam MN": "* Bold", "Snell Roundhand": "* Black Bold", "STIX Two Math": "*",
    "STIX Two Text": "*", "Symbol": "*", "Tamil Sangam MN": "* Bold",
    "Thonburi": "* Bold Light", "Times New Roman": "*", "Trebuchet MS": "*",
    "Verdana": "* Bold BoldItalic Italic", "Zapf Dingbats": "*", "Zapfino": "*",
  ]

  /// Names that do not follow the family's.
  static let wholeNames: [String: [String]] = [
    "Academy Engraved LET": ["AcademyEngravedLetPlain"],
    "Arial": ["Arial-BoldItalicMT", "Arial-BoldMT", "Arial-ItalicMT", "ArialMT"],
    "Arial Rounded MT Bold": ["ArialRoundedMTBold"],
    "Bodoni 72": [
      "BodoniSvtyTwoITCTT-Bold", "BodoniSvtyTwoITCTT-Book", "BodoniSvtyTwoITCTT-BookIta",
    ],
    "Bodoni 72 Oldstyle": [
      "BodoniSvtyTwoOSITCTT-Bold", "BodoniSvtyTwoOSITCTT-Book", "BodoniSvtyTwoOSITCTT-BookIt",
    ],
    "Bodoni 72 Smallcaps": ["BodoniSvtyTwoSCITCTT-Book"],
    "Bodoni Ornaments": ["BodoniOrnamentsITCTT"], "Bradley Hand": ["BradleyHandITCTT-Bold"],
    "Courier New": [
      "CourierNewPS-BoldItalicMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT",
      "CourierNewPSMT",
    ],
    "Geeza Pro": ["GeezaPro", "GeezaPro-Bold"],
    "Hiragino Maru Gothic ProN": ["HiraMaruProN-W4"],
    "Hiragino Mincho ProN": ["HiraMinProN-W3", "HiraMinProN-W6"],
    "Hiragino Sans": [
      "HiraginoSans-W3", "HiraginoSans-W6", "HiraginoSans-W7", "HiraginoSans-W8",
    ],
    "Mishafi": ["DiwanMishafi"], "Party LET": ["PartyLetPlain"], "Savoye LET": ["SavoyeLetPlain"],
    "Snell Roundhand": ["SnellRoundhand", "SnellRoundhand-Black", "SnellRoundhand-Bold"],
    "STIX Two Math": ["STIXTwoMath-Regular"],
    "STIX Two Text": [
      "STIXTwoText", "STIXTwoText-Italic", "STIXTwoText-Italic_Bold-Italic",
      "STIXTwoText_Bold",
    ],
    "Times New Roman": [
      "TimesNewRomanPS-BoldItalicMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
      "TimesNewRomanPSMT",
    ],
    "Trebuchet MS": [
      "Trebuchet-BoldItalic", "TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic",
    ],
    "Zapf Dingbats": ["ZapfDingbatsITC"],
  ]
}
