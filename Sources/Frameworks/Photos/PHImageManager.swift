import AVFoundation
import Foundation
import UIKit

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

// The program's wishes: there are no pictures, so that nobody reads them or calls the handler.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var progressHandler: ((Double, (any Error)?, Any, [AnyHashable: Any]?) -> Void)?
}

public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }

// The program's wishes: there are no films, so that nobody reads them or calls the handler.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var progressHandler: ((Double, (any Error)?, Any, [AnyHashable: Any]?) -> Void)?
  open var isNetworkAccessAllowed = false
}

/// Reads the pictures of assets: there are none, and every answer is nil.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, 1, nil)
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, Any?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, nil)
    return PHInvalidImageRequestID
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

// Its setting is the program's alone: nothing is cached.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
