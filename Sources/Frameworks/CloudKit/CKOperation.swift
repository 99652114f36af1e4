import Foundation

/// A request; each ends at once with the error that there is no account.
open class CKOperation: Operation, @unchecked Sendable {
  public override init() { super.init() }
}

// The program sets it up before `add`, which refuses it at once, on the thread that calls it.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
  func refuse() {}
}

// Set up before `add`, as each: its blocks are called on the thread that adds it.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  // Stores nothing.
  open class Cursor: NSObject, @unchecked Sendable {}
  open var query: CKQuery?
  open var resultsLimit = 0
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  public override init() { super.init() }
  public init(query: CKQuery) { self.query = query }
  public init(cursor: Cursor) {}
  override func refuse() {
    let error = CKError.refused()
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}

// Its blocks are called on the thread that adds it; nothing is kept of the records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {}
  override func refuse() {
    let error = CKError.refused()
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}

// Its block is called on the thread that adds it.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  override func refuse() { fetchRecordZoneChangesResultBlock?(.failure(CKError.refused())) }
}

// Its name is set when it is made; the notice is the program's, and no server reads it.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String
  // The program's words: nobody is told of anything here.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var title: String?
    open var subtitle: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var desiredKeys: [CKRecord.FieldKey]?
    open var category: String?
    public override init() { super.init() }
  }
  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?
  init(subscriptionID: ID) { self.subscriptionID = subscriptionID }
}

// Stores nothing beside the name that each subscription has.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Self(rawValue: 1)
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    public static let firesOnce = Self(rawValue: 8)
  }
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
  ) { super.init(subscriptionID: subscriptionID) }
}

// Nor does this.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  public override init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
    super.init(subscriptionID: subscriptionID)
  }
}
