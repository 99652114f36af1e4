import Foundation
import Inert

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

// A language, set when it is made.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  public init?(language: String?) { self.language = language ?? "en-US" }
  public init?(identifier: String) { language = "en-US" }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open var name: String { language }
  open var identifier: String { language }
}

// Its text is set when it is made; how it is read is the program's to say, and nobody reads it aloud here.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  public init(string: String) { speechString = string }
}

public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}

/// Reads texts aloud: nobody does here, and each is at its end at once.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  public override init() { super.init() }
  open func speak(_ utterance: AVSpeechUtterance) {
    Inert.note("AVFoundation", "texts are not read aloud: there is no voice")
    delegate?.speechSynthesizer(self, didStart: utterance)
    delegate?.speechSynthesizer(self, didFinish: utterance)
  }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}
