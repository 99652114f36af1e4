import Foundation
import FoundationNames
import Geometry
import Pixels
import ProgramFilms
import ProgramSounds
import QuartzCore

/// Plays a film or a sound on the program's clock. `AVPlayerLayer` and `VideoPlayer` show a film's pictures; what is
/// heard stands in `SoundLog`, and is in the film that is made of the program.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  open private(set) var currentItem: AVPlayerItem? {
    didSet { if oldValue !== currentItem { oldValue?.player = nil } }
  }
  open var volume: Float = 1 { didSet { recordIfPlaying() } }
  open var isMuted = false { didSet { recordIfPlaying() } }
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
    let item = AVPlayerItem(url: url)
    currentItem = item
    super.init()
    item.player = self
    becomeReady()
  }
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    position = item?.start ?? 0
    super.init()
    item?.player = self
    becomeReady()
  }

  private var isReady = false
  /// Soon, as a device does when it has looked into a file.
  private func becomeReady() {
    DispatchQueue.main.async { [weak self] in
      self?.isReady = true
      self?.changed()
    }
  }

  open var status: Status {
    isReady && currentItem?.asset.address?.isFileURL == true ? .readyToPlay : .unknown
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
    position = reached
    speed = 0
    end?.invalidate()
    record()
  }

  open func playImmediately(atRate rate: Float) { start(rate) }

  private func start(_ rate: Float) {
    guard currentItem != nil else { return }
    position = reached
    started = Date()
    speed = rate
    record()
    end?.invalidate()
    guard let length = currentItem?.asset.length, rate > 0 else { return }
    // `Timer(timeInterval:)` fires at once here.
    let end = Date() + max(0, (length - position) / Double(rate))
    let timer = Timer(fire: end, interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.finish() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.end = timer
  }

  private func finish() {
    let (item, rate) = (currentItem, speed)
    position = reached
    speed = 0
    record()
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    guard item === currentItem, speed == 0, beginNextItem() else { return }
    start(rate)
  }

  /// Whether there is more to play behind the item that has come to its end.
  func beginNextItem() -> Bool { false }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    pause()
    currentItem = item
    position = item?.start ?? 0
    item?.player = self
    isReady = true
    changed()
  }

  /// Called when it begins, ends or jumps: those that show its pictures look again.
  package var watchers: [ObjectIdentifier: @MainActor () -> Void] = [:]
  private func changed() {
    for watcher in watchers.values { watcher() }
    KeyValueObservers.changed(self)
  }

  /// The picture that is due now in a place of `bounds` pixels; nil where there is no film.
  package func picture(in bounds: CGSize, fills: Bool) -> CGImage? {
    guard let reader = currentItem?.asset.pictures else { return nil }
    let size = reader.size(in: bounds, fills: fills)
    return reader.frame(at: reached, width: size.width, height: size.height)
  }

  open func currentTime() -> CMTime { CMTime(seconds: reached, preferredTimescale: 600) }

  /// Seconds into the item.
  private var reached: TimeInterval {
    let passed = speed == 0 ? 0 : Date().timeIntervalSince(started) * Double(speed)
    return max(0, min(position + passed, currentItem?.asset.length ?? .infinity))
  }

  open func seek(to time: CMTime) {
    let rate = speed
    position = max(0, time.seconds.isFinite ? time.seconds : 0)
    started = Date()
    rate != 0 ? start(rate) : changed()
  }

  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  /// Jumps to exactly `time`, whatever the tolerance.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    // Called by the timer alone, which fires on the main thread.
    nonisolated(unsafe) let block = block
    let seconds = max(0.001, interval.seconds)
    let timer = Timer(fire: Date() + seconds, interval: seconds, repeats: true) { [weak self] _ in
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

  private func recordIfPlaying() { if speed != 0 { record() } }

  private func record() {
    changed()
    // What lies on the network is not loaded, and what runs backwards is not heard.
    guard let asset = currentItem?.asset, let address = asset.address, address.isFileURL,
      asset.film?.hasSound ?? true
    else { return }
    var event = SoundLog.Event(
      player: number, source: .file(address), isPlaying: speed > 0, position: reached,
      duration: asset.length ?? .infinity)
    event.volume = SoundVolume(isMuted ? 0 : Double(volume))
    event.rate = Double(speed)
    SoundLog.record(event)
  }
}

/// Those of whether it plays, of its item and of whether it is ready.
extension AVPlayer: TellsObservers {}
