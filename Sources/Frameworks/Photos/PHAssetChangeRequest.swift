import CoreLocation
import Foundation
import UIKit

/// A change of the library, made within `performChanges`, which are not called here.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
  /// What will be the photograph that is added: none is, here.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  public override init() {}
  public init(for asset: PHAsset) {}

  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  open class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }
  open class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }
  open class func deleteAssets(_ assets: Any) {}
}
