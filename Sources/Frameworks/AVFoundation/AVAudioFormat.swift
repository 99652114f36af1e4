import Foundation
import ProgramSounds

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int

public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// How samples lie in memory.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let commonFormat: AVAudioCommonFormat
  /// Samples a second.
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var settings: [String: Any] {
    ["AVSampleRateKey": sampleRate, "AVNumberOfChannelsKey": Int(channelCount)]
  }

  public init?(
    commonFormat: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    self.commonFormat = commonFormat
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = interleaved
  }

  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }
}

// The format is set when it is made; what the samples are is a subclass's affair.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  init(format: AVAudioFormat) { self.format = format }
}

/// Samples in memory, zero at first. Channels lie one behind the other, each `frameCapacity` long.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0 {
    didSet { frameLength = min(frameLength, frameCapacity) }
  }
  open var stride: Int { 1 }
  // Freed with the buffer; nobody else has them.
  private let floats: UnsafeMutablePointer<Float>
  private let floatChannels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  private let shorts: UnsafeMutablePointer<Int16>
  private let shortChannels: UnsafeMutablePointer<UnsafeMutablePointer<Int16>>

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let channels = Int(format.channelCount)
    let count = max(1, Int(frameCapacity) * channels)
    self.frameCapacity = frameCapacity
    floats = .allocate(capacity: count)
    floats.initialize(repeating: 0, count: count)
    shorts = .allocate(capacity: count)
    shorts.initialize(repeating: 0, count: count)
    floatChannels = .allocate(capacity: channels)
    shortChannels = .allocate(capacity: channels)
    for channel in 0..<channels {
      (floatChannels + channel).initialize(to: floats + channel * Int(frameCapacity))
      (shortChannels + channel).initialize(to: shorts + channel * Int(frameCapacity))
    }
    super.init(format: format)
  }

  deinit {
    floats.deallocate()
    floatChannels.deallocate()
    shorts.deallocate()
    shortChannels.deallocate()
  }

  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(floatChannels) : nil
  }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    format.commonFormat == .pcmFormatInt16 ? UnsafePointer(shortChannels) : nil
  }

  /// One channel's sample, from -1 to 1.
  private func sample(_ frame: Int, _ channel: Int) -> Float {
    format.commonFormat == .pcmFormatInt16
      ? Float(shortChannels[channel][frame]) / 32768 : floatChannels[channel][frame]
  }

  /// The samples as a file of 16-bit PCM: 44 bytes of header (RIFF, `fmt `, `data`), then the channels' samples by turns.
  func wave() -> Data {
    let (frames, channels) = (Int(frameLength), Int(format.channelCount))
    let rate = UInt32(format.sampleRate)
    let size = UInt32(frames * channels * 2)
    var data = Data()
    func add(_ text: String) { data.append(contentsOf: text.utf8) }
    func add(_ value: UInt32) {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    func add(_ value: UInt16) {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    add("RIFF")
    add(36 + size)
    add("WAVEfmt ")
    add(UInt32(16))
    add(UInt16(1))
    add(UInt16(channels))
    add(rate)
    add(rate * UInt32(channels) * 2)
    add(UInt16(channels * 2))
    add(UInt16(16))
    add("data")
    add(size)
    for frame in 0..<frames {
      for channel in 0..<channels {
        let value = max(-1, min(1, sample(frame, channel)))
        add(UInt16(bitPattern: Int16(value * 32767)))
      }
    }
    return data
  }
}

/// A moment of a sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public let hostTime: UInt64
  public init(sampleTime: AVAudioFramePosition, atRate rate: Double) {
    (self.sampleTime, sampleRate, hostTime) = (sampleTime, rate, 0)
  }
  public init(hostTime: UInt64) { (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime) }
}

/// A file of sound, of which the length is known; its samples are decoded when a film is made.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  public let processingFormat: AVAudioFormat
  open var fileFormat: AVAudioFormat { processingFormat }
  let seconds: TimeInterval
  open var framePosition: AVAudioFramePosition = 0
  /// In frames of `processingFormat`.
  open var length: AVAudioFramePosition {
    AVAudioFramePosition((seconds * processingFormat.sampleRate).rounded())
  }

  public init(forReading url: URL) throws {
    guard let bytes = try? Data(contentsOf: url) else { throw SoundFile.Failure.unreadable(url) }
    let facts = try SoundFile.facts(of: bytes)
    guard
      let format = AVAudioFormat(
        standardFormatWithSampleRate: 44_100, channels: AVAudioChannelCount(max(1, facts.channels)))
    else { throw SoundFile.Failure.unreadable(url) }
    self.url = url
    processingFormat = format
    seconds = facts.duration
  }

  public convenience init(
    forReading url: URL, commonFormat: AVAudioCommonFormat, interleaved: Bool
  ) throws { try self.init(forReading: url) }

  /// Nothing is recorded here, so that there is nothing to write.
  public init(forWriting url: URL, settings: [String: Any]) throws {
    throw CocoaError(.fileWriteUnknown)
  }

  /// Samples are not decoded while a program runs: the buffer is as long as what is left, and silent.
  open func read(into buffer: AVAudioPCMBuffer) throws {
    let left = max(0, length - framePosition)
    buffer.frameLength = AVAudioFrameCount(min(left, AVAudioFramePosition(buffer.frameCapacity)))
    framePosition += AVAudioFramePosition(buffer.frameLength)
  }

  open func read(into buffer: AVAudioPCMBuffer, frameCount: AVAudioFrameCount) throws {
    try read(into: buffer)
    buffer.frameLength = min(buffer.frameLength, frameCount)
  }

  open func write(from buffer: AVAudioPCMBuffer) throws { throw CocoaError(.fileWriteUnknown) }
}
