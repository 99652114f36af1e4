import Foundation

// Objects that Objective-C makes out of nothing. An extension cannot override what `NSObject` declares, so each takes one
// argument that nobody gives.

extension NSError {
  /// An error without a domain, of code 0.
  public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension Timer {
  /// A timer that never fires: a place for one that comes later.
  public convenience init(_nothing: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  }
}

extension NSObject {
  /// The value of a property by its name; nil where nobody has such a property. Classes that know their properties
  /// by name answer with methods of their own.
  public func value(forKey key: String, _nothing: Void = ()) -> Any? {
    KeyValues.value(of: self, at: key)
  }
}
