import Foundation

@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }
  open func items() -> [AVPlayerItem] { queue }
  open func canInsert(_ item: AVPlayerItem, after previous: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item } && (previous == nil || place(of: previous) != nil)
  }
  /// At the end where `previous` is nil; an item that is there already stays where it is.
  open func insert(_ item: AVPlayerItem, after previous: AVPlayerItem?) {
    guard canInsert(item, after: previous) else { return }
    queue.insert(item, at: place(of: previous).map { $0 + 1 } ?? queue.count)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  private func place(of item: AVPlayerItem?) -> Int? { queue.firstIndex { $0 === item } }

  /// What plays is followed by the next one.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    queue.removeAll { $0 === item }
  }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }

  /// What is played again and again, and stays in front of the queue.
  var repeated: AVPlayerItem?

  override func beginNextItem() -> Bool {
    if let repeated {
      replaceCurrentItem(with: repeated)
      return true
    }
    guard actionAtItemEnd == .advance else { return false }
    advanceToNextItem()
    return currentItem != nil
  }
}
