import Foundation

/// What a program asks to know of contacts: a property by its name, or all that a formatter needs.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactTypeKey = "contactType"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

// The number is set when it is made.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}

/// A value with a name, such as a number at home.
public final class CNLabeledValue<Value>: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }

  /// `_$!<Home>!$_` is `home`.
  public class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

// Only a program makes addresses, since nobody's are known here: it fills one before it hands it on.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  public var street = ""
  public var subLocality = ""
  public var city = ""
  public var state = ""
  public var postalCode = ""
  public var country = ""
  public var isoCountryCode = ""
  public override init() { super.init() }
}
// Stores nothing of its own.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {}

// Three texts, set when it is made.
open class CNSocialProfile: NSObject, @unchecked Sendable {
  public let urlString: String
  public let username: String
  public let service: String
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username, self.service) = (urlString ?? "", username ?? "", service ?? "")
  }
}

/// Somebody whom the user knows.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  public let identifier = UUID().uuidString
  public var id: String { identifier }
  public internal(set) var stored = Stored()
  // Values, and labelled ones, which are set when they are made.
  public struct Stored: @unchecked Sendable {
    var contactType = CNContactType.person
    var namePrefix = "", givenName = "", middleName = "", familyName = "", nickname = ""
    var organizationName = "", jobTitle = "", note = ""
    var birthday: DateComponents?
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
  }
  public override init() { super.init() }
  open var contactType: CNContactType { stored.contactType }
  open var namePrefix: String { stored.namePrefix }
  open var givenName: String { stored.givenName }
  open var middleName: String { stored.middleName }
  open var familyName: String { stored.familyName }
  open var nickname: String { stored.nickname }
  open var organizationName: String { stored.organizationName }
  open var jobTitle: String { stored.jobTitle }
  open var note: String { stored.note }
  open var birthday: DateComponents? { stored.birthday }
  open var imageData: Data? { stored.imageData }
  open var imageDataAvailable: Bool { stored.imageData != nil }
  open var thumbnailImageData: Data? { stored.imageData }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { stored.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { stored.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { stored.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { stored.urlAddresses }
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copy.stored = stored
    return copy
  }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: true)
  }
}

// The program writes what its superclass keeps before it hands the contact on.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var contactType: CNContactType {
    get { stored.contactType }
    set { stored.contactType = newValue }
  }
  open override var namePrefix: String {
    get { stored.namePrefix }
    set { stored.namePrefix = newValue }
  }
  open override var givenName: String {
    get { stored.givenName }
    set { stored.givenName = newValue }
  }
  open override var middleName: String {
    get { stored.middleName }
    set { stored.middleName = newValue }
  }
  open override var familyName: String {
    get { stored.familyName }
    set { stored.familyName = newValue }
  }
  open override var nickname: String {
    get { stored.nickname }
    set { stored.nickname = newValue }
  }
  open override var organizationName: String {
    get { stored.organizationName }
    set { stored.organizationName = newValue }
  }
  open override var jobTitle: String {
    get { stored.jobTitle }
    set { stored.jobTitle = newValue }
  }
  open override var note: String {
    get { stored.note }
    set { stored.note = newValue }
  }
  open override var birthday: DateComponents? {
    get { stored.birthday }
    set { stored.birthday = newValue }
  }
  open override var imageData: Data? {
    get { stored.imageData }
    set { stored.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { stored.phoneNumbers }
    set { stored.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { stored.emailAddresses }
    set { stored.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { stored.postalAddresses }
    set { stored.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { stored.urlAddresses }
    set { stored.urlAddresses = newValue }
  }
}
