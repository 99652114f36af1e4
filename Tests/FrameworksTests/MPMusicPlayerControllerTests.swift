import Foundation
import MediaPlayer
import Testing

@MainActor @Suite("A player of a library's songs")
struct MPMusicPlayerControllerTests {
  private let items = [MPMediaItem(), MPMediaItem(), MPMediaItem()]

  @Test("It goes through the items of its queue, and stays at either end")
  func queue() {
    let player = MPMusicPlayerController()
    #expect(player.nowPlayingItem == nil && player.indexOfNowPlayingItem == NSNotFound)
    player.setQueue(with: MPMediaItemCollection(items: items))
    #expect(player.nowPlayingItem === items[0])
    for _ in 0..<5 { player.skipToNextItem() }
    #expect(player.nowPlayingItem === items[2] && player.indexOfNowPlayingItem == 2)
    player.nowPlayingItem = items[1]
    player.skipToPreviousItem()
    player.skipToPreviousItem()
    #expect(player.nowPlayingItem === items[0])
  }

  @Test("It plays where there is something to play, and only then can be paused")
  func states() {
    let player = MPMusicPlayerController()
    player.play()
    #expect(player.playbackState == .stopped)
    player.setQueue(with: MPMediaItemCollection(items: items))
    player.pause()
    #expect(player.playbackState == .stopped)
    player.play()
    #expect(player.playbackState == .playing)
    player.pause()
    #expect(player.playbackState == .paused)
    player.setQueue(with: MPMediaQuery.songs())
    #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
  }

  @Test("The library has no songs, and is not opened")
  func library() async {
    #expect(MPMediaQuery.albums().items == [] && MPMediaQuery.albums().groupingType == .album)
    #expect(await MPMediaLibrary.requestAuthorization() == .denied)
  }
}
