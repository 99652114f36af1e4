import CoreLocation
import Foundation

/// A value that a record holds.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

// Its address is set when it is made.
open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// Values by their names. It lives as long as the program: nothing is kept elsewhere.
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  // A name and a zone, set when it is made.
  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID)?.recordName == recordName
    }
    open override var hash: Int { recordName.hashValue }
  }

  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
  // Both values are set when it is made.
  open class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  public let recordType: RecordType
  public let recordID: ID
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var recordChangeTag: String? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var parent: Reference?

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    values[key] = object
  }
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value as? any CKRecordValueProtocol
  }
  open func value(forKey key: String) -> Any? { values[key] }
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { allKeys() }
}

// Its name is set when it is made.
open class CKRecordZone: NSObject, @unchecked Sendable {
  // Two names, set when it is made.
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String
    public static let `default` = ID(zoneName: CKRecordZone.ID.defaultZoneName)
    public static let defaultZoneName = "_defaultZone"
    public init(zoneName: String = defaultZoneName, ownerName: String = "__defaultOwner__") {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.zoneName == zoneName }
    open override var hash: Int { zoneName.hashValue }
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

// Adds nothing stored to a record.
open class CKShare: CKRecord, @unchecked Sendable {
  open var url: URL? { nil }
  public init(rootRecord: CKRecord) { super.init(recordType: "cloudkit.share") }
}
