import AVFoundation
import Foundation
import Inert
import SwiftUI

/// Shows a film with its controls. Films are not decoded here: the place is black, with the time under it.
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

  public var body: some View {
    ZStack {
      Color.black
      overlay
      PlayerControls(player: player)
    }
    .onAppear { Inert.note("AVKit", "films are not decoded: VideoPlayer shows a black place") }
  }
}

/// A button to play, the time that has passed, and a line of it all.
private struct PlayerControls: View {
  let player: AVPlayer?

  var body: some View {
    TimelineView(.periodic(from: .now, by: 0.5)) { _ in
      let isPlaying = player?.timeControlStatus == .playing
      let time = player?.currentTime().seconds ?? 0
      let length = player?.currentItem?.duration.seconds ?? .nan
      VStack {
        Spacer()
        HStack(spacing: 12) {
          Button {
            isPlaying ? player?.pause() : player?.play()
          } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          }
          ProgressView(value: length.isFinite && length > 0 ? min(1, time / length) : 0)
            .tint(.white)
          Text(Self.text(time)).font(.caption).monospacedDigit()
        }
        .foregroundStyle(.white)
        .padding(12)
      }
    }
  }

  private static func text(_ seconds: Double) -> String {
    let whole = seconds.isFinite ? Int(seconds) : 0
    return String(format: "%d:%02d", whole / 60, whole % 60)
  }
}

/// UIKit's player: its film's place is black.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open override func loadView() {
    super.loadView()
    view.backgroundColor = .black
  }
}

public struct AVLayerVideoGravity: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
