@_exported import CoreGraphics
@_exported import Foundation
import ViewContent

// Core Foundation's names for what Swift has. Foundation here does not tell them to programs.
public typealias CFString = String
public typealias CFIndex = Int
public typealias CFAttributedString = NSAttributedString
public typealias CFDictionary = [String: Any]
public typealias CGGlyph = UInt16
public typealias UniChar = UInt16

/// A part of a text, in units of UTF-16.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex
  public init() { (location, length) = (0, 0) }
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

public func CFAttributedStringGetLength(_ string: CFAttributedString) -> CFIndex { string.length }

// The names of attributes: those that UIKit has for the same.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
public let kCTForegroundColorAttributeName: CFString = NSAttributedString.Key.foregroundColor
  .rawValue
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
