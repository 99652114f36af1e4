import Foundation
import Security
import Testing

@Suite("Secrets that a program keeps", .serialized)
struct KeychainTests {
  private func query(_ account: String) -> [String: Any] {
    [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account]
  }

  private func found(_ account: String) -> Data? {
    var asked = query(account)
    asked[kSecReturnData] = true
    var result: AnyObject?
    guard SecItemCopyMatching(asked, &result) == errSecSuccess else { return nil }
    return result as? Data
  }

  @Test("What was added is found by its account, and not by another")
  func adding() {
    var item = query("ada")
    item[kSecValueData] = Data("secret".utf8)
    #expect(SecItemAdd(item, nil) == errSecSuccess)
    #expect(found("ada") == Data("secret".utf8))
    #expect(found("grace") == nil)
    #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
    #expect(SecItemDelete(query("ada")) == errSecSuccess)
    #expect(found("ada") == nil)
    #expect(SecItemDelete(query("ada")) == errSecItemNotFound)
  }

  @Test("An update changes the secret and leaves what it belongs to")
  func updating() {
    var item = query("lin")
    item[kSecValueData] = Data([1])
    SecItemAdd(item, nil)
    #expect(SecItemUpdate(query("lin"), [kSecValueData: Data([2, 3])]) == errSecSuccess)
    #expect(found("lin") == Data([2, 3]))
    SecItemDelete(query("lin"))
    #expect(SecItemUpdate(query("lin"), [:]) == errSecItemNotFound)
  }
}
