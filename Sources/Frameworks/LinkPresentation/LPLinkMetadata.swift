import Foundation
import UIKit

/// What is known of the page behind a link.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  // Who asked for it is the only one to change it.
  /// As it was asked for, and where that led.
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
    (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
    (copy.videoProvider, copy.remoteVideoURL) = (videoProvider, remoteVideoURL)
    return copy
  }
}

/// Why a page is not known.
public struct LPError: Error, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case metadataFetchFailed = 1, metadataFetchCancelled, metadataFetchTimedOut
    case metadataFetchNotAllowed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? {
    switch code {
    case .metadataFetchCancelled: "The metadata fetch was cancelled."
    case .metadataFetchTimedOut: "The metadata fetch timed out."
    default: "The metadata could not be fetched."
    }
  }
}
