import Foundation
import FoundationNames

/// An object that is equal to itself alone, as objects of Apple's classes are: so collections of them can be searched.
public protocol _KnownByIdentity: _SelectorReceiver, Hashable {}

extension _KnownByIdentity {
  public static func == (left: Self, right: Self) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
