import Foundation
import FoundationNames

// What changes of it changes on the main thread: `isLoaded` once, the others as they are marked.
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
  /// Who plays it; nil where nobody does.
  @MainActor weak var player: AVPlayer?
  /// Seconds into it where a player begins.
  @MainActor private(set) var start = 0.0
  public static let didPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemDidPlayToEndTime
}

// Jumps are those of the player that has the item, and exact whatever the tolerance; before one has it, they say where it begins.
extension AVPlayerItem {
  @preconcurrency @MainActor public func currentTime() -> CMTime {
    player?.currentTime() ?? CMTime(seconds: start, preferredTimescale: 600)
  }

  @preconcurrency @MainActor public func seek(to time: CMTime) {
    if let player { return player.seek(to: time) }
    start = max(0, time.seconds.isFinite ? time.seconds : 0)
  }

  @preconcurrency @MainActor public func seek(
    to time: CMTime, completionHandler: ((Bool) -> Void)?
  ) {
    seek(to: time)
    completionHandler?(true)
  }

  @preconcurrency @MainActor public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) { seek(to: time) }

  @preconcurrency @MainActor public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)?
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Jumps that are under way are done at once: there are none to call off.
  @preconcurrency @MainActor public func cancelPendingSeeks() {}
}

/// Those of whether it is ready.
extension AVPlayerItem: TellsObservers {}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}
