import Foundation
import Inert

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

/// A player of the library's songs. It keeps what it is told to play and stays silent: songs come from a library or a shop, and
/// neither is here.
@MainActor open class MPMusicPlayerController: NSObject {
  private static let application = MPMusicPlayerController()
  private static let system = MPMusicPlayerController()
  private static let queue = MPMusicPlayerController()

  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  open class var systemMusicPlayer: MPMusicPlayerController { system }
  open class var applicationQueuePlayer: MPMusicPlayerController { queue }

  private var items: [MPMediaItem] = []
  private var place = 0

  open private(set) var playbackState = MPMusicPlaybackState.stopped
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  /// In seconds; it stays where it is set.
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open var isPreparedToPlay: Bool { false }
  open var indexOfNowPlayingItem: Int { items.isEmpty ? NSNotFound : place }
  open var nowPlayingItem: MPMediaItem? {
    get { items.indices.contains(place) ? items[place] : nil }
    set { place = items.firstIndex { $0 === newValue } ?? place }
  }

  open func setQueue(with collection: MPMediaItemCollection) { fill(collection.items) }
  open func setQueue(with query: MPMediaQuery) { fill(query.items ?? []) }
  open func setQueue(with storeIDs: [String]) { fill([]) }

  private func fill(_ items: [MPMediaItem]) {
    (self.items, place, playbackState) = (items, 0, .stopped)
  }

  open func prepareToPlay() {}
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  open func play() {
    Inert.note("MediaPlayer", "there is no library of songs: nothing is heard")
    if !items.isEmpty { playbackState = .playing }
  }
  open func pause() { if playbackState == .playing { playbackState = .paused } }
  open func stop() { playbackState = .stopped }
  open func skipToNextItem() { place = min(place + 1, max(0, items.count - 1)) }
  open func skipToPreviousItem() { place = max(0, place - 1) }
  open func skipToBeginning() { currentPlaybackTime = 0 }
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}

extension Notification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  public static let MPMediaLibraryDidChange = Notification.Name(
    "MPMediaLibraryDidChangeNotification")
}
