import Foundation

/// Where a caller wants an error to be written, as Objective-C does: nil where it does not want it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
