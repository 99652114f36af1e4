@_exported import AppIntents
import Foundation
import Inert
import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What is known of something that can be found.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var contentCreationDate: Date?
  open var addedDate: Date?
  open var rating: NSNumber?
  open var relatedUniqueIdentifier: String?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  public init(contentType: UTType) {}
  public init(itemContentType: String) {}
}

// Names and attributes are set when it is made; what they say, and until when, is the program's alone: nothing is
// indexed.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  public let uniqueIdentifier: String
  public let domainIdentifier: String?
  public let attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date!
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// What the system's search finds: nobody searches here.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex(name: "")
  open class func `default`() -> CSSearchableIndex { index }
  open class func isIndexingAvailable() -> Bool { false }
  public init(name: String) {}

  private func rest() { Inert.note("CoreSpotlight", "nothing is indexed: nobody searches") }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    rest()
    completionHandler?(nil)
  }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { rest() }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func deleteAllSearchableItems() async throws {}
  public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0)
    async throws
  { rest() }
  public func deleteAppEntities<Entity: AppEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {}
}

extension IndexedEntity {
  public var attributeSet: CSSearchableItemAttributeSet {
    CSSearchableItemAttributeSet(contentType: .item)
  }
  public var defaultAttributeSet: CSSearchableItemAttributeSet { attributeSet }
}
