import Foundation
import UIKit

/// All ways of saying from where to where an animation plays, and where it stands.
extension LottieAnimationView {
  public func play(
    fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let animation else { return }
    play(
      fromFrame: fromProgress.map(animation.frameTime(forProgress:)),
      toFrame: animation.frameTime(forProgress: toProgress), loopMode: loopMode,
      completion: completion)
  }

  public func play(
    fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    begin(
      from: fromFrame.map(Double.init) ?? Double(currentFrame), to: Double(toFrame), first: nil,
      loopMode ?? self.loopMode, completion)
  }

  public func play(
    fromMarker: String? = nil, toMarker: String, playEndMarkerFrame: Bool = true,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let animation, let to = animation.frameTime(forMarker: toMarker) else { return }
    play(
      fromFrame: fromMarker.flatMap(animation.frameTime(forMarker:)),
      toFrame: playEndMarkerFrame ? to : to - 1, loopMode: loopMode, completion: completion)
  }

  public func play(
    marker: String, loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let animation, let from = animation.frameTime(forMarker: marker),
      let length = animation.durationFrameTime(forMarker: marker)
    else { return }
    play(fromFrame: from, toFrame: from + length, loopMode: loopMode, completion: completion)
  }

  public func play(
    _ playbackMode: LottiePlaybackMode.PlaybackMode,
    animationCompletionHandler: LottieCompletionBlock? = nil
  ) {
    let done = animationCompletionHandler
    switch playbackMode {
    case .fromProgress(let from, let to, let loopMode):
      play(fromProgress: from, toProgress: to, loopMode: loopMode, completion: done)
    case .fromFrame(let from, let to, let loopMode):
      play(fromFrame: from, toFrame: to, loopMode: loopMode, completion: done)
    case .fromMarker(let from, let to, let playsEnd, let loopMode):
      play(
        fromMarker: from, toMarker: to, playEndMarkerFrame: playsEnd, loopMode: loopMode,
        completion: done)
    case .marker(let marker, let loopMode):
      play(marker: marker, loopMode: loopMode, completion: done)
    case .markers(let markers): play(markers: markers, completion: done)
    }
  }

  /// One after another.
  public func play(markers: [String], completion: LottieCompletionBlock? = nil) {
    guard let first = markers.first else { return }
    play(marker: first, loopMode: .playOnce) { [weak self] isOver in
      guard isOver, markers.count > 1 else {
        completion?(isOver)
        return
      }
      self?.play(markers: Array(markers.dropFirst()), completion: completion)
    }
  }

  public func pause(at state: LottiePlaybackMode.PausedState) {
    pause()
    guard let animation else { return }
    switch state {
    case .currentFrame: break
    case .progress(let progress): currentProgress = progress
    case .frame(let frame): currentFrame = frame
    case .time(let time): currentTime = time
    case .marker(let name, let position):
      guard let start = animation.frameTime(forMarker: name) else { return }
      let length = position == .end ? animation.durationFrameTime(forMarker: name) ?? 0 : 0
      currentFrame = start + length
    }
  }

  public func setPlaybackMode(
    _ playbackMode: LottiePlaybackMode, completion: LottieCompletionBlock? = nil
  ) {
    switch playbackMode {
    case .paused(let state): pause(at: state)
    case .playing(let mode): play(mode, animationCompletionHandler: completion)
    }
  }

  public var currentProgress: AnimationProgressTime {
    get { animation?.progressTime(forFrame: currentFrame) ?? 0 }
    set { if let animation { currentFrame = animation.frameTime(forProgress: newValue) } }
  }
  public var currentTime: TimeInterval {
    get { animation?.time(forFrame: currentFrame) ?? 0 }
    set { if let animation { currentFrame = animation.frameTime(forTime: newValue) } }
  }
  public var realtimeAnimationFrame: AnimationFrameTime { currentFrame }
  public var realtimeAnimationProgress: AnimationProgressTime { currentProgress }
}
