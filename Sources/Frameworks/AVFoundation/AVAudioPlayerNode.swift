import Foundation
import ProgramSounds

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = Self(rawValue: 1)
  public static let interrupts = Self(rawValue: 2)
  public static let interruptsAtLoop = Self(rawValue: 4)
}

public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack
}

/// Plays buffers and files one after another, on the program's clock; what is played stands in `SoundLog`, and is heard in a
/// film as loud as the node and the engine's mixer are.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  private struct Item {
    let source: SoundSource
    /// Seconds into the sound at which it begins, and for how long it lasts.
    let start: TimeInterval
    let duration: TimeInterval
    let loops: Bool
    let completion: (() -> Void)?
  }

  /// 0…1.
  open var volume: Float = 1 { didSet { volumeChanged() } }
  /// -1 is left, 1 is right.
  open var pan: Float = 0 { didSet { volumeChanged() } }
  open var rate: Float = 1
  public private(set) var isPlaying = false
  private let number = SoundLog.nextPlayer()
  private var queue: [Item] = []
  private var started = Date()
  /// Seconds of the first item that were played before it started last.
  private var position: TimeInterval = 0
  private var end: Timer?

  deinit { end?.invalidate() }

  // MARK: What is played

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (() -> Void)? = nil
  ) {
    if options.contains(.interrupts) { clear() }
    let seconds = Double(buffer.frameLength) / buffer.format.sampleRate
    schedule(
      Item(
        source: .memory(buffer.wave()), start: 0, duration: seconds,
        loops: options.contains(.loops), completion: completionHandler))
  }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
  ) {
    scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
  }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleBuffer(buffer, at: when, options: options) {
      completionHandler?(completionCallbackType)
    }
  }

  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {
    schedule(
      Item(
        source: .file(file.url), start: 0, duration: file.seconds, loops: false,
        completion: completionHandler))
  }

  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame: AVAudioFramePosition, frameCount: AVAudioFrameCount,
    at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {
    let rate = file.processingFormat.sampleRate
    let start = Double(startingFrame) / rate
    schedule(
      Item(
        source: .file(file.url), start: start,
        duration: min(Double(frameCount) / rate, max(0, file.seconds - start)), loops: false,
        completion: completionHandler))
  }

  // MARK: When

  open func play() {
    guard !isPlaying else { return }
    isPlaying = true
    begin()
  }

  open func play(at when: AVAudioTime?) { play() }

  open func pause() {
    guard isPlaying else { return }
    position = reached
    halt()
  }

  open func stop() {
    halt()
    clear()
  }

  open var lastRenderTime: AVAudioTime? {
    AVAudioTime(sampleTime: AVAudioFramePosition(reached * 44_100), atRate: 44_100)
  }
  open func playerTime(forNodeTime time: AVAudioTime) -> AVAudioTime? { time }

  func volumeChanged() { if isPlaying, !queue.isEmpty { record(isPlaying: true) } }

  private var reached: TimeInterval {
    isPlaying && !queue.isEmpty ? position + Date().timeIntervalSince(started) : position
  }

  private func schedule(_ item: Item) {
    queue.append(item)
    if isPlaying, queue.count == 1 { begin() }
  }

  private func clear() {
    if isPlaying, !queue.isEmpty { record(isPlaying: false) }
    queue = []
    position = 0
    end?.invalidate()
    end = nil
  }

  private func halt() {
    if isPlaying, !queue.isEmpty { record(isPlaying: false) }
    isPlaying = false
    end?.invalidate()
    end = nil
  }

  private func begin() {
    guard let item = queue.first else { return }
    started = Date()
    record(isPlaying: true)
    end?.invalidate()
    end = nil
    guard !item.loops else { return }
    // `Timer(timeInterval:)` fires at once here.
    let date = started + max(0, item.duration - position)
    let timer = Timer(fire: date, interval: 0, repeats: false) { [weak self] _ in self?.finish() }
    RunLoop.main.add(timer, forMode: .common)
    end = timer
  }

  private func finish() {
    guard isPlaying, !queue.isEmpty else { return }
    record(isPlaying: false)
    let item = queue.removeFirst()
    position = 0
    begin()
    item.completion?()
  }

  private func record(isPlaying: Bool) {
    guard let item = queue.first else { return }
    let into =
      item.loops && item.duration > 0
      ? reached.truncatingRemainder(dividingBy: item.duration) : reached
    var event = SoundLog.Event(
      player: number, source: item.source, isPlaying: isPlaying, position: item.start + into,
      duration: item.start + item.duration)
    event.volume = SoundVolume(Double(volume * (engine?.mainMixerNode.outputVolume ?? 1)))
    (event.loops, event.pan) = (item.loops ? -1 : 0, Double(pan))
    SoundLog.record(event)
  }
}
