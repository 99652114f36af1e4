import AVFoundation
import Foundation
import Testing

@MainActor @Suite("Queues of sounds and films")
struct AVQueuePlayerTests {
  private let items = (1...4).map { AVPlayerItem(url: URL(fileURLWithPath: "/nowhere/\($0).wav")) }

  @Test("An item is put behind the one that is named, or at the end")
  func insertion() {
    let player = AVQueuePlayer(items: [items[0], items[1]])
    player.insert(items[2], after: items[0])
    player.insert(items[3], after: nil)
    #expect(player.items() == [items[0], items[2], items[1], items[3]])
  }

  @Test("What is there already cannot be put there again, nor behind what is not there")
  func refusal() {
    let player = AVQueuePlayer(items: [items[0], items[1]])
    #expect(!player.canInsert(items[1], after: items[0]))
    #expect(!player.canInsert(items[2], after: items[3]))
    #expect(player.canInsert(items[2], after: nil))
    player.insert(items[2], after: items[3])
    #expect(player.items() == [items[0], items[1]])
  }

  @Test("When the item that plays is taken out the next one follows; others only leave the queue")
  func removal() {
    let player = AVQueuePlayer(items: [items[0], items[1], items[2]])
    player.remove(items[1])
    #expect(player.items() == [items[0], items[2]] && player.currentItem === items[0])
    player.remove(items[0])
    #expect(player.items() == [items[2]] && player.currentItem === items[2])
  }
}
