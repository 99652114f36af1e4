@_exported import CoreLocation
import Foundation
import Inert

public let CKCurrentUserDefaultName = "__defaultOwner__"

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

public struct CKError: Error, Hashable, Sendable, LocalizedError {
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer
    case serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated
    case permissionFailure, unknownItem, invalidArguments, serverRecordChanged = 14
    case serverRejectedRequest, assetFileNotFound, quotaExceeded = 25, zoneNotFound
    case limitExceeded, userDeletedZone, accountTemporarilyUnavailable = 36
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? {
    code == .notAuthenticated ? "This request requires an authenticated account." : "\(code)"
  }
  public var retryAfterSeconds: Double? { nil }
  public var serverRecord: CKRecord? { nil }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var unknownItem: Code { .unknownItem }

  static func refused() -> CKError {
    Inert.note("CloudKit", "nothing is kept elsewhere: there is no account")
    return CKError(.notAuthenticated)
  }
}

/// A program's place in the cloud: there is no account, and each request is answered by an error.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(scope: .private)
  public let publicCloudDatabase = CKDatabase(scope: .public)
  public let sharedCloudDatabase = CKDatabase(scope: .shared)
  private static let container = CKContainer(identifier: "")
  public init(identifier: String) { containerIdentifier = identifier }
  open class func `default`() -> CKContainer { container }

  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.refused() }
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError.refused())
  }
  open func database(with scope: CKDatabase.Scope) -> CKDatabase {
    switch scope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
  open func add(_ operation: CKOperation) {}
}

extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

// Its scope is set when it is made, and nothing is kept in it.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  public let databaseScope: Scope
  init(scope: Scope) { databaseScope = scope }

  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.refused() }
  open func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refused()) }
  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError.refused()
  }
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refused()) }
  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.refused() }
  open func record(for id: CKRecord.ID) async throws -> CKRecord { throw CKError.refused() }
  open func fetch(
    withRecordID id: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refused()) }
  @discardableResult
  open func deleteRecord(withID id: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.refused()
  }
  open func delete(
    withRecordID id: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refused()) }

  public typealias Matches = (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  )
  open func records(
    matching query: CKQuery, inZoneWith zone: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> Matches { throw CKError.refused() }
  open func records(
    continuingMatchFrom cursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> Matches { throw CKError.refused() }
  open func perform(
    _ query: CKQuery, inZoneWith zone: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refused()) }
  open func fetch(
    withQuery query: CKQuery, inZoneWith zone: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0,
    completionHandler: @escaping (Result<Matches, any Error>) -> Void
  ) { completionHandler(.failure(CKError.refused())) }
  open func add(_ operation: CKDatabaseOperation) { operation.refuse() }
}

// Set when it is made, but for the order, which is the program's: no database reads it.
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
