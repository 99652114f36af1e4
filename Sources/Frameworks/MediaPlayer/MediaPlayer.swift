@_exported import AVFoundation
import Foundation
import Inert
import SwiftUI

// What a program tells a lock screen about the sound that it plays. There is no lock screen here.

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaPlaylistPropertyName = "name"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "playbackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "defaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "isLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "mediaType"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "playbackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "playbackQueueCount"

public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// What is said to be playing.
public final class MPNowPlayingInfoCenter: @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()
  public class func `default`() -> MPNowPlayingInfoCenter { center }

  private let lock = NSLock()
  // Both are read and written under the lock.
  private var info: [String: Any]?
  private var state = MPNowPlayingPlaybackState.unknown

  public var nowPlayingInfo: [String: Any]? {
    get { lock.withLock { info } }
    set {
      Inert.note("MediaPlayer", "what is playing is shown by no lock screen")
      lock.withLock { info = newValue }
    }
  }
  public var playbackState: MPNowPlayingPlaybackState {
    get { lock.withLock { state } }
    set { lock.withLock { state = newValue } }
  }
}

/// A picture of an album.
public final class MPMediaItemArtwork: @unchecked Sendable {
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }
  public func image(at size: CGSize) -> UIImage? { request(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120,
    commandFailed = 200
}

/// A press of a button on headphones or on a lock screen.
open class MPRemoteCommandEvent: @unchecked Sendable {
  public let timestamp: TimeInterval = 0
}
// Its time is the same for all.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let positionTime: TimeInterval = 0
}
// Its rate is the same for all.
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let playbackRate: Float = 1
}
// Its interval is the same for all.
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let interval: TimeInterval = 0
}

/// What a program does at such a press: never, here.
open class MPRemoteCommand: @unchecked Sendable {
  public var isEnabled = true
  public init() {}
  @discardableResult
  public func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
    -> Any
  {
    Inert.note("MediaPlayer", "nobody presses buttons of a lock screen")
    return NSObject()
  }
  public func removeTarget(_ target: Any?) {}
}
// The program alone reads and writes its intervals: nobody presses the button.
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  public var preferredIntervals: [NSNumber] = []
}
// Stores nothing of its own.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
// The program alone reads and writes its rates.
public final class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  public var supportedPlaybackRates: [NSNumber] = []
}
// The program alone says whether it is active.
public final class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  public var isActive = false
}

// Its commands are made with it and stay the same.
public final class MPRemoteCommandCenter: @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  public class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}
