import Foundation
import Geometry
import Pixels
import ProgramFilms

/// Takes single pictures out of a film.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public let asset: AVAsset
  /// Films are read upright.
  open var appliesPreferredTrackTransform = false
  /// The largest size of a picture, in pixels; zero for any.
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) { self.asset = asset }

  /// The picture at `time`. Throws where there is none.
  @MainActor
  open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
    -> CGImage
  {
    guard let reader = asset.pictures else { throw CocoaError(.fileReadUnknown) }
    let size = reader.size(
      in: CGSize(
        width: maximumSize.width > 0 ? maximumSize.width : .infinity,
        height: maximumSize.height > 0 ? maximumSize.height : .infinity))
    let seconds = time.seconds.isFinite ? time.seconds : 0
    guard let image = reader.frame(at: seconds, width: size.width, height: size.height) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    actualTime?.pointee = time
    return image
  }

  @MainActor
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    (try copyCGImage(at: time, actualTime: nil), time)
  }

  open func generateCGImageAsynchronously(
    for time: CMTime,
    completionHandler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    Task { @MainActor in
      do {
        completionHandler(try copyCGImage(at: time, actualTime: nil), time, nil)
      } catch {
        completionHandler(nil, time, error)
      }
    }
  }
}
