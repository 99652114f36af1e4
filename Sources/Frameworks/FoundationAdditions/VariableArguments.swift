import Foundation

// Values that are objects where Foundation is Apple's, and go as such into formats: `NSPredicate(format: "id == %@", id as
// CVarArg)`. What takes them here keeps them as they are; to C they go as the object that stands for them, which is kept
// for good, since nobody there gives it back.

private func words(of object: NSObject) -> [Int] {
  [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
}

extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { words(of: self as NSDate) }
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { words(of: self as NSUUID) }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { words(of: self as NSURL) }
}

extension Data: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { words(of: self as NSData) }
}

extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { words(of: self as NSArray) }
}

extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { words(of: self as NSSet) }
}
