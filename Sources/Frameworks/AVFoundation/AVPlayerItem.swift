import Foundation
import FoundationNames

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.isLoaded = true
      KeyValueObservers.changed(self)
    }
  }
  // Only the main thread changes it, once.
  private var isLoaded = false
  /// Known soon after it was made, as on a device.
  open var status: Status {
    isLoaded && asset.address?.isFileURL == true ? .readyToPlay : .unknown
  }
  open var duration: CMTime { asset.duration }
  open var error: (any Error)? { nil }
  public static let didPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemDidPlayToEndTime
}

/// Those of whether it is ready.
extension AVPlayerItem: TellsObservers {}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}
