import Foundation
import Inert

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public struct CNError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1, dataAccessError = 2, authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// The people whom the user knows. There are none here, and nobody has allowed to see them.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  private static func refuse() -> CNError {
    Inert.note("Contacts", "nobody has allowed to see contacts: there are none")
    return CNError(.authorizationDenied)
  }

  open class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }
  open func requestAccess(
    for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, Self.refuse()) }
  @discardableResult
  open func requestAccess(for type: CNEntityType) async throws -> Bool { throw Self.refuse() }

  open func enumerateContacts(
    with request: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw Self.refuse() }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw Self.refuse() }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch: [any CNKeyDescriptor]
  ) throws -> CNContact { throw Self.refuse() }
  open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    throw Self.refuse()
  }
  open func execute(_ request: CNSaveRequest) throws { throw Self.refuse() }
  open func defaultContainerIdentifier() -> String { "" }
}

extension Notification.Name {
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChange")
}

// The program's wishes: the store refuses each request without reading it.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var mutableObjects = false
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

// Keeps nothing of what it is given.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes people's names: prefix, given, middle and family name, else that of their company.
open class CNContactFormatter: NSObject, @unchecked Sendable {
  open var style = CNContactFormatterStyle.fullName
  public override init() { super.init() }

  private struct Keys: CNKeyDescriptor {}
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle)
    -> any CNKeyDescriptor
  { Keys() }

  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName]
    let name = names.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes addresses as in the United States: the street, then the town, its state and its number, then the country.
open class CNPostalAddressFormatter: NSObject, @unchecked Sendable {
  open class func string(
    from address: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let place = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }
    return [address.street, place.joined(separator: " "), address.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
