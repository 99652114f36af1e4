import Foundation

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The user's pictures: there are none here, and nobody has allowed to see them.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    .denied
  }
  open class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }

  /// Nothing changes in it.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Nothing may be changed in it either: the changes are not called.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, Self.isDenied) }
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw Self.isDenied
  }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw Self.isDenied
  }

  private static let isDenied: any Error = NSError(
    domain: "PHPhotosErrorDomain", code: 3311,
    userInfo: [NSLocalizedDescriptionKey: "There is no library of pictures here."])
}

/// Hears when the library has changed.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What has changed in the library.
open class PHChange: NSObject, @unchecked Sendable {
  open func changeDetails<Object: AnyObject>(
    for fetchResult: PHFetchResult<Object>
  ) -> PHFetchResultChangeDetails<Object>? { nil }
}

/// What has changed in what was found.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
}
