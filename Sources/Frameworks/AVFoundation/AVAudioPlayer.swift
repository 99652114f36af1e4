import Foundation
import ProgramSounds

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound on the program's clock: it begins, goes on and ends as long as the file is. What is played stands in
/// `SoundLog`, and is heard in a film.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  public let data: Data?
  public let duration: TimeInterval
  public let numberOfChannels: Int
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// 0…1.
  open var volume: Float {
    get { Float(loudness.value) }
    set { change { $0.loudness = SoundVolume(Double(newValue)) } }
  }
  /// -1 is left, 1 is right.
  open var pan: Float = 0 { didSet { record() } }
  /// 1 is the sound's own speed, which keeps its pitch; from 0.5 to 2, and only with `enableRate`.
  open var rate: Float {
    get { chosenRate }
    set { change { $0.chosenRate = newValue } }
  }
  open var enableRate = false
  /// How often it is played again; negative for ever.
  open var numberOfLoops = 0 { didSet { change { _ in } } }
  open var isMeteringEnabled = false
  public private(set) var isPlaying = false
  private let number = SoundLog.nextPlayer()
  private var loudness = SoundVolume()
  private var loudnessTime = Date()
  private var chosenRate: Float = 1
  private var started = Date()
  /// Where it was when it started, in seconds, those of earlier rounds counted.
  private var position: TimeInterval = 0
  private var end: Timer?

  public init(contentsOf url: URL, fileTypeHint: String? = nil) throws {
    guard let bytes = try? Data(contentsOf: url) else { throw SoundFile.Failure.unreadable(url) }
    let facts = try SoundFile.facts(of: bytes)
    self.url = url
    data = nil
    duration = facts.duration
    numberOfChannels = facts.channels
  }

  public init(data: Data, fileTypeHint: String? = nil) throws {
    let facts = try SoundFile.facts(of: data)
    url = nil
    self.data = data
    duration = facts.duration
    numberOfChannels = facts.channels
  }

  /// One that has nothing to play, to be replaced.
  public override init() {
    url = nil
    data = nil
    duration = 0
    numberOfChannels = 0
  }

  deinit {
    // A player that nobody keeps falls silent.
    if isPlaying { record(isPlaying: false) }
    end?.invalidate()
  }

  @discardableResult open func prepareToPlay() -> Bool { true }

  @discardableResult
  open func play() -> Bool { begin(at: Date()) }

  /// Begins when the device's clock shows `time`.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    begin(at: max(Date(), Date(timeIntervalSinceReferenceDate: time)))
  }

  open func pause() { halt() }
  open func stop() { halt() }

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    change {
      $0.loudness = SoundVolume(from: $0.loudness.start, to: Double(volume), over: duration)
    }
  }

  /// Seconds into the sound.
  open var currentTime: TimeInterval {
    get { duration > 0 ? reached.truncatingRemainder(dividingBy: duration) : 0 }
    set {
      let round = duration > 0 ? (reached / duration).rounded(.down) : 0
      let wanted = round * duration + min(max(0, newValue), duration)
      (position, started) = (wanted, Date())
      change { _ in }
    }
  }

  /// Seconds of the clock that `play(atTime:)` counts by.
  open var deviceCurrentTime: TimeInterval { Date().timeIntervalSinceReferenceDate }

  /// There is nothing to measure: silence, in decibels.
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  open func peakPower(forChannel channel: Int) -> Float { -160 }
  open func updateMeters() {}

  private var speed: Double { enableRate ? Double(min(max(0.5, chosenRate), 2)) : 1 }

  /// Seconds that were played, all rounds counted.
  private var reached: TimeInterval {
    isPlaying ? position + max(0, Date().timeIntervalSince(started)) * speed : position
  }

  private var length: TimeInterval {
    numberOfLoops < 0 ? .infinity : duration * Double(numberOfLoops + 1)
  }

  /// What is left of the way to the volume.
  private var remainingFade: SoundVolume {
    let passed = Date().timeIntervalSince(loudnessTime)
    return SoundVolume(
      from: loudness.value(after: passed), to: loudness.value, over: loudness.fade - passed)
  }

  private func begin(at time: Date) -> Bool {
    guard !isPlaying else { return true }
    guard url != nil || data != nil else { return false }
    if position >= length { position = 0 }
    isPlaying = true
    started = time
    schedule()
    record()
    return true
  }

  /// Changes how it is played from now on.
  private func change(_ body: (AVAudioPlayer) -> Void) {
    let now = Date()
    let isWaiting = isPlaying && started > now
    if !isWaiting { (position, started) = (reached, now) }
    (loudness, loudnessTime) = (remainingFade, now)
    body(self)
    guard isPlaying else { return }
    schedule()
    record()
  }

  private func schedule() {
    end?.invalidate()
    end = nil
    guard length.isFinite else { return }
    let left = started.timeIntervalSinceNow + max(0, length - position) / speed
    // `Timer(timeInterval:)` fires at once here.
    let timer = Timer(fire: Date() + max(0, left), interval: 0, repeats: false) { [weak self] _ in
      self?.finish()
    }
    RunLoop.main.add(timer, forMode: .common)
    end = timer
  }

  private func halt() {
    guard isPlaying else { return }
    position = reached
    isPlaying = false
    end?.invalidate()
    end = nil
    record()
  }

  private func finish() {
    isPlaying = false
    position = 0
    end = nil
    record()
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  private func record() { record(isPlaying: isPlaying) }

  private func record(isPlaying: Bool) {
    guard let source = url.map(SoundSource.file) ?? data.map(SoundSource.memory) else { return }
    var event = SoundLog.Event(
      player: number, source: source, isPlaying: isPlaying, position: reached, duration: duration)
    if isPlaying { event.time = max(event.time, started.timeIntervalSinceReferenceDate) }
    event.volume = remainingFade
    (event.loops, event.pan, event.rate) = (numberOfLoops, Double(pan), speed)
    SoundLog.record(event)
  }
}
