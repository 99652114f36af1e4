@_exported import AVFoundation
import Foundation
import Inert

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}

public struct SFSpeechError: Error, Sendable {
  public enum Code: Int, Sendable {
    case internalServiceError = 1, undefinedTemplateClassName = 7, unavailable = 1101
  }
  public let code: Code
}

public protocol SFSpeechRecognizerDelegate: AnyObject {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// Writes down what is said. Nobody hears here: it is not available, and its tasks end with an error.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var supportsOnDeviceRecognition = false
  open var queue = OperationQueue.main
  open var isAvailable: Bool { false }

  public override init() { locale = .current }
  public init?(locale: Locale) { self.locale = locale }

  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    Inert.note("Speech", "nobody hears what is said")
    handler(.denied)
  }

  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, SFSpeechError(code: .unavailable))
    return SFSpeechRecognitionTask()
  }
}

// The program's wishes, which nobody reads: nobody hears.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
}

// Its file is set when it is made.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
}

// Keeps nothing of the sounds that it is given.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() { super.init() }
  open func append(_ buffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

// Stores nothing: it has ended when it is made.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var isCancelled: Bool { false }
  open var isFinishing: Bool { false }
  open var error: (any Error)? { SFSpeechError(code: .unavailable) }
  open func finish() {}
  open func cancel() {}
}

// Stores nothing: nothing was heard.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  open var substring: String { "" }
  open var confidence: Float { 0 }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
}
// Stores nothing: nothing was heard.
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}
// Stores nothing: nothing was heard.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}
