import Foundation

/// What comes behind an animation's end.
public enum LottieLoopMode: Hashable, Sendable {
  case playOnce
  case loop
  /// There and back, for ever.
  case autoReverse
  /// From the beginning, so many times.
  case `repeat`(Float)
  /// There and back, so many times.
  case repeatBackwards(Float)
}

/// Whether a view plays or stands, and where.
public enum LottiePlaybackMode: Hashable, Sendable {
  case paused(at: PausedState)
  case playing(_ mode: PlaybackMode)

  public enum PausedState: Hashable, Sendable {
    case currentFrame
    case progress(AnimationProgressTime)
    case frame(AnimationFrameTime)
    case time(TimeInterval)
    case marker(_ name: String, position: LottieMarkerPosition = .start)
  }

  public enum PlaybackMode: Hashable, Sendable {
    /// From one place to another; nil is from where it is.
    case fromProgress(
      _ fromProgress: AnimationProgressTime?, toProgress: AnimationProgressTime,
      loopMode: LottieLoopMode)
    case fromFrame(
      _ fromFrame: AnimationFrameTime?, toFrame: AnimationFrameTime, loopMode: LottieLoopMode)
    case fromMarker(
      _ fromMarker: String?, toMarker: String, playEndMarkerFrame: Bool = true,
      loopMode: LottieLoopMode)
    case marker(_ marker: String, loopMode: LottieLoopMode)
    case markers(_ markers: [String])

    public static func toProgress(
      _ toProgress: AnimationProgressTime, loopMode: LottieLoopMode
    ) -> PlaybackMode { .fromProgress(nil, toProgress: toProgress, loopMode: loopMode) }
    public static func toFrame(
      _ toFrame: AnimationFrameTime, loopMode: LottieLoopMode
    ) -> PlaybackMode { .fromFrame(nil, toFrame: toFrame, loopMode: loopMode) }
    public static func toMarker(
      _ toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode
    ) -> PlaybackMode {
      .fromMarker(
        nil, toMarker: toMarker, playEndMarkerFrame: playEndMarkerFrame, loopMode: loopMode)
    }
  }

  public static var pause: LottiePlaybackMode { .paused(at: .currentFrame) }
  public static func progress(_ progress: AnimationProgressTime) -> LottiePlaybackMode {
    .paused(at: .progress(progress))
  }
  public static func frame(_ frame: AnimationFrameTime) -> LottiePlaybackMode {
    .paused(at: .frame(frame))
  }
  public static func time(_ time: TimeInterval) -> LottiePlaybackMode { .paused(at: .time(time)) }
}

/// Which end of a marker is meant.
public enum LottieMarkerPosition: Hashable, Sendable { case start, end }

/// What becomes of an animation while nobody sees its window: here somebody always does.
public enum LottieBackgroundBehavior: Hashable, Sendable {
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying
}

/// Who draws: here it is always rlottie.
public enum RenderingEngineOption: Hashable, Sendable {
  case automatic, mainThread, coreAnimation
}

public struct LottieConfiguration: Hashable, Sendable {
  public var renderingEngine: RenderingEngineOption
  public var decodingStrategy: DecodingStrategy
  public init(
    renderingEngine: RenderingEngineOption = .automatic,
    decodingStrategy: DecodingStrategy = .dictionaryBased
  ) {
    self.renderingEngine = renderingEngine
    self.decodingStrategy = decodingStrategy
  }
  // Set by the program's main thread as it starts.
  nonisolated(unsafe) public static var shared = LottieConfiguration()
}

/// One run of an animation, from one frame to another and on by its loop mode.
struct LottieRun: Equatable {
  var from: Double
  var to: Double
  var loopMode: LottieLoopMode
  /// Seconds from `from` to `to` and no further.
  var duration: Double

  /// The frame after so many seconds, and whether that is the end.
  ///
  /// - Parameter first: where the first pass begins, where that is not `from`.
  func frame(after seconds: Double, first: Double) -> (frame: Double, isOver: Bool) {
    let span = to - from
    guard duration > 0, span != 0, seconds.isFinite else { return (to, true) }
    // Passes since `from`, as though the first had begun there.
    let passes = seconds / duration + (first - from) / span
    let (limit, turns): (Double, Bool) =
      switch loopMode {
      case .playOnce: (1, false)
      case .loop: (.infinity, false)
      case .autoReverse: (.infinity, true)
      case .repeat(let count): (max(Double(count), 0), false)
      case .repeatBackwards(let count): (max(Double(count), 0) * 2, true)
      }
    let isOver = passes >= limit
    let shown = min(passes, limit)
    let whole = isOver ? (shown - 1e-9).rounded(.down) : shown.rounded(.down)
    let part = shown - max(whole, 0)
    let isBack = turns && Int(max(whole, 0)) % 2 == 1
    return (isBack ? to - span * part : from + span * part, isOver)
  }
}
