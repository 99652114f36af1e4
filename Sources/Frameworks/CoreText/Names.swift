@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationAdditions
import ViewContent

public typealias CGGlyph = UInt16
public typealias UniChar = UInt16

public func CFAttributedStringGetLength(_ string: CFAttributedString) -> CFIndex { string.length }

// The names of attributes: those that UIKit has for the same.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
public let kCTForegroundColorAttributeName: CFString = NSAttributedString.Key.foregroundColor
  .rawValue
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
