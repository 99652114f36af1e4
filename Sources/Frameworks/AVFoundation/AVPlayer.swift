import Foundation

public struct AVFileType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
}

public struct AVMediaType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let audio = AVMediaType(rawValue: "soun")
  public static let video = AVMediaType(rawValue: "vide")
}

open class AVAsset: NSObject, @unchecked Sendable {
  fileprivate let address: URL?
  public init(url: URL) { address = url }

  /// Of files; indefinite for what lies on the network.
  open var duration: CMTime {
    guard let address, address.isFileURL, let data = try? Data(contentsOf: address),
      let facts = try? SoundFile.facts(of: data)
    else { return .indefinite }
    return CMTime(seconds: facts.duration, preferredTimescale: 600)
  }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(url: url)
  }
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(url: URL) { asset = AVAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  open var status: Status { asset.address?.isFileURL == true ? .readyToPlay : .unknown }
  open var duration: CMTime { asset.duration }
  open var error: (any Error)? { nil }
  public static let didPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemDidPlayToEndTime
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// Plays a film or a sound on the program's clock. Nothing is heard or decoded; what is played stands in `SoundLog`.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  open private(set) var currentItem: AVPlayerItem?
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  private let number = SoundLog.nextPlayer()
  private var started = Date()
  private var position = 0.0
  private var speed: Float = 0
  private var end: Timer?
  private var observers: [ObjectIdentifier: Timer] = [:]

  public override init() { super.init() }
  public init(url: URL) {
    currentItem = AVPlayerItem(url: url)
    super.init()
  }
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  open var status: Status {
    currentItem?.asset.address?.isFileURL == true ? .readyToPlay : .unknown
  }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { speed == 0 ? .paused : .playing }
  open var defaultRate: Float = 1
  open var rate: Float {
    get { speed }
    set { newValue == 0 ? pause() : start(newValue) }
  }

  open func play() { start(defaultRate) }

  open func pause() {
    guard speed != 0 else { return }
    position = currentTime().seconds
    speed = 0
    end?.invalidate()
    record(.pause)
  }

  open func playImmediately(atRate rate: Float) { start(rate) }

  private func start(_ rate: Float) {
    guard currentItem != nil else { return }
    position = currentTime().seconds
    started = Date()
    speed = rate
    record(.play)
    end?.invalidate()
    guard let length = currentItem?.duration.seconds, length.isFinite, rate > 0 else { return }
    let timer = Timer(timeInterval: max(0, (length - position) / Double(rate)), repeats: false) {
      [weak self] _ in MainActor.assumeIsolated { self?.finish() }
    }
    RunLoop.main.add(timer, forMode: .common)
    end = timer
  }

  private func finish() {
    position = currentTime().seconds
    speed = 0
    record(.stop)
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: currentItem)
  }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    pause()
    position = 0
    currentItem = item
  }

  open func currentTime() -> CMTime {
    let passed = speed == 0 ? 0 : Date().timeIntervalSince(started) * Double(speed)
    let length = currentItem?.duration.seconds ?? .nan
    let time = position + passed
    return CMTime(seconds: length.isFinite ? min(time, length) : time, preferredTimescale: 600)
  }

  open func seek(to time: CMTime) {
    let rate = speed
    position = max(0, time.seconds.isFinite ? time.seconds : 0)
    started = Date()
    record(.seek)
    if rate != 0 { start(rate) }
  }

  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    nonisolated(unsafe) let block = block
    let timer = Timer(timeInterval: max(0.001, interval.seconds), repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        if let self, self.speed != 0 { block(self.currentTime()) }
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    observers[ObjectIdentifier(timer)] = timer
    return timer
  }

  open func removeTimeObserver(_ observer: Any) {
    guard let timer = observer as? Timer else { return }
    observers.removeValue(forKey: ObjectIdentifier(timer))?.invalidate()
  }

  private func record(_ kind: SoundLog.Event.Kind) {
    SoundLog.record(
      SoundLog.Event(
        kind: kind, time: Date().timeIntervalSinceReferenceDate, player: number,
        source: currentItem?.asset.address, position: position,
        volume: isMuted ? 0 : Double(volume), rate: Double(speed), loops: 0))
  }
}

@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  public override init() { super.init() }
  open func items() -> [AVPlayerItem] { queue }
  open func insert(_ item: AVPlayerItem, after previous: AVPlayerItem?) {
    queue.append(item)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    player.replaceCurrentItem(with: templateItem)
  }
  open func disableLooping() {}
}
