import Foundation
import Inert

/// As soon as it can be.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What a device can let its user feel: nothing, here.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(_ curve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  var isMuted: Bool { get set }
}

public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offset: TimeInterval) throws
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: (((any Error)?) -> Void) { get set }
}

private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: (((any Error)?) -> Void) = { _ in }
  func start(atTime time: TimeInterval) {
    Inert.note("CoreHaptics", "patterns are not felt: there is no engine")
  }
  func stop(atTime time: TimeInterval) {}
  func cancel() {}
  func pause(atTime time: TimeInterval) {}
  func resume(atTime time: TimeInterval) {}
  func seek(toOffset offset: TimeInterval) {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) {}
  func scheduleParameterCurve(_ curve: CHHapticParameterCurve, atTime time: TimeInterval) {}
}

// The program alone sets and reads its handlers: nothing stops here that would call them.
open class CHHapticEngine: @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished
    case engineDestroyed, gameControllerDisconnect, systemError = -1
  }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  public typealias CompletionHandler = ((any Error)?) -> Void

  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open var currentTime: TimeInterval { 0 }

  /// Never throws here.
  public init() throws {}
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  open func start() throws {}
  open func start(completionHandler: CompletionHandler?) { completionHandler?(nil) }
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
    _ = finishedHandler(nil)
  }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws
    -> any CHHapticAdvancedPatternPlayer
  { SilentPlayer() }
  open func playPattern(from url: URL) throws {}
}

// Its length is worked out when it is made.
open class CHHapticPattern: NSObject, @unchecked Sendable {
  public struct Key: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public let duration: TimeInterval
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
  public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws
  {
    try self.init(events: events, parameters: [])
  }
}

// A pattern reads its times once, on the thread that makes the pattern; before and after they are the program's.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  public struct EventType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }
  public struct ParameterID: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public var relativeTime: TimeInterval
  public var duration: TimeInterval
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    type = eventType
    eventParameters = parameters
    self.relativeTime = relativeTime
    self.duration = duration
  }
}

// The program alone reads and changes its value: nothing is felt.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

// As a parameter of an event: its numbers are the program's alone.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  public struct ID: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
  }
  public let parameterID: ID
  public var value: Float
  public var relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    self.relativeTime = relativeTime
  }
}

// Its points are set when it is made; when it begins is the program's alone.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
  // Its numbers are the program's alone, as above.
  open class ControlPoint: NSObject, @unchecked Sendable {
    public var relativeTime: TimeInterval
    public var value: Float
    public init(relativeTime: TimeInterval, value: Float) {
      self.relativeTime = relativeTime
      self.value = value
    }
  }
  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  public var relativeTime: TimeInterval
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}
