import Foundation
import FoundationNames

// Secrets that a program keeps. They last as long as the program runs, and nobody else sees them.

public typealias SecAccessControl = NSObject

public let kSecClass = "class"
public let kSecClassGenericPassword = "genp"
public let kSecClassInternetPassword = "inet"
public let kSecClassKey = "keys"
public let kSecClassCertificate = "cert"
public let kSecClassIdentity = "idnt"
public let kSecAttrAccount = "acct"
public let kSecAttrService = "svce"
public let kSecAttrServer = "srvr"
public let kSecAttrLabel = "labl"
public let kSecAttrGeneric = "gena"
public let kSecAttrAccessGroup = "agrp"
public let kSecAttrSynchronizable = "sync"
public let kSecAttrSynchronizableAny = "syna"
public let kSecAttrAccessControl = "accc"
public let kSecAttrAccessible = "pdmn"
public let kSecAttrAccessibleWhenUnlocked = "ak"
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
public let kSecAttrApplicationTag = "atag"
public let kSecAttrKeyType = "type"
public let kSecValueData = "v_Data"
public let kSecReturnData = "r_Data"
public let kSecReturnAttributes = "r_Attributes"
public let kSecMatchLimit = "m_Limit"
public let kSecMatchLimitOne = "m_LimitOne"
public let kSecMatchLimitAll = "m_LimitAll"
public let kSecUseDataProtectionKeychain = "nleg"
public let kSecUseAuthenticationContext = "u_AuthCtx"
public let kSecUseOperationPrompt = "u_OpPrompt"
public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false

public let errSecSuccess: Int32 = 0
public let errSecParam: Int32 = -50
public let errSecUserCanceled: Int32 = -128
public let errSecDuplicateItem: Int32 = -25299
public let errSecItemNotFound: Int32 = -25300
public let errSecAuthFailed: Int32 = -25293

/// The secrets of this run.
private enum Secrets {
  struct Item { var attributes: [String: AnyHashable], data: Data? }
  static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) static var items: [Item] = []

  private static let identity: Set<String> = [
    "class", "acct", "svce", "srvr", "agrp", "labl", "atag",
  ]

  /// What of a query says which secret is meant.
  static func attributes(_ query: [String: Any]) -> [String: AnyHashable] {
    var found: [String: AnyHashable] = [:]
    for (name, value) in query where identity.contains(name) {
      found[name] = value as? AnyHashable
    }
    return found
  }

  static func matches(_ item: Item, _ wanted: [String: AnyHashable]) -> Bool {
    wanted.allSatisfy { item.attributes[$0.key] == $0.value }
  }
}

/// Keeps a secret; one that is there already stays as it is.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> Int32
{
  let wanted = Secrets.attributes(attributes)
  let data = attributes[kSecValueData] as? Data
  return Secrets.lock.withLock {
    guard !Secrets.items.contains(where: { $0.attributes == wanted }) else {
      return errSecDuplicateItem
    }
    Secrets.items.append(Secrets.Item(attributes: wanted, data: data))
    return errSecSuccess
  }
}

@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> Int32 {
  let wanted = Secrets.attributes(query)
  return Secrets.lock.withLock {
    let places = Secrets.items.indices.filter { Secrets.matches(Secrets.items[$0], wanted) }
    for place in places {
      Secrets.items[place].attributes.merge(Secrets.attributes(attributes)) { $1 }
      if let data = attributes[kSecValueData] as? Data {
        Secrets.items[place].data = data
      }
    }
    return places.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> Int32 {
  let wanted = Secrets.attributes(query)
  return Secrets.lock.withLock {
    let count = Secrets.items.count
    Secrets.items.removeAll { Secrets.matches($0, wanted) }
    return Secrets.items.count == count ? errSecItemNotFound : errSecSuccess
  }
}

/// Finds a secret: its bytes, or, where attributes are asked for, a dictionary with both.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> Int32 {
  let wanted = Secrets.attributes(query)
  let found = Secrets.lock.withLock { Secrets.items.filter { Secrets.matches($0, wanted) } }
  guard !found.isEmpty else { return errSecItemNotFound }
  let asksAttributes = query[kSecReturnAttributes] != nil
  func answer(_ item: Secrets.Item) -> AnyObject {
    guard asksAttributes else { return (item.data ?? Data()) as AnyObject }
    var fields: [String: Any] = item.attributes
    fields[kSecValueData] = item.data
    return fields as AnyObject
  }
  let isAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
  result?.pointee = isAll ? found.map(answer) as AnyObject : answer(found[0])
  return errSecSuccess
}

/// What a code of an error means.
public func SecCopyErrorMessageString(
  _ status: Int32, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: "OSStatus \(status)"
  }
}

/// The generator of random bytes, of which there is one.
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

/// Random bytes, from the run's seed.
@discardableResult
public func SecRandomCopyBytes(
  _ generator: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for index in 0..<count {
    bytes.storeBytes(of: .random(in: 0...255), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
