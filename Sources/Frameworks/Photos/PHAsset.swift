import CoreLocation
import Foundation

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1)
  public static let photoHDR = Self(rawValue: 1 << 1)
  public static let photoScreenshot = Self(rawValue: 1 << 2)
  public static let photoLive = Self(rawValue: 1 << 3)
  public static let photoDepthEffect = Self(rawValue: 1 << 4)
  public static let videoStreamed = Self(rawValue: 1 << 16)
  public static let videoHighFrameRate = Self(rawValue: 1 << 17)
  public static let videoTimelapse = Self(rawValue: 1 << 18)
}

/// What is in a library of pictures.
open class PHObject: NSObject, @unchecked Sendable {
  public let localIdentifier: String
  init(identifier: String) { localIdentifier = identifier }
}

/// What stands for a picture that is being added until it is there.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A picture or film of the user's library, which is empty here.
open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Pixels.
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var location: CLLocation? { nil }
  /// Seconds.
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  open var burstIdentifier: String? { nil }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    in collection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100, albumCloudShared
  case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
  case smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts
  case smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits
  case smartAlbumScreenshots
  case any = 9_223_372_036_854_775_807
}

/// An album.
open class PHAssetCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var estimatedAssetCount: Int { 0 }
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Which of a library are wanted, in which order.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// 0 is without a limit.
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var wantsIncrementalChangeDetails = true
}

/// What was found: nothing.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public var count: Int { 0 }
  public var firstObject: ObjectType? { nil }
  public var lastObject: ObjectType? { nil }
  public func object(at index: Int) -> ObjectType { fatalError("There is no picture \(index).") }
  public subscript(index: Int) -> ObjectType { object(at: index) }
  public func contains(_ object: ObjectType) -> Bool { false }
  public func index(of object: ObjectType) -> Int { NSNotFound }
  public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  public func enumerateObjects(
    options: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
