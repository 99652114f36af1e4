import AVFoundation
import Foundation
import Inert
import SwiftUI

public typealias MPMediaEntityPersistentID = UInt64

/// A song, film or spoken text. The library is empty here, so that none comes from it.
open class MPMediaItem: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Nil for any property: nothing is known of an item that is in no library.
  open func value(forProperty property: String) -> Any? { nil }

  open var persistentID: MPMediaEntityPersistentID { 0 }
  open var mediaType: MPMediaType { [] }
  open var title: String? { nil }
  open var albumTitle: String? { nil }
  open var artist: String? { nil }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var lyrics: String? { nil }
  /// In seconds.
  open var playbackDuration: TimeInterval { 0 }
  open var albumTrackNumber: Int { 0 }
  open var discNumber: Int { 0 }
  open var playCount: Int { 0 }
  open var rating: Int { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var assetURL: URL? { nil }
  open var isCloudItem: Bool { false }
  open var isExplicitItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var releaseDate: Date? { nil }
  open var dateAdded: Date { Date(timeIntervalSince1970: 0) }
  open var playbackStoreID: String { "" }
}

public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = MPMediaType(rawValue: 1 << 0)
  public static let podcast = MPMediaType(rawValue: 1 << 1)
  public static let audioBook = MPMediaType(rawValue: 1 << 2)
  public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
  public static let anyAudio = MPMediaType(rawValue: 0xff)
  public static let movie = MPMediaType(rawValue: 1 << 8)
  public static let tvShow = MPMediaType(rawValue: 1 << 9)
  public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
  public static let musicVideo = MPMediaType(rawValue: 1 << 11)
  public static let homeVideo = MPMediaType(rawValue: 1 << 13)
  public static let anyVideo = MPMediaType(rawValue: 0xff00)
  public static let any = MPMediaType(rawValue: .max)
}

// Its items are set when it is made.
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
  open var mediaTypes: MPMediaType { [] }
  open func value(forProperty property: String) -> Any? { nil }
}

// As the collection that it is.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { nil }
}

// MARK: The library

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// The songs of a device: there are none, and nobody is asked for them.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let library = MPMediaLibrary()
  open class func `default`() -> MPMediaLibrary { library }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }

  open class func requestAuthorization(
    _ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    Inert.note("MediaPlayer", "there is no library of songs")
    handler(.denied)
  }

  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    Inert.note("MediaPlayer", "there is no library of songs")
    return .denied
  }

  open var lastModifiedDate: Date { Date(timeIntervalSince1970: 0) }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}

public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }

open class MPMediaPredicate: NSObject {}

// Written where it is made.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison
  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
  }
}

/// A question to the library, whose answer is empty.
open class MPMediaQuery: NSObject {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  public override init() { super.init() }
  public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  private static func grouped(by grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    return query
  }
  open class func songs() -> MPMediaQuery { grouped(by: .title) }
  open class func albums() -> MPMediaQuery { grouped(by: .album) }
  open class func artists() -> MPMediaQuery { grouped(by: .artist) }
  open class func playlists() -> MPMediaQuery { grouped(by: .playlist) }
  open class func genres() -> MPMediaQuery { grouped(by: .genre) }
  open class func composers() -> MPMediaQuery { grouped(by: .composer) }
  open class func podcasts() -> MPMediaQuery { grouped(by: .podcastTitle) }
  open class func audiobooks() -> MPMediaQuery { grouped(by: .title) }
}
