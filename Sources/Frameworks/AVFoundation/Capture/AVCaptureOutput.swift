import Dispatch
import Foundation

/// Where what was heard or seen goes. No connection leads to one.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  public enum DataDroppedReason: Int, Sendable { case none, lateData, outOfBuffers, discontinuity }
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// The pictures of a camera, one by one.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open var automaticallyConfiguresOutputBufferDimensions = true
  open var availableVideoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }

  public override init() { super.init() }
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {
    (sampleBufferDelegate, sampleBufferCallbackQueue) = (delegate, queue)
  }
}

public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// What a microphone hears, piece by piece.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  public override init() { super.init() }
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {
    (sampleBufferDelegate, sampleBufferCallbackQueue) = (delegate, queue)
  }
}

public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

/// Films in a file: a recording ends at once, with an error that says why.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var isRecording: Bool { false }
  open var isRecordingPaused: Bool { false }
  open var outputFileURL: URL? { nil }
  open var recordedDuration: CMTime { .zero }
  open var maxRecordedDuration = CMTime.invalid

  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    AVCaptureDevice.noteAbsence()
    delegate.fileOutput(
      self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
  }
  open func stopRecording() {}
  open func pauseRecording() {}
  open func resumeRecording() {}
}

// Stores nothing beside what every output to files does.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  public override init() { super.init() }
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open func setOutputSettings(_ settings: [String: Any]?, for connection: AVCaptureConnection) {}
}

public struct AVVideoCodecType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = Self(rawValue: "avc1")
  public static let hevc = Self(rawValue: "hvc1")
  public static let jpeg = Self(rawValue: "jpeg")
  public static let proRes422 = Self(rawValue: "apcn")
  public static let proRes4444 = Self(rawValue: "ap4h")
}
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoQualityKey = "AVVideoQualityKey"
