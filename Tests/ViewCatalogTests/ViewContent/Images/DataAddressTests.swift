import Foundation
import Testing

@testable import ViewContent

@Suite("Addresses that hold their data")
struct DataAddressTests {
  private func bytes(_ text: String) -> [UInt8]? {
    URL(string: text).flatMap(DataAddress.init).map { Array($0.data) }
  }

  @Test("Base64, with its letters as they are or encoded for an address")
  func base64() {
    #expect(bytes("data:text/plain;base64,aGk=") == Array("hi".utf8))
    #expect(bytes("DATA:;charset=utf-8;BASE64,aGk%3D") == Array("hi".utf8))
    #expect(bytes("data:;base64,/+8=") == [0xFF, 0xEF])
    #expect(bytes("data:;base64,a") == nil)
  }

  @Test("Bytes as text, percent-encoded where they are none")
  func text() {
    #expect(bytes("data:,a%20b") == Array("a b".utf8))
    #expect(bytes("data:application/octet-stream,%FF%00zz") == [0xFF, 0] + Array("zz".utf8))
    #expect(bytes("data:,") == [])
  }

  @Test("Other addresses hold none")
  func others() {
    #expect(bytes("https://example.com/a,b") == nil)
    #expect(bytes("data:text/plain") == nil)
  }
}
