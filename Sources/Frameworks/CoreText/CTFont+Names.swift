import Foundation
import Typesetting
import ViewContent

// The kinds of names that a font has.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"

// What descriptors say of a font.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// A font as it is described, before it is looked for.
public final class CTFontDescriptor: @unchecked Sendable {
  let attributes: [String: Any]
  init(_ attributes: [String: Any]) { self.attributes = attributes }

  fileprivate var traits: [String: Any] {
    attributes[kCTFontTraitsAttribute] as? [String: Any] ?? [:]
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as UInt32: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// What it says, and the system's font where it names none.
  fileprivate func font(size wanted: CGFloat) -> UIFont {
    let size = wanted > 0 ? wanted : Self.number(attributes[kCTFontSizeAttribute]) ?? 12
    let name = attributes[kCTFontNameAttribute] ?? attributes[kCTFontFamilyNameAttribute]
    if let name = name as? String, let font = UIFont(name: name, size: size) { return font }
    let symbolic = Int(Self.number(traits[kCTFontSymbolicTrait]) ?? 0)
    if let weight = Self.number(traits[kCTFontWeightTrait]) {
      return .systemFont(ofSize: size, weight: Self.weight(weight))
    }
    if symbolic & 2 != 0 { return .boldSystemFont(ofSize: size) }
    return symbolic & 1 != 0 ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  /// The weight that is nearest to a number from -1 to 1, where 0 is regular.
  private static func weight(_ number: Double) -> UIFont.Weight {
    let known: [(Double, UIFont.Weight)] = [
      (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
      (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]
    return known.min { abs($0.0 - number) < abs($1.0 - number) }?.1 ?? .regular
  }
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(attributes)
}
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat)
  -> CTFontDescriptor
{ CTFontDescriptor([kCTFontNameAttribute: name, kCTFontSizeAttribute: size]) }

/// A descriptor with more said of it; what is said anew counts.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { CTFontDescriptor(original.attributes.merging(attributes) { $1 }) }

public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString)
  -> Any?
{ descriptor.attributes[attribute] }
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  descriptor.attributes
}

/// - Parameter size: in points; 0 for what the descriptor says, else 12.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { descriptor.font(size: size) }

/// The same font, in another size or as `attributes` describe it.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  if let attributes, !attributes.attributes.isEmpty { return attributes.font(size: size) }
  return font.withSize(size)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptor([
    kCTFontNameAttribute: font.fontName, kCTFontFamilyNameAttribute: font.familyName,
    kCTFontSizeAttribute: font.pointSize,
  ])
}

/// One of a font's names; nil for kinds that are not kept.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch nameKey {
  case kCTFontFullNameKey, kCTFontPostScriptNameKey: font.fontName
  case kCTFontFamilyNameKey: font.familyName
  case kCTFontStyleNameKey:
    font.fontName.contains("-")
      ? font.fontName.split(separator: "-").last.map(String.init)
      : "Regular"
  default: nil
  }
}
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName }
