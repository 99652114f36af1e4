import Foundation

@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?

  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    self.player = player
    player.replaceCurrentItem(with: templateItem)
    player.repeated = templateItem
  }

  /// What plays comes to its end, and is not played again.
  open func disableLooping() { player?.repeated = nil }
}
