import Foundation

// Core Foundation's names for what Swift has: Foundation brings them on Apple's platforms. There is no bridging here, so
// that `value as CFString` is the value itself.

public typealias CFString = String
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFDate = Date
public typealias CFNumber = NSNumber
public typealias CFBoolean = Bool
public typealias CFArray = [Any]
public typealias CFDictionary = [String: Any]
public typealias CFError = NSError
public typealias CFLocale = Locale
public typealias CFUUID = UUID
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// Seconds since the beginning of 2001, by the program's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

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
