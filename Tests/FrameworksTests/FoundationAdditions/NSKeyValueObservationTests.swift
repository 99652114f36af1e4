import AVFoundation
import Foundation
import FoundationAdditions
import SwiftUI
import Testing
import UIKit

@Suite("Observers of properties")
@MainActor
struct NSKeyValueObservationTests {
  @Test("An observer hears the value as it is at first, then each other one with the one before")
  func options() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [(CGPoint?, CGPoint?)] = []
    let observation = view.observe(\.contentOffset, options: [.initial, .new, .old]) {
      heard.append(($1.oldValue, $1.newValue))
    }
    view.contentOffset = CGPoint(x: 0, y: 5)
    view.contentOffset = CGPoint(x: 0, y: 5)
    view.frame.size.width = 20
    #expect(heard.count == 2)
    #expect(heard[0].0 == nil && heard[0].1 == CGPoint.zero)
    #expect(heard[1].0 == CGPoint.zero && heard[1].1 == CGPoint(x: 0, y: 5))
    observation.invalidate()
    view.contentOffset = .zero
    #expect(heard.count == 2)
  }

  @Test("An observation that nobody holds ends")
  func lifetime() {
    let view = UIView()
    var count = 0
    _ = view.observe(\.bounds) { _, _ in count += 1 }
    view.bounds.size.width = 7
    #expect(count == 0)
  }

  @Test("A player tells when it plays and when it pauses")
  func player() {
    let player = AVPlayer(url: URL(fileURLWithPath: "/none.mp4"))
    var states: [AVPlayer.TimeControlStatus] = []
    let observation = player.observe(\.timeControlStatus) { player, change in
      #expect(change.newValue == nil)
      states.append(player.timeControlStatus)
    }
    player.play()
    player.pause()
    #expect(states == [.playing, .paused])
    _ = observation
  }

  @Test("An item becomes ready after it was made, and tells")
  func item() async {
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/none.mp4"))
    var states: [AVPlayerItem.Status] = []
    let observation = item.observe(\.status, options: [.initial, .new]) { item, _ in
      states.append(item.status)
    }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(states == [.unknown, .readyToPlay])
    _ = observation
  }
}
