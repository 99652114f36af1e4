import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Pictures that are begun and ended")
struct ImageContextTests {
  @Test("A picture has what was drawn since it was begun, at its scale; the one around it goes on")
  func nested() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 6))
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(inner.size == CGSize(width: 3, height: 3))
    #expect(outer.size == CGSize(width: 10, height: 6))
    let bitmap = try #require(outer.cgImage)
    #expect(bitmap.width == 20 && bitmap.height == 12)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    // One end too many does nothing.
    UIGraphicsEndImageContext()
  }
}
