import Foundation

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(url: URL) { asset = AVAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  open var status: Status { asset.address?.isFileURL == true ? .readyToPlay : .unknown }
  open var duration: CMTime { asset.duration }
  open var error: (any Error)? { nil }
  public static let didPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemDidPlayToEndTime
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}
