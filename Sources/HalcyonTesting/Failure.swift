import Foundation
import Testing
import XCTest

/// Reports a failure to Swift Testing, or to XCTest where that runs the test.
func fail(_ message: String, at location: SourceLocation) {
  if Test.current != nil {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  } else {
    XCTFail("\(location.fileID):\(location.line): \(message)")
  }
}
