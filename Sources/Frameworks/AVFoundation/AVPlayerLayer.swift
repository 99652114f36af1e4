import CoreAnimation
import Foundation
import Geometry
import Inert
import Pixels
import QuartzCore
@_spi(Runtime) import ViewRuntime

/// How a film lies in its place.
public struct AVLayerVideoGravity: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

  var contentsGravity: CALayerContentsGravity {
    switch self {
    case .resizeAspectFill: .resizeAspectFill
    case .resize: .resize
    default: .resizeAspect
    }
  }
}

/// Shows the pictures of a film that a player plays.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer? { didSet { playerChanged(from: oldValue) } }
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { contentsGravity = videoGravity.contentsGravity }
  }
  open var isReadyForDisplay: Bool { contents != nil }

  public override init() {
    super.init()
    prepare()
  }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    playerChanged(from: nil)
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { return nil }

  private func prepare() {
    contentsGravity = videoGravity.contentsGravity
    masksToBounds = true
    onAdvance = { [weak self] _ in
      var activity = LayerActivity()
      activity.isMoving =
        self?.onMainThread {
          $0.showPicture()
          return $0.player?.timeControlStatus == .playing
        } ?? false
      return activity
    }
  }

  /// Layers are used on the main thread, as players are.
  private func onMainThread<Result>(_ body: @MainActor (AVPlayerLayer) -> Result) -> Result {
    // It stays on the main thread, which `assumeMainActor` checks.
    nonisolated(unsafe) let layer = self
    return assumeMainActor { body(layer) }
  }

  private func playerChanged(from old: AVPlayer?) {
    onMainThread { layer in
      old?.watchers[ObjectIdentifier(layer)] = nil
      layer.player?.watchers[ObjectIdentifier(layer)] = { [weak layer] in layer?.showPicture() }
      layer.showPicture()
    }
  }

  /// Where the picture lies, in points.
  open var videoRect: CGRect {
    let size = onMainThread { layer in
      layer.player?.currentItem?.asset.film.map {
        CGSize(width: CGFloat($0.width), height: CGFloat($0.height))
      }
    }
    guard let size, bounds.width > 0, bounds.height > 0 else { return .zero }
    if videoGravity == .resize { return bounds }
    let factors = [bounds.width / size.width, bounds.height / size.height]
    let factor = videoGravity == .resizeAspectFill ? factors.max()! : factors.min()!
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  @MainActor private func showPicture() {
    guard let player, bounds.width > 0, bounds.height > 0 else { return }
    let scale = max(1, contentsScale)
    let place = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    let picture = player.picture(in: place, fills: videoGravity != .resizeAspect)
    if picture == nil, player.currentItem != nil {
      Inert.note("AVFoundation", "a film is not shown: only files that ffmpeg can read are")
    }
    if picture !== contents as? CGImage { contents = picture }
  }
}
