import AVFoundation
import Foundation
import Testing

@Suite("Jumps within what is played")
@MainActor
struct AVPlayerItemTests {
  private func time(_ seconds: Double) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: 600)
  }

  @Test("A jump of an item is one of the player that has it")
  func jumping() {
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mov"))
    let player = AVPlayer(playerItem: item)
    var isDone = false
    item.seek(to: time(3)) { isDone = $0 }
    #expect(isDone && player.currentTime().seconds == 3 && item.currentTime().seconds == 3)
    item.seek(to: time(5), toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: nil)
    #expect(player.currentTime().seconds == 5)
  }

  @Test("A jump before a player has the item says where the player begins")
  func beginning() {
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mov"))
    item.seek(to: time(2), completionHandler: nil)
    #expect(item.currentTime().seconds == 2)
    let player = AVPlayer(playerItem: nil)
    player.replaceCurrentItem(with: item)
    #expect(player.currentTime().seconds == 2)
    player.replaceCurrentItem(with: nil)
    item.seek(to: time(9), completionHandler: nil)
    #expect(player.currentTime().seconds == 0)
  }
}
