import Foundation

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound on the program's clock: it begins, goes on and ends as long as the file is. Nothing is heard;
/// what is played stands in `SoundLog`.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  public let data: Data?
  public let duration: TimeInterval
  public let numberOfChannels: Int
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1 { didSet { if isPlaying { record(.volume) } } }
  open var pan: Float = 0
  open var rate: Float = 1 { didSet { if isPlaying { record(.rate) } } }
  open var enableRate = false
  open var numberOfLoops = 0
  open var isMeteringEnabled = false
  public private(set) var isPlaying = false
  private let number = SoundLog.nextPlayer()
  private var started = Date()
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

  @discardableResult open func prepareToPlay() -> Bool { true }

  private var speed: Double { enableRate ? Double(max(0.01, rate)) : 1 }

  @discardableResult
  open func play() -> Bool {
    guard !isPlaying else { return true }
    if position >= duration { position = 0 }
    isPlaying = true
    started = Date()
    record(.play)
    if numberOfLoops >= 0 {
      let left = duration * Double(numberOfLoops + 1) - position
      let timer = Timer(timeInterval: max(0, left / speed), repeats: false) { [weak self] _ in
        self?.finish()
      }
      RunLoop.main.add(timer, forMode: .common)
      end = timer
    }
    return true
  }

  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }

  open func pause() { halt(.pause) }
  open func stop() { halt(.stop) }

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Seconds into the sound.
  open var currentTime: TimeInterval {
    get {
      guard isPlaying else { return position }
      let time = position + Date().timeIntervalSince(started) * speed
      return duration > 0 ? time.truncatingRemainder(dividingBy: duration) : 0
    }
    set {
      let wasPlaying = isPlaying
      if wasPlaying { halt(.pause) }
      position = min(max(0, newValue), duration)
      record(.seek)
      if wasPlaying { play() }
    }
  }

  open var deviceCurrentTime: TimeInterval { Date().timeIntervalSinceReferenceDate }

  /// There is nothing to measure: silence, in decibels.
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  open func peakPower(forChannel channel: Int) -> Float { -160 }
  open func updateMeters() {}

  private func halt(_ kind: SoundLog.Event.Kind) {
    guard isPlaying else { return }
    position = currentTime
    isPlaying = false
    end?.invalidate()
    end = nil
    record(kind)
  }

  private func finish() {
    isPlaying = false
    position = 0
    end = nil
    record(.stop)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  private func record(_ kind: SoundLog.Event.Kind) {
    SoundLog.record(
      SoundLog.Event(
        kind: kind, time: Date().timeIntervalSinceReferenceDate, player: number, source: url,
        position: position, volume: Double(volume), rate: speed, loops: numberOfLoops))
  }
}
