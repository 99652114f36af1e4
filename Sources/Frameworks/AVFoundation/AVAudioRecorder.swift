import Foundation
import Inert

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

public enum AVAudioQuality: Int, Sendable {
  case min = 0, low = 32, medium = 64, high = 96, max = 127
}

public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
}

/// Records what a microphone hears: there is none, and `record` says so by answering false.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public let url: URL
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool {
    Inert.note("AVFoundation", "nothing is recorded: there is no microphone")
    return false
  }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  open func peakPower(forChannel channel: Int) -> Float { -160 }
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
