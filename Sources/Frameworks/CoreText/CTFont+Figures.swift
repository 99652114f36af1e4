import Foundation
import Typesetting
import ViewContent

/// How many units of the file an em has.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(RunFonts.instance(font).unitsPerEm)
}
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex {
  RunFonts.instance(font).glyphCount
}
/// Points from the baseline up to the middle of an underline: below zero where it lies below.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  -CGFloat(RunFonts.instance(font).metrics.underlineOffset)
}
/// In points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  CGFloat(RunFonts.instance(font).metrics.underlineThickness)
}
/// Degrees counterclockwise from upright: below zero for letters that lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  CGFloat(RunFonts.instance(font).slantAngle)
}
/// The box around the tallest and deepest letters, as far as a font's own figures go; in points.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  CGRect(
    x: 0, y: font.descender, width: font.pointSize, height: font.ascender - font.descender)
}
