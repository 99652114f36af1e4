import AVFoundation
import Foundation
import Inert
import SwiftUI

/// Shows a film with its controls.
nonisolated public struct VideoPlayer<Overlay: View>: View {
  private let player: AVPlayer?
  private let overlay: Overlay

  nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    self.player = player
    overlay = videoOverlay()
  }

  nonisolated public init(player: AVPlayer?) where Overlay == EmptyView {
    self.player = player
    overlay = EmptyView()
  }

  @MainActor public var body: some View {
    ZStack {
      FilmPicture(player: player)
      overlay
      PlayerControls(player: player)
    }
  }
}

/// The picture of a film that is due, on black.
private struct FilmPicture: View {
  let player: AVPlayer?
  @Environment(\.displayScale) private var scale
  @StateObject private var watch = PlayerWatch()

  var body: some View {
    let isPlaying = watch.isPlaying(player)
    GeometryReader { proxy in
      TimelineView(.animation(paused: !isPlaying)) { _ in
        ZStack {
          Color.black
          if let picture = picture(in: proxy.size) {
            Image(decorative: picture, scale: scale).resizable().scaledToFit()
          }
        }
      }
    }
  }

  private func picture(in size: CGSize) -> CGImage? {
    let picture = player?.picture(
      in: CGSize(width: size.width * scale, height: size.height * scale), fills: false)
    if picture == nil, player?.currentItem != nil {
      Inert.note("AVKit", "a film is not shown: only files that ffmpeg can read are")
    }
    return picture
  }
}

/// Says when a player begins, ends or jumps.
@MainActor private final class PlayerWatch: ObservableObject {
  private weak var player: AVPlayer?

  func isPlaying(_ player: AVPlayer?) -> Bool {
    if self.player !== player {
      self.player?.watchers[ObjectIdentifier(self)] = nil
      self.player = player
      player?.watchers[ObjectIdentifier(self)] = { [weak self] in self?.objectWillChange.send() }
    }
    return player?.timeControlStatus == .playing
  }
}

/// Over a film that rests, and for three seconds over one that was tapped: buttons to play and to skip, the time that
/// has passed and what is left, and a line of it all.
private struct PlayerControls: View {
  let player: AVPlayer?
  @StateObject private var watch = PlayerWatch()
  @State private var tapped: Date?

  /// Seconds.
  private static let stay = 3.0
  private static let skip = 10.0

  var body: some View {
    let isPlaying = watch.isPlaying(player)
    TimelineView(.periodic(from: .now, by: 0.5)) { timeline in
      let isShown =
        !isPlaying || tapped.map { timeline.date.timeIntervalSince($0) < Self.stay } == true
      ZStack {
        Color.black.opacity(isShown ? 0.35 : 0)
          .contentShape(Rectangle())
          .onTapGesture { tapped = isShown && isPlaying ? nil : .now }
        if isShown {
          buttons(isPlaying)
          VStack {
            Spacer()
            line
          }
        }
      }
      .foregroundStyle(.white)
      .animation(.easeInOut(duration: 0.2), value: isShown)
    }
  }

  private func buttons(_ isPlaying: Bool) -> some View {
    HStack(spacing: 36) {
      Button("Skip back", systemImage: "gobackward.10") { skip(-Self.skip) }.font(.title2)
      Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
        tapped = .now
        isPlaying ? player?.pause() : player?.play()
      }
      .font(.largeTitle)
      Button("Skip forward", systemImage: "goforward.10") { skip(Self.skip) }.font(.title2)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.plain)
  }

  private func skip(_ seconds: Double) {
    tapped = .now
    guard let player else { return }
    player.seek(
      to: CMTime(seconds: player.currentTime().seconds + seconds, preferredTimescale: 600))
  }

  private var line: some View {
    let time = player?.currentTime().seconds ?? 0
    let length = player?.currentItem?.duration.seconds ?? .nan
    return HStack(spacing: 12) {
      Text(Self.text(time))
      ProgressView(value: length.isFinite && length > 0 ? min(1, time / length) : 0)
        .tint(.white)
      if length.isFinite { Text("-" + Self.text(length - time)) }
    }
    .font(.caption)
    .monospacedDigit()
    .padding(12)
  }

  private static func text(_ seconds: Double) -> String {
    let whole = seconds.isFinite ? Int(max(0, seconds)) : 0
    return String(format: "%d:%02d", whole / 60, whole % 60)
  }
}

/// UIKit's player: a film on black, without controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  private let layer = AVPlayerLayer()
  open var player: AVPlayer? { didSet { layer.player = player } }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  open var isReadyForDisplay: Bool { player?.currentItem != nil }
  /// Where the film is seen, in points of the controller's view.
  open var videoBounds: CGRect { layer.videoRect }
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { layer.videoGravity = videoGravity }
  }
  /// A view in front of the film.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }()

  open override func loadView() {
    super.loadView()
    view.backgroundColor = .black
    layer.contentsScale = UIScreen.main.scale
    view.layer.addSublayer(layer)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layer.frame = view.bounds
  }
}
